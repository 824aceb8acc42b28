/** A revision of an order: made of the order as it is, and brought back as it was. */
import { evaluateOrder } from '../configuration/evaluate.ts'
import type { ItemEvaluation, OrderEvaluation } from '../configuration/types.ts'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import { costsAsOrdered } from '../orders/costs/costs.ts'
import { type FrozenContent, freezeDocument, thawDocument } from '../orders/revisions/frozen.ts'
import { scopeSign, termsSign } from '../orders/revisions/signs.ts'
import { type FrozenPrices, frozenPricesSchema } from '../orders/revisions/prices.ts'
import type { RevisionReading } from '../orders/revisions/reading.ts'
import type { ProductOrder } from '../orders/schema.ts'
import { messages } from '../messages.ts'
import { effectivePricingDate } from '../pricing/price-item.ts'
import type { ItemPrice } from '../pricing/types.ts'
import type { Role } from '../tenancy/schema.ts'
import { cents, type Cents } from '../units/money.ts'
import type { Timestamp } from '../units/timestamp.ts'
import { catalogIn, type TranslatedLists } from '../catalog/translations.ts'
import type { Language } from '../localization/languages.ts'
import { catalogOfFrame, type Frame, withTitlesOfToday } from './frame.ts'
import { readDocument } from './read-document.ts'

/** What is stored of a revision beside its number. */
export type FrozenRevision = {
  readonly content: FrozenContent
  readonly prices: FrozenPrices
  readonly reading: RevisionReading
  readonly scope: string
  readonly terms: string
}

function freezePrices({ context, document, items, costs }: OrderEvaluation): FrozenPrices {
  return frozenPricesSchema.parse({
    format: 1,
    pricedAt: effectivePricingDate(context, document),
    costs: costsAsOrdered(costs ?? document.order.costs),
    items: items.map(({ item, price }) => ({
      itemId: item.id,
      unitPriceInCents: price.ok ? price.unitPrice : null,
      problem: price.ok ? '' : price.error.message,
      trace: price.ok ? price.trace : [],
    })),
  })
}

/** Freezes a judged order. The evaluation has its prices: it is an employee's. */
export function freezeRevision(evaluation: OrderEvaluation): FrozenRevision {
  const { document, costs } = evaluation
  const order = { ...document.order, costs: costsAsOrdered(costs ?? document.order.costs) }
  const priced = { ...document, order }
  return {
    content: freezeDocument(priced),
    prices: freezePrices(evaluation),
    reading: readDocument(evaluation),
    scope: scopeSign(priced),
    terms: termsSign(priced),
  }
}

/** Who looks at a revision, and what draws it. */
export type Reader = {
  readonly role: Role
  readonly pricingIsHidden: boolean
  readonly measurer?: TextMeasurer | undefined
  /** whose titles are said where they were translated then; null or left out: as they were written */
  readonly language?: Language | null
  /** the titles of now: how what was not translated then is called where it is written as it was; left out: as it was then */
  readonly today?: TranslatedLists
}

type StoredRevision = {
  readonly content: FrozenContent
  readonly prices: FrozenPrices
  readonly frame: Frame
  /** when it was made: the day of its papers */
  readonly created: Timestamp
}

function frozenPrice(prices: FrozenPrices, itemId: number): ItemPrice {
  const found = prices.items.find((one) => one.itemId === itemId)
  const unitPrice = found?.unitPriceInCents ?? null
  if (unitPrice !== null) return { ok: true, unitPrice, trace: [] }
  const message = found?.problem || messages.pricingNoRule({ title: '' })
  return { ok: false, error: { code: 'noRule', message, path: '' } }
}

function lineTotalOf(price: ItemPrice, quantity: number): Cents | null {
  return price.ok ? cents(price.unitPrice * quantity) : null
}

/** The item with the price that it had; what else is asked of it is worked out when it is read. */
function withPrice(one: ItemEvaluation, price: ItemPrice): ItemEvaluation {
  return {
    item: one.item,
    product: one.product,
    get visibleProperties() {
      return one.visibleProperties
    },
    get properties() {
      return one.properties
    },
    isValid: one.isValid,
    get problems() {
      return one.problems
    },
    price,
    lineTotal: lineTotalOf(price, one.item.quantity),
  }
}

/**
 * The order of a revision, judged by the catalog of then and at the prices of then, as documents and drawings ask for it.
 * `order` is the order now: what a revision does not freeze is taken from it.
 */
export function evaluateRevision(
  { content, prices, frame, created }: StoredRevision,
  order: ProductOrder,
  { role, pricingIsHidden, measurer, language = null, today }: Reader,
): OrderEvaluation {
  const said = today ? withTitlesOfToday(frame, today) : frame
  const catalog = catalogOfFrame(language === null ? frame : catalogIn(said, language))
  const viewer = { role, pricingIsHidden: true }
  const context = { catalog, profile: frame.profile, viewer, now: created, measurer }
  const bare = evaluateOrder(context, thawDocument(content, order))
  const shown = { ...context, viewer: { role, pricingIsHidden } }
  if (pricingIsHidden) return bare
  const items = bare.items.map((one) => withPrice(one, frozenPrice(prices, one.item.id)))
  return {
    context: shown,
    document: bare.document,
    items,
    itemsById: new Map(items.map((one) => [one.item.id, one])),
    orderProperties: bare.orderProperties,
    isValid: bare.isValid,
    isPriced: items.every(({ price }) => price.ok),
    subtotal: prices.costs.orderSubTotal,
    costs: prices.costs,
  }
}
