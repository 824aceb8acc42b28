/** Which items, properties and options a refusal is about, for callers who do not see the screen. */
import type { Place } from '@orderwright/contract'
import type { ItemEvaluation, OrderEvaluation } from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import type { OrderDocument, SelectionChange } from '@orderwright/domain/orders'
import { planChanges } from '@orderwright/domain/repairs'
import type { Refusal } from '@orderwright/domain/units'

/** Trying more changes one by one than this would take longer than the refusal is worth. */
const MAX_TRIED = 100

function titleOf({ item, product }: Pick<ItemEvaluation, 'item' | 'product'>): Pick<Place, 'itemTitle'> {
  const title = item.title === '' ? product?.title : item.title
  return title === undefined ? {} : { itemTitle: title }
}

function placesOfItem(evaluation: ItemEvaluation): Place[] {
  const item = { itemId: evaluation.item.id, ...titleOf(evaluation) }
  if (evaluation.problems.length === 0) return [item]
  return evaluation.problems.map(({ propertyId, message }) => {
    if (propertyId === undefined) return { ...item, message }
    const property = evaluation.properties.get(propertyId)?.property
    return { ...item, propertyId, ...(property ? { propertyTitle: property.title } : {}), message }
  })
}

/** Every place that the submission's refusal is about, not only the first. */
export function placesOfSubmission(evaluation: OrderEvaluation, { code }: Refusal): Place[] {
  if (code === 'itemInvalid') {
    const ofOrder = evaluation.orderProperties.filter(({ isValid }) => !isValid)
    return [
      ...ofOrder.map(({ property, reason }) => ({
        itemId: null,
        propertyId: property.id,
        propertyTitle: property.title,
        ...(reason === null ? {} : { message: reason.message }),
      })),
      ...evaluation.items.filter(({ isValid }) => !isValid).flatMap(placesOfItem),
    ]
  }
  if (code !== 'itemUnpriceable') return []
  // Why there is no price names rules of the price list, which stops guests alone and is not theirs to read.
  return evaluation.items
    .filter(({ price }) => !price.ok && price.error.code !== 'pricingHidden')
    .map((item) => ({ itemId: item.item.id, ...titleOf(item) }))
}

/** The changes that are refused so on their own; all of them where only together they are. */
export function placesOfChoices(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
  code: string,
): Place[] {
  const tried = changes.slice(0, MAX_TRIED)
  const alone = tried.filter((change) => {
    const plan = planChanges(context, document, [change])
    return !plan.ok && plan.code === code
  })
  return (alone.length > 0 ? alone : tried).map(({ itemId, propertyId, selection }) => {
    const item = document.items.find(({ id }) => id === itemId)
    const product = item && context.catalog.products.get(item.productId)
    // A property that the item does not have is named by the id alone that the caller has sent.
    const title = code === 'propertyUnknown' ? undefined : context.catalog.properties.get(propertyId)?.title
    return {
      itemId,
      ...(item ? titleOf({ item, product }) : {}),
      propertyId,
      ...(title === undefined ? {} : { propertyTitle: title }),
      ...(selection?.optionId == null ? {} : { optionId: selection.optionId }),
    }
  })
}
