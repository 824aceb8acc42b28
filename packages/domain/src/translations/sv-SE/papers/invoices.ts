/** The words of what is issued with a number, in Swedish. */
import type {
  issuedWords as english,
  returnBillWords as englishOfReturns,
} from '../../../messages/papers/invoices.ts'
import type { Translation } from '../../../localization/translation.ts'

/** Rows of a bill that a return makes. */
export const returnBillWords: Translation<typeof englishOfReturns> = {
  returned: ({ number }) => `Retur ${number}`,
  fee: ({ number }) => `Returavgift för retur ${number}`,
  adjustment: ({ number }) => `Justering för retur ${number}`,
}

export const issuedWords: Translation<typeof english> = {
  names: {
    invoice: 'Faktura',
    supplement: 'Tilläggsfaktura',
    creditNote: 'Kreditfaktura',
    receipt: 'Kvitto',
    refund: 'Återbetalningskvitto',
    correction: 'Rättelse av kvitto',
  },
  named: ({ name, number }) => `${name} ${number}`,
  issued: ({ date }) => `Utfärdad: ${date}`,
  due: ({ date }) => `Förfaller: ${date}`,
  number: ({ number }) => `Nummer: ${number}`,
  amends: ({ name, number, date }) => `Ändrar ${name.toLowerCase()} ${number} från ${date}`,
  cancels: ({ name, number, date }) => `Makulerar ${name.toLowerCase()} ${number} från ${date}`,
  purchaseOrder: ({ number }) => `Inköpsorder: ${number}`,
  project: ({ project }) => `Projekt: ${project}`,
  changed: 'Rader under 0 tas tillbaka, de andra faktureras i deras ställe.',
  amountsAlone: 'Artiklarna kvarstår som de fakturerats. Det som ändras är dessa belopp:',
  receivedFrom: 'Mottaget från',
  givenBackTo: 'Återbetalat till',
  howToPay: 'Så betalar du',
  reference: ({ number }) => `Ange ${number} som referens.`,
  payment: {
    date: ({ date }) => `Betalningsdag: ${date}`,
    method: ({ method }) => `Betalsätt: ${method}`,
    received: 'Mottaget belopp',
    givenBack: 'Återbetalat belopp',
    corrected: 'Rättat belopp',
    fee: 'Varav kortavgift',
    counted: 'Räknas mot summan',
    open: 'Kvar därefter',
    credit: 'Tillgodo därefter',
    takesBack: ({ number }) => `Tar tillbaka kvitto ${number}`,
    givesBack: ({ number }) => `Avser kvitto ${number}`,
  },
  other: ({ name, number, date }) => `${name} ${number} från ${date}`,
  table: {
    date: 'Datum',
    number: 'Nummer',
    kind: 'Slag',
    refersTo: 'Avser',
    customer: 'Kund',
    dueDate: 'Förfallodag',
    net: 'Netto',
    tax: 'Moms',
    shipping: 'Frakt',
    total: 'Summa',
    currency: 'Valuta',
    method: 'Betalsätt',
    account: 'Konto',
    debit: 'Debet',
    credit: 'Kredit',
  },
  kinds: { invoice: 'faktura', creditNote: 'kreditfaktura', receipt: 'kvitto' },
}
