/** The cell that is being written in: what stands in its field, and whether it is ended with or without effect. */
import { useRef, useState } from 'react'
import type { CellAt } from './cursor.ts'

export interface CellEditing extends CellAt {
  readonly text: string
}

export function useCellEditing(onWrite: (at: CellAt, text: string) => void) {
  const [editing, setEditing] = useState<CellEditing | null>(null)
  // A key that ends it takes the focus away, and that would end it once more.
  const live = useRef<CellEditing | null>(null)
  const put = (next: CellEditing | null) => {
    live.current = next
    setEditing(next)
  }
  return {
    editing,
    begin: (at: CellAt, text: string) => put({ row: at.row, column: at.column, text }),
    change: (text: string) => put(live.current && { ...live.current, text }),
    /** Writes what was typed, where it is another text than before. */
    end(before: string) {
      const ended = live.current
      if (ended === null) return
      put(null)
      if (ended.text !== before) onWrite(ended, ended.text)
    },
    cancel: () => put(null),
  }
}
