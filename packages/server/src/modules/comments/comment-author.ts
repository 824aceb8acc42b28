/** Who writes: an employee, a customer or somebody invited, or a browser that holds the share link. */
import { isEmployee } from '@orderwright/domain/access'
import { sharingMessages } from '@orderwright/domain/messages'
import type { CommentAuthorKind } from '@orderwright/domain/people'
import { inStoredLanguage } from '../../platform/languages.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { shownName } from './comment-people.ts'

export interface CommentAuthor {
  readonly kind: CommentAuthorKind
  readonly name: string
}

/**
 * The author's name as it is kept with what they write, so that it stays when they leave. Whoever holds a link alone may
 * give a name; that it was given is always shown, so nobody passes as somebody else.
 */
export async function authorOf(tenant: TenantCall, givenName = ''): Promise<CommentAuthor> {
  const user = await tenant.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', tenant.actor.userId)
    .executeTakeFirst()
  if (user && (user.email !== '' || isEmployee(tenant.actor)))
    return { kind: isEmployee(tenant.actor) ? 'employee' : 'guest', name: shownName(user) }
  const name = givenName || inStoredLanguage(() => sharingMessages.visitorName)
  return { kind: 'visitor', name }
}
