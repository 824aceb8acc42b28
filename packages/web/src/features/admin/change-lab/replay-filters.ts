/** Which of the tried orders are shown. */
import type { ReplayedOrder } from '@orderwright/contract'

export const filterKeys = ['all', 'invalid', 'valid', 'dearer', 'cheaper', 'drawing'] as const
export type FilterKey = (typeof filterKeys)[number]

const becomes = (order: ReplayedOrder, validity: ReplayedOrder['validity']) =>
  order.validity === validity || order.lines.some((line) => line.validity === validity)

/** Orders that do what the filter asks; a price that comes or goes is neither dearer nor cheaper. */
export const passes: Readonly<Record<FilterKey, (order: ReplayedOrder) => boolean>> = {
  all: () => true,
  invalid: (order) => becomes(order, 'becomesInvalid'),
  valid: (order) => becomes(order, 'becomesValid'),
  dearer: ({ total }) => (total.difference ?? 0) > 0,
  cheaper: ({ total }) => (total.difference ?? 0) < 0,
  drawing: ({ lines }) => lines.some(({ drawingChanges }) => drawingChanges),
}
