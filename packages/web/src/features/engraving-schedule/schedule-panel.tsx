/** Beside the grid: the active cell, find and replace, consistency. Below it where there is no room beside. */
import { engravingScheduleMessages as words } from '@orderwright/domain/messages'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CellDetail } from './cell-detail.tsx'
import { ConsistencyPanel } from './consistency-panel.tsx'
import { FindPanel } from './find-panel.tsx'
import type { PanelKey, PanelProps } from './schedule-panel-props.ts'

interface SchedulePanelProps extends PanelProps {
  panel: PanelKey | null
  onClose: () => void
}

const titles = { find: words.find, consistency: words.consistency }
const contents = { find: FindPanel, consistency: ConsistencyPanel }

export function SchedulePanel({ panel, onClose, ...props }: SchedulePanelProps) {
  const Content = panel && contents[panel]
  const element = useRef<HTMLDivElement>(null)
  function closeFromInside() {
    if (!element.current?.contains(document.activeElement)) return false
    onClose()
    return true
  }
  const closing = { keys: 'Escape', group: words.title, isActiveInFields: true, run: closeFromInside }
  useHotkeys(panel === null ? [] : [{ ...closing, label: words.close({ what: titles[panel] }) }])
  return (
    <div
      ref={element}
      className="flex min-h-0 shrink-0 flex-col overflow-y-auto overscroll-contain border-hairline bg-paper max-lg:max-h-[42%] max-lg:border-t lg:w-80 lg:border-s"
    >
      {panel !== null && Content && (
        <Part
          title={titles[panel]}
          action={
            <IconButton
              size="small"
              icon={<X />}
              label={words.close({ what: titles[panel] })}
              onPress={onClose}
            />
          }
        >
          <Content {...props} />
        </Part>
      )}
      <Part title={words.cell}>
        <CellDetail {...props} />
      </Part>
    </div>
  )
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-b border-hairline px-4 py-3">
      <div className="mb-1 flex min-h-6 items-center justify-between">
        <h2 className="eyebrow">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
