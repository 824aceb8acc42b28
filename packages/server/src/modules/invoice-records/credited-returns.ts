/** The returns of an order that are credited, as its bill has them. */
import type { BilledReturn } from '@orderwright/domain/invoices'
import { readRecords } from '../../platform/database/records.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

export async function creditedReturns(
  { db, orgId }: Pick<Work, 'db' | 'orgId'>,
  productOrderId: number,
): Promise<BilledReturn[]> {
  const returns = await readRecords(db, 'orderReturn', orgId, { fields: { productOrderId, state: 'closed' } })
  return returns.flatMap(({ number, reason, credit }) =>
    credit === null ? [] : [{ number, reason, credit }],
  )
}
