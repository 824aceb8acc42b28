/** The whole of an order judged: validity, allowed options, prices and costs, reusing what did not change. */
import { localizeProfile } from '../tenancy/localize-profile.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Problem } from '../constraints/types.ts'
import { cutEngravings, type CutEngravings } from '../item-drawings/item-checks.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { CatalogProduct } from '../catalog/schema.ts'
import type { DrawingFamily } from '../drawing/family.ts'
import { costsOfSubtotal } from '../orders/costs/costs.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { Costs, ProductInstance } from '../orders/schema.ts'
import { messages } from '../messages.ts'
import { MAX_TOTAL } from '../pricing/plan.ts'
import { effectivePricingDate, priceState } from '../pricing/price-item.ts'
import type { ItemPrice } from '../pricing/types.ts'
import { cents, type Cents } from '../units/money.ts'
import { orderCheckOf, type OrderCheck, wholeOrderCheck } from './allowed-options.ts'
import { itemProblems, judgeItem, type ItemJudgement } from './judge-item.ts'
import {
  archivedInUse,
  effectiveOrderSelections,
  itemState,
  orderState,
  spoilsOrder,
} from '../constraints/states.ts'
import type { PropertyIndex } from '../constraints/indices.ts'
import type { CountedItem, NetworkState } from '../constraints/network-state.ts'
import { PropertyView } from './property-view.ts'
import type { ItemEvaluation, OrderEvaluation, PropertyEvaluation } from './types.ts'

const noViews: readonly PropertyEvaluation[] = []

/** An item judged; what only screens read is worked out when it is read. */
class EvaluatedItem implements ItemEvaluation {
  private byId: ReadonlyMap<number, PropertyEvaluation> | undefined
  private all: readonly PropertyEvaluation[] | undefined
  private visible: readonly PropertyEvaluation[] | undefined
  private found: readonly Problem[] | undefined
  private cutSets: CutEngravings | undefined

  constructor(
    readonly item: ProductInstance,
    readonly product: CatalogProduct | undefined,
    readonly state: NetworkState | undefined,
    private readonly judgement: ItemJudgement,
    readonly price: ItemPrice,
    /** where its choices may spoil something of the order level */
    private readonly orderCheck: ((property: PropertyIndex) => OrderCheck) | undefined,
  ) {}

  get isValid(): boolean {
    return this.judgement.isValid
  }

  /** The same item where its line would carry the order beyond what can be counted. */
  beyondOrder(): EvaluatedItem {
    const error = { code: 'beyondOrder', message: messages.pricingBeyondOrder, path: '' } as const
    return this.with(this.judgement, { ok: false, error })
  }

  /**
   * The same item once drawing families or the measurer have arrived: itself when they do not concern it, or say nothing
   * new.
   */
  after(before: EvaluationContext, context: EvaluationContext): EvaluatedItem {
    if (!concerns(before, context, this)) return this
    const judgement = judgeItem(context, this.item, this.product, this.state)
    // With its family it is known what of its engravings is cut.
    const isCutAnew = isEngraved(this) && familyOf(before, this) !== familyOf(context, this)
    return isSameJudgement(judgement, this.judgement) && !isCutAnew ? this : this.with(judgement, this.price)
  }

  private with(judgement: ItemJudgement, price: ItemPrice): EvaluatedItem {
    return new EvaluatedItem(this.item, this.product, this.state, judgement, price, this.orderCheck)
  }

  private readonly cut = (): CutEngravings =>
    (this.cutSets ??= cutEngravings(this.state, this.product?.drawing, this.item.quantity))

  get lineTotal(): Cents | null {
    return this.price.ok ? cents(this.price.unitPrice * this.item.quantity) : null
  }

  get properties(): ReadonlyMap<number, PropertyEvaluation> {
    this.byId ??= new Map(this.views.map((view) => [view.property.id, view]))
    return this.byId
  }

  get visibleProperties(): readonly PropertyEvaluation[] {
    this.visible ??= this.views.filter((view) => !view.isHidden)
    return this.visible
  }

  get problems(): readonly Problem[] {
    this.found ??= itemProblems(this.item, this.product, this.judgement, this.views)
    return this.found
  }

  private get views(): readonly PropertyEvaluation[] {
    this.all ??= viewsOf(this.state, this.judgement.drawingProblems, this.orderCheck, this.cut)
    return this.all
  }
}

