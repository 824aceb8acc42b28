/**
 * The sheets of an order's items for the workshop: one for the pieces of an item that are made alike, with its drawing to
 * scale, what is chosen, what is engraved, and boxes to be ticked. It goes with the pieces from bench to bench. [issue 18]
 */
import type { ItemEvaluation, OrderEvaluation } from '../../configuration/types.ts'
import { hasDrawing } from '../../item-drawings/has-drawing.ts'
import { documentMessages as words } from '../../messages/papers/documents.ts'
import { drawingMessages } from '../../messages/papers/drawings.ts'
import { orderDue } from '../../production/order-due.ts'
import { type ItemViews, itemViews, pieceGroups, pieceList } from '../../sheets/order-views.ts'
import { type DocumentFamily, textStyles, textWidth } from '../../typesetting/type.ts'
import { once } from '../../units/once.ts'
import { formatDate } from '../../units/timestamp.ts'
import { detailLines, type ItemSheetBlock, type RowDetail, type TextLine } from '../blocks.ts'
import { CONTENT_WIDTH } from '../pages/document-page.ts'
import { firstLines, setLines } from '../facts-block.ts'
import { enlargedEngravings, itemDrawing } from './item-drawing.ts'
import { factOf, type ItemFacts, type ListedFact } from '../item-facts/item-facts.ts'
import { itemSheet } from './item-sheet.ts'
import { qrCode } from '../qr-code.ts'
import { detailNameWidth, rowDetails } from '../item-rows/row-details.ts'
import { ROW_LINE } from '../item-rows/row-line.ts'

const NO_COLUMNS: ReadonlySet<string> = new Set()
/** What stands at the right of the head, beside the code, px. */
const END_WIDTH = 260
const GAP = 14
const NAME_WIDTH = CONTENT_WIDTH - END_WIDTH - itemSheet.codeSize - 2 * GAP

type Options = {
  readonly family: DocumentFamily
  readonly addressOf: ((itemId: number) => string) | undefined
}

/** The choices for the whole order that the item's product has: its sheet lies alone on the bench. */
function sharedChoices(evaluation: OrderEvaluation, { item }: ItemEvaluation): ListedFact[] {
  const own = evaluation.context.catalog.propertiesByProduct.get(item.productId) ?? []
  const used = new Set(own.map(({ id }) => id))
  return evaluation.orderProperties
    .filter(({ property }) => used.has(property.id) && property.drawingVisibility !== 'none')
    .flatMap((view) => factOf(evaluation, view, 1) ?? [])
}

/** What is engraved on these pieces alone, counted from 0. */
function onPieces(fact: ListedFact, pieces: readonly number[]): ListedFact {
  if (fact.engraved === undefined) return fact
  const engraved = fact.engraved
    .filter(({ numbers }) => numbers.length === 0 || pieces.some((piece) => numbers.includes(piece + 1)))
    .map((group) => ({ ...group, pieces: '', numbers: [] }))
  return { ...fact, engraved: engraved.filter(({ mechanisms }) => mechanisms.length > 0) }
}

/** What is said of the pieces of an item. */
function factsOfPieces(evaluation: OrderEvaluation, facts: ItemFacts, pieces: readonly number[]): ItemFacts {
  const inline = [...facts.inline, ...sharedChoices(evaluation, facts.evaluation)]
  return {
    ...facts,
    columns: new Map([...facts.columns].map(([title, fact]) => [title, onPieces(fact, pieces)])),
    inline: inline.map((fact) => onPieces(fact, pieces)),
  }
}

function sideDetails(facts: ItemFacts, nameWidth: number, family: DocumentFamily): readonly RowDetail[] {
  const { isValid, problems } = facts.evaluation
  const reasons = problems.map(({ message }) => message).join(' ')
  const lines = isValid
    ? []
    : setLines(drawingMessages.itemNotValid({ reasons }), itemSheet.side, 'strong', family)
  const room = { left: 0, width: itemSheet.side, family, nameWidth }
  return [
    ...(lines.length > 0 ? [{ left: 0, line: 0, lines }] : []),
    ...rowDetails(facts, NO_COLUMNS, lines.length, room),
  ]
}

