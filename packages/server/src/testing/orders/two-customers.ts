/** Two records of one customer, and a file on one. */
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

/** A file on the record of a customer. */
export async function customerFile(
  database: TestDatabase,
  orgId: number,
  uploaderId: number,
): Promise<{ readonly customerFileId: number }> {
  const { customerId } = await twoCustomers(database, orgId)
  const { id } = await insert(database, 'customerFile', orgId, {
    customerId,
    title: 'Resale certificate.pdf',
    format: 'pdf',
    bytes: 9,
    storageKey: `${orgId}/customer-file-${customerId}.pdf`,
    uploaderId,
  })
  return { customerFileId: id }
}
