/**
 * Orders under the catalog of today and under that of a draft. Both catalogs are compiled once; what the engine keeps for a
 * catalog (networks, plans of prices) is shared by all orders, and orders that hold nothing of what changes are not judged.
 */
import { applyToCatalog, type MadeIn } from '../catalog-changes/apply.ts'
import type { CatalogChange } from '../catalog-changes/change.ts'
import { type CatalogRecords, compileCatalog } from '../catalog/compile.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import type { Figure } from '../configuration/pricing-difference.ts'
import type { ItemEvaluation, OrderEvaluation } from '../configuration/types.ts'
import type { Problem } from '../constraints/types.ts'
import { type BoundDrawing, boundDrawing, parseBoundDrawing } from '../item-drawings/bind-drawing.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { OrderDocument } from '../orders/document.ts'
import { isStarted } from '../orders/statuses.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { type Cents, cents } from '../units/money.ts'
import { TouchedRecords } from './reach.ts'
import type { LineReplay, OrderReplay, ValidityChange } from './types.ts'

/** Both sides of a replay, to be kept for all orders. */
export interface Replay {
  readonly today: EvaluationContext
  readonly draft: EvaluationContext
  readonly touched: TouchedRecords
  /** whether equal lines are drawn otherwise, by all that their drawing is made of */
  readonly drawn: Map<string, boolean>
}

/**
 * Compiles a draft beside the catalog of today. `today.now` dates the prices of orders without a pricing date, on both sides alike:
 * what is to be published later is replayed at that time.
 */
export function compileReplay(
  today: EvaluationContext,
  records: CatalogRecords,
  changes: readonly CatalogChange[],
  made: MadeIn,
): Replay {
  const draft = { ...today, catalog: compileCatalog(applyToCatalog(records, changes, made)) }
  return { today, draft, touched: new TouchedRecords(today.catalog, draft.catalog), drawn: new Map() }
}

function figure(before: Cents | null, after: Cents | null): Figure {
  return { before, after, difference: before === null || after === null ? null : cents(after - before) }
}

export function validityChange(before: boolean, after: boolean): ValidityChange {
  if (before) return after ? 'staysValid' : 'becomesInvalid'
  return after ? 'becomesValid' : 'staysInvalid'
}

function keyOf({ code, ruleId, propertyId, message }: Problem): string {
  return [code, ruleId, propertyId, message].join('\n')
}

/** The problems of `list` that `other` has not. */
function without(list: readonly Problem[], other: readonly Problem[]): Problem[] {
  const known = new Set(other.map(keyOf))
  return list.filter((problem) => !known.has(keyOf(problem)))
}

const noProblems: readonly Problem[] = []
/** Problems are worded when they are read: what is valid has none to read. */
const problemsOf = (item: ItemEvaluation | undefined) =>
  item === undefined || item.isValid ? noProblems : item.problems

/** The drawing of a line as its choices make it, as text; '' where it has none. */
function boundText(bound: BoundDrawing | undefined): string {
  return bound === undefined ? '' : JSON.stringify([bound.drawing.family, bound.bound])
}

/** The drawing of a line as its family reads it, as text; what is missing for one where it can not be drawn. */
function specification(bound: BoundDrawing | undefined, item: ProductInstance): string {
  if (bound === undefined) return ''
  const resolved = parseBoundDrawing(bound, item)
  return JSON.stringify(resolved.ok ? [resolved.family, resolved.parsed] : resolved.missing)
}

/** A family reads the same drawing from what is bound alike, so that most lines need not be read. */
function isDrawnOtherwise({ today, draft }: Replay, document: OrderDocument, item: ProductInstance): boolean {
  const before = boundDrawing(today.catalog, document, item)
  const after = boundDrawing(draft.catalog, document, item)
  if (boundText(before) === boundText(after)) return false
  return specification(before, item) !== specification(after, item)
}

function drawingChanges(replay: Replay, document: OrderDocument, item: ProductInstance): boolean {
  const { touched, drawn } = replay
  const { order } = document
  // A drawing is made of the line's and the order's choices alone.
  const isConcerned =
    touched.isDrawingTouched(item.productId) ||
    Object.keys(order.properties).some((id) => touched.isPropertyTouched(Number(id)))
  if (!isConcerned) return false
  const key = JSON.stringify([item.productId, item.properties, order.properties])
  const known = drawn.get(key)
  if (known !== undefined) return known
  const changes = isDrawnOtherwise(replay, document, item)
  drawn.set(key, changes)
  return changes
}

function replayLine(
  replay: Replay,
  document: OrderDocument,
  before: ItemEvaluation,
  after: ItemEvaluation,
): LineReplay | null {
  const { item } = before
  const line: LineReplay = {
    itemId: item.id,
    productId: item.productId,
    title: item.title,
    quantity: item.quantity,
    validity: validityChange(before.isValid, after.isValid),
    newProblems: without(problemsOf(after), problemsOf(before)),
    solvedProblems: without(problemsOf(before), problemsOf(after)),
    lineTotal: figure(before.lineTotal, after.lineTotal),
    drawingChanges: drawingChanges(replay, document, item),
  }
  const isAnother =
    before.isValid !== after.isValid ||
    before.lineTotal !== after.lineTotal ||
    line.drawingChanges ||
    line.newProblems.length > 0 ||
    line.solvedProblems.length > 0
  return isAnother ? line : null
}

function orderProblems({ orderProperties }: OrderEvaluation): Problem[] {
  return orderProperties.flatMap(({ property, reason, isValid }) =>
    isValid || reason === null ? [] : [{ ...reason, propertyId: property.id }],
  )
}

const totalOf = ({ costs }: OrderEvaluation) => costs?.orderTotal ?? null

/** An order under both catalogs; null where it holds nothing of what the draft changes. */
export function replayOrder(replay: Replay, document: OrderDocument): OrderReplay | null {
  if (!replay.touched.concerns(document)) return null
  const before = evaluateOrder(replay.today, document)
  const after = evaluateOrder(replay.draft, document)
  const lines = before.items.flatMap((item): LineReplay[] => {
    const then = after.itemsById.get(item.item.id)
    const line = then && replayLine(replay, document, item, then)
    return line ? [line] : []
  })
  return {
    orderId: document.order.id,
    validity: validityChange(before.isValid, after.isValid),
    newProblems: without(orderProblems(after), orderProblems(before)),
    solvedProblems: without(orderProblems(before), orderProblems(after)),
    subtotal: figure(before.subtotal, after.subtotal),
    total: figure(totalOf(before), totalOf(after)),
    keepsPrices: !isStarted(document.order, replay.today.profile),
    lines,
  }
}
