/** The organisation in which somebody acts. */
import type { Session, SessionOrg } from './schema.ts'

/**
 * The active organisation of a session: the first of `wanted` that is one of the person's (that of the address, that
 * used last), else the server's proposal, else the first; null for somebody without any. [2.3.26]
 */
export function activeOrgOf(
  session: Pick<Session, 'orgs' | 'activeOrgId'>,
  wanted: readonly (number | null)[] = [],
): SessionOrg | null {
  for (const id of [...wanted, session.activeOrgId]) {
    const org = session.orgs.find((candidate) => candidate.id === id)
    if (org) return org
  }
  return session.orgs[0] ?? null
}