function viewsOf(
  state: NetworkState | undefined,
  problems: readonly Problem[],
  orderCheck: ((property: PropertyIndex) => OrderCheck) | undefined,
  cut: () => CutEngravings,
): readonly PropertyEvaluation[] {
  if (state === undefined) return noViews
  const { isTarget, propertyIndices } = state.network
  const views: PropertyEvaluation[] = []
  for (const index of propertyIndices) {
    if (isTarget[index] === 0) continue
    views.push(new PropertyView(state, index, problems, orderCheck && (() => orderCheck(index)), cut))
  }
  return views
}

/** Judges one item of a document. */
export function evaluateItem(
  context: EvaluationContext,
  document: OrderDocument,
  item: ProductInstance,
): ItemEvaluation {
  return evaluated(context, document, item)
}

function evaluated(
  context: EvaluationContext,
  document: OrderDocument,
  item: ProductInstance,
): EvaluatedItem {
  const product = context.catalog.products.get(item.productId)
  const state = itemState(context, document, item)
  const judgement = judgeItem(context, item, product, state)
  const price = priceState(context, document, item, state)
  const orderCheck =
    state !== undefined && spoilsOrder(context.catalog, document)
      ? (property: PropertyIndex) => wholeOrderCheck(context, document, item.id, state, property)
      : undefined
  return withinOrder(new EvaluatedItem(item, product, state, judgement, price, orderCheck), 0)
}

class EvaluatedOrder implements OrderEvaluation {
  private orderViews: readonly PropertyEvaluation[] | undefined
  private byId: ReadonlyMap<number, ItemEvaluation> | undefined
  private orderIsValid: boolean | undefined

  constructor(
    readonly context: EvaluationContext,
    readonly document: OrderDocument,
    readonly items: readonly EvaluatedItem[],
    private readonly itemsAreValid: boolean,
    readonly isPriced: boolean,
    readonly subtotal: Cents | null,
    readonly costs: Costs | null,
  ) {}

  get itemsById(): ReadonlyMap<number, ItemEvaluation> {
    this.byId ??= new Map(this.items.map((evaluation) => [evaluation.item.id, evaluation]))
    return this.byId
  }

  get isValid(): boolean {
    this.orderIsValid ??= this.itemsAreValid && this.orderProperties.every((view) => view.isValid)
    return this.orderIsValid
  }

  get orderProperties(): readonly PropertyEvaluation[] {
    this.orderViews ??= this.views()
    return this.orderViews
  }

  /** The same judgement of a document with the same order and lines. */
  of(document: OrderDocument): EvaluatedOrder {
    const { context, items, itemsAreValid, isPriced, subtotal, costs } = this
    return new EvaluatedOrder(context, document, items, itemsAreValid, isPriced, subtotal, costs)
  }

  /** The same judgement, shown with other words of the organization. */
  shownWith(profile: OrgProfile): EvaluatedOrder {
    const { document, items, itemsAreValid, isPriced, subtotal, costs } = this
    const context = { ...this.context, profile }
    return new EvaluatedOrder(context, document, items, itemsAreValid, isPriced, subtotal, costs)
  }

  private views(): readonly PropertyEvaluation[] {
    const counted = (): readonly CountedItem[] =>
      this.items.flatMap(({ item, state: own }) => (own === undefined ? [] : [{ item, state: own }]))
    const state = orderState(this.context, this.document, this.document, counted)
    const check = (property: PropertyIndex): OrderCheck =>
      orderCheckOf(this.context, this.document, state, property, counted)
    return state.network.propertyIndices
      .filter((index) => state.network.isTarget[index] === 1)
      .map((index) => new PropertyView(state, index, [], () => check(index)))
      .filter((view) => !view.isHidden)
  }
}

/** Whether two contexts judge alike but for what a browser fetches later: drawing families and the measurer. */
function judgeAlike(one: EvaluationContext, other: EvaluationContext): boolean {
  return (
    one === other ||
    (one.catalog === other.catalog &&
      one.profile === other.profile &&
      one.viewer.role === other.viewer.role &&
      one.viewer.pricingIsHidden === other.viewer.pricingIsHidden &&
      one.now === other.now &&
      one.itemChecks === other.itemChecks)
  )
}

/** Whether a family or the measurer that `context` has and `before` had not bears on an item's judgement. */
function concerns(before: EvaluationContext, context: EvaluationContext, one: ItemEvaluation): boolean {
  if (before === context) return false
  if (!one.product?.drawing) return context.itemChecks !== undefined
  // Without a list of its own a context judges by what is at hand at the moment, which says nothing about before.
  if (before.families === undefined || context.families === undefined) return true
  if (familyOf(before, one) !== familyOf(context, one)) return true
  if (before.measurer === context.measurer) return false
  return isEngraved(one) || context.itemChecks !== undefined
}

