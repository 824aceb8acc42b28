/** The words that stand beside an order's amounts: the same on screen, on paper and in mails, in French. */
import type { amountWords as english } from '../../../messages/papers/amounts.ts'
import type { Translation } from '../../../localization/translation.ts'

function named(what: string, rate: string): string {
  return rate === '' ? what : `${what} (${rate})`
}

export const amountWords: Translation<typeof english> = {
  subtotal: 'Sous-total',
  discount: ({ rate = '' } = {}) => named('Remise', rate),
  shipping: 'Livraison',
  tariff: ({ rate = '' } = {}) => named('Droits de douane', rate),
  tax: ({ rate = '' } = {}) => named('Taxe', rate),
  exempt: 'exonération',
  returned: 'Retours',
  total: 'Total',
  totalBeforeShipping: 'Total hors livraison',
  totalBeforeShippingAndTax: 'Total hors livraison et taxe',
  tbd: 'À définir',
  shippingAndTax: '+ port et taxe',
  shippingAndTaxAlone: 'port et taxe',
  stillToCome: 'Reste à définir',
  deposit: ({ rate }) => `Acompte (${rate})`,
  paid: 'Déjà payé',
  balance: 'Solde dû',
  balanceBeforeShipping: 'Solde hors livraison',
  credit: 'Crédit',
  shippingComes: 'La livraison reste à définir : elle n’est pas comprise dans ce montant et s’y ajoutera.',
}
