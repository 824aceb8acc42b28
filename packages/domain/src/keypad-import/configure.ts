/**
 * The choices of a keypad as a new item: those of its row first, then those of the item that it is like, as far as they go with them,
 * then today's defaults. What keeps it from being engraved is chosen otherwise, where that changes nothing that the row says.
 */
import type { CatalogProduct } from '../catalog/schema.ts'
import { acceptedDocument } from '../configuration/changes/accept-changes.ts'
import { completedConfiguration, withBlankItem } from '../configuration/default-configuration.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { selectionText } from '../configuration/selection-text.ts'
import { tryChanges } from '../configuration/changes/try-changes.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import { keypadImportMessages as words } from '../messages/order/keypad-import.ts'
import { itemOf, type OrderDocument } from '../orders/document.ts'
import type { Selection, SelectionChange, Selections } from '../orders/selections.ts'
import { planChanges } from '../repairs/plan-selection.ts'

export interface AskedChoice {
  readonly propertyId: number
  /** chosen once for the whole order */
  readonly isWhole: boolean
  readonly selection: Selection
}

export interface Wanted {
  readonly product: CatalogProduct
  /** choices of the item that it is to be like; taken as far as they go */
  readonly like: Selections
  readonly choices: readonly AskedChoice[]
  /** the properties in which something will be engraved */
  readonly engraved: readonly number[]
}

export interface Configured {
  /** the order with the item alone */
  readonly document: OrderDocument
  readonly itemId: number
  /** choices of the row that the rules refuse */
  readonly refused: readonly { readonly propertyId: number; readonly message: string }[]
  /** properties of `like` that did not go with the row */
  readonly leftOut: readonly number[]
  /** what was chosen so that it can be engraved, in words */
  readonly made: readonly string[]
  /** why it can not be engraved; null where it can */
  readonly notEngraved: string | null
  /** what is wrong with it before anything is engraved */
  readonly problems: number
}

interface Taken {
  readonly document: OrderDocument
  readonly refused: readonly { readonly propertyId: number; readonly message: string }[]
}

/** Together where the rules allow it; else one after another, in whatever order they go. */
function takeChoices(
  context: EvaluationContext,
  start: OrderDocument,
  changes: readonly SelectionChange[],
): Taken {
  if (changes.length === 0) return { document: start, refused: [] }
  const together = tryChanges(context, start, changes)
  if (together.ok) return { document: together.document, refused: [] }
  let document = start
  let left = changes
  for (;;) {
    const refused = left.flatMap((change) => {
      const alone = tryChanges(context, document, [change])
      if (!alone.ok) return [{ change, message: alone.message }]
      document = alone.document
      return []
    })
    if (refused.length === left.length || refused.length === 0) {
      return {
        document,
        refused: refused.map(({ change, message }) => ({ propertyId: change.propertyId, message })),
      }
    }
    left = refused.map(({ change }) => change)
  }
}

const isSame = (one: Selection | undefined, other: Selection) => JSON.stringify(one) === JSON.stringify(other)

/** The item of these wishes on an order of which nothing else is looked at but the choices of the whole; in steps that take milliseconds each. */
export function* configure(
  context: EvaluationContext,
  before: OrderDocument,
  wanted: Wanted,
): Generator<undefined, Configured> {
  const empty: OrderDocument = { ...before, items: [] }
  const { document: start, itemId } = withBlankItem(context, empty, wanted.product.id)
  const asked = new Set(wanted.choices.map(({ propertyId }) => propertyId))
  const { document: chosen, refused } = takeChoices(
    context,
    start,
    wanted.choices.map(({ propertyId, selection, isWhole }) => ({
      itemId: isWhole ? null : itemId,
      propertyId,
      selection,
    })),
  )
  yield undefined
  const isEngraving = new Set(wanted.engraved)
  const like = Object.entries(wanted.like).filter(
    ([key]) => !asked.has(Number(key)) && !isEngraving.has(Number(key)),
  )
  const taken = takeChoices(
    context,
    chosen,
    like.map(([key, selection]) => ({ itemId, propertyId: Number(key), selection })),
  )
  const completed = completedConfiguration(context, empty, taken.document, itemId).document
  yield undefined
  const ready = yield* madeEngraved(context, completed, itemId, wanted, asked)
  const own = itemOf(ready.document, itemId)?.properties ?? {}
  const shown = evaluateOrder(context, ready.document).itemsById.get(itemId)
  return {
    document: ready.document,
    itemId,
    refused,
    leftOut: like.flatMap(([key, selection]) => {
      const isShown = shown?.properties.get(Number(key))?.isHidden === false
      return isShown && !isSame(own[key], selection) ? [Number(key)] : []
    }),
    made: ready.made,
    notEngraved: ready.notEngraved,
    problems: shown?.problems.length ?? 0,
  }
}

type Ready = Pick<Configured, 'document' | 'made' | 'notEngraved'>

/** With what must be chosen for these properties to apply: the repair that touches nothing of the row. */
function* madeEngraved(
  context: EvaluationContext,
  completed: OrderDocument,
  itemId: number,
  { engraved }: Wanted,
  asked: ReadonlySet<number>,
): Generator<undefined, Ready> {
  let document = completed
  const made: string[] = []
  for (const propertyId of engraved) {
    const change: SelectionChange = { itemId, propertyId, selection: { engravings: [{}] } }
    const plan = planChanges(context, document, [change])
    if (plan.ok) continue
    const repair = plan.repairs.find(({ changes }) =>
      changes.every((one) => one.itemId === itemId && !asked.has(one.propertyId)),
    )
    const repaired = repair && acceptedDocument(context, document, repair.changes)
    if (repair === undefined || repaired === undefined) return { document, made, notEngraved: plan.message }
    const choices = repair.changes.flatMap((one) => {
      const property = context.catalog.properties.get(one.propertyId)
      if (property === undefined || one.selection === null || engraved.includes(property.id)) return []
      return [
        words.choice({
          property: property.title,
          choice: selectionText(context.catalog, property, one.selection, context.profile.region.units),
        }),
      ]
    })
    made.push(words.madePossible({ choices: choices.join(', ') }))
    yield undefined
    document = completedConfiguration(context, completed, repaired, itemId).document
    yield undefined
  }
  return { document: withoutSelections(document, itemId, engraved), made, notEngraved: null }
}

/** Nothing is engraved yet. */
function withoutSelections(document: OrderDocument, itemId: number, ids: readonly number[]): OrderDocument {
  const without = new Set(ids.map(String))
  return {
    ...document,
    items: document.items.map((item) =>
      item.id === itemId
        ? {
            ...item,
            properties: Object.fromEntries(
              Object.entries(item.properties).filter(([key]) => !without.has(key)),
            ),
          }
        : item,
    ),
  }
}
