/** The position of a record in its list, typed, or moved with the arrow keys. [2.5.01–2.5.04] */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'

interface RankFieldProps {
  title: string
  /** 1-based, archived records counted */
  position: number
  isReadOnly?: boolean
  onMove: (typed: string) => void
}

export function RankField({ title, position, isReadOnly = false, onMove }: RankFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function commit() {
    if (draft === null) return
    setDraft(null)
    onMove(draft)
  }
  return (
    <input
      aria-label={words.rankOf({ title })}
      data-nothing-typed={draft === null || undefined}
      value={draft ?? String(position)}
      inputMode="numeric"
      maxLength={7}
      readOnly={isReadOnly}
      autoComplete="off"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        else if (event.key === 'Escape') setDraft(null)
        else if (isReadOnly) return
        else if (event.key === 'ArrowUp' && event.altKey) onMove(String(position - 1))
        else if (event.key === 'ArrowDown' && event.altKey) onMove(String(position + 1))
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
      className="tabular h-7 w-12 rounded border border-transparent bg-transparent px-1.5 text-end transition-colors hover:border-edge focus:border-edge focus:bg-paper pointer-coarse:h-11 pointer-coarse:text-lg"
    />
  )
}
