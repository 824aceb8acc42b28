/** Changes of those who are about to be invited. */
import { type Candidate, normaliseEmail } from '@orderwright/domain/sharing'
import type { ShareDraft } from './share-draft.ts'

/** With one more, each once. */
export function withPending(draft: ShareDraft, person: Candidate | { email: string }): ShareDraft {
  const email = normaliseEmail(person.email)
  if (draft.pending.some((one) => normaliseEmail(one.email) === email)) return draft
  const sharee = 'id' in person ? { ...person } : { id: null, name: email, email }
  return { ...draft, pending: [...draft.pending, sharee] }
}

export function withoutPending(draft: ShareDraft, email: string): ShareDraft {
  return { ...draft, pending: draft.pending.filter((one) => one.email !== email) }
}
