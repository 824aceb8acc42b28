/** The comparison of two revisions on paper: pages of the same kind as the documents of an order. */
import { orderWord } from '../tenancy/localize-profile.ts'
import {
  type Block,
  HEAD_HEIGHT,
  ITEMS_TABLE,
  type ItemPicture,
  pieceOf,
  type TextLine,
} from '../documents/blocks.ts'
import { type ComposedDocument } from '../documents/compose-document.ts'
import { CONTENT_HEIGHT, CONTENT_WIDTH, documentPage } from '../documents/pages/document-page.ts'
import { COLUMN_GAP, type DocumentColumn } from '../documents/item-rows/columns.ts'
import { setLines } from '../documents/facts-block.ts'
import { paginate } from '../documents/pages/paginate.ts'
import { type DocumentFamily, documentFamily } from '../typesetting/type.ts'
import { paperTitle } from '../documents/titles.ts'
import { revisionMarks, revisionPaperWords as words } from '../messages/papers/revisions.ts'
import {
  amountDifferenceText,
  type ChangeLine,
  choiceLines,
  itemHeading,
  itemLines,
  textLines,
  thingHeading,
} from './change-lines.ts'
import type { ItemChange, RevisionDifference } from '../orders/revisions/difference-schema.ts'
import { itemIdOf } from '../orders/revisions/difference-schema.ts'
import type { ProductOrder } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { formatDate } from '../units/timestamp.ts'
import type { Overlay } from './overlay.ts'

export type ComparisonRequest = {
  readonly difference: RevisionDifference
  readonly order: Pick<ProductOrder, 'orgSpecificId' | 'title'>
  readonly org: { readonly title: string; readonly profile: OrgProfile }
  /** null: the order as it is now */
  readonly from: number
  readonly to: number | null
  /** YYYY-MM-DD in the organization's time zone */
  readonly day: string
  /** the drawings of an item one over the other; null: it has none */
  readonly overlayOf: (itemId: number) => Overlay | null
}

const PICTURE = { width: 132, height: 105 }
const [ITEM_WIDTH, WHAT_WIDTH] = [190, 150]
const SIDE_WIDTH = (CONTENT_WIDTH - PICTURE.width - ITEM_WIDTH - WHAT_WIDTH - 4 * COLUMN_GAP) / 2

const columns = (): readonly DocumentColumn[] => [
  { kind: 'picture', title: '', width: PICTURE.width },
  { kind: 'item', title: words.item, width: ITEM_WIDTH },
  { kind: 'property', title: words.what, width: WHAT_WIDTH },
  { kind: 'property', title: words.before, width: SIDE_WIDTH },
  { kind: 'property', title: words.after, width: SIDE_WIDTH },
]

/** What changed, before and after as three columns of lines, each change beginning at the same height in all of them. */
function sideBySide(changes: readonly ChangeLine[], family: DocumentFamily): TextLine[][] {
  const sides: [TextLine[], TextLine[], TextLine[]] = [[], [], []]
  for (const { title, before, after } of changes) {
    const set = [
      setLines(title, WHAT_WIDTH, 'body', family),
      setLines(before, SIDE_WIDTH, 'body', family),
      setLines(after, SIDE_WIDTH, 'strong', family),
    ]
    const height = Math.max(...set.map(({ length }) => length))
    sides.forEach((side, index) => {
      const lines = set[index] ?? []
      const free = Array.from(
        { length: height - lines.length },
        (): TextLine => ({ text: '', style: 'body' }),
      )
      side.push(...lines, ...free)
    })
  }
  return sides
}

function row(
  heading: readonly TextLine[],
  changes: readonly ChangeLine[],
  picture: () => ItemPicture,
  options: { readonly number: number; readonly family: DocumentFamily; readonly isDrawn: boolean },
): Block {
  return {
    kind: 'row',
    number: options.number,
    cells: [[], heading, ...sideBySide(changes, options.family)],
    picture,
    pictureHeight: options.isDrawn ? PICTURE.height : 20,
  }
}

