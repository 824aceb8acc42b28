/** What each customer owes as of a day, by age: made of what was issued, and of orders that have no invoice yet. [issue 18] */
import { groupBy } from '../units/group-by.ts'
import { type Cents, cents, zeroCents } from '../units/money.ts'
import { addAging, agingOf, agingTotal, daysLate, noAging } from './aging.ts'
import { openOfOrder, type ReceivableEntry } from './open-items.ts'
import type {
  CustomerReceivables,
  NotInvoiced,
  OpenItem,
  OrderStanding,
  Receivables,
  ReceivableSums,
} from './schema.ts'

/** An order of which something was issued, or should be. */
export type ReceivableOrder = {
  readonly productOrderId: number
  readonly orderNumber: number
  readonly orderTitle: string
  readonly standing: OrderStanding
  readonly customerKey: string
  readonly customerName: string
  /** it has asked for money and has no invoice; null: it has one, or has not */
  readonly notInvoiced: {
    readonly since: string
    readonly totalInCents: Cents
    readonly paidInCents: Cents
  } | null
}

export type ReceivablesInput = {
  readonly orders: readonly ReceivableOrder[]
  /** of these orders, in any order */
  readonly entries: readonly ReceivableEntry[]
  /** what was issued after this day does not count */
  readonly asOf: string
}

type OfOrder = {
  readonly order: ReceivableOrder
  readonly items: readonly OpenItem[]
  readonly notInvoiced: readonly NotInvoiced[]
  readonly credit: number
  readonly prepaid: number
}

const noSums: ReceivableSums = {
  aging: noAging,
  totalInCents: zeroCents,
  creditInCents: zeroCents,
  prepaidInCents: zeroCents,
  notInvoicedInCents: zeroCents,
  balanceInCents: zeroCents,
}

function addSums(one: ReceivableSums, other: ReceivableSums): ReceivableSums {
  return {
    aging: addAging(one.aging, other.aging),
    totalInCents: cents(one.totalInCents + other.totalInCents),
    creditInCents: cents(one.creditInCents + other.creditInCents),
    prepaidInCents: cents(one.prepaidInCents + other.prepaidInCents),
    notInvoicedInCents: cents(one.notInvoicedInCents + other.notInvoicedInCents),
    balanceInCents: cents(one.balanceInCents + other.balanceInCents),
  }
}

/** What several customers owe together. */
export function sumReceivables(customers: readonly ReceivableSums[]): ReceivableSums {
  return customers.reduce(addSums, noSums)
}

function notInvoicedOf(order: ReceivableOrder, asOf: string): NotInvoiced[] {
  const { productOrderId, orderNumber, orderTitle, standing, notInvoiced } = order
  if (notInvoiced === null || notInvoiced.since > asOf) return []
  const { since, totalInCents, paidInCents } = notInvoiced
  const dueInCents = cents(totalInCents - paidInCents)
  if (dueInCents <= 0) return []
  return [{ productOrderId, orderNumber, orderTitle, standing, since, totalInCents, paidInCents, dueInCents }]
}

function ofOrder(order: ReceivableOrder, entries: readonly ReceivableEntry[], asOf: string): OfOrder {
  const { productOrderId, orderNumber, orderTitle, standing } = order
  const { open, creditInCents } = openOfOrder(entries, asOf)
  const notInvoiced = notInvoicedOf(order, asOf)
  const isPrepaid = notInvoiced.length > 0
  return {
    order,
    notInvoiced,
    items: open.map(
      ({ entry, dueDay, balanceInCents }): OpenItem => ({
        documentId: entry.documentId,
        kind: entry.kind === 'receipt' ? 'receipt' : 'invoice',
        number: entry.number,
        productOrderId,
        orderNumber,
        orderTitle,
        standing,
        issuedDay: entry.issuedDay,
        dueDay,
        daysLate: daysLate(dueDay, asOf),
        amountInCents: entry.totalInCents,
        balanceInCents,
      }),
    ),
    credit: isPrepaid ? 0 : creditInCents,
    prepaid: isPrepaid ? creditInCents : 0,
  }
}

function longestDueFirst(one: OpenItem, other: OpenItem): number {
  return one.dueDay.localeCompare(other.dueDay) || one.documentId - other.documentId
}

function sumsOf(orders: readonly OfOrder[]): ReceivableSums {
  const aging = agingOf(orders.flatMap(({ items }) => items))
  const total = agingTotal(aging)
  const credit = orders.reduce((sum, one) => sum + one.credit, 0)
  const prepaid = orders.reduce((sum, one) => sum + one.prepaid, 0)
  const due = orders.flatMap(({ notInvoiced }) => notInvoiced)
  return {
    aging,
    totalInCents: total,
    creditInCents: cents(credit),
    prepaidInCents: cents(prepaid),
    notInvoicedInCents: cents(due.reduce((sum, { dueInCents }) => sum + dueInCents, 0)),
    balanceInCents: cents(total - credit - prepaid),
  }
}

function customerFrom(key: string, orders: readonly OfOrder[]): CustomerReceivables {
  const items = orders.flatMap((one) => one.items).toSorted(longestDueFirst)
  const latest = orders.reduce((one, other) =>
    other.order.productOrderId > one.order.productOrderId ? other : one,
  )
  return {
    key,
    name: latest.order.customerName,
    ...sumsOf(orders),
    oldestDueDay: items[0]?.dueDay ?? null,
    items,
    notInvoiced: orders
      .flatMap(({ notInvoiced }) => notInvoiced)
      .toSorted((one, other) => one.productOrderId - other.productOrderId),
  }
}

/** Customers of whom something is open, is kept as credit, or is not invoiced; by name. */
export function receivablesOf({ orders, entries, asOf }: ReceivablesInput): Receivables {
  const entriesOf = groupBy(entries, ({ productOrderId }) => productOrderId)
  const judged = orders
    .map((order) => ofOrder(order, entriesOf.get(order.productOrderId) ?? [], asOf))
    .filter(({ items, notInvoiced, credit }) => items.length > 0 || notInvoiced.length > 0 || credit > 0)
  const customers = [...groupBy(judged, ({ order }) => order.customerKey)]
    .map(([key, ofCustomer]) => customerFrom(key, ofCustomer))
    .toSorted(
      (one, other) => one.name.localeCompare(other.name, 'en') || one.key.localeCompare(other.key, 'en'),
    )
  return { asOf, customers, sums: sumReceivables(customers) }
}
