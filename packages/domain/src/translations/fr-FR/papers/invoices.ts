/** The words of what is issued with a number: invoices, credit notes and receipts, in French. */
import type {
  issuedWords as english,
  returnBillWords as englishReturns,
} from '../../../messages/papers/invoices.ts'
import type { Translation } from '../../../localization/translation.ts'
import { lower } from '../grammar.ts'

export const returnBillWords: Translation<typeof englishReturns> = {
  returned: ({ number }) => `Retour ${number}`,
  fee: ({ number }) => `Frais de remise en stock du retour ${number}`,
  adjustment: ({ number }) => `Ajustement du retour ${number}`,
}

export const issuedWords: Translation<typeof english> = {
  names: {
    invoice: 'Facture',
    supplement: 'Facture complémentaire',
    creditNote: 'Avoir',
    receipt: 'Reçu',
    refund: 'Reçu de remboursement',
    correction: 'Correction de reçu',
  },
  named: ({ name, number }) => `${name} ${number}`,
  issued: ({ date }) => `Émission : ${date}`,
  due: ({ date }) => `Échéance : ${date}`,
  number: ({ number }) => `Numéro : ${number}`,
  amends: ({ name, number, date }) => `Modifie : ${lower(name)} ${number} du ${date}`,
  cancels: ({ name, number, date }) => `Annule : ${lower(name)} ${number} du ${date}`,
  purchaseOrder: ({ number }) => `Bon de commande : ${number}`,
  project: ({ project }) => `Projet : ${project}`,
  changed: 'Les lignes négatives sont annulées, les autres sont facturées à leur place.',
  amountsAlone: 'Les articles restent tels qu’ils ont été facturés. Seuls ces montants changent :',
  receivedFrom: 'Reçu de',
  givenBackTo: 'Remboursé à',
  howToPay: 'Comment payer',
  reference: ({ number }) => `Merci d’indiquer ${number} comme référence.`,
  payment: {
    date: ({ date }) => `Date du paiement : ${date}`,
    method: ({ method }) => `Payé par : ${method}`,
    received: 'Montant reçu',
    givenBack: 'Montant remboursé',
    corrected: 'Montant corrigé',
    fee: 'Dont frais de carte',
    counted: 'Imputé sur le total',
    open: 'Reste dû ensuite',
    credit: 'Crédit ensuite',
    takesBack: ({ number }) => `Annule le reçu ${number}`,
    givesBack: ({ number }) => `Pour le reçu ${number}`,
  },
  other: ({ name, number, date }) => `${name} ${number} du ${date}`,
  table: {
    date: 'Date',
    number: 'Numéro',
    kind: 'Type',
    refersTo: 'Se rapporte à',
    customer: 'Client',
    dueDate: 'Échéance',
    net: 'Net',
    tax: 'Taxe',
    shipping: 'Livraison',
    total: 'Total',
    currency: 'Monnaie',
    method: 'Mode de paiement',
    account: 'Compte',
    debit: 'Débit',
    credit: 'Crédit',
  },
  kinds: { invoice: 'facture', creditNote: 'avoir', receipt: 'reçu' },
}