/** The name as large as it has room in one line, else in two. */
function nameLines(text: string, family: DocumentFamily): TextLine[] {
  if (textWidth(text, family, textStyles.title) <= NAME_WIDTH) return [{ text, style: 'title' }]
  return firstLines(text, { most: 2, width: NAME_WIDTH, style: 'heading', family })
}

type Placed = {
  readonly evaluation: OrderEvaluation
  readonly facts: ItemFacts
  readonly count: number
  readonly due: string
  readonly nameWidth: number
  readonly views: () => ItemViews
}

function sheetOf(
  { evaluation, facts, count, due, nameWidth, views }: Placed,
  { pieces, place, isWhole }: { pieces: readonly number[]; place: number; isWhole: boolean },
  { family, addressOf }: Options,
): ItemSheetBlock {
  const { item } = facts.evaluation
  const { profile } = evaluation.context
  const unit = profile.region.units
  const details = sideDetails(factsOfPieces(evaluation, facts, pieces), nameWidth, family)
  const products = [facts.productTitle, facts.code].filter(Boolean).join(' · ')
  const quantity = isWhole
    ? words.allPieces({ quantity: item.quantity })
    : words.somePieces({ numbers: pieceList(pieces), quantity: item.quantity })
  const about = [words.itemOf({ item: facts.number, items: count }), due].filter(Boolean).join(' · ')
  const address = addressOf?.(item.id)
  const end = { width: END_WIDTH, family }
  const drawing = once(() => {
    const { views: drawn, undrawn } = views()
    const view = drawn[place]?.view
    return view === undefined
      ? (undrawn?.reason ?? drawingMessages.notDrawnAtAll)
      : itemDrawing(view, { unit, room: itemSheet.drawing })
  })
  return {
    kind: 'itemSheet',
    lines: [
      ...nameLines(`${facts.number}. ${facts.title}`, family),
      ...firstLines(products, { most: 1, width: NAME_WIDTH, style: 'body', family }),
    ],
    end: [
      ...firstLines(quantity, { ...end, most: 1, style: 'heading' }),
      ...firstLines(about, { ...end, most: 2, style: 'small' }),
    ],
    ...(address === undefined
      ? {}
      : { code: once(() => qrCode(address)), codeTitle: words.opensItem({ item: facts.number }) }),
    details,
    drawing,
    enlarged: once(() => {
      const view = views().views[place]?.view
      const taken = detailLines(details) * ROW_LINE + itemSheet.aboveEnlarged + itemSheet.enlargedTitle
      const room = { width: itemSheet.side, height: itemSheet.body - taken, family }
      const drawn = drawing()
      return view === undefined || typeof drawn === 'string'
        ? null
        : enlargedEngravings(view.scene, { unit, drawnAt: drawn.scale, room })
    }),
    steps: profile.documents.workSteps,
  }
}

/** Whether the workshop gets a sheet of its own for an item. What is stocked is made already. */
export function hasItemSheet(evaluation: OrderEvaluation, facts: ItemFacts): boolean {
  return evaluation.document.order.isStocked !== 1 && hasDrawing(facts.evaluation.product)
}

/** The sheets of all items of which there are drawings, in their order. */
export function itemSheetBlocks(
  evaluation: OrderEvaluation,
  facts: readonly ItemFacts[],
  options: Options,
): readonly ItemSheetBlock[] {
  const { profile, measurer } = evaluation.context
  const unit = profile.region.units
  const due = orderDue(evaluation)
  const dueText = due === null ? '' : words.shipBy({ date: formatDate(due.day) })
  const drawn = facts.filter((one) => hasItemSheet(evaluation, one))
  if (drawn.length === 0) return []
  const whole = drawn.map((one) => factsOfPieces(evaluation, one, [0]))
  const nameWidth = detailNameWidth(whole, NO_COLUMNS, itemSheet.side, options.family)
  return drawn.flatMap((one) => {
    const groups = pieceGroups(one.evaluation)
    const views = once(() => itemViews(evaluation, one.number - 1, { unit, measurer }))
    const placed = { evaluation, facts: one, count: facts.length, due: dueText, nameWidth, views }
    return groups.map((pieces, place) =>
      sheetOf(placed, { pieces, place, isWhole: groups.length === 1 }, options),
    )
  })
}
