/** What the page of reminders and its calls say, in Swedish. */
import type { reminderMessages as english } from '../../../messages/app/reminders.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure } from '../grammar.ts'

export const reminderMessages: Translation<typeof english> = {
  title: 'Påminnelser',
  owed: 'Fordringar',
  views: 'Vy',
  hint: 'De här meddelandena skickas på sin dag enligt reglerna i inställningarna. En betalning som kommer före stoppar dem.',
  loading: 'Laddar påminnelserna',
  off: 'Påminnelser är avstängda',
  offNext:
    'Ägare slår på dem i inställningarna, under E-post: en regel anger hur många dagar före eller efter förfallodagen vilket meddelande skickas.',
  toSettings: 'Inställningar för e-post',
  none: 'Ingen påminnelse på tur',
  noneNext: 'Inget är obetalt som någon regel återstår för.',
  more: ({ count }) => `${figure(count)} till följer senare.`,
  invoice: ({ number }) => `Faktura ${number}`,
  isDue: ({ date }) => `förfaller ${date}`,
  wasDue: ({ date, days }) => `förföll ${date}, ${counted(days, 'dag', 'dagar')} försenad`,
  lastSent: ({ date }) => `senaste påminnelse ${date}`,
  mails: {
    paymentReminder: 'Betalningspåminnelse',
    paymentOverdue: 'Förfallen faktura',
    finalNotice: 'Sista påminnelse',
  },
  stopped: { invoice: 'Stoppat för fakturan', customer: 'Stoppat för kunden' },
  preview: 'Förhandsgranska',
  previewOf: ({ number }) => `Förhandsgranska påminnelsen om faktura ${number}`,
  doNotSend: 'Skicka inte',
  doNotSendOf: ({ number }) => `Skicka inte påminnelsen om faktura ${number}`,
  stopInvoice: ({ number }) => `För faktura ${number}`,
  stopCustomer: ({ customer }) => `För alla fakturor till ${customer}`,
  sendAgain: 'Skicka igen',
  sendAgainOf: ({ number }) => `Skicka påminnelser om faktura ${number} igen`,
  sendNow: 'Skicka nu',
  sendToday: 'Skicka i dag i stället',
  sentTo: ({ to }) => `Påminnelsen är på väg till ${to.join(', ')}.`,
  to: 'Till',
  toNobody: 'Ingen som ser priserna har en e-postadress här.',
  on: 'Dag',
  subject: 'Ämne',
  refused: {
    nothing: 'Inget i fakturan är obetalt som någon regel återstår för.',
    notYet: 'Dagen för påminnelsen har inte kommit.',
    stopped: 'Påminnelser är stoppade här. Ta tillbaka det först.',
    paying: 'En kortbetalning pågår. Påminnelsen väntar på den.',
    nobody: 'Ingen som ser priserna har en e-postadress här.',
    sentAlready: 'Påminnelsen är inte längre nästa: den har skickats, eller så har reglerna ändrats.',
    sentToday: 'En påminnelse om fakturan skickades i dag. Nästa kan skickas i morgon.',
  },
}
