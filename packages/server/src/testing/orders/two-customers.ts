/** Two records of one customer. */
import { insert } from '../fixture.ts'
import type { TestDatabase } from '../test-database.ts'

export async function twoCustomers(
  database: TestDatabase,
  orgId: number,
): Promise<{ readonly customerId: number; readonly otherCustomerId: number }> {
  const one = await insert(database, 'customer', orgId, { title: 'Atelier Nord' })
  const other = await insert(database, 'customer', orgId, { title: 'Atelier Nord Inc.' })
  return { customerId: one.id, otherCustomerId: other.id }
}
