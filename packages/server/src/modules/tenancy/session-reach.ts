/** Which organizations a session is good in, by the way in which it began. Decision 0203. */
import type { Role } from '@orderwright/domain/tenancy'
import type { Person } from '../../platform/sessions/person.ts'

type Session = Pick<Person, 'providerOrgId'>

/** One that an identity provider began is good in the provider's organization alone: no organization lets anybody in to another. */
export function reaches({ providerOrgId }: Session, orgId: number): boolean {
  return providerOrgId === null || providerOrgId === orgId
}

export interface Place {
  readonly orgId: number
  /** the caller's there; null: none */
  readonly role: Role | null
  readonly membersByProvider: boolean
}

/**
 * Whether the session lets its person in: where members come in by the provider alone, members' others do not. Owners' do, so that
 * nobody is locked out, and so do API keys; null is what somebody has scheduled, or a visitor.
 */
export function mayEnter(
  person: (Session & Pick<Person, 'apiKey'>) | null,
  { orgId, role, membersByProvider }: Place,
): boolean {
  if (!membersByProvider || role !== 'member' || person === null || person.apiKey !== null) return true
  return person.providerOrgId === orgId
}
