/** The order's payments: read, and added to. Nothing in it is ever changed. */
import type { PaymentRecord } from '@orderwright/domain/payments'
import type { Work } from '../tenancy/run-in-tenant.ts'

type LedgerCall = Pick<Work, 'db' | 'orgId'>

/** Oldest first. */
export function readLedger(tenant: LedgerCall, productOrderId: number): Promise<PaymentRecord[]> {
  return tenant.db
    .selectFrom('paymentRecords')
    .selectAll()
    .where('orgId', '=', tenant.orgId)
    .where('productOrderId', '=', productOrderId)
    .orderBy('id')
    .execute()
}

/** `correctsId`, `refundsId` and `movedToStatusKey` are what they mostly are when they are left out: none. */
export type LedgerEntry = Omit<
  PaymentRecord,
  'id' | 'orgId' | 'created' | 'correctsId' | 'refundsId' | 'movedToStatusKey'
> &
  Partial<Pick<PaymentRecord, 'correctsId' | 'refundsId' | 'movedToStatusKey'>>

/** Adds an entry; false when its provider reference is in the ledger already (a replayed webhook). */
export async function addToLedger(tenant: LedgerCall, entry: LedgerEntry): Promise<boolean> {
  const row = await tenant.db
    .insertInto('paymentRecords')
    .values({ ...entry, orgId: tenant.orgId })
    .onConflict((conflict) => conflict.columns(['orgId', 'providerReference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
