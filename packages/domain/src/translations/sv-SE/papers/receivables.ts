/** The words of money owed and of statements of account, in Swedish. */
import type {
  receivableWords as english,
  statementWords as englishOfStatements,
} from '../../../messages/papers/receivables.ts'
import type { Translation } from '../../../localization/translation.ts'

export const receivableWords: Translation<typeof english> = {
  buckets: {
    current: 'Ej förfallet',
    days1to30: '1–30 dagar',
    days31to60: '31–60 dagar',
    days61to90: '61–90 dagar',
    over90: 'Över 90 dagar',
  },
  rows: {
    invoice: 'faktura',
    receipt: 'återbetalning',
    notInvoiced: 'ej fakturerat',
    credit: 'tillgodo',
    prepaid: 'förskott',
  },
  table: {
    customer: 'Kund',
    kind: 'Slag',
    number: 'Nummer',
    issued: 'Utfärdad',
    due: 'Förfallodag',
    daysLate: 'Dagar förfallen',
    amount: 'Belopp',
    balance: 'Kvar',
    currency: 'Valuta',
  },
}

/** The words of a statement of account. */
export const statementWords: Translation<typeof englishOfStatements> = {
  title: 'Kontoutdrag',
  of: ({ customer }) => `Kontoutdrag${customer === '' ? '' : `, ${customer}`}`,
  fileName: ({ customer, date }) => `Kontoutdrag ${customer} ${date}`,
  customer: 'Kund',
  period: ({ from, to }) => `Period: ${from} till ${to}`,
  opening: 'Ingående saldo',
  closing: 'Kvar att betala',
  closingCredit: 'Tillgodo',
  credit: 'Minus tillgodohavande och förskott',
  date: 'Datum',
  document: 'Dokument',
  due: 'Förfaller',
  billed: 'Fakturerat',
  paid: 'Betalt',
  balance: 'Saldo',
  reference: 'Ange fakturornas nummer som referens.',
  turnedAround: 'Sista dagen ligger före den första.',
}
