/**
 * Whose passkeys a caller may see and change: their own, where their session stands for the whole account. One that an organization's
 * identity provider began stands for its person in that organization alone: a passkey would lead beyond it. Decision 0203.
 */
import { openidMessages } from '@orderwright/domain/messages'
import { fail, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { Person } from '../../platform/sessions/person.ts'

export function ownAccount(person: Person | null): Outcome<Person> {
  if (!person) return fail('unauthenticated', sentences.unauthenticated)
  if (person.providerOrgId === null) return succeed(person)
  return fail('refused', openidMessages.accountByProvider, { rule: 'accountByProvider' })
}
