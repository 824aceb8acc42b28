/** The words that stand beside an order's amounts, in Swedish. */
import type { amountWords as english } from '../../../messages/papers/amounts.ts'
import type { Translation } from '../../../localization/translation.ts'

function named(what: string, rate: string): string {
  return rate === '' ? what : `${what} (${rate})`
}

export const amountWords: Translation<typeof english> = {
  subtotal: 'Delsumma',
  discount: ({ rate = '' } = {}) => named('Rabatt', rate),
  shipping: 'Frakt',
  tariff: ({ rate = '' } = {}) => named('Tulltillägg', rate),
  tax: ({ rate = '' } = {}) => named('Moms', rate),
  exempt: 'momsfri',
  returned: 'Returer',
  total: 'Summa',
  totalBeforeShipping: 'Summa före frakt',
  totalBeforeShippingAndTax: 'Summa före frakt och moms',
  tbd: 'Ej klart',
  shippingAndTax: '+ frakt och moms',
  shippingAndTaxAlone: 'frakt och moms',
  stillToCome: 'Tillkommer',
  deposit: ({ rate }) => `Handpenning (${rate})`,
  paid: 'Betalt hittills',
  balance: 'Kvar att betala',
  balanceBeforeShipping: 'Kvar att betala före frakt',
  credit: 'Tillgodo',
  shippingComes: 'Frakten tillkommer: den ingår inte i beloppet och läggs till när den är känd.',
}
