/** A favorite as a new item of an order: its choices under today's catalog and rules, completed by today's defaults. */
import { acceptedDocument } from '../configuration/changes/accept-changes.ts'
import {
  type DefaultConfiguration,
  completedConfiguration,
  withBlankItem,
} from '../configuration/default-configuration.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { selectionText } from '../configuration/selection-text.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import { favoriteMessages as words } from '../messages/order/favorites.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { SelectionChange } from '../orders/selections.ts'
import { type LeftOutChoice, offeredOf, productGoneBecause } from './offered-choices.ts'
import type { ChoiceNames, FavoriteChoices } from './schema.ts'

export type FavoritePlan =
  | (DefaultConfiguration & {
      readonly ok: true
      /** choices that could not be taken, in words */
      readonly leftOut: readonly LeftOutChoice[]
    })
  | { readonly ok: false; readonly message: string }

/**
 * Plans the item that a favorite becomes on this order. Choices of the order level are taken where the order has made none. What the
 * rules do not allow beside the order's other choices is left out and named, as what is offered no more is.
 */
export function planFavorite(
  context: EvaluationContext,
  document: OrderDocument,
  favorite: FavoriteChoices & { readonly choiceNames?: readonly ChoiceNames[] },
): FavoritePlan {
  const { catalog } = context
  const offer = { catalog, role: context.viewer.role }
  const message = productGoneBecause(offer, favorite.productId)
  if (message !== null) return { ok: false, message }
  const offered = offeredOf(offer, favorite, favorite.choiceNames)
  const { document: start, itemId } = withBlankItem(context, document, favorite.productId)
  const ofOrder = Object.entries(offered.orderProperties).filter(
    ([key]) => !(key in document.order.properties),
  )
  const asked: SelectionChange[] = [
    ...ofOrder.map(([key, selection]) => ({ itemId: null, propertyId: Number(key), selection })),
    ...Object.entries(offered.properties).map(([key, selection]) => ({
      itemId,
      propertyId: Number(key),
      selection,
    })),
  ]
  const { document: chosen, refused } = takeAll(context, start, asked)
  const completed = completedConfiguration(context, document, chosen, itemId)
  return { ok: true, ...completed, leftOut: [...offered.leftOut, ...inWords(context, completed, refused)] }
}

interface Taken {
  readonly document: OrderDocument
  readonly refused: readonly SelectionChange[]
}

/** All at once where the rules allow it; else one by one, and again as long as one more is allowed beside the others. */
function takeAll(context: EvaluationContext, start: OrderDocument, asked: readonly SelectionChange[]): Taken {
  const all = acceptedDocument(context, start, asked)
  if (all !== undefined) return { document: all, refused: [] }
  let taken: Taken = { document: start, refused: asked }
  for (;;) {
    const next = takeOneByOne(context, taken)
    if (next.refused.length === taken.refused.length || next.refused.length === 0) return next
    taken = next
  }
}

function takeOneByOne(context: EvaluationContext, { document, refused }: Taken): Taken {
  let current = document
  const left: SelectionChange[] = []
  for (const change of refused) {
    const accepted = acceptedDocument(context, current, [change])
    if (accepted === undefined) left.push(change)
    else current = accepted
  }
  return { document: current, refused: left }
}

/** What was refused, in words; what does not apply to the other choices is nothing that is missing. */
function inWords(
  context: EvaluationContext,
  { document }: DefaultConfiguration,
  refused: readonly SelectionChange[],
): LeftOutChoice[] {
  if (refused.length === 0) return []
  const evaluation = evaluateOrder(context, document)
  const item = evaluation.items.at(-1)
  return refused.flatMap(({ itemId, propertyId, selection }) => {
    const property = context.catalog.properties.get(propertyId)
    const isShown =
      itemId === null
        ? evaluation.orderProperties.some((view) => view.property.id === propertyId)
        : item?.visibleProperties.some((view) => view.property.id === propertyId)
    if (property === undefined || isShown !== true || selection === null) return []
    const choice = selectionText(context.catalog, property, selection, context.profile.region.units)
    return [{ propertyId, message: words.doesNotGo({ property: property.title, choice }) }]
  })
}
