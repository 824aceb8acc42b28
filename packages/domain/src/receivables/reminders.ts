/**
 * Which reminder of an invoice is next, and when. Rules count from the due day. Each is sent once for an invoice, the later ones after the
 * earlier ones, and at most one on a day. [issue 18]
 */
import type { ReminderMail, ReminderRule } from '../tenancy/reminders.ts'
import { addDays } from '../units/timestamp.ts'
import type { OpenItem } from './schema.ts'

/**
 * Days for which a reminder is made up for when its day has gone by: a server stood still, a rule is new. What is older is left out, so
 * that nobody who turns reminders on writes to customers about invoices of last year.
 */
export const CATCH_UP_DAYS = 7

/** Days from the due day; below 0: before it. */
export function offsetOf({ days, when }: ReminderRule): number {
  return when === 'before' ? 0 - days : days
}

/** The e-mail of a rule. One about an invoice that is past due is not sent while it is not: where somebody sends it early, or on the due day. */
export function mailOn(rule: ReminderRule, late: number): ReminderMail {
  return late <= 0 ? 'paymentReminder' : rule.mail
}

/** By which it is known that a rule was carried out for an invoice: 'after-7'. The due day itself is one, whichever way it is written. */
export function ruleKeyOf(rule: ReminderRule): string {
  const offset = offsetOf(rule)
  return offset < 0 ? `before-${0 - offset}` : `after-${offset + 0}`
}

/** The offset that a key stands for. */
function offsetOfKey(key: string): number {
  const days = Number(key.replace(/^(?:before|after)-/, ''))
  return key.startsWith('before-') ? 0 - days : days
}

/** What a rule counts from; both YYYY-MM-DD. */
export type InvoiceDays = {
  readonly issuedDay: string
  readonly dueDay: string
}

/** A reminder that was sent. */
export type SentReminder = {
  readonly rule: string
  /** YYYY-MM-DD */
  readonly day: string
}

export type NextReminder = {
  readonly rule: ReminderRule
  readonly key: string
  /** today, or later */
  readonly day: string
}

/** Whether an open document is one that reminders are about: an invoice of an order that is neither archived nor deleted. */
export function isRemindedOf({ kind, standing }: Pick<OpenItem, 'kind' | 'standing'>): boolean {
  return kind === 'invoice' && standing === 'open'
}

function latest(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1)
}

/**
 * The next reminder of an open invoice; null: there is none. Where several have come due, the latest of them stands for all. A rule whose
 * day was over when the invoice was issued has nothing to remind of, and one from before the due day is not made up for after it.
 * `today` is YYYY-MM-DD.
 */
export function nextReminder(
  { issuedDay, dueDay }: InvoiceDays,
  rules: readonly ReminderRule[],
  sent: readonly SentReminder[],
  today: string,
): NextReminder | null {
  const reached = Math.max(...sent.map(({ rule }) => offsetOfKey(rule)))
  const lastDay = latest(sent.map(({ day }) => day))
  const earliest = lastDay === undefined || lastDay < today ? today : addDays(lastDay, 1)
  const open = rules
    .filter((rule) => sent.length === 0 || offsetOf(rule) > reached)
    .toSorted((one, other) => offsetOf(one) - offsetOf(other))
    .map((rule) => ({ rule, key: ruleKeyOf(rule), planned: addDays(dueDay, offsetOf(rule)) }))
    .filter(({ planned }) => planned > issuedDay && (planned >= dueDay || today <= dueDay))
  const next =
    open.findLast(({ planned }) => planned <= today && planned >= addDays(today, 0 - CATCH_UP_DAYS)) ??
    open.find(({ planned }) => planned > today)
  if (!next) return null
  const { rule, key, planned } = next
  return { rule, key, day: planned < earliest ? earliest : planned }
}
