/** An e-mail about an order that has not left yet. */
import type { TestDatabase } from './test-database.ts'

interface About {
  readonly orderId: number
  /** whom it is to */
  readonly email: string
}

export async function unsentMail(
  database: TestDatabase,
  orgId: number,
  { orderId, email }: About,
): Promise<{ readonly mailId: number }> {
  const { id } = await database.owner.db
    .insertInto('outboxMails')
    .values({
      orgId,
      productOrderId: orderId,
      to: email,
      subject: 'Approved',
      text: 'Approved',
      idempotencyKey: email,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { mailId: id }
}
