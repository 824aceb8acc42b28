/**
 * Sends what the outbox holds, one mail to one person at a time, each under a lock of its own, so that two processes never send one twice. A mail
 * that fails waits longer each time and is given up at last; its order's history says what became of it. All times are the database's, so that no clock disagrees.
 */
import type { OrderEventKind } from '@orderwright/domain/orders'
import { sql, type Kysely, type Transaction } from 'kysely'
import { jsonb } from '../database/database.ts'
import type { Database } from '../database/schema.ts'
import type { MailTransport } from './transport.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Seconds that a mail waits after its n-th failure. After the last it is given up: a day and a half in all. A table, and not
 * the doubling of `backoffMs`: a server that turns unknown senders away at first takes the mail minutes later, one that is down
 * needs hours, and between them more tries help nobody.
 */
export const RETRY_SECONDS = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  12 * HOUR,
] as const

export interface Delivery {
  readonly transport: MailTransport
  /** aborted when the process stops */
  readonly signal: AbortSignal
  /** a mail was given up: tells whoever should know, in the same transaction */
  readonly onGivenUp?: (db: Transaction<Database>, mail: GivenUpMail) => Promise<void>
}

export interface GivenUpMail {
  readonly id: number
  readonly to: string
  readonly orgId: number
  readonly productOrderId: number
}

/** The receiver has said no for good: trying again would only annoy it. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'responseCode')
  const kind: unknown = Reflect.get(error, 'code')
  // Of our own connection and sign-in somebody takes care; the address and the message stay what they are.
  return typeof code === 'number' && code >= 500 && (kind === 'EENVELOPE' || kind === 'EMESSAGE')
}

/**
 * Sends the mail that has been due longest; false when none is. What fails stays for later. When `signal` is aborted, it
 * rejects and the mail is as it was: it has not been tried. `db` is the owner's handle.
 */
export async function deliverNextMail(
  db: Kysely<Database>,
  { transport, onGivenUp, signal }: Delivery,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const mail = await transaction
      .selectFrom('outboxMails')
      .selectAll()
      .where('sentAt', 'is', null)
      .where('givenUpAt', 'is', null)
      .where('withdrawnAt', 'is', null)
      .where('nextAttemptAt', '<=', sql<string>`statement_timestamp()`)
      .orderBy('nextAttemptAt')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!mail) return false
    const update = transaction.updateTable('outboxMails').where('id', '=', mail.id)
    const { orgId, productOrderId, id, to } = mail
    const attempts = mail.attempts + 1
    const tellHistory = async (
      kind: Extract<OrderEventKind, 'mail.sent' | 'mail.failed'>,
      reason: string | null,
    ) => {
      if (orgId === null || productOrderId === null) return
      const after = { mailId: id, to, subject: mail.subject, ...(reason === null ? {} : { reason }) }
      await transaction
        .insertInto('orderEvents')
        .values({
          orgId,
          productOrderId,
          kind,
          resourceKey: 'mail',
          resourceId: id,
          userId: null,
          before: null,
          after: jsonb(after),
        })
        .execute()
    }
    try {
      await transport(mail, signal)
    } catch (error) {
      signal.throwIfAborted()
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
      const pause = isFinal(error) ? undefined : RETRY_SECONDS[mail.attempts]
      if (pause !== undefined) {
        const nextAttemptAt = sql<Date>`statement_timestamp() + make_interval(secs => ${pause})`
        await update.set({ attempts, lastError: reason, nextAttemptAt }).execute()
        return true
      }
      await update.set({ attempts, lastError: reason, givenUpAt: sql<Date>`now()` }).execute()
      await tellHistory('mail.failed', reason)
      if (orgId !== null && productOrderId !== null) {
        await onGivenUp?.(transaction, { id, to, orgId, productOrderId })
      }
      return true
    }
    await update.set({ sentAt: sql<Date>`now()`, attempts, lastError: null }).execute()
    await tellHistory('mail.sent', null)
    return true
  })
}
