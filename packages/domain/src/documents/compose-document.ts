/**
 * A document from an order: its blocks set in type, and its pages. Browser and server call the same function with the same
 * order, so that they show the same pages. [2.1.01, 2.2.45]
 */
import type { OrderEvaluation } from '../configuration/types.ts'
import { engravingScheduleMessages as words } from '../messages/options/engraving-schedule.ts'
import { documentMessages, documentNames } from '../messages/papers/documents.ts'
import { orgAddress } from '../orders/org-address.ts'
import { paperMarkOf } from '../orders/revisions/agreed.ts'
import { numberWithMark } from '../orders/revisions/signs.ts'
import type { PaymentRecord } from '../payments/schema.ts'
import { formatDate } from '../units/timestamp.ts'
import {
  type Block,
  HEAD_HEIGHT,
  ITEMS_TABLE,
  pieceOf,
  SCHEDULE_TABLE,
  type SetSumRow,
  type SumRow,
  SUMS_WIDTH,
} from './blocks.ts'
import { type DocumentColumn, documentColumns, MOST_CELL_LINES } from './item-rows/columns.ts'
import { CONTENT_HEIGHT, CONTENT_WIDTH, documentPage } from './pages/document-page.ts'
import { documentDates, factsBlock, orderChoices, setLines } from './facts-block.ts'
import { type ItemFacts, itemFacts, showsPrices } from './item-facts/item-facts.ts'
import { itemPictureOf, type KnownScenes } from './item-rows/item-picture.ts'
import { hasItemSheet, itemSheetBlocks } from './workshop/item-sheets.ts'
import { labelSheet } from './workshop/label-sheet.ts'
import { labelBlocks } from './workshop/labels.ts'
import { type DocumentMode, documentModeFacts, type RowDocumentMode } from './modes.ts'
import { type PageSize, pageSizes } from './pages/page-sizes.ts'
import { type PageContent, paginate } from './pages/paginate.ts'
import { columnTitles, factLines, rowBlock, textRoom } from './item-rows/row-blocks.ts'
import { detailCount, detailNameWidth } from './item-rows/row-details.ts'
import { type ScheduleSection, scheduleSection } from './schedule-section.ts'
import { sumRows } from './sums-block.ts'
import { breakLines } from '../typesetting/break-lines.ts'
import { type DocumentFamily, documentFamily, figureWidth, textStyles } from '../typesetting/type.ts'
import { documentDay, documentTitle } from './titles.ts'

export type DocumentRequest = {
  readonly mode: DocumentMode
  /** judged for who looks, at the server's time: without prices where that person sees none */
  readonly evaluation: OrderEvaluation
  readonly org: { readonly title: string }
  readonly showsDiscount: boolean
  /** the order's ledger, oldest first; empty where the viewer sees no prices */
  readonly payments: readonly PaymentRecord[]
  /** which revision it is of, where that is not the order as it is now */
  readonly revisionMark?: string
  /** where the revision is to be seen: whoever opens it there reads whether it still holds */
  readonly address?: string
  /** the origin of this site, 'https://orders.example.com': codes on papers lead there, and without it there are none */
  readonly site?: string
}

export type ComposedDocument = {
  /** [2.2.44] */
  readonly title: string
  readonly size: PageSize
  readonly family: DocumentFamily
  /** on every page */
  readonly header: {
    readonly logoUrl: string | null
    readonly orgTitle: string
    readonly number: string
    readonly orderTitle: string
    readonly date: string
    readonly name: string
    /** where the number leads */
    readonly address?: string | undefined
  }
  readonly columns: readonly DocumentColumn[]
  /** of the engraving schedule, where the document has one */
  readonly scheduleColumns: readonly DocumentColumn[]
  readonly blocks: readonly Block[]
  readonly pages: readonly PageContent[]
  /** its pages have no header and footer: sheets of labels */
  readonly isBare?: boolean
}

type PictureSizes = {
  /** beside lines of which there is little to say */
  readonly small: PageSize
  /** beside lines with many choices, which are as high as this anyway */
  readonly large: PageSize
}

