/**
 * The comments that drawings show on wish. Of a revision those that were written while it was the newest or before, settled ones
 * too: they are part of how it came about. Decision 201.
 */
import { type PinnedNote, pinnedNotes, threadsOf } from '@orderwright/domain/comments'
import type { ProductOrder } from '@orderwright/domain/orders'
import { readComments } from '../comments/comment-store.ts'
import { listRevisions } from '../revision-records/revision-store.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

export async function readNotes(
  tenant: TenantCall,
  order: ProductOrder,
  revision: number | undefined,
): Promise<PinnedNote[]> {
  const { timeZone } = tenant.org.profile.region
  const comments = await readComments(tenant, order)
  if (revision === undefined) return pinnedNotes(threadsOf(comments), { timeZone })
  const revisions = await listRevisions(tenant, order)
  const next = revisions.find(({ number }) => number === revision + 1)
  const written = comments.filter(({ created }) => next === undefined || created <= next.created)
  return pinnedNotes(threadsOf(written), { timeZone, withResolved: true })
}
