/**
 * One place on trial: a counted state of its own, in which choices are put and taken back without a document. A hundred
 * thousand trials a second instead of a few hundred.
 */
import type { Problem } from '../../constraints/types.ts'
import type { EvaluationContext } from '../../item-drawings/types.ts'
import type { CatalogProduct } from '../../catalog/schema.ts'
import { drawingFamilies } from '../../drawing/registry.ts'
import type { ProductInstance } from '../../orders/schema.ts'
import { drawingProblems, layoutProblems } from '../../item-drawings/item-checks.ts'
import { entryAt, isKnown, type OptionIndex, type PropertyIndex } from '../../constraints/indices.ts'
import { optionIn } from '../../constraints/network.ts'
import { type NetworkState, setChoice } from '../../constraints/network-state.ts'
import { carriesValue, chosenIndices } from '../../constraints/choices.ts'
import type { Selection, Selections } from '../../orders/selections.ts'
import { hasFigure } from './nearest-figures.ts'
import { type Baseline, baselineOf, type Violation, lostAt, ruleViolation, suspectsOf } from './violations.ts'

/** What was there before a choice was put on trial. */
export type Former = {
  readonly property: PropertyIndex
  readonly selection: Selection | undefined
  readonly had: boolean
}

/** The choices of the order's properties that its lines may not take away. */
export type KeptByOrder = {
  readonly state: NetworkState
  /** options of the order's network */
  readonly options: readonly OptionIndex[]
}

/** The order's own properties, or those of a line. */
export class TrialState {
  readonly touched = new Set<PropertyIndex>()
  protected readonly before: Baseline

  constructor(
    readonly state: NetworkState,
    problems: readonly Problem[],
    isWhole: boolean,
  ) {
    this.before = baselineOf(state, problems, isWhole)
  }

  /** Puts a choice; `takeBack` with what it answers undoes it, the latest first. */
  put(property: PropertyIndex, selection: Selection | undefined): Former {
    const { state } = this
    const former = { property, selection: state.selections[property], had: this.touched.has(property) }
    this.set(property, selection)
    if (state.network.isTarget[property] === 1) this.touched.add(property)
    return former
  }

  takeBack({ property, selection, had }: Former): void {
    this.set(property, selection)
    if (!had) this.touched.delete(property)
  }

  private set(property: PropertyIndex, selection: Selection | undefined): void {
    const { state } = this
    state.selections[property] = selection
    setChoice(state, property, chosenIndices(state.network, property, selection), carriesValue(selection))
  }

  /** The first thing that stands against the place as it is now. */
  violation(): Violation | undefined {
    const { state, touched } = this
    return ruleViolation(state, this.before, (p) => touched.has(p) && state.selections[p] !== undefined)
  }

  /** The ids of the properties of which one must change before the violation goes. */
  suspects(violation: Violation): ReadonlySet<number> {
    return suspectsOf(this.state, violation, () => [])
  }

  /** What a property of the other level has now: an order-level choice, as the lines hear it. */
  hear(order: TrialState): Former[] {
    const { network } = this.state
    const formers: Former[] = []
    for (const q of network.propertyIndices) {
      if (network.isTarget[q] === 1) continue
      const selection = order.visibleSelection(entryAt(network.properties, q).id)
      if (selection !== undefined || this.state.selections[q] !== undefined) {
        if (selection !== this.state.selections[q]) formers.push(this.put(q, selection))
      }
    }
    return formers
  }

  /** How many properties have lost what was chosen there, because they are hidden now. */
  get lost(): number {
    return lostAt(this.state, this.before)
  }

  /** Whether a property was invalid before and is left as it is. */
  mayStayInvalid(property: PropertyIndex): boolean {
    return this.before.tolerated.has(property) && !this.touched.has(property)
  }

  /** The choices that count, as a document holds them. */
  selections(): Selections {
    const { network, hidden, selections } = this.state
    const entries = network.properties.flatMap((property, index) => {
      const selection = selections[index]
      const isStored = network.isTarget[index] === 1 && hidden[index] === 0
      return isStored && selection !== undefined ? [[String(property.id), selection] as const] : []
    })
    return Object.fromEntries(entries)
  }

  private visibleSelection(propertyId: number): Selection | undefined {
    const index = this.state.network.propertyIndex.get(propertyId)
    return index === undefined || this.state.hidden[index] === 1 ? undefined : this.state.selections[index]
  }
}