const forReaders: PictureSizes = {
  small: { width: 64, height: 48 },
  large: { width: 116, height: 88 },
}
const PICTURES: Readonly<Record<RowDocumentMode, PictureSizes>> = {
  quote: forReaders,
  invoice: forReaders,
  packingSlip: forReaders,
  factory: { small: { width: 132, height: 105 }, large: { width: 180, height: 133 } },
}
/** Of the workshop's list where most lines have a sheet of their own behind it: as high as the code beside it. */
const overviewPicture: PageSize = { width: 88, height: 66 }
const inOverview: PictureSizes = { small: overviewPicture, large: overviewPicture }
/** A line with so many choices that have no column has much to say. */
const MANY_CHOICES = 4

function gap(height: number): Extract<Block, { kind: 'gap' }> {
  return { kind: 'gap', height }
}

function heading(text: string, family: DocumentFamily): Block {
  return { kind: 'lines', lines: setLines(text, CONTENT_WIDTH, 'heading', family), keepsNext: true }
}

function textBlocks(title: string, texts: readonly string[], family: DocumentFamily): Block[] {
  const lines = texts.flatMap((text) => setLines(text, CONTENT_WIDTH, 'small', family))
  return lines.length === 0 ? [] : [gap(14), heading(title, family), { kind: 'lines', lines }]
}

/** Clients read the first note; what is made and packed goes by the second. */
function noteOf({ evaluation, mode }: DocumentRequest): string {
  const { primaryNote, secondaryNote } = evaluation.document.order
  return documentModeFacts[mode].isForEmployees ? secondaryNote : primaryNote
}

/** Where an item of the order is opened on the screen. */
function addressOfItems({ evaluation, site }: DocumentRequest): ((itemId: number) => string) | undefined {
  const { orgId, orgSpecificId } = evaluation.document.order
  return site === undefined
    ? undefined
    : (itemId) => orgAddress(site, orgId, `/orders/${orgSpecificId}?item=${itemId}`)
}

/** The columns, without those in which some row would be higher than what stands beside it. */
function columnsFor(facts: readonly ItemFacts[], wanted: Parameters<typeof documentColumns>[1]) {
  const without = new Set<string>()
  for (;;) {
    const columns = documentColumns(facts, { ...wanted, without })
    const tall = columns.find(
      ({ kind, title, width }) =>
        (kind === 'property' || kind === 'engravings') &&
        facts.some(({ columns: own }) => {
          const fact = own.get(title)
          return fact !== undefined && factLines(fact, width, wanted.family).length > MOST_CELL_LINES
        }),
    )
    if (tall === undefined) return columns
    without.add(tall.title)
  }
}

/** Whether most lines have so much to say that a large picture stands beside it without a row becoming higher. */
function areRich(facts: readonly ItemFacts[], columns: readonly DocumentColumn[]): boolean {
  const titles = columnTitles(columns)
  return facts.filter((one) => detailCount(one, titles) >= MANY_CHOICES).length * 2 > facts.length
}

function rows(
  request: DocumentRequest & { readonly mode: RowDocumentMode },
  facts: readonly ItemFacts[],
  family: DocumentFamily,
) {
  // What stands on a sheet of its own is not said twice: the list is the overview of the sheets.
  const isOnSheet = (one: ItemFacts) => request.mode === 'factory' && hasItemSheet(request.evaluation, one)
  const isOverview = facts.filter(isOnSheet).length * 2 > facts.length
  const sizes = isOverview ? inOverview : PICTURES[request.mode]
  // Who has the sheet in hand at the bench opens the item from it.
  const addressOf = request.mode === 'factory' ? addressOfItems(request) : undefined
  const columnsBeside = (pictureWidth: number) =>
    columnsFor(facts, {
      width: CONTENT_WIDTH,
      family,
      pictureWidth,
      hasPrices: showsPrices(request.evaluation, request.mode),
      codeTitle: request.mode === 'factory' ? documentMessages.factoryCode : documentMessages.sku,
      hasCode: addressOf !== undefined,
    })
  const narrow = columnsBeside(sizes.small.width)
  const isRich = areRich(facts, narrow)
  const columns = isRich ? columnsBeside(sizes.large.width) : narrow
  const known: KnownScenes = new Map()
  const pictureOf = ({ evaluation }: ItemFacts) => itemPictureOf(request.evaluation, evaluation.item, known)
  const options = {
    columns,
    family,
    nameWidth: detailNameWidth(facts, columnTitles(columns), textRoom(columns).width, family),
    pictureHeight: (isRich ? sizes.large : sizes.small).height,
    pictureOf,
    addressOf,
  }
  return { columns, blocks: facts.map((one) => rowBlock(one, { ...options, isBrief: isOnSheet(one) })) }
}

