/** Orders with a change that is worked out, and quotes whose last day is over, for tests. */
import { endpoints } from '@orderwright/contract'
import { change } from '../fixture.ts'
import type { Caller } from '../test-app.ts'
import type { TestDatabase } from '../test-database.ts'

export interface OrderOfLine {
  readonly orgId: number
  readonly orderId: number
  readonly lineId: number
}

/** Opens a change by which the line has seven pieces; gives what names it for whoever agrees or refuses. */
export async function workedOutChange(
  database: TestDatabase,
  { orgId, orderId, lineId }: OrderOfLine,
  { employee, customer }: { readonly employee: Caller; readonly customer: Caller },
): Promise<{ readonly proposal: string }> {
  const about = { orgId, productOrderId: orderId }
  await employee.call(endpoints.openChangeOrder, about)
  await change(database, 'productInstance', orgId, lineId, { quantity: 7 })
  const { data } = await customer.call(endpoints.getRevisions, about)
  return { proposal: data.proposal }
}

/** For how many days quotes hold from now on; null: always. */
export async function setQuoteValidDays(owner: Caller, orgId: number, days: number | null): Promise<void> {
  const { data } = await owner.call(endpoints.getOrgSettings, { orgId })
  const changes = { 'documents.quoteValidDays': days }
  await owner.call(endpoints.updateOrgSettings, { orgId, version: data.version, changes })
}
