/** Sentences of the order settings. [1.2.88] */
import { defineMessages } from '../../localization/define-messages.ts'

/** "Order", "Quote", "Project": the organisation's word. */
type Word = { word: string }

export const orderSettingsMessages = defineMessages('orderSettingsMessages', {
  pricingToday: 'Today’s prices until it is submitted.',
  pricingDayHint: 'The prices of this day count, whatever is published later.',
  pricingWouldChange: ({ count }: { count: number }) =>
    count === 0
      ? 'No item changes its price.'
      : count === 1
        ? 'One item changes its price.'
        : `${count} items change their prices.`,
  pricingUnknownThen: ({ count }: { count: number }) =>
    `${count === 1 ? 'One item has' : `${count} items have`} no price on that day. Choose a later one.`,
  pricingAgreed: ({ word }: Word) =>
    `This ${word.toLowerCase()} has been submitted with the prices on the left. Apply the new ones only when that is agreed.`,
  ownerHint: 'Terms that were granted stay as they are.',
  ownerReadOnly: 'Only employees change the owner.',
  entryUnreadable: ({ text }: { text: string }) => `“${text}” is no amount. Write it like 1,250.50 or 12%.`,
  entryOtherCurrency: ({ symbol }: { symbol: string }) =>
    `Another currency. Enter the amount in ${symbol === '€' ? 'euros' : 'US dollars'}.`,
  entryNegative: 'An amount can not be below 0.',
  entryTooMuch: 'This is more than $10,000,000.00.',
  rateAbove100: 'A rate is 100% at most.',
  entryUnderstood: ({ value }: { value: string }) => `Read as ${value}`,
  entryBecomesRate: ({ value }: { value: string }) => `Read as ${value}: becomes a rate`,
  entryBecomesAmount: ({ value }: { value: string }) => `Read as ${value}: becomes an amount`,
  entryOnlyAmount: 'Enter an amount here, not a rate.',
  entryOnlyRate: 'Enter a rate here, not an amount.',
  discountCapped: ({ most }: { most: string }) => `At most ${most} counts for this category.`,
  discountCappedAmount: ({ most, share }: { most: string; share: string }) =>
    `At most ${most} counts for this category: ${share}.`,
  shippingAboveRate: ({ shipping, goods }: { shipping: string; goods: string }) =>
    `Shipping of ${shipping} is more than 100% of ${goods}, so no rate makes it. Enter the rate that you want instead: write it with %.`,
  discountNoRate: 'No rate makes this discount. Write the rate that you want with % in the field.',
  taxAgain: 'Look up again',
  taxAddressChanged: 'The delivery address is another one by now.',
  taxUnavailable: ({ state }: { state: string }) =>
    `The tax rate for ${state} could not be looked up. The rate stays as it is.`,
  taxFound: ({ rate, date, source }: { rate: string; date: string; source: string }) =>
    `${rate} from the delivery address, looked up ${date} (${source})`,
  taxNone: ({ state, date }: { state: string; date: string }) =>
    `No sales tax was found for ${state} on ${date}. The rate stays as it is.`,
  taxWanted: 'Looking up the rate for the delivery address…',
  paidHint: 'Counted from the recorded payments.',
  feedbackHint: 'The customer reads this while the changes are made. It is cleared at the next submission.',
  linkInvalid: 'A link begins with https:// or http://.',
})
