/** The words of money owed: buckets, kinds of rows, and columns, on the screen and in files, in French. */
import type {
  receivableWords as english,
  statementWords as englishStatement,
} from '../../../messages/papers/receivables.ts'
import type { Translation } from '../../../localization/translation.ts'

export const receivableWords: Translation<typeof english> = {
  buckets: {
    current: 'Non échu',
    days1to30: '1–30 jours',
    days31to60: '31–60 jours',
    days61to90: '61–90 jours',
    over90: 'Plus de 90 jours',
  },
  rows: {
    invoice: 'facture',
    receipt: 'remboursement',
    notInvoiced: 'non facturé',
    credit: 'crédit',
    prepaid: 'payé d’avance',
  },
  table: {
    customer: 'Client',
    kind: 'Type',
    number: 'Numéro',
    issued: 'Émission',
    due: 'Échéance',
    daysLate: 'Jours de retard',
    amount: 'Montant',
    balance: 'Solde',
    currency: 'Monnaie',
  },
}

export const statementWords: Translation<typeof englishStatement> = {
  title: 'Relevé de compte',
  of: ({ customer }) => `Relevé de compte${customer === '' ? '' : `, ${customer}`}`,
  fileName: ({ customer, date }) => `Relevé ${customer} ${date}`,
  customer: 'Client',
  period: ({ from, to }) => `Période : du ${from} au ${to}`,
  opening: 'Solde initial',
  closing: 'Solde dû',
  closingCredit: 'Crédit',
  credit: 'Moins crédit et paiements d’avance',
  date: 'Date',
  document: 'Document',
  due: 'Échéance',
  billed: 'Facturé',
  paid: 'Payé',
  balance: 'Solde',
  reference: 'Merci d’indiquer les numéros des factures comme référence.',
  turnedAround: 'Le dernier jour précède le premier.',
}
