/** A receipt or a count, as an owner enters it. What is typed stays until it has been taken, over a reload too. */
import { stockPanelMessages as words } from '@orderwright/domain/messages'
import { type FormEvent, useState } from 'react'
import { recordDraftKey } from '../../lib/storage/record-keys.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { LEFT_TO_SAVE } from '../../lib/storage/typed-drafts.ts'
import { useKeptDraft } from '../../lib/storage/use-kept-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { readPieces } from './pieces-entry.ts'

interface StockEntryFormProps {
  productId: number
  /** what is entered: names what is typed */
  kind: 'receipt' | 'count'
  title: string
  label: string
  action: string
  /** the smallest number that may be entered */
  least: 0 | 1
  isPending: boolean
  /** resolves to whether it was taken */
  onEnter: (pieces: number, note: string) => Promise<boolean>
}

export function StockEntryForm({
  productId,
  kind,
  title,
  label,
  action,
  least,
  isPending,
  onEnter,
}: StockEntryFormProps) {
  const { org } = useViewer()
  const keptAs = (field: string) =>
    recordDraftKey(org.id, 'product', productId, `${kind}.${field}`) + LEFT_TO_SAVE
  const [text, setText, dropText] = useKeptDraft(keptAs('quantity'))
  const [note, setNote, dropNote] = useKeptDraft(keptAs('note'))
  const [problem, setProblem] = useState('')

  async function enter(event: FormEvent) {
    event.preventDefault()
    if (isPending) return undefined
    const entry = readPieces(text ?? '', least)
    if ('problem' in entry) return setProblem(entry.problem)
    if (!(await onEnter(entry.pieces, (note ?? '').trim()))) return undefined
    dropText(text)
    dropNote(note)
    return undefined
  }

  return (
    <form aria-label={title} className="grid content-start gap-2" onSubmit={(event) => void enter(event)}>
      <TextField
        label={label}
        value={text ?? ''}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        errorMessage={problem}
        onChange={(next) => {
          setText(next || null)
          setProblem('')
        }}
      />
      <TextField
        label={words.noteLabel}
        value={note ?? ''}
        maxLength={1000}
        onChange={(next) => setNote(next || null)}
      />
      <Button type="submit" isPending={isPending} className="justify-self-start">
        {action}
      </Button>
    </form>
  )
}
