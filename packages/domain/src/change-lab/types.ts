/** What a replay of an order under a draft answers: plain data, all sums in cents. */
import type { Problem } from '../constraints/types.ts'
import type { Figure } from '../configuration/pricing-difference.ts'

export type ValidityChange = 'becomesInvalid' | 'becomesValid' | 'staysValid' | 'staysInvalid'

/** One line of which anything changes. */
export interface LineReplay {
  readonly itemId: number
  readonly productId: number
  readonly title: string
  readonly quantity: number
  readonly validity: ValidityChange
  /** what is wrong with it under the draft and is not today */
  readonly newProblems: readonly Problem[]
  /** what is wrong with it today and is not under the draft */
  readonly solvedProblems: readonly Problem[]
  /** unit price × quantity */
  readonly lineTotal: Figure
  readonly drawingChanges: boolean
}

export interface OrderReplay {
  readonly orderId: number
  readonly validity: ValidityChange
  /** of the order's own choices */
  readonly newProblems: readonly Problem[]
  readonly solvedProblems: readonly Problem[]
  readonly subtotal: Figure
  readonly total: Figure
  /** it has been submitted: its figures are what somebody agreed to, and stay whatever the draft would make of them */
  readonly keepsPrices: boolean
  /** lines that are judged, priced or drawn otherwise, in the order's order */
  readonly lines: readonly LineReplay[]
}

/** Whether nothing at all changes for an order. */
export function isUnchanged({ validity, total, subtotal, lines, ...order }: OrderReplay): boolean {
  return (
    (validity === 'staysValid' || validity === 'staysInvalid') &&
    subtotal.before === subtotal.after &&
    total.before === total.after &&
    lines.length === 0 &&
    order.newProblems.length === 0 &&
    order.solvedProblems.length === 0
  )
}
