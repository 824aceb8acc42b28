/** When customers are reminded of invoices, and with which e-mail. Off while there is no rule. [issue 18] */
import { z } from 'zod'

/** The e-mails that a rule may send; their words are those of the e-mails of the same names. */
export const reminderMails = ['paymentReminder', 'paymentOverdue', 'finalNotice'] as const
export const reminderMailSchema = z.enum(reminderMails)
export type ReminderMail = z.infer<typeof reminderMailSchema>

export const reminderRuleSchema = z.object({
  /** from the due day; 0: on it */
  days: z.number().int().min(0).max(365).default(7),
  when: z.enum(['after', 'before']).default('after'),
  mail: reminderMailSchema.default('paymentOverdue'),
})
export type ReminderRule = z.infer<typeof reminderRuleSchema>

export const remindersSchema = z.object({ rules: z.array(reminderRuleSchema).max(20).default([]) })
