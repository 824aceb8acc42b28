/** Reminders as the page of money owed shows them. [issue 18] */
import { z } from 'zod'
import { daySchema } from '../invoices/kinds.ts'
import { reminderMailSchema, reminderRuleSchema } from '../tenancy/reminders.ts'
import { centsSchema } from '../units/money.ts'
import { idSchema } from '../units/record.ts'

/** What keeps a reminder from being sent: nothing, somebody for this invoice, or for all of the customer. */
export const reminderStopSchema = z.enum(['none', 'invoice', 'customer'])
export type ReminderStop = z.infer<typeof reminderStopSchema>

/** By which a rule is named: 'before-3', 'after-30'. */
export const reminderRuleKeySchema = z.string().regex(/^(?:before|after)-\d{1,4}$/)

export const plannedReminderSchema = z.object({
  documentId: idSchema,
  number: z.string(),
  orderNumber: idSchema,
  customerKey: z.string(),
  customer: z.string(),
  dueDay: daySchema,
  /** today */
  daysLate: z.number().int().min(0),
  balanceInCents: centsSchema,
  rule: reminderRuleSchema,
  /** of the rule: see `ruleKeyOf` */
  ruleKey: reminderRuleKeySchema,
  /** on which it will be sent: today, or later */
  day: daySchema,
  stop: reminderStopSchema,
  /** the key of the customer whose reminders are stopped, which may be what the document says; null: no customer’s are */
  stoppedAs: z.string().nullable(),
  /** the day of the last reminder of this invoice; null: there was none */
  lastSentDay: daySchema.nullable(),
})
export type PlannedReminder = z.infer<typeof plannedReminderSchema>

/** A reminder as it would be sent on a day. */
export const reminderPreviewSchema = z.object({
  to: z.array(z.object({ name: z.string(), email: z.string() })),
  day: daySchema,
  isToday: z.boolean(),
  ruleKey: reminderRuleKeySchema,
  mail: reminderMailSchema,
  subject: z.string(),
  text: z.string(),
})
export type ReminderPreview = z.infer<typeof reminderPreviewSchema>
