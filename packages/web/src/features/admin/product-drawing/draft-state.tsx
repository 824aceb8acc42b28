/** Whether what is edited is saved, and why not. */
import { adminDrawingMessages as words } from '@orderwright/domain/messages'
import type { PartDraft } from './use-part-draft.ts'

export function DraftState<T>({ draft }: { draft: PartDraft<T> }) {
  const { isChanged, isBehind, problem } = draft
  return (
    <p role="status" className={problem ? 'me-auto text-sm text-invalid' : 'me-auto text-sm text-ink-2'}>
      {problem ?? (isBehind ? words.isBehind : isChanged ? words.unsaved : words.saved)}
    </p>
  )
}