/** A line on trial: besides the rules its drawing judges it, and what the order has chosen must stay. */
export class TrialLine extends TrialState {
  private kept: KeptByOrder | undefined
  /** whether what depends on this line's texts is left out: what is left holds for every line with the same choices */
  ignoresTexts = false

  constructor(
    private readonly context: EvaluationContext,
    readonly item: ProductInstance,
    readonly product: CatalogProduct,
    state: NetworkState,
    problems: readonly Problem[],
    isWhole: boolean,
  ) {
    super(state, problems, isWhole)
  }

  /** Lines with the same key are repaired by the same changes, as long as their texts fit. */
  get key(): string {
    const { network, selections } = this.state
    const choices = selections.map((selection, index) =>
      selection?.engravings === undefined || network.isTarget[index] === 0 ? selection : null,
    )
    return JSON.stringify([this.product.id, choices])
  }

  keep(kept: KeptByOrder): void {
    this.kept = kept
  }

  override violation(): Violation | undefined {
    return super.violation() ?? this.orderViolation() ?? this.drawingViolation()
  }

  /** Of what a drawing objects to, figures come last: which of them helps is found under the other choices on trial. */
  override suspects(violation: Violation): ReadonlySet<number> {
    const ids = suspectsOf(this.state, violation, (problem) => drawnIds(this.context, this.product, problem))
    if (violation.kind !== 'drawing') return ids
    const figures = [...ids].filter((id) => this.hasFigureAt(id))
    for (const id of figures) if (ids.delete(id)) ids.add(id)
    return ids
  }

  private hasFigureAt(id: number): boolean {
    const { network, selections } = this.state
    const index = network.propertyIndex.get(id)
    return index !== undefined && hasFigure(entryAt(network.properties, index), selections[index])
  }

  private orderViolation(): Violation | undefined {
    if (this.kept === undefined || this.kept.options.length === 0) return undefined
    const { network } = this.kept.state
    const { state } = this
    for (const q of network.propertyIndices) {
      if (network.isTarget[q] === 1) continue
      const own = state.network.propertyIndex.get(entryAt(network.properties, q).id)
      if (own === undefined || state.hidden[own] === 1) continue
      const edges = entryAt(state.chosen, own).flatMap((option) => {
        const same = isKnown(option) ? optionIn(network, state.network, option) : undefined
        return (same === undefined ? undefined : network.removals[same]) ?? []
      })
      const ofValue = state.hasValue[own] === 1 ? network.valueRemovals[q] : undefined
      if (ofValue !== undefined) edges.push(ofValue)
      for (const { rules } of edges) {
        const taken = this.kept.options.find((option) => rules.has(option))
        if (taken === undefined) continue
        const orderPropertyId = entryAt(network.options, taken).productPropertyId
        return { kind: 'order', property: own, orderPropertyId }
      }
    }
    return undefined
  }

  private drawingViolation(): Violation | undefined {
    const { context, product, state, item } = this
    const problems = this.ignoresTexts
      ? layoutProblems(context, state, product)
      : drawingProblems(context, state, product, item.quantity)
    const problem = problems.find(({ message }) => !this.before.said.has(message)) ?? this.checkViolation()
    return problem && { kind: 'drawing', problem }
  }

  private checkViolation(): Problem | undefined {
    const { context, product } = this
    if (context.itemChecks === undefined || this.ignoresTexts) return undefined
    const item = { ...this.item, properties: this.selections() }
    return context.itemChecks
      .flatMap((check) => check(context, item, product))
      .find(({ message }) => !this.before.said.has(message))
  }
}

/** The ids of the properties that a problem of a drawing depends on: of its check those that it reads. */
export function drawnIds(
  context: EvaluationContext,
  { drawing }: CatalogProduct,
  problem: Problem,
): number[] {
  const { check } = (context.families ?? drawingFamilies()).get(drawing?.family ?? '') ?? {}
  const paths = problem.code === 'layout' ? check?.paths : undefined
  const ids = Object.entries(drawing?.bindings ?? {})
    .filter(([path, { source }]) => {
      const [root = ''] = path.split('.')
      return source !== 'engravings' && (paths === undefined || paths.includes(root))
    })
    .map(([, { productPropertyId }]) => productPropertyId)
  return problem.propertyId === undefined ? ids : [problem.propertyId, ...ids]
}
