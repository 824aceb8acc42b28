/** An order that was judged, as a revision reads it: every choice in the words that the catalog has now. */
import type { ItemEvaluation, OrderEvaluation, PropertyEvaluation } from '../configuration/types.ts'
import {
  engravingEntryText,
  missingTitle,
  propertyLabel,
  selectionText,
} from '../configuration/selection-text.ts'
import { customProductId } from '../catalog/schema.ts'
import { addressLines } from '../documents/facts-block.ts'
import { engravingSides } from '../engraving/schema.ts'
import { fieldTitles } from '../messages/order/order-history.ts'
import { itemNameMessages } from '../messages/order/item-names.ts'
import { revisionWords as words } from '../messages/papers/revisions.ts'
import { amountRows, depositRow } from '../orders/costs/amount-rows.ts'
import { costsAsOrdered } from '../orders/costs/costs.ts'
import type {
  ReadAmount,
  ReadChoice,
  ReadFact,
  ReadItem,
  ReadPart,
  RevisionReading,
} from '../orders/revisions/reading.ts'
import type { ProductOrder } from '../orders/schema.ts'
import type { Selection } from '../orders/selections.ts'
import { canonicalJson } from '../units/json/canonical-json.ts'
import { cents } from '../units/money.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { readCanvas } from './read-canvas.ts'

/** Every engraved line of every piece by its place: piece, mechanism, side, line. */
function engravedParts({ engravings = [] }: Selection): ReadPart[] {
  return engravings.flatMap((set, piece) =>
    Object.keys(set)
      .sort((one, other) => Number(one) - Number(other))
      .flatMap((mechanism) =>
        engravingSides.flatMap((side) =>
          (set[mechanism]?.[side] ?? []).map((entry, line) => ({
            key: `${piece}.${mechanism}.${side}.${line}`,
            title: words.engravedPlace({
              piece: engravings.length > 1 ? piece + 1 : null,
              mechanism: Number(mechanism) + 1,
              side,
              line: line + 1,
            }),
            text: engravingEntryText(entry),
          })),
        ),
      ),
  )
}

function readChoices(
  { context }: OrderEvaluation,
  views: readonly PropertyEvaluation[],
  unit: LengthUnit,
): ReadChoice[] {
  return views.flatMap(({ property, selection, cutSelection = selection }) => {
    if (selection === undefined || cutSelection === undefined) return []
    const text = selectionText(context.catalog, property, cutSelection, unit)
    const value = canonicalJson(selection)
    if (text === '' && value === '{}') return []
    const title = propertyLabel(property, unit) || missingTitle
    return [{ propertyId: property.id, title, text, value, parts: engravedParts(cutSelection) }]
  })
}

function productTitle({ item, product }: ItemEvaluation): string {
  if (item.productId === customProductId) return itemNameMessages.customProduct
  return product?.title ?? itemNameMessages.productNoLongerOffered
}

function readItem(order: OrderEvaluation, one: ItemEvaluation, unit: LengthUnit): ReadItem {
  const { item, price, lineTotal } = one
  const title = productTitle(one)
  return {
    itemId: item.id,
    name: item.title.trim() || title,
    productTitle: title,
    quantity: item.quantity,
    notes: item.notes.trim(),
    choices: readChoices(order, one.visibleProperties, unit),
    price: { unitPriceInCents: price.ok ? price.unitPrice : null, lineTotalInCents: lineTotal },
  }
}

/** Texts of the order that stand on its papers. */
const textFields = [
  'title',
  'projectName',
  'firmName',
  'contactName',
  'phone',
  'email',
  'clientEmails',
  'purchaseOrderNumber',
  'estimateNumber',
  'primaryNote',
  'secondaryNote',
] as const satisfies readonly (keyof ProductOrder)[]

function readFacts(order: ProductOrder): ReadFact[] {
  const texts = textFields.map((key) => ({ key, title: fieldTitles[key], text: order[key].trim() }))
  const addresses = (['deliveryAddress', 'billingAddress'] as const).map((key) => ({
    key,
    title: fieldTitles[key],
    text: isEmpty(order[key]) ? '' : addressLines(order[key]).join('\n'),
  }))
  return [...texts, ...addresses].filter(({ text }) => text !== '')
}

function isEmpty({ country: _, ...address }: ProductOrder['deliveryAddress']): boolean {
  return Object.values(address).every((part) => part.trim() === '')
}

/** The amounts of the order, each with its label as the papers have it. */
function readAmounts({ document: { order }, costs: now, context }: OrderEvaluation): ReadAmount[] | null {
  if (now === null) return null
  const costs = costsAsOrdered(now)
  const known = {
    subtotal: costs.orderSubTotal,
    discount: cents(0 - costs.discount),
    shipping: costs.shippingIsTbd ? null : costs.shipping,
    tariff: costs.tariff,
    tax: costs.tax,
    returned: null,
    total: costs.orderTotal,
    deposit: costs.depositAmount,
    balance: null,
  }
  return [...amountRows(order, costs, context.profile), depositRow(costs)].map(({ key, label, value }) => ({
    key,
    title: label,
    text: value,
    amountInCents: known[key],
  }))
}

/** The whole of it, with money where the evaluation has it. Lengths are read in the organization's unit. */
export function readDocument(evaluation: OrderEvaluation): RevisionReading {
  const { document, context } = evaluation
  const unit = context.profile.region.units
  const { canvas, places } = readCanvas(evaluation)
  return {
    facts: readFacts(document.order),
    choices: readChoices(evaluation, evaluation.orderProperties, unit),
    items: evaluation.items.map((one) => readItem(evaluation, one, unit)),
    canvas,
    places,
    amounts: readAmounts(evaluation),
  }
}