/** The totals under the rows: the last row goes with them. */
function withSums(rowBlocks: readonly Block[], sums: readonly SumRow[], family: DocumentFamily): Block[] {
  if (sums.length === 0) return [...rowBlocks]
  const last = rowBlocks.at(-1)
  const kept = last?.kind === 'row' || last?.kind === 'lines' ? [{ ...last, keepsNext: true }] : []
  return [
    ...rowBlocks.slice(0, rowBlocks.length - kept.length),
    ...kept,
    { ...gap(10), keepsNext: true },
    { kind: 'sums', rows: sums.map((row) => setSum(row, family)) },
  ]
}

/** Between a label and its amount, px. */
const SUM_GAP = 16

function setSum(row: SumRow, family: DocumentFamily): SetSumRow {
  const style = textStyles[row.kind === 'strong' ? 'strong' : row.kind === 'note' ? 'small' : 'body']
  const room = SUMS_WIDTH - SUM_GAP - figureWidth(row.value, family, style)
  return { ...row, lines: breakLines(row.label, room, style, family) }
}

/** The engraving schedule as a document: the order in short, and everything that is engraved. */
function scheduleBlocks(
  { evaluation, mode }: DocumentRequest,
  section: ScheduleSection,
  family: DocumentFamily,
): readonly Block[] {
  const options = { width: CONTENT_WIDTH, family }
  const nothing = setLines(words.nothingEngraved, CONTENT_WIDTH, 'body', family)
  return [
    { kind: 'lines', lines: setLines(evaluation.document.order.title, CONTENT_WIDTH, 'title', family) },
    gap(8),
    factsBlock(evaluation, mode, options),
    gap(14),
    ...(section.blocks.length > 0 ? section.blocks : [{ kind: 'lines' as const, lines: nothing }]),
  ]
}

/** The schedule as pages of their own behind those of the factory sheet; nothing where nothing is engraved. */
function schedulePages({ blocks }: ScheduleSection, family: DocumentFamily): readonly Block[] {
  return blocks.length === 0 ? [] : [heading(words.title, family), gap(6), ...blocks]
}

function blocksOf(
  request: DocumentRequest,
  rowBlocks: readonly Block[],
  family: DocumentFamily,
): readonly Block[] {
  const { evaluation, mode, showsDiscount } = request
  const { documents } = evaluation.context.profile
  const options = { width: CONTENT_WIDTH, family }
  const isForClients = !documentModeFacts[mode].isForEmployees
  const choices = orderChoices(evaluation, mode, options)
  const sums = showsPrices(evaluation, mode) ? sumRows(evaluation, mode, showsDiscount, request.payments) : []
  const empty = setLines(documentMessages.noItems, CONTENT_WIDTH, 'body', family)
  return [
    { kind: 'lines', lines: setLines(evaluation.document.order.title, CONTENT_WIDTH, 'title', family) },
    gap(8),
    factsBlock(evaluation, mode, options),
    ...(choices.length > 0 ? [gap(10), ...choices] : []),
    gap(14),
    ...withSums(rowBlocks.length > 0 ? rowBlocks : [{ kind: 'lines', lines: empty }], sums, family),
    ...textBlocks(documentMessages.notes, [noteOf(request)], family),
    ...(isForClients
      ? [
          ...textBlocks(documentMessages.paymentTerms, [documents.paymentTerms], family),
          ...textBlocks(documentMessages.shipping, [documents.shippingNote], family),
          ...textBlocks(
            documentMessages.terms,
            documents.terms.map((term, index) => `${index + 1}. ${term}`),
            family,
          ),
        ]
      : []),
  ]
}

