/** A keyboard shortcut as people know it from their keys: `Mod` is ⌘ on Apple machines and Ctrl elsewhere. */
import { uiMessages as words } from '@orderwright/domain/messages'
import { Fragment } from 'react'
import { shortcutKeys } from '../lib/browser/hotkeys.ts'

/** `keys` as the hotkeys helper reads them: 'Mod+Z', '?', 'G O' (one after the other). */
export function Kbd({ keys, isOnDark = false }: { keys: string; isOnDark?: boolean }) {
  return (
    <span className="inline-flex items-center gap-1 font-sans text-xs" aria-hidden="true">
      {keys.split(' ').map((chord, index) => (
        <Fragment key={chord}>
          {index > 0 && <span className={isOnDark ? 'text-white/70' : 'text-ink-2'}>{words.nextKey}</span>}
          {shortcutKeys(chord).map((key) => (
            <kbd
              key={key}
              className={
                isOnDark
                  ? 'rounded-sm bg-white/15 px-1 font-sans text-white'
                  : 'inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-hairline bg-paper px-1 font-sans text-ink-2'
              }
            >
              {key}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
