/** The value of a field as a person reads it: money with its sign, dates as dates, people by name. */
import {
  type FieldTitle,
  historyMessages as words,
  orderProblemMessages,
  orderReturnMessages,
} from '@orderwright/domain/messages'
import { paymentMethodKeySchema } from '@orderwright/domain/tenancy'
import { centsSchema, formatCents, formatDate } from '@orderwright/domain/units'

/** Names that stand behind ids. */
export interface Names {
  person: (userId: number) => string | undefined
  product: (productId: number) => string | undefined
  category: (categoryId: number) => string | undefined
}

function isOneOf<T extends string>(list: readonly T[], key: string): key is T {
  return list.some((entry) => entry === key)
}

const money = [
  'discountFlatAmount',
  'amountPaidInCents',
  'customPriceInCents',
  'orderTotal',
  'paymentAmount',
  'documentTotal',
  'differenceInCents',
  'returnCredit',
] as const
const rates = ['discountPercentage', 'shippingPercentage', 'taxPercentage', 'tariffPercentage'] as const
const days = [
  'lastPaymentDate',
  'effectivePricingDate',
  'estimatedShippingDate',
  'deletedAt',
  'commandDate',
] as const
const flags = [
  'archived',
  'isStocked',
  'disableSalesTax',
  'isProcessingPayment',
  'promptedForProjectInfo',
  'isInternal',
] as const
const addresses = ['deliveryAddress', 'billingAddress'] as const

function centsText(value: unknown, sign = '$'): string {
  const parsed = centsSchema.safeParse(value)
  return parsed.success ? formatCents(parsed.data, sign) : words.nothing
}

function addressText(value: object): string {
  const part = (key: string) => {
    const text: unknown = Reflect.get(value, key)
    return typeof text === 'string' ? text : ''
  }
  const place = [part('city'), [part('state'), part('zip')].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const lines = [part('streetAddress'), part('streetAddress2'), place].filter(Boolean)
  // A country alone is what an empty address begins with.
  if (lines.length === 0) return words.nothing
  return [...lines, part('country')].filter(Boolean).join(', ')
}

/** What stands for nothing: some fields mean something by it. */
function emptyText(field: FieldTitle): string {
  if (field === 'shippingFlatAmount' || field === 'shippingPercentage') return words.toBeDetermined
  return field === 'effectivePricingDate' ? words.today : words.nothing
}

export function fieldText(field: FieldTitle, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return emptyText(field)
  // A total that is not whole comes in words, with what is missing.
  if (field === 'orderTotal' && typeof value === 'string') return value
  if (field === 'shippingFlatAmount' || isOneOf(money, field)) return centsText(value)
  if (field === 'commandTotal') return centsText(value, '€')
  if (isOneOf(flags, field)) return value === 1 || value === true ? words.yes : words.no
  if (isOneOf(addresses, field)) return typeof value === 'object' ? addressText(value) : words.nothing
  if (field === 'paymentMethod') return paymentMethodText(value)
  if (field === 'returnReason') return problemText(orderReturnMessages.reasons, value)
  if (field === 'problemKind') return problemText(orderProblemMessages.kinds, value)
  if (field === 'problemResolution') return problemText(orderProblemMessages.resolutions, value)
  if (typeof value === 'string') return isOneOf(days, field) ? formatDate(value) : value
  if (typeof value === 'number') return numberText(field, value, names)
  return JSON.stringify(value)
}

function problemText(texts: Readonly<Record<string, string>>, value: unknown): string {
  return (typeof value === 'string' ? texts[value] : undefined) ?? words.nothing
}

function paymentMethodText(value: unknown): string {
  const parsed = paymentMethodKeySchema.safeParse(value)
  return parsed.success ? words.methods[parsed.data] : words.nothing
}

function numberText(field: FieldTitle, value: number, names: Names): string {
  if (field === 'userId') return names.person(value) ?? words.unknownPerson
  // What a customer is called, guests may not know.
  if (field === 'customerId') return `#${value}`
  if (field === 'productId') return names.product(value) ?? `#${value}`
  if (field === 'productCategoryId') return names.category(value) ?? `#${value}`
  if (field === 'fromOrderNumber') return words.fromOrder({ number: value })
  return isOneOf(rates, field) ? `${value}%` : String(value)
}
