/**
 * What an order comes to, in words. Order page, cart, payment screen, documents, letters and lists all take their text from
 * here, so that no two of them can say different things of one order.
 */
import { amountWords as words } from '../../messages/papers/amounts.ts'
import { type Cents, cents, formatCents, zeroCents } from '../../units/money.ts'
import type { Costs } from '../schema.ts'

/** A rate as people write it: 8.875%, not 8.8750000001%. */
export function percentText(rate: number): string {
  return `${Number(rate.toFixed(4))}%`
}

/** Nobody has said yet what shipping costs: the total is not whole. */
export function shippingIsOpen({ shipping, shippingIsTbd }: Costs): boolean {
  return shippingIsTbd || shipping === null
}

/** Shipping as it is shown: an amount, or TBD. [1.9.12] */
export function shippingText(costs: Costs): string {
  return shippingIsOpen(costs) ? words.tbd : formatCents(costs.shipping ?? zeroCents)
}

export type PriceSoFar = {
  /** subtotal less discount, with the tariff: what shipping and tax come on top of */
  readonly amount: Cents
  readonly amountText: string
  /** '+ shipping & tax' */
  readonly toCome: string
  /** both: '$9,293.80 + shipping & tax' */
  readonly text: string
}

/** The price before shipping and tax, whether these are known or not. [1.2.59] */
export function priceSoFar({ orderTotal, shipping, tax }: Costs): PriceSoFar {
  const amount = cents(orderTotal - (shipping ?? 0) - tax)
  const amountText = formatCents(amount)
  return { amount, amountText, toCome: words.shippingAndTax, text: `${amountText} ${words.shippingAndTax}` }
}

/** The whole total, or what it is so far and what is to come; of a whole one nothing is to come. */
export function totalSoFar(costs: Costs): PriceSoFar {
  if (shippingIsOpen(costs)) return priceSoFar(costs)
  const text = formatCents(costs.orderTotal)
  return { amount: costs.orderTotal, amountText: text, toCome: '', text }
}

/** The same in one phrase. */
export function totalText(costs: Costs): string {
  return totalSoFar(costs).text
}
