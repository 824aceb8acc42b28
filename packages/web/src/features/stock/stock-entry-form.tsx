/** A receipt or a count, as an owner enters it. What is typed stays until it has been taken. */
import { stockPanelMessages as words } from '@orderwright/domain'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { readPieces } from './pieces-entry.ts'

interface StockEntryFormProps {
  title: string
  label: string
  action: string
  /** the smallest number that may be entered */
  least: 0 | 1
  isPending: boolean
  /** resolves to whether it was taken */
  onEnter: (pieces: number, note: string) => Promise<boolean>
}

export function StockEntryForm({ title, label, action, least, isPending, onEnter }: StockEntryFormProps) {
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  async function enter(event: FormEvent) {
    event.preventDefault()
    const entry = readPieces(text, least)
    if ('problem' in entry) return setProblem(entry.problem)
    if (!(await onEnter(entry.pieces, note.trim()))) return undefined
    setText('')
    setNote('')
    return undefined
  }

  return (
    <form aria-label={title} className="grid content-start gap-2" onSubmit={(event) => void enter(event)}>
      <TextField
        label={label}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        errorMessage={problem}
        onChange={(next) => {
          setText(next)
          setProblem('')
        }}
      />
      <TextField label={words.noteLabel} value={note} maxLength={1000} onChange={setNote} />
      <Button type="submit" isPending={isPending} className="justify-self-start">
        {action}
      </Button>
    </form>
  )
}
