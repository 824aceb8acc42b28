/** What customers owe of what was issued, by age. [issue 18] */
import { currencySchema } from '@orderwright/domain/tenancy'
import { idSchema } from '@orderwright/domain/units'
import {
  calendarDaySchema,
  customerKeySchema,
  plannedReminderSchema,
  receivablesSchema,
  reminderPreviewSchema,
  reminderRuleKeySchema,
  statementSchema,
} from '@orderwright/domain/receivables'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

export const getReceivables = endpoint({
  name: 'getReceivables',
  path: '/api/configurator/get-receivables',
  area: 'receivables',
  effect: 'reads',
  summary: 'What each customer owes as of a day, by age, with the open invoices; employees only.',
  body: z.strictObject({ orgId: idSchema, ...callerFields, asOf: calendarDaySchema.optional() }),
  response: receivablesSchema.extend({
    currency: currencySchema,
    otherCurrencyCount: z.number().int().min(0),
  }),
  errors: ['notFound', 'forbidden'],
})

const ofStatement = {
  orgId: idSchema,
  ...callerFields,
  customerKey: customerKeySchema,
  from: calendarDaySchema,
  to: calendarDaySchema,
}

export const getStatement = endpoint({
  name: 'getStatement',
  path: '/api/configurator/get-statement',
  area: 'receivables',
  effect: 'reads',
  summary:
    'A customer’s statement of account: what was issued from one day to another, and what was owed before and after each; employees only.',
  body: z.strictObject(ofStatement),
  response: statementSchema,
  errors: ['notFound', 'forbidden', 'refused'],
})

export const downloadStatement = endpoint({
  name: 'downloadStatement',
  path: '/download-statement',
  area: 'receivables',
  effect: 'reads',
  summary: 'The statement of account as a PDF file; employees only.',
  body: z.strictObject(ofStatement),
  response: z.object({}),
  errors: ['notFound', 'forbidden', 'refused'],
  answersFile: 'application/pdf',
})

/** So many reminders are listed together, the soonest first. */
export const MAX_REMINDERS = 200

const ofInvoice = { orgId: idSchema, ...callerFields, documentId: idSchema }

export const getReminders = endpoint({
  name: 'getReminders',
  path: '/api/configurator/get-reminders',
  area: 'receivables',
  effect: 'reads',
  summary: 'The reminders of open invoices that are next, the soonest first; employees only.',
  body: z.strictObject({ orgId: idSchema, ...callerFields }),
  response: z.object({
    hasRules: z.boolean(),
    currency: currencySchema,
    total: z.number().int().min(0),
    reminders: z.array(plannedReminderSchema),
  }),
  errors: ['notFound', 'forbidden'],
})

export const previewReminder = endpoint({
  name: 'previewReminder',
  path: '/api/configurator/preview-reminder',
  area: 'receivables',
  effect: 'reads',
  summary:
    'The next reminder of an invoice as it will be sent on its day, or as it would be today; employees only.',
  body: z.strictObject({ ...ofInvoice, isNow: z.boolean().optional() }),
  response: reminderPreviewSchema,
  errors: ['notFound', 'forbidden', 'refused'],
})

export const sendReminder = endpoint({
  name: 'sendReminder',
  path: '/api/configurator/send-reminder',
  area: 'receivables',
  summary: 'Sends the next reminder of an invoice at once; employees only.',
  body: z.strictObject({ ...ofInvoice, ruleKey: reminderRuleKeySchema }),
  response: z.object({ to: z.array(z.string()) }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const setReminderStop = endpoint({
  name: 'setReminderStop',
  path: '/api/configurator/set-reminder-stop',
  area: 'receivables',
  summary: 'Stops the reminders of one invoice or of one customer, or lets them go on; employees only.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    about: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('invoice'), documentId: idSchema }),
      z.strictObject({ kind: z.literal('customer'), customerKey: customerKeySchema }),
    ]),
    isStopped: z.boolean(),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'forbidden'],
})
