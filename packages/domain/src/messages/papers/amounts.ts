import { defineMessages } from '../../localization/define-messages.ts'
function named(what: string, rate: string): string {
  return rate === '' ? what : `${what} (${rate})`
}

/** The words that stand beside an order's amounts: the same on screen, on paper and in mails. */
export const amountWords = defineMessages('amountWords', {
  subtotal: 'Subtotal',
  discount: ({ rate = '' }: { rate?: string } = {}) => named('Discount', rate),
  shipping: 'Shipping',
  tariff: ({ rate = '' }: { rate?: string } = {}) => named('Tariff', rate),
  tax: ({ rate = '' }: { rate?: string } = {}) => named('Tax', rate),
  /** in the place of a rate: no sales tax on this order */
  exempt: 'exempt',
  /** what is credited for goods that came back */
  returned: 'Returns',
  total: 'Total',
  /** nobody has said yet what shipping costs */
  totalBeforeShipping: 'Total before shipping',
  totalBeforeShippingAndTax: 'Total before shipping & tax',
  tbd: 'TBD',
  /** [1.2.59] */
  shippingAndTax: '+ shipping & tax',
  /** the same where nothing stands before it */
  shippingAndTaxAlone: 'shipping & tax',
  /** the column of a file that says what is not in the total beside it */
  stillToCome: 'Still to come',
  deposit: ({ rate }: { rate: string }) => `Deposit (${rate})`,
  paid: 'Paid so far',
  balance: 'Balance due',
  balanceBeforeShipping: 'Balance before shipping',
  credit: 'Credit',
  shippingComes: 'Shipping is still to come: it is not part of this amount, and is added when it is known.',
})
