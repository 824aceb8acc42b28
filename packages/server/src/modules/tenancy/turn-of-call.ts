/**
 * In whose turn a call has its transaction. Whether somebody belongs to the organization that they name is known only within it; so
 * that no stranger takes the turns of an organization, a caller waits in a turn of their own until they have been let in there once.
 */
import type { Turn } from '../../platform/fair-queue/fair-queue.ts'
import type { CallContext } from '../../platform/http/call-context.ts'

type Caller = Pick<CallContext, 'person' | 'visitor'> & Partial<Pick<CallContext, 'left'>>

/** Callers that are remembered: those who were let in longest ago are forgotten, and let in again. */
const REMEMBERED = 20_000
/** Ids of people and of visitors go up to 2^31 each. */
const VISITORS_FROM = 2 ** 31
const letIn = new Set<string>()

/** Negative: no organization has such an id. Zero: work of ours. */
function ownTurn({ person, visitor }: Caller): number {
  if (person) return -person.user.id
  return visitor ? -(VISITORS_FROM + visitor.visitorId) : 0
}

const keyOf = (caller: Caller, orgId: number) => `${ownTurn(caller)} ${orgId}`

/** The caller has been let in. */
export function noteEntered(caller: Caller, orgId: number): void {
  const key = keyOf(caller, orgId)
  if (letIn.has(key)) return
  letIn.add(key)
  if (letIn.size <= REMEMBERED) return
  for (const oldest of letIn) {
    letIn.delete(oldest)
    return
  }
}

/** Whether the caller has been let in there before. */
export const hasBeenLetIn = (caller: Caller, orgId: number): boolean => letIn.has(keyOf(caller, orgId))

export function turnOf(caller: Caller, { orgId }: { readonly orgId: number }): Turn {
  const own = ownTurn(caller)
  return {
    orgId: own === 0 || hasBeenLetIn(caller, orgId) ? orgId : own,
    signal: caller.left?.(),
  }
}
