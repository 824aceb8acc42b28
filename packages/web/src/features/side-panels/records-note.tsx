/** On the page of an order whose goods have left: the way to records about them, and to make one. */
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { openSidePanel, type SidePanelKey } from './side-panel-state.ts'

interface RecordsNoteProps {
  panelKey: SidePanelKey
  title: string
  /** how many there are, in words; null: none */
  counted: string | null
  /** whether something is to be done about one of them */
  isOpen: boolean
  icon: ReactNode
  /** asked where there is none */
  question: string
  /** makes one; null: the viewer may not */
  add: { readonly label: string; readonly run: () => void } | null
}

export function RecordsNote({ panelKey, title, counted, isOpen, icon, question, add }: RecordsNoteProps) {
  if (add === null && counted === null) return null
  return (
    <section
      aria-label={title}
      className="mb-10 flex max-w-prose flex-wrap items-center gap-x-3 gap-y-2 rounded border border-hairline bg-paper px-4 py-3"
    >
      {counted === null ? (
        <p className="text-sm text-ink-2">{question}</p>
      ) : (
        <Button variant={isOpen ? 'secondary' : 'quiet'} icon={icon} onPress={() => openSidePanel(panelKey)}>
          {counted}
        </Button>
      )}
      {add && (
        <Button variant="quiet" onPress={add.run}>
          {add.label}
        </Button>
      )}
    </section>
  )
}
