/** The steps of the guided tour, and which of them a page has now. [1.2.87] */

export const tourSteps = ['status', 'price', 'add', 'itemTitle', 'quantity', 'options'] as const
export type TourStep = (typeof tourSteps)[number]

/**
 * The steps in their order, each with its first visible element. What a layout does not show now is left out: a phone
 * has one tab open at a time, and an empty order has no item.
 */
export function stepsIn<E>(
  elementsOf: (step: TourStep) => readonly E[],
  isVisible: (element: E) => boolean,
): { step: TourStep; element: E }[] {
  return tourSteps.flatMap((step) => {
    const element = elementsOf(step).find(isVisible)
    return element === undefined ? [] : [{ step, element }]
  })
}
