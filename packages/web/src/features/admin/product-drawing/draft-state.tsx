/** Whether what is edited is saved, and why not. */
import { adminDrawingMessages as words } from '@orderwright/domain'
import type { PartDraft } from './use-part-draft.ts'

export function DraftState<T>({ draft }: { draft: PartDraft<T> }) {
  const { isChanged, isBehind, problem } = draft
  return (
    <p role="status" className={problem ? 'mr-auto text-sm text-invalid' : 'mr-auto text-sm text-ink-2'}>
      {problem ?? (isBehind ? words.isBehind : isChanged ? words.unsaved : words.saved)}
    </p>
  )
}
