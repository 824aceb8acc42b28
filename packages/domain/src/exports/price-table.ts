/**
 * The prices of a product as a table: what `exportPriceData` of the product names. A row for each combination of the
 * options of `groupDataBy` and `rowsData`, a column for each combination of `columnsData`, everything else as
 * `fixedProperties` say, or as a new item starts. [2.2.77, 2.5.10]
 */
import { plainAmount } from '../units/money.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { CatalogProduct, ProductProperty } from '../catalog/schema.ts'
import { defaultConfiguration } from '../configuration/default-configuration.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import type { Selections } from '../orders/selections.ts'
import type { ItemEvaluation } from '../configuration/types.ts'
import { exportMessages as words } from '../messages/papers/exports.ts'
import { type ProductInstance, productInstanceSchema, type ProductOrder } from '../orders/schema.ts'
import { type Refusal, refusal } from '../units/result.ts'
import { formulaSafe } from '../units/text/csv-cell.ts'

/** [2.5.10] */
export const MAX_PRICE_ROWS = 10_000
/** Items judged at once: few enough that others get their turn between. */
const TOGETHER = 100
/** So many prices are looked at unless said otherwise; combinations that rules forbid count too. */
const MAX_JUDGED = 200_000

export type PriceRows = {
  readonly rows: readonly (readonly string[])[]
  /** rows were left out: the table is longer than a file may be */
  readonly isCut: boolean
}

export type PriceTable = {
  readonly ok: true
  readonly header: readonly string[]
  /** a few rows at a time, worked out when they are asked for */
  readonly parts: () => Generator<PriceRows>
}

type Combination = { readonly titles: readonly string[]; readonly selections: Selections }
type Axis = { readonly property: ProductProperty; readonly choices: readonly Combination[] }

/** Reasons that hold whatever else is chosen. */
const never: ReadonlySet<string> = new Set(['disabledForProduct', 'archived', 'publishLevel', 'noOptions'])

function axisOf(item: ItemEvaluation, propertyId: number): Axis | undefined {
  const view = item.properties.get(propertyId)
  if (view === undefined) return undefined
  const offered = view.states.filter(({ reasons }) => !reasons.some(({ code }) => never.has(code)))
  return {
    property: view.property,
    choices: offered.map(({ option }) => ({
      titles: [option.title],
      selections: { [propertyId]: { optionId: option.id } },
    })),
  }
}

/** Every combination, the last axis running fastest. Without axes there is one: nothing chosen. */
function* combinations(axes: readonly Axis[]): Generator<Combination> {
  const [first, ...rest] = axes
  if (first === undefined) {
    yield { titles: [], selections: {} }
    return
  }
  for (const choice of first.choices) {
    for (const more of combinations(rest)) {
      yield {
        titles: [...choice.titles, ...more.titles],
        selections: { ...choice.selections, ...more.selections },
      }
    }
  }
}

/** The price in the currency's unit; empty where rules forbid the combination or it has no price. */
function cellOf({ properties, price }: ItemEvaluation, asked: readonly number[]): string {
  const isPossible = asked.every((id) => {
    const view = properties.get(id)
    return view !== undefined && !view.isHidden && view.isValid
  })
  return isPossible && price.ok ? plainAmount(price.unitPrice) : ''
}

/**
 * The table of a product, priced for an owner at `context.now`. Refused when the product exports no prices, or names
 * properties that are not its own. `order`: any order of the organisation, for its order-level choices.
 */
export function priceTable(
  context: EvaluationContext,
  order: ProductOrder,
  product: CatalogProduct,
  mostJudged = MAX_JUDGED,
): PriceTable | Refusal<'noPriceExport' | 'propertyUnknown'> {
  const data = product.exportPriceData
  if (data === null) return refusal('noPriceExport', words.noPriceExport({ title: product.title }))
  const start = defaultConfiguration(context, { order, items: [] }, product.id)
  const fixed = Object.fromEntries(
    Object.entries(data.fixedProperties).map(([id, optionId]) => [id, { optionId }]),
  )
  const blank = start.document.items[0]
  const known = evaluateOrder(context, start.document).items[0]
  if (blank === undefined || known === undefined) {
    return refusal('noPriceExport', words.noPriceExport({ title: product.title }))
  }
  const ids = [...data.groupDataBy, ...data.rowsData, ...data.columnsData]
  const asked = [...ids, ...Object.keys(fixed).map(Number)]
  const unknown = asked.filter((id) => !known.properties.has(id))
  if (unknown.length > 0) {
    return refusal('propertyUnknown', words.priceExportUnknown({ ids: unknown.join(', ') }))
  }
  const axes = (list: readonly number[]) => list.flatMap((id) => axisOf(known, id) ?? [])
  const rowAxes = axes([...data.groupDataBy, ...data.rowsData])
  const columns = [...combinations(axes(data.columnsData))]
  const header = [
    ...rowAxes.map(({ property }) => property.title),
    ...columns.map(({ titles }) => (titles.length === 0 ? words.price : titles.join(' / '))),
  ]
  const itemOf = (row: Combination, column: Combination, id: number): ProductInstance =>
    productInstanceSchema.parse({
      ...blank,
      id,
      properties: { ...start.item, ...fixed, ...row.selections, ...column.selections },
    })

  function judged(rows: readonly Combination[]): string[][] {
    let id = 0
    const items = rows.flatMap((row) => columns.map((column) => itemOf(row, column, (id += 1))))
    const { items: evaluations } = evaluateOrder(context, { order: start.document.order, items })
    return rows.flatMap((row, at) => {
      const own = evaluations.slice(at * columns.length, (at + 1) * columns.length)
      const cells = own.map((evaluation) => cellOf(evaluation, asked))
      // A row that nothing can be bought of says nothing.
      return cells.every((cell) => cell === '') ? [] : [[...row.titles.map(formulaSafe), ...cells]]
    })
  }

  function* parts(): Generator<PriceRows> {
    const perPart = Math.max(1, Math.floor(TOGETHER / Math.max(1, columns.length)))
    let written = 0
    let considered = 0
    let waiting: Combination[] = []
    for (const row of combinations(rowAxes)) {
      waiting.push(row)
      if (waiting.length < perPart) continue
      const rows = judged(waiting)
      considered += waiting.length * columns.length
      waiting = []
      const room = MAX_PRICE_ROWS - written
      const isCut = rows.length > room || considered >= mostJudged
      yield { rows: rows.slice(0, room), isCut }
      if (isCut) return
      written += Math.min(rows.length, room)
    }
    const rest = judged(waiting)
    const room = MAX_PRICE_ROWS - written
    yield { rows: rest.slice(0, room), isCut: rest.length > room }
  }
  return { ok: true, header: header.map(formulaSafe), parts }
}