function familyOf({ families }: EvaluationContext, { product }: ItemEvaluation): DrawingFamily | undefined {
  return product?.drawing ? families?.get(product.drawing.family) : undefined
}

function isEngraved({ item }: Pick<ItemEvaluation, 'item'>): boolean {
  return Object.values(item.properties).some(({ engravings }) => engravings !== undefined)
}

function isSameJudgement(one: ItemJudgement, other: ItemJudgement): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether results for the items of `previous` still hold for items that are the same objects. */
function canReuse(context: EvaluationContext, document: OrderDocument, previous: OrderEvaluation): boolean {
  // There, what one line may choose depends on all others.
  if (!judgeAlike(previous.context, context) || spoilsOrder(context.catalog, document)) return false
  const before = previous.document
  if (before.order !== document.order) {
    if (effectivePricingDate(context, before) !== effectivePricingDate(context, document)) return false
    if (effectiveOrderSelections(context, before) !== effectiveOrderSelections(context, document))
      return false
  }
  const inUse = archivedInUse(context.catalog, document)
  const wasInUse = archivedInUse(context.catalog, before)
  return inUse === wasInUse || (inUse.size === wasInUse.size && [...inUse].every((id) => wasInUse.has(id)))
}

/**
 * Judges an order. With `previous`, items that are the same objects under the same context, order-level
 * choices and pricing date keep their result object; also where drawing families or the measurer have come since, which
 * say nothing new about them.
 */
export function evaluateOrder(
  context: EvaluationContext,
  document: OrderDocument,
  previous?: OrderEvaluation,
): OrderEvaluation {
  const known =
    previous instanceof EvaluatedOrder && canReuse(context, document, previous) ? previous : undefined
  const items: EvaluatedItem[] = []
  let subtotal = 0
  let isPriced = true
  let isValid = true
  for (let index = 0; index < document.items.length; index++) {
    const item = document.items[index]
    if (item === undefined) continue
    const reused = known && reusable(known, index, item)?.after(known.context, context)
    const evaluation = withinOrder(reused ?? evaluated(context, document, item), subtotal)
    items.push(evaluation)
    if (!evaluation.isValid) isValid = false
    subtotal += evaluation.lineTotal ?? 0
    if (!evaluation.price.ok) isPriced = false
  }
  const isHidden = context.viewer.pricingIsHidden
  const sum = cents(subtotal)
  return new EvaluatedOrder(
    context,
    document,
    items,
    isValid,
    isPriced,
    isHidden ? null : sum,
    isHidden ? null : costsOfSubtotal(document.order, sum, context.profile),
  )
}

/**
 * What was judged, of a document that differs in what stands on its canvas alone: nothing is judged anew, and what is drawn
 * of the evaluation is drawn of this document.
 */
export function withCanvasOf(evaluation: OrderEvaluation, document: OrderDocument): OrderEvaluation {
  const { order, items } = evaluation.document
  const isSame = order === document.order && items === document.items
  return isSame && evaluation instanceof EvaluatedOrder
    ? evaluation.of(document)
    : evaluateOrder(evaluation.context, document, evaluation)
}

/**
 * What was judged, with the organization's words in the current language: titles of statuses, ways to pay, its word for an
 * order. Nothing is judged anew.
 */
export function inReadersWords(evaluation: OrderEvaluation): OrderEvaluation {
  const profile = localizeProfile(evaluation.context.profile)
  return evaluation instanceof EvaluatedOrder ? evaluation.shownWith(profile) : evaluation
}

/** The item, without its price where its line takes the order's subtotal beyond what can be counted to the cent. */
function withinOrder(evaluation: EvaluatedItem, subtotal: number): EvaluatedItem {
  const { price, item } = evaluation
  const isWithin = !price.ok || Math.abs(subtotal + price.unitPrice * item.quantity) <= MAX_TOTAL
  return isWithin ? evaluation : evaluation.beyondOrder()
}

/** The result of the same item object, which usually stands at the same place. */
function reusable(previous: EvaluatedOrder, index: number, item: ProductInstance): EvaluatedItem | undefined {
  const there = previous.items[index]
  const known = there?.item === item ? there : previous.itemsById.get(item.id)
  if (!(known instanceof EvaluatedItem) || known.item !== item) return undefined
  // What was too much beside the other lines need not be so any more.
  return known.price.ok || known.price.error.code !== 'beyondOrder' ? known : undefined
}
