/** Shows on the stage what an option under the pointer, or under the arrow keys, would make of the order. [issue 18] */
import { customProductId, type ProductProperty } from '@orderwright/domain/catalog'
import {
  drawingObjection,
  type OrderEvaluation,
  tryChanges,
  unitPriceDifference,
  withFollowingChoices,
} from '@orderwright/domain/configuration'
import type { OptionState } from '@orderwright/domain/constraints'
import { pickerMessages as words } from '@orderwright/domain/messages'
import { itemOf, type OrderDocument, type Selection } from '@orderwright/domain/orders'
import { orderPriceDifference } from '@orderwright/domain/pricing'
import { useCallback, useEffect, useRef } from 'react'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { priceDifferenceText } from '../price-difference.ts'
import { previewChoice } from '../../open-order/previewed-choice.ts'

/** A pointer that crosses the list shows nothing on its way. */
const REST_MS = 80

interface Wanted {
  itemId: number | null
  property: ProductProperty
  /** what would be chosen by a press on the option */
  selectionWith: (optionId: number) => Selection
}

/** What the option would add: to one piece of the item, as the list says it, or to all items where it is chosen for the whole order. */
function priceText(
  evaluation: OrderEvaluation,
  after: OrderDocument,
  { itemId, propertyId, optionId }: { itemId: number | null; propertyId: number; optionId: number },
): string {
  const { context, document } = evaluation
  if (itemId === null) {
    const inAll = priceDifferenceText(orderPriceDifference(context, document, propertyId, optionId))
    return inAll === '' ? '' : words.inAll({ amount: inAll })
  }
  if (itemOf(document, itemId)?.productId === customProductId) return ''
  return priceDifferenceText(unitPriceDifference(evaluation, after, itemId))
}

/** Called with the option that is pointed at, and with null when it no longer is. */
export function usePreviewOption(wanted: Wanted): (state: OptionState | null) => void {
  const { editor } = useOpenOrder()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(wanted)
  useEffect(() => {
    latest.current = wanted
  })
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      previewChoice(null)
    },
    [],
  )
  return useCallback(
    (state) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (state === null || !state.allowed) return previewChoice(null)
        const { itemId, property, selectionWith } = latest.current
        const { document, evaluation } = editor.getState()
        const { id: optionId, title } = state.option
        const asked = { itemId, propertyId: property.id, selection: selectionWith(optionId) }
        const changes = withFollowingChoices(evaluation, [asked])
        // What can not be drawn is explained when it is pressed.
        if (drawingObjection(evaluation, asked, changes)) return previewChoice(null)
        // Exactly what the press would make of it.
        const plan = tryChanges(editor.getContext(), document, changes)
        if (!plan.ok) return previewChoice(null)
        return previewChoice({
          from: document,
          document: plan.document,
          words: words.previewed({
            title,
            price: priceText(evaluation, plan.document, { itemId, propertyId: property.id, optionId }),
          }),
        })
      }, REST_MS)
    },
    [editor],
  )
}
