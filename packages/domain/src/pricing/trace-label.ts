/**
 * What a step of a price is called. Traces are kept with revisions and signed: what they call a step that has no name of
 * its own is written in one language, and said in another where it is shown.
 */
import { priceMessages } from '../messages/order/prices.ts'
import type { TraceStep } from './types.ts'

/** As traces have it. */
export const keptLabels = {
  rounding: 'Rounding',
  customPrice: 'Custom price',
  fixedAmount: 'Fixed amount',
  group: 'Group',
} as const

/** As it is shown. */
export function traceLabel({ kind, label }: Pick<TraceStep, 'kind' | 'label'>): string {
  if (kind === 'rounding') return priceMessages.rounding
  if (kind === 'customPrice') return priceMessages.customPrice
  if (label === keptLabels.fixedAmount) return priceMessages.fixedAmount
  return label === keptLabels.group ? priceMessages.group : label
}
