/** Laws of money owed, held against an oracle that pays cent by cent. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { cents } from '../units/money.ts'
import type { ReceivableEntry } from './open-items.ts'
import { type ReceivableOrder, type ReceivablesInput, receivablesOf } from './receivables.ts'

const START = Date.UTC(2026, 0, 1)
const dayAfter = (days: number) => new Date(START + days * 86_400_000).toISOString().slice(0, 10)

/** What happens to an order, in steps: amounts are small, so that the oracle can count every cent. */
const stepsOfOrder = fc.array(
  fc.record({
    what: fc.constantFrom('invoice', 'creditNote', 'pay', 'refund'),
    amount: fc.integer({ min: 1, max: 40 }),
    days: fc.integer({ min: 0, max: 60 }),
    terms: fc.integer({ min: 0, max: 45 }),
    about: fc.nat({ max: 3 }),
  }),
  { minLength: 1, maxLength: 7 },
)

const inputs = fc
  .record({
    orders: fc.array(
      fc.record({ steps: stepsOfOrder, customer: fc.nat({ max: 2 }), unbilled: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    asOf: fc.integer({ min: 0, max: 420 }),
  })
  .map(({ orders, asOf }): ReceivablesInput => {
    const entries: ReceivableEntry[] = []
    const known = orders.map(({ steps, customer, unbilled }, index): ReceivableOrder => {
      const productOrderId = index + 1
      let day = 0
      let billed = 0
      for (const { what, amount, days, terms, about } of steps) {
        day += days
        const invoices = entries.filter(
          (one) => one.productOrderId === productOrderId && one.kind === 'invoice',
        )
        const base = {
          documentId: entries.length + 1,
          productOrderId,
          number: `N${entries.length}`,
          issuedDay: dayAfter(day),
        }
        if (what === 'invoice' && !unbilled) {
          billed += amount
          entries.push({
            ...base,
            kind: 'invoice',
            dueDay: dayAfter(day + terms),
            totalInCents: cents(amount),
            refersToId: null,
          })
        } else if (what === 'creditNote' && billed > 0) {
          // Never more than is billed: what stands is never below 0.
          const taken = Math.min(amount, billed)
          billed -= taken
          const refersToId = invoices[about % invoices.length]?.documentId ?? null
          entries.push({ ...base, kind: 'creditNote', dueDay: null, totalInCents: cents(-taken), refersToId })
        } else if (what === 'pay' || what === 'refund') {
          const totalInCents = cents(what === 'pay' ? amount : -amount)
          entries.push({ ...base, kind: 'receipt', dueDay: null, totalInCents, refersToId: null })
        }
      }
      return {
        productOrderId,
        orderNumber: productOrderId,
        orderTitle: '',
        standing: 'open',
        customerKey: `firm:${customer}`,
        customerName: `=Firm ${customer}`,
        notInvoiced: unbilled
          ? { since: dayAfter(10), totalInCents: cents(100), paidInCents: cents(30) }
          : null,
      }
    })
    return { orders: known, entries, asOf: dayAfter(asOf) }
  })

type Found = { open: Map<number, number>; credit: number }

/** One cent after the other: each cent of a credit note goes to its invoice, or waits; each cent waiting goes to the invoice due first. */
function countCents(entries: readonly ReceivableEntry[], asOf: string): Found {
  const open = new Map<number, number>()
  let waiting = 0
  let wanted = 0
  const happened = entries.filter((one) => !(one.issuedDay > asOf))
  for (const one of happened) if (one.kind === 'invoice') open.set(one.documentId, one.totalInCents)
  for (const one of happened) {
    for (let cent = 0; cent < Math.abs(one.totalInCents); cent += 1) {
      if (one.kind === 'creditNote') {
        const left = open.get(one.refersToId ?? 0) ?? 0
        if (left > 0) open.set(one.refersToId ?? 0, left - 1)
        else waiting += 1
      } else if (one.kind === 'receipt') {
        if (one.totalInCents > 0) waiting += 1
        else wanted += 1
      }
    }
  }
  while (waiting > 0 && wanted > 0) {
    waiting -= 1
    wanted -= 1
  }
  const queue = happened
    .filter(({ kind }) => kind === 'invoice')
    .sort((one, other) => {
      const key = (entry: ReceivableEntry) =>
        `${entry.dueDay} ${entry.issuedDay} ${String(entry.documentId).padStart(6, '0')}`
      return key(one) < key(other) ? -1 : 1
    })
  for (const { documentId } of queue) {
    while (waiting > 0 && (open.get(documentId) ?? 0) > 0) {
      open.set(documentId, (open.get(documentId) ?? 0) - 1)
      waiting -= 1
    }
  }
  if (wanted > 0) {
    const refund = happened.findLast(({ kind, totalInCents }) => kind === 'receipt' && totalInCents < 0)
    if (refund) open.set(refund.documentId, wanted)
  }
  return { open: new Map([...open].filter(([, left]) => left > 0)), credit: waiting }
}

/** How late something is, by walking the calendar day by day. */
function walkedDays(from: string, to: string): number {
  let days = 0
  for (let at = Date.parse(from); at < Date.parse(to); at += 86_400_000) days += 1
  return days
}

const edges = [0, 30, 60, 90, Number.POSITIVE_INFINITY]
const names = ['current', 'days1to30', 'days31to60', 'days61to90', 'over90'] as const

describe('money owed', () => {
  it('[issue 18] leaves open of each invoice what an oracle finds that pays cent by cent, and keeps the rest as credit', () => {
    checkLaw({ open: 40, credit: 20, late: 20, refundedTooMuch: 5 }, inputs, (cover, input) => {
      const { customers } = receivablesOf(input)
      for (const { productOrderId, customerKey, notInvoiced } of input.orders) {
        const found = countCents(
          input.entries.filter((one) => one.productOrderId === productOrderId),
          input.asOf,
        )
        const customer = customers.find(({ key }) => key === customerKey)
        const items = (customer?.items ?? []).filter((item) => item.productOrderId === productOrderId)
        expect(new Map(items.map((item) => [item.documentId, item.balanceInCents]))).toEqual(found.open)
        if (found.open.size > 0) cover('open')
        if (found.credit > 0 && notInvoiced === null) cover('credit')
        for (const item of items) {
          expect(item.daysLate).toBe(walkedDays(item.dueDay, input.asOf))
          if (item.daysLate > 0) cover('late')
          if (item.kind === 'receipt') cover('refundedTooMuch')
        }
      }
    })
  })

  it('[issue 18] sums: the buckets are the total, the total is the balance of every open invoice, and the balance is what the documents come to', () => {
    checkLaw({ several: 30, credit: 20, notInvoiced: 20 }, inputs, (cover, input) => {
      const { customers, sums } = receivablesOf(input)
      if (customers.length > 1) cover('several')
      if (sums.creditInCents > 0) cover('credit')
      if (sums.notInvoicedInCents > 0) cover('notInvoiced')
      for (const one of [...customers, { ...sums, items: customers.flatMap(({ items }) => items) }]) {
        let buckets = 0
        for (const name of names) buckets += one.aging[name]
        let balances = 0
        for (const { balanceInCents } of one.items) balances += balanceInCents
        expect([one.totalInCents, one.totalInCents]).toEqual([buckets, balances])
        expect(one.balanceInCents).toBe(one.totalInCents - one.creditInCents - one.prepaidInCents)
        for (const [index, name] of names.entries()) {
          let own = 0
          for (const { daysLate, balanceInCents } of one.items) {
            const isHere =
              daysLate <= (edges[index] ?? 0) && (index === 0 || daysLate > (edges[index - 1] ?? 0))
            if (isHere) own += balanceInCents
          }
          expect(one.aging[name]).toBe(own)
        }
      }
      let documents = 0
      const asked = new Set(
        input.orders
          .filter(({ notInvoiced }) => notInvoiced !== null && !(notInvoiced.since > input.asOf))
          .map((one) => one.productOrderId),
      )
      for (const { issuedDay, kind, totalInCents } of input.entries) {
        if (issuedDay <= input.asOf) documents += kind === 'receipt' ? 0 - totalInCents : totalInCents
      }
      expect(sums.balanceInCents).toBe(documents)
      expect(sums.notInvoicedInCents).toBe(asked.size * 70)
    })
  })

  it('[issue 18] only ages as the day goes on: nothing becomes younger, and nothing is gained or lost', () => {
    checkLaw({ moves: 15 }, fc.tuple(inputs, fc.integer({ min: 1, max: 100 })), (cover, [input, days]) => {
      const last = input.entries.reduce(
        (latest, { issuedDay }) => (issuedDay > latest ? issuedDay : latest),
        input.asOf,
      )
      const early = receivablesOf({ ...input, asOf: last }).sums
      const late = receivablesOf({
        ...input,
        asOf: new Date(Date.parse(last) + days * 86_400_000).toISOString().slice(0, 10),
      }).sums
      expect(late.totalInCents).toBe(early.totalInCents)
      expect(late.creditInCents + late.prepaidInCents).toBe(early.creditInCents + early.prepaidInCents)
      let before = 0
      let after = 0
      for (const name of names.toReversed()) {
        before += early.aging[name]
        after += late.aging[name]
        expect(after).toBeGreaterThanOrEqual(before)
        if (after > before) cover('moves')
      }
    })
  })

  it('[issue 18] does not depend on the order of the entries', () => {
    const shuffled = inputs.chain((input) =>
      fc.record({
        input: fc.constant(input),
        entries: fc.shuffledSubarray([...input.entries], { minLength: input.entries.length }),
        orders: fc.shuffledSubarray([...input.orders], { minLength: input.orders.length }),
      }),
    )
    checkLaw({ moved: 30 }, shuffled, (cover, { input, entries, orders }) => {
      if (entries.some((entry, index) => entry !== input.entries[index])) cover('moved')
      expect(receivablesOf({ ...input, entries, orders })).toEqual(receivablesOf(input))
    })
  })
})