function itemRow(change: ItemChange, request: ComparisonRequest, family: DocumentFamily): Block {
  const { number, name, state } = itemHeading(change)
  const overlay = request.overlayOf(itemIdOf(change))
  const heading = [
    ...setLines(`${number}. ${name}`, ITEM_WIDTH, 'strong', family),
    ...setLines(state, ITEM_WIDTH, 'small', family),
  ]
  const picture = (): ItemPicture =>
    overlay === null ? { kind: 'none' } : { kind: 'scene', scene: overlay.scene, isWhole: true }
  return row(heading, itemLines(change), picture, {
    number: change.number,
    family,
    isDrawn: overlay !== null,
  })
}

const blank = (): ItemPicture => ({ kind: 'blank' })

function wholeOrderRow({ facts, choices }: RevisionDifference, family: DocumentFamily): Block[] {
  const changes = [...textLines(facts), ...choiceLines(choices)]
  if (changes.length === 0) return []
  const heading = setLines(words.wholeOrder, ITEM_WIDTH, 'strong', family)
  return [row(heading, changes, blank, { number: 0, family, isDrawn: false })]
}

function canvasRows({ canvas }: RevisionDifference, family: DocumentFamily): Block[] {
  return canvas.map((thing) => {
    const { name, state } = thingHeading(thing)
    const heading = [
      ...setLines(name, ITEM_WIDTH, 'strong', family),
      ...setLines(state, ITEM_WIDTH, 'small', family),
    ]
    return row(heading, textLines(thing.fields), blank, { number: 0, family, isDrawn: false })
  })
}

/** Every amount beside what it was, and what lies between. */
function amountsBlock({ amounts }: RevisionDifference, family: DocumentFamily): Block[] {
  if (amounts === null || amounts.length === 0) return []
  const width = 150
  const column = (title: string, texts: readonly string[]) => ({
    title,
    width,
    lines: texts.map(
      (text) => setLines(text, width, 'body', family)[0] ?? { text: '', style: 'body' as const },
    ),
  })
  return [
    { kind: 'gap', height: 14, keepsNext: true },
    {
      kind: 'facts',
      columns: [
        column(
          words.amount,
          amounts.map(({ title }) => title),
        ),
        column(
          words.before,
          amounts.map(({ before }) => before?.text ?? ''),
        ),
        column(
          words.after,
          amounts.map(({ after }) => after?.text ?? ''),
        ),
        column(words.difference, amounts.map(amountDifferenceText)),
      ],
    },
  ]
}

/** 'R1 → R2', or 'R1 → now'. */
export function comparedText(from: number, to: number | null): string {
  return words.compared({
    from: revisionMarks.name({ number: from }),
    to: to === null ? words.now : revisionMarks.name({ number: to }),
  })
}

/** The pages. They say so where nothing lies between the two. */
export function composeComparison(request: ComparisonRequest): ComposedDocument {
  const { difference, order, org, from, to, day } = request
  const { brand } = org.profile
  const family = documentFamily(brand.font)
  const rows = [
    ...wholeOrderRow(difference, family),
    ...difference.items.map((change) => itemRow(change, request, family)),
    ...canvasRows(difference, family),
  ]
  const compared = comparedText(from, to)
  const nothing: Block = { kind: 'lines', lines: setLines(words.nothing, CONTENT_WIDTH, 'body', family) }
  const blocks: Block[] = [
    { kind: 'lines', lines: setLines(order.title, CONTENT_WIDTH, 'title', family) },
    { kind: 'gap', height: 4 },
    { kind: 'lines', lines: setLines(words.legend, CONTENT_WIDTH, 'small', family) },
    { kind: 'gap', height: 10 },
    ...(rows.length === 0 ? [nothing] : rows),
    ...amountsBlock(difference, family),
  ]
  return {
    title: paperTitle(order, day, `${words.comparison} ${compared.replaceAll('→', 'to')}`),
    size: documentPage.size,
    family,
    header: {
      logoUrl: brand.logoUrl,
      orgTitle: org.title,
      number: `${orderWord(org.profile)} #${order.orgSpecificId} · ${compared}`,
      orderTitle: order.title,
      date: formatDate(day),
      name: words.comparison,
    },
    columns: columns(),
    scheduleColumns: [],
    blocks,
    pages: paginate(blocks.map(pieceOf), CONTENT_HEIGHT, { [ITEMS_TABLE]: HEAD_HEIGHT }),
  }
}
