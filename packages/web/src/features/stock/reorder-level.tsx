/** At how many available pieces employees are told: a field that saves when it is left, with Undo. */
import type { Product } from '@orderwright/domain/catalog'
import { stockPanelMessages as words } from '@orderwright/domain/messages'
import { useRef, useState } from 'react'
import { resources } from '../../lib/api/api.ts'
import { recordDraftKey } from '../../lib/storage/record-keys.ts'
import { LEFT_TO_SAVE } from '../../lib/storage/typed-drafts.ts'
import { useKeptDraft } from '../../lib/storage/use-kept-draft.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { readPieces } from './pieces-entry.ts'

interface ReorderLevelProps {
  product: Pick<Product, 'id' | 'version'>
  /** as it is stored */
  level: number | null
  onSaved: () => void
}

export function ReorderLevel({ product, level, onSaved }: ReorderLevelProps) {
  const { org, caller } = useViewer()
  const [draft, setDraft, drop] = useKeptDraft(
    recordDraftKey(org.id, 'product', product.id, 'reorderLevel') + LEFT_TO_SAVE,
  )
  // What was typed on an earlier page is not saved, and says so.
  const [problem, setProblem] = useState(draft === null ? '' : words.typedBefore)
  // Enter saves, and leaving the field afterwards must not save the same again.
  const isSaving = useRef(false)
  // What was saved last, over which version: it counts until the product has been read again.
  const saved = useRef<{ over: number; level: number | null } | null>(null)
  const stored = () => (saved.current?.over === version ? saved.current.level : level)
  const { id, version } = product

  /** `sent` is what was typed; null: the former level is set again. */
  async function save(next: number | null, base: number | null, sent: string | null) {
    isSaving.current = true
    const result = await resources.update('product', {
      orgId: org.id,
      ...caller,
      where: { id },
      version,
      props: { reorderLevel: next },
      // Other fields may have changed since: this one is merged with them.
      base: { reorderLevel: base },
    })
    isSaving.current = false
    if (!result.ok) return setProblem(result.error.message)
    saved.current = { over: version, level: next }
    setProblem(drop(sent) ? '' : words.typedBefore)
    toast(next === null ? words.reorderCleared : words.reorderSaved, {
      onUndo: () => void save(base, next, null),
    })
    onSaved()
    return undefined
  }

  function leave() {
    if (draft === null || isSaving.current) return
    const entry = draft.trim() === '' ? { pieces: null } : readPieces(draft, 0)
    if ('problem' in entry) setProblem(entry.problem)
    else if (entry.pieces === stored()) setDraft(null)
    else void save(entry.pieces, stored(), draft)
  }

  return (
    <TextField
      label={words.reorderLevel}
      description={words.reorderHint}
      value={draft ?? (level === null ? '' : String(level))}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      errorMessage={problem}
      className="max-w-72"
      onChange={(next) => {
        setDraft(next)
        setProblem('')
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
        if (event.key !== 'Escape' || draft === null) return
        event.stopPropagation()
        setDraft(null)
        setProblem('')
      }}
    />
  )
}
