/** The steps of the guided tour: what each points at, and which of them are on the screen now. [1.2.87] */

export const tourSteps = ['status', 'price', 'add', 'itemTitle', 'quantity', 'options'] as const
export type TourStep = (typeof tourSteps)[number]

/** Whether an element can be pointed at: it has a size and is not hidden. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
}

/**
 * The steps in their order with the element of each (marked `data-tour`). What a layout does not show now is left
 * out: a phone has one tab open at a time, and an empty order has no item.
 */
export function stepsOn(page: ParentNode, isVisible: (element: Element) => boolean = isShown) {
  return tourSteps.flatMap((key): { key: TourStep; element: Element }[] => {
    const element = [...page.querySelectorAll(`[data-tour="${key}"]`)].find(isVisible)
    return element ? [{ key, element }] : []
  })
}
