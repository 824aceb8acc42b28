/** All shortcuts that work here now, under `?`. */
import { uiMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { useBoundHotkeys, useHotkeys } from '../../lib/browser/hotkeys.ts'
import { Dialog } from './dialog.tsx'
import { Kbd } from '../kbd.tsx'

/** Stands once in the app. */
export function ShortcutHelp() {
  const [isOpen, setIsOpen] = useState(false)
  useHotkeys([
    { keys: '?', label: words.showKeyboardShortcuts, group: words.everywhere, run: () => setIsOpen(true) },
  ])
  const bound = useBoundHotkeys()
  const groups = [...new Set(bound.map((hotkey) => hotkey.group))]
  return (
    <Dialog title={words.keyboardShortcuts} isOpen={isOpen} onOpenChange={setIsOpen}>
      <div className="space-y-5 pb-2">
        {groups.map((group) => (
          <section key={group}>
            <h3 className="eyebrow mb-1">{group}</h3>
            <dl className="divide-y divide-hairline">
              {bound
                .filter((hotkey) => hotkey.group === group)
                .map((hotkey) => (
                  <div
                    key={`${hotkey.keys} ${hotkey.label}`}
                    className="flex items-center justify-between py-1.5 text-sm"
                  >
                    <dt>{hotkey.label}</dt>
                    <dd>
                      <Kbd keys={hotkey.keys} />
                      <span className="sr-only">{hotkey.keys.replaceAll('+', ' ')}</span>
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
