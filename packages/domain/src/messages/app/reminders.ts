/** What the page of reminders and its calls say. [issue 18] */
import { defineMessages } from '../../localization/define-messages.ts'
type Numbered = { readonly number: string }
type Dated = { readonly date: string }

export const reminderMessages = defineMessages('reminderMessages', {
  title: 'Reminders',
  owed: 'Owed',
  views: 'View',
  hint: 'These e-mails go out by the rules of the settings, on their day. A payment that comes before stops them.',
  loading: 'Loading the reminders',
  off: 'Reminders are off',
  offNext:
    'Owners turn them on in the settings, under E-mails: a rule says how many days before or after the due day which e-mail is sent.',
  toSettings: 'Settings of e-mails',
  none: 'No reminder is next',
  noneNext: 'Nothing is open for which a rule is left.',
  more: ({ count }: { readonly count: number }) => `${count.toLocaleString('en-US')} more follow later.`,
  invoice: ({ number }: Numbered) => `Invoice ${number}`,
  isDue: ({ date }: Dated) => `due ${date}`,
  wasDue: ({ date, days }: Dated & { readonly days: number }) =>
    `due ${date}, ${days === 1 ? '1 day' : `${days} days`} late`,
  lastSent: ({ date }: Dated) => `last reminder ${date}`,
  mails: {
    paymentReminder: 'Payment reminder',
    paymentOverdue: 'Past due notice',
    finalNotice: 'Final notice',
  },
  stopped: { invoice: 'Stopped for this invoice', customer: 'Stopped for this customer' },
  preview: 'Preview',
  previewOf: ({ number }: Numbered) => `Preview the reminder of invoice ${number}`,
  doNotSend: 'Do not send',
  doNotSendOf: ({ number }: Numbered) => `Do not send the reminder of invoice ${number}`,
  stopInvoice: ({ number }: Numbered) => `For invoice ${number}`,
  stopCustomer: ({ customer }: { readonly customer: string }) => `For all invoices of ${customer}`,
  sendAgain: 'Send again',
  sendAgainOf: ({ number }: Numbered) => `Send reminders of invoice ${number} again`,
  sendNow: 'Send now',
  sendToday: 'Send today instead',
  sentTo: ({ to }: { readonly to: readonly string[] }) => `The reminder is on its way to ${to.join(', ')}.`,
  to: 'To',
  toNobody: 'Nobody who sees the prices has an e-mail address here.',
  on: 'On',
  subject: 'Subject',
  refused: {
    nothing: 'Nothing of this invoice is open for which a rule is left.',
    notYet: 'The day of this reminder has not come.',
    stopped: 'Reminders are stopped here. Take that back first.',
    paying: 'A card payment is under way. The reminder waits for it.',
    nobody: 'Nobody who sees the prices has an e-mail address here.',
    sentAlready: 'This reminder is not the next one any more: it was sent, or the rules were changed.',
    sentToday: 'A reminder of this invoice was sent today. The next one can go out tomorrow.',
  },
})
