/**
 * Whether an order is still what its last revision was: signs of what is ordered and of the money terms, which an order keeps of
 * its last revision, and what documents say of it.
 */
import { revisionMarks } from '../../messages/papers/revisions.ts'
import { canonicalJson, textSign } from '../../units/json/canonical-json.ts'
import { costsAsOrdered } from '../costs/costs.ts'
import type { OrderDocument } from '../document.ts'
import { sortItems } from '../items.ts'
import type { SpatialTables } from '../../spatial/spatial-tables.ts'
import type { ProductInstance, ProductOrder } from '../schema.ts'

/** Money terms of the order: whoever sees no prices learns nothing of them, so they have a sign of their own. */
const termFields = [
  'disableSalesTax',
  'discountMode',
  'discountPercentage',
  'discountFlatAmount',
  'shippingMode',
  'shippingPercentage',
  'shippingFlatAmount',
  'taxPercentage',
  'tariffPercentage',
  'effectivePricingDate',
] as const satisfies readonly (keyof ProductOrder)[]

/** What of the order itself says what is made; addresses and names of people may be mended without another revision. */
const scopeFields = ['title', 'primaryNote', 'secondaryNote', 'properties', 'isStocked'] as const

const picked = <K extends keyof ProductOrder>(order: Pick<ProductOrder, K>, fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, order[field]]))

/** What a frozen item no longer has. */
type Bookkeeping = 'version' | 'created' | 'lastUpdated' | 'deletedAt'

/** What of an order or a frozen one says what is made. */
export function scopeTermsOf(order: Pick<ProductOrder, (typeof scopeFields)[number]>) {
  return picked(order, scopeFields)
}

/** The money terms of an order, or of a frozen one. */
export function moneyTermsOf(order: Pick<ProductOrder, (typeof termFields)[number]>) {
  return picked(order, termFields)
}

/** Drawings and pictures of a line are made of the line; its place in the database is none of its own. */
export function scopeOfItem(
  item: Omit<ProductInstance, Bookkeeping> & Partial<Pick<ProductInstance, Bookkeeping>>,
) {
  const { version: _v, created: _c, lastUpdated: _l, deletedAt: _d, customPriceInCents: _p, ...scope } = item
  const { thumbnailUrl: _t, mediumId: _m, orgId: _o, productOrderId: _i, rank: _r, ...made } = scope
  return made
}

/** Between the sign of items and choices and that of the canvas. */
const CANVAS_MARK = '~'

/** Canvases of thousands of things are read once for each state. */
const canvasSigns = new WeakMap<object, string>()

function canvasSign(spatial: SpatialTables): string {
  const known = canvasSigns.get(spatial)
  if (known !== undefined) return known
  const standing = Object.entries(spatial).map(([key, records]) => [
    key,
    [...records.values()].sort((one, other) => one.id - other.id).map(madeOf),
  ])
  const sign = textSign(canonicalJson(Object.fromEntries(standing)))
  canvasSigns.set(spatial, sign)
  return sign
}

function madeOf<T extends Pick<ProductInstance, Bookkeeping>>(record: T) {
  const { version: _v, created: _c, lastUpdated: _l, deletedAt: _d, ...made } = record
  return made
}

/**
 * A sign of what is ordered: another one as soon as items, choices, quantities or notes are others, or anything on the canvas where the
 * document holds one.
 */
export function scopeSign(document: OrderDocument): string {
  const { order, items, spatial } = document
  const sign = textSign(canonicalJson([picked(order, scopeFields), sortItems(items).map(scopeOfItem)]))
  return spatial === undefined ? sign : `${sign}${CANVAS_MARK}${canvasSign(spatial)}`
}

/** Whether a document is of this sign. Its canvas is looked at where both know one: a page that shows none does not hold it. */
export function isOfScope(document: OrderDocument, sign: string): boolean {
  const [items = '', canvas] = scopeSign(document).split(CANVAS_MARK)
  const [keptItems, keptCanvas] = sign.split(CANVAS_MARK)
  return items === keptItems && (canvas === undefined || keptCanvas === undefined || canvas === keptCanvas)
}

/** A sign of the money terms, whatever came back since; nobody without a right to prices may be given it, as terms can be guessed and compared. */
export function termsSign({ order, items }: OrderDocument): string {
  const prices = sortItems(items).map(({ id, customPriceInCents }) => [id, customPriceInCents])
  return textSign(canonicalJson([picked(order, termFields), prices, costsAsOrdered(order.costs).orderTotal]))
}

/** Whether the order is what its last revision was, as far as somebody knows who sees its prices, or does not. */
export function isAsRevised(document: OrderDocument, seesPrices: boolean): boolean {
  const { revisionNumber, revisionScope, revisionTerms } = document.order
  if (revisionNumber === 0 || !isOfScope(document, revisionScope)) return false
  return !seesPrices || termsSign(document) === revisionTerms
}

/** 'R2', or 'R2, changed since'; '' for an order without a revision. */
export function revisionMarkOf(document: OrderDocument, seesPrices: boolean): string {
  const { revisionNumber: number } = document.order
  if (number === 0) return ''
  return isAsRevised(document, seesPrices)
    ? revisionMarks.name({ number })
    : revisionMarks.changed({ number })
}

/** The mark of a revision among those that came after it. */
export function revisionMarkAmong(number: number, last: number): string {
  return number < last ? revisionMarks.superseded({ number, by: last }) : revisionMarks.name({ number })
}

/** 'Order #1042 · R2': how papers name an order; without a mark its number alone. */
export function numberWithMark(number: string, mark: string): string {
  return mark === '' ? number : `${number} · ${mark}`
}