/** The whole document. It always has a page. */
export function composeDocument(request: DocumentRequest): ComposedDocument {
  const { mode, evaluation, org } = request
  const { brand, vocabulary } = evaluation.context.profile
  const { today, invoiceIssued } = documentDates(evaluation)
  const order = { ...evaluation.document.order, invoiceIssued }
  const family = documentFamily(brand.font)
  const mark = request.revisionMark ?? paperMarkOf(evaluation.document, evaluation.costs !== null)
  const number = numberWithMark(`${vocabulary.order} #${order.orgSpecificId}`, mark)
  const set = mode === 'labels' ? setLabels(request, number, family) : setDocument(request, mode, family)
  return {
    title: documentTitle(order, today, mode),
    size: mode === 'labels' ? pageSizes.portrait : documentPage.size,
    family,
    header: {
      logoUrl: brand.logoUrl,
      orgTitle: org.title,
      number,
      orderTitle: order.title,
      date: formatDate(documentDay(order, today, mode)),
      name: documentNames[mode].name,
      address: request.address,
    },
    ...(mode === 'labels' ? { isBare: true } : {}),
    ...set,
  }
}

type Set = Pick<ComposedDocument, 'columns' | 'scheduleColumns' | 'blocks' | 'pages'>

const noColumns: readonly DocumentColumn[] = []

function pagesOf(blocks: readonly Block[]): readonly PageContent[] {
  const heads = { [ITEMS_TABLE]: HEAD_HEIGHT, [SCHEDULE_TABLE]: HEAD_HEIGHT }
  return paginate(blocks.map(pieceOf), CONTENT_HEIGHT, heads)
}

/** Pages of blocks that stand behind `before` others. */
function pagesAfter(before: number, blocks: readonly Block[]): readonly PageContent[] {
  if (blocks.length === 0) return []
  return pagesOf(blocks).map((page) =>
    page.map((placed) => (placed.kind === 'piece' ? { ...placed, index: placed.index + before } : placed)),
  )
}

/** Labels say what the workshop reads. */
function setLabels(request: DocumentRequest, orderNumber: string, family: DocumentFamily): Set {
  const { evaluation, showsDiscount } = request
  const labels = labelBlocks(evaluation, itemFacts(evaluation, 'factory', showsDiscount), {
    orderNumber,
    orderTitle: evaluation.document.order.title,
    family,
    addressOf: addressOfItems(request),
  })
  const nothing = setLines(documentMessages.noItems, labelSheet.width, 'body', family)
  const blocks: readonly Block[] = labels.length > 0 ? labels : [{ kind: 'lines', lines: nothing }]
  const pages = paginate(blocks.map(pieceOf), labelSheet.rows * labelSheet.height)
  return { columns: noColumns, scheduleColumns: noColumns, blocks, pages }
}

function setDocument(
  request: DocumentRequest,
  mode: RowDocumentMode | 'schedule',
  family: DocumentFamily,
): Set {
  const { evaluation, showsDiscount } = request
  if (mode === 'schedule') {
    const section = scheduleSection(evaluation, CONTENT_WIDTH, family)
    const blocks = scheduleBlocks(request, section, family)
    return { columns: noColumns, scheduleColumns: section.columns, blocks, pages: pagesOf(blocks) }
  }
  const facts = itemFacts(evaluation, mode, showsDiscount)
  const { columns, blocks: rowBlocks } = rows({ ...request, mode }, facts, family)
  const own = blocksOf(request, rowBlocks, family)
  const set = { columns, blocks: own, pages: pagesOf(own) }
  return mode === 'factory'
    ? forWorkshop(request, facts, set, family)
    : { ...set, scheduleColumns: noColumns }
}

/** Behind the list a sheet for what is made, and what is engraved in one list, whatever plate comes next. */
function forWorkshop(
  request: DocumentRequest,
  facts: readonly ItemFacts[],
  { columns, blocks, pages }: Omit<Set, 'scheduleColumns'>,
  family: DocumentFamily,
): Set {
  const { evaluation } = request
  const sheets = itemSheetBlocks(evaluation, facts, { family, addressOf: addressOfItems(request) })
  const section = scheduleSection(evaluation, CONTENT_WIDTH, family)
  const schedule = schedulePages(section, family)
  const listed = blocks.length
  return {
    columns,
    scheduleColumns: section.columns,
    blocks: [...blocks, ...sheets, ...schedule],
    pages: [...pages, ...pagesAfter(listed, sheets), ...pagesAfter(listed + sheets.length, schedule)],
  }
}
