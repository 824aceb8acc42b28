/**
 * Sends one reminder: everything is looked at again under the lock of its order, so that a payment, a credit note or a stop that came in
 * between is not written over; and that it was sent is written in the same transaction as its mails.
 */
import { composeReminderMail } from '@orderwright/domain/mails'
import { orgAddress, type ProductOrder } from '@orderwright/domain/orders'
import { localizeOrg } from '@orderwright/domain/tenancy'
import { currencySymbol } from '@orderwright/domain/invoices'
import { daysLate, mailOn } from '@orderwright/domain/receivables'
import { readRecord } from '../../platform/database/records.ts'
import { inLanguage, languageOfReader } from '../../platform/languages.ts'
import { mailContent } from '../../platform/mail/mail-content.ts'
import { writeMail } from '../../platform/mail/outbox.ts'
import { notify } from '../mails/notify-readers.ts'
import { customersOf, type Reader } from '../mails/people.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { type Plan, planReminders, todayOf } from './reminder-plan.ts'

export interface Composed {
  readonly reader: Reader
  /** all of it in the reader's language */
  readonly mail: ReturnType<typeof mailContent>
}

/**
 * What each reader gets where it is sent on `day`. Who sees no prices is not written to: an invoice is nothing but prices.
 */
export async function composeReminders(
  work: Work,
  order: ProductOrder,
  plan: Plan,
  day: string,
): Promise<Composed[]> {
  const { item, customer, next } = plan
  const late = daysLate(item.dueDay, day)
  const known = new Set<string>()
  const readers = (await customersOf(work, order)).filter(({ seesPrices, email }) => {
    const isNew = seesPrices && email !== '' && !known.has(email.toLowerCase())
    known.add(email.toLowerCase())
    return isNew
  })
  const { profile } = work.org
  return readers.map((reader) => {
    const compose = () => {
      const org = localizeOrg(work.org)
      const composed = composeReminderMail({
        kind: mailOn(next.rule, late),
        org,
        customer,
        order: { number: order.orgSpecificId, title: order.title },
        invoice: { ...item, daysLate: late },
        symbol: currencySymbol(profile.payment.currency),
        recipient: reader.name,
        url: orgAddress(work.services.config.publicUrl, order.orgId, `/orders/${order.orgSpecificId}`),
      })
      return mailContent(org, composed)
    }
    return { reader, mail: inLanguage(languageOfReader(reader.language, profile), compose) }
  })
}

/** The order of an invoice, and its next reminder; undefined: nothing of it is open, or no rule is left for it. */
export async function nextOf(
  work: Work,
  documentId: number,
  { forUpdate }: { readonly forUpdate: boolean },
): Promise<{ readonly order: ProductOrder; readonly plan: Plan } | undefined> {
  const document = await work.db
    .selectFrom('issuedDocuments')
    .select('productOrderId')
    .where('orgId', '=', work.orgId)
    .where('id', '=', documentId)
    .executeTakeFirst()
  if (!document) return undefined
  const order = await readRecord(work.db, 'productOrder', work.orgId, document.productOrderId, { forUpdate })
  if (!order || order.archived === 1) return undefined
  const plans = await planReminders(work, order.id)
  const plan = plans.find(({ item }) => item.documentId === documentId)
  return plan && { order, plan }
}

export type Written =
  | { readonly kind: 'sent'; readonly to: readonly string[] }
  /** paid or credited, or there is no rule left */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'notYet' }
  | { readonly kind: 'stopped' }
  /** a card payment is under way */
  | { readonly kind: 'paying' }
  /** nobody who sees its prices has an address */
  | { readonly kind: 'nobody' }
  /** another process, or another press, was faster */
  | { readonly kind: 'sentAlready' }
  /** another one of this invoice: at most one goes out on a day */
  | { readonly kind: 'sentToday' }

async function noteSent(work: Work, { item, next }: Plan): Promise<boolean> {
  const row = await work.db
    .insertInto('invoiceReminders')
    .values({
      orgId: work.orgId,
      issuedDocumentId: item.documentId,
      productOrderId: item.productOrderId,
      rule: next.key,
      mail: mailOn(next.rule, item.daysLate),
      day: todayOf(work),
      balanceInCents: item.balanceInCents,
      userId: work.userId,
    })
    .onConflict((conflict) => conflict.columns(['orgId', 'issuedDocumentId', 'rule']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** `shown`: somebody has read the reminder of this rule and pressed Send now: it goes out today, and no other one in its place. */
export async function writeReminder(
  work: Work,
  documentId: number,
  { shown }: { readonly shown?: string } = {},
): Promise<Written> {
  const found = await nextOf(work, documentId, { forUpdate: true })
  if (!found) return { kind: 'nothing' }
  const { order, plan } = found
  if (plan.stop !== 'none') return { kind: 'stopped' }
  if (shown !== undefined && shown !== plan.next.key) return { kind: 'sentAlready' }
  if (plan.lastSentDay === todayOf(work)) return { kind: 'sentToday' }
  if (shown === undefined && plan.next.day > todayOf(work)) return { kind: 'notYet' }
  if (order.isProcessingPayment === 1) return { kind: 'paying' }
  const composed = await composeReminders(work, order, plan, todayOf(work))
  if (composed.length === 0) return { kind: 'nobody' }
  if (!(await noteSent(work, plan))) return { kind: 'sentAlready' }
  const kind = mailOn(plan.next.rule, plan.item.daysLate)
  for (const { reader, mail } of composed) {
    await notify(work, order, reader, kind, mail.subject, `reminder:${documentId}:${plan.next.key}`)
    await writeMail(work.db, {
      orgId: work.orgId,
      productOrderId: order.id,
      userId: reader.userId,
      kind,
      to: reader.email,
      ...mail,
      idempotencyKey: `reminder:${work.orgId}:${documentId}:${plan.next.key}:${reader.userId ?? reader.email.toLowerCase()}`,
    })
  }
  work.afterCommit({ task: 'deliverMails' })
  return { kind: 'sent', to: composed.map(({ reader }) => reader.email) }
}
