/** Payment intents as stored. */
import type { PaymentIntent } from '@orderwright/domain'
import type { Work } from '../tenancy/in-tenant.ts'

type Store = Pick<Work, 'db' | 'orgId'>

export function findIntent(
  work: Store,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<PaymentIntent | undefined> {
  return work.db
    .selectFrom('paymentIntents')
    .selectAll()
    .where('orgId', '=', work.orgId)
    .where('id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Sets the intent's status, and why it failed. */
export async function setIntentStatus(
  work: Store,
  id: string,
  status: PaymentIntent['status'],
  lastError: string | null = null,
): Promise<void> {
  await work.db
    .updateTable('paymentIntents')
    .set({ status, lastError })
    .where('orgId', '=', work.orgId)
    .where('id', '=', id)
    .execute()
}
