/** Whether the people whom a comment mentions can see it; refused in words that say what would help. */
import { commentMessages as words } from '@orderwright/domain/messages'
import type { ProductOrder } from '@orderwright/domain/orders'
import { orderWord } from '@orderwright/domain/tenancy'
import type { Flag } from '@orderwright/domain/units'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { type CommentPerson, mentionable } from './comment-people.ts'

interface Mentions {
  readonly mentions: readonly number[]
  readonly isInternal: Flag
  /** mentioned before: they stay, whatever has become of them */
  readonly known: readonly number[]
}

/** The ids, each once and without the author's own. */
export async function checkMentions(
  tenant: TenantCall,
  order: ProductOrder,
  people: readonly CommentPerson[],
  { mentions, isInternal, known }: Mentions,
): Promise<Outcome<number[]>> {
  const ids = [...new Set(mentions)].filter((id) => id !== tenant.actor.userId)
  const wanted = ids.filter((id) => !known.includes(id))
  if (wanted.length === 0) return succeed(ids)
  const word = orderWord(tenant.org.profile)
  const found = new Map((await mentionable(tenant, order, people)).map((person) => [person.id, person]))
  if (wanted.some((id) => !found.has(id)))
    return fail('refused', words.cannotSee({ word }), { rule: 'cannotSee' })
  if (isInternal === 1 && wanted.some((id) => found.get(id)?.isEmployee !== true))
    return fail('refused', words.cannotSeeInternal, { rule: 'cannotSee' })
  return succeed(ids)
}
