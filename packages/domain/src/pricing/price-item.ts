/** The price of one item by its product's rule, with its trace. */
import type { RuleContext } from '../constraints/types.ts'
import { type ChosenOption, entryAt, isKnown, type PropertyIndex } from '../constraints/indices.ts'
import type { NetworkState } from '../constraints/network-state.ts'
import type { ProductOption } from '../catalog/schema.ts'
import { itemState } from '../constraints/states.ts'
import { messages } from '../messages.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { add, divide, type Exact, nearest, negative, toNumber } from '../units/exact.ts'
import { cents, type Cents, nearestCent } from '../units/money.ts'
import type { Timestamp } from '../units/timestamp.ts'
import { evaluateRule, valueOfRule } from './evaluate-rule.ts'
import { type PricingPlan, pricingPlan } from './plan.ts'
import type { PricedChoices, PricedProperty } from './priced-choices.ts'
import { keptLabels } from './trace-label.ts'
import type { ItemPrice, Priced, PricingError, TraceStep, Unpriceable } from './types.ts'

/** The date whose versions count: pinned at submission, until then now. */
export function effectivePricingDate(context: RuleContext, document: OrderDocument): Timestamp {
  return document.order.effectivePricingDate ?? context.now
}

export function unpriceable(error: PricingError): Unpriceable {
  return { ok: false, error }
}

const noOptions: readonly ProductOption[] = []

/** The choices of a counted item, as pricing reads them; each property is looked up once. */
class CountedChoices implements PricedChoices {
  private readonly found: (PricedProperty | undefined)[] = []

  constructor(
    private readonly state: NetworkState,
    readonly quantity: number,
  ) {}

  find(propertyId: number): PricedProperty | undefined {
    const index = this.state.network.propertyIndex.get(propertyId)
    if (index === undefined) return undefined
    return (this.found[index] ??= this.read(index))
  }

  private read(index: PropertyIndex): PricedProperty {
    const { network, chosen, hidden, selections } = this.state
    const isHidden = hidden[index] === 1
    const options = isHidden ? noOptions : this.options(entryAt(chosen, index))
    return {
      property: entryAt(network.properties, index),
      isHidden,
      option: options[0],
      options,
      selection: selections[index],
    }
  }

  private options(chosen: readonly ChosenOption[]): readonly ProductOption[] {
    const { network } = this.state
    const [first] = chosen
    if (first === undefined) return noOptions
    if (chosen.length === 1) return isKnown(first) ? entryAt(network.singleOption, first) : noOptions
    return chosen.filter(isKnown).map((option) => entryAt(network.options, option))
  }
}

export function choicesOf(state: NetworkState, quantity: number): PricedChoices {
  return new CountedChoices(state, quantity)
}

/** A price whose trace is worked out when somebody reads it. */
class LazyPriced implements Priced {
  readonly ok = true
  private steps: readonly TraceStep[] | undefined

  constructor(
    readonly unitPrice: Cents,
    private readonly work: () => readonly TraceStep[],
  ) {}

  get trace(): readonly TraceStep[] {
    this.steps ??= this.work()
    return this.steps
  }
}

/** Whole currency units are 100 cents. */
function rounded(value: Exact, toWholeUnit: boolean): Cents {
  return toWholeUnit ? cents(nearest(divide(value, 100)) * 100) : nearestCent(value)
}

function roundingStep(value: Exact, unitPrice: Cents): TraceStep[] {
  if (value === unitPrice) return []
  return [
    {
      kind: 'rounding',
      path: 'rounding',
      depth: 0,
      ruleId: null,
      ruleTitle: '',
      version: null,
      effectiveDate: null,
      label: keptLabels.rounding,
      operator: '+',
      value: toNumber(add(unitPrice, negative(value))),
      runningTotal: unitPrice,
      contributionInCents: cents(unitPrice - nearestCent(value)),
    },
  ]
}

/** The employees' own price of an item, which overrides every rule and says so. */
function customPrice(price: Cents): Priced {
  return {
    ok: true,
    unitPrice: price,
    trace: [
      {
        kind: 'customPrice',
        path: 'custom price',
        depth: 0,
        ruleId: null,
        ruleTitle: '',
        version: null,
        effectiveDate: null,
        label: keptLabels.customPrice,
        operator: null,
        value: price,
        runningTotal: price,
        contributionInCents: price,
      },
    ],
  }
}

/** What a rule says of an item, rounded once: to the cent, or to the whole currency unit. */
export function valueByRule(
  plan: PricingPlan,
  ruleId: number,
  toWholeUnit: boolean,
  choices: PricedChoices,
): ItemPrice {
  const result = valueOfRule(plan, ruleId, choices)
  if (!result.ok) return unpriceable(result.error)
  const unitPrice = rounded(result.value, toWholeUnit)
  return new LazyPriced(unitPrice, () => {
    const traced = evaluateRule(plan, ruleId, choices)
    return traced.ok ? [...traced.steps, ...roundingStep(traced.value, unitPrice)] : []
  })
}

/** The price of a counted item; `state` is undefined for custom and unknown products. */
export function priceState(
  context: RuleContext,
  document: OrderDocument,
  item: ProductInstance,
  state: NetworkState | undefined,
): ItemPrice {
  if (context.viewer.pricingIsHidden) {
    return unpriceable({ code: 'pricingHidden', message: messages.pricingHidden, path: '' })
  }
  if (item.customPriceInCents !== null) return customPrice(item.customPriceInCents)
  const product = context.catalog.products.get(item.productId)
  const ruleId = product?.productPricingRuleId ?? null
  if (product === undefined || state === undefined || ruleId === null) {
    const title = product?.title ?? (item.title || 'This item')
    return unpriceable({ code: 'noRule', message: messages.pricingNoRule({ title }), path: '' })
  }
  const plan = pricingPlan(context.catalog, effectivePricingDate(context, document))
  return valueByRule(plan, ruleId, product.shouldRoundPrice === 1, choicesOf(state, item.quantity))
}

/**
 * The unit price of an item in cents, rounded once (to the whole unit where the product says so), with its
 * trace; or why there is none. Versions are those of the order's pricing date.
 */
export function priceItem(context: RuleContext, document: OrderDocument, item: ProductInstance): ItemPrice {
  return priceState(context, document, item, itemState(context, document, item))
}
