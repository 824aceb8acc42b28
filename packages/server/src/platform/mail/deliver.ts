/** Sends what the outbox holds, each mail under a lock of its own, so that two processes never send one twice. */
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { MailTransport } from './transport.ts'

const MAX_ATTEMPTS = 10

/** Mails given up on are left in the outbox with their last error. */
async function deliverNext(
  db: Kysely<Database>,
  transport: MailTransport,
  after: number,
): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    const mail = await transaction
      .selectFrom('outboxMails')
      .select(['id', 'to', 'subject', 'text', 'html', 'idempotencyKey', 'attempts'])
      .where('sentAt', 'is', null)
      .where('attempts', '<', MAX_ATTEMPTS)
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!mail) return null
    const update = transaction.updateTable('outboxMails').where('id', '=', mail.id)
    try {
      await transport(mail)
      await update.set({ sentAt: sql<Date>`now()`, attempts: mail.attempts + 1, lastError: null }).execute()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await update.set({ attempts: mail.attempts + 1, lastError: reason.slice(0, 1000) }).execute()
    }
    return mail.id
  })
}

/** Sends every unsent mail once; what fails stays for the next time. `db` is the owner's handle. */
export async function deliverMails(db: Kysely<Database>, transport: MailTransport): Promise<void> {
  for (let last: number | null = 0; last !== null; ) {
    last = await deliverNext(db, transport, last)
  }
}
