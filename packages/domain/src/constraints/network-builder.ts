/** From rules to edges: what each option, or any value of a property, takes away, hides and shows. */
import type { ProductRule } from '../catalog/schema.ts'
import {
  entryAt,
  type OptionIndex,
  type OptionTable,
  type PropertyIndex,
  type PropertyTable,
} from './indices.ts'
import { type Hidable, Removals } from './network.ts'

/** What one choice takes away, rule by rule. */
class Edges {
  private readonly rules = new Map<OptionIndex, number[]>()

  add(target: OptionIndex, ruleId: number): void {
    const known = this.rules.get(target)
    if (known === undefined) this.rules.set(target, [ruleId])
    else known.push(ruleId)
  }

  removals(propertyOfOption: OptionTable<readonly PropertyIndex[]>): Removals {
    const groups = new Map<PropertyIndex, OptionIndex[]>()
    // Options of one property stand together, in display order.
    for (const option of [...this.rules.keys()].sort((a, b) => a - b)) {
      const property = entryAt(propertyOfOption, option)
      const group = groups.get(property)
      if (group === undefined) groups.set(property, [option])
      else group.push(option)
    }
    return new Removals(
      Array.from(groups, ([property, options]) => ({ property, options })),
      this.rules,
    )
  }
}

type Targets = readonly PropertyIndex[]

/** Collects the edges of a network, rule by rule. */
export class NetworkBuilder {
  readonly optionEdges: (Edges | undefined)[]
  readonly valueEdges: (Edges | undefined)[]
  readonly hides: (Targets | undefined)[]
  readonly valueHides: (Targets | undefined)[]
  readonly shows: (Targets | undefined)[]
  readonly valueShows: (Targets | undefined)[]
  readonly needsShowing: Uint8Array
  readonly canHide: Uint8Array
  hasHiding = false

  constructor(
    readonly propertyIndex: ReadonlyMap<number, PropertyIndex>,
    readonly optionIndex: ReadonlyMap<number, OptionIndex>,
    readonly propertyOfOption: OptionTable<readonly PropertyIndex[]>,
    readonly optionsOf: PropertyTable<readonly (readonly OptionIndex[])[]>,
    readonly isTarget: Uint8Array,
    readonly isMultiple: Uint8Array,
  ) {
    this.optionEdges = Array.from({ length: optionIndex.size })
    this.valueEdges = Array.from({ length: propertyIndex.size })
    this.hides = Array.from({ length: optionIndex.size })
    this.valueHides = Array.from({ length: propertyIndex.size })
    this.shows = Array.from({ length: optionIndex.size })
    this.valueShows = Array.from({ length: propertyIndex.size })
    this.needsShowing = new Uint8Array(propertyIndex.size)
    this.canHide = new Uint8Array(propertyIndex.size)
  }

  addRule(rule: ProductRule): void {
    if (rule.toResourceKey === 'productProperty') this.addPropertyRule(rule)
    else this.addOptionRule(rule)
  }

  private options(ids: readonly number[]): OptionIndex[] {
    return ids.flatMap((id) => this.optionIndex.get(id) ?? [])
  }

  private properties(ids: readonly number[]): PropertyIndex[] {
    return ids.flatMap((id) => this.propertyIndex.get(id) ?? [])
  }

  private addOptionRule(rule: ProductRule): void {
    const isFromOption = rule.fromResourceKey === 'productOption'
    const fromOptions = isFromOption ? this.options(rule.fromIds) : []
    const fromProperties = isFromOption ? [] : this.properties(rule.fromIds)
    if (fromOptions.length === 0 && fromProperties.length === 0) return
    const targets = rule.type === 'incompatible' ? this.options(rule.toIds) : this.notAmong(rule)
    for (const source of fromProperties) {
      for (const target of targets) this.addValueRemoval(source, target, rule.id)
    }
    for (const source of fromOptions) {
      for (const target of targets) {
        this.addRemoval(source, target, rule.id)
        // "and the other way round"
        if (rule.type === 'incompatible') this.addRemoval(target, source, rule.id)
      }
    }
  }

  /** Options of the rule's target property that the rule does not name. */
  private notAmong(rule: ProductRule): OptionIndex[] {
    const property = this.targetProperty(rule)
    if (property === undefined) return []
    const named = new Set(this.options(rule.toIds))
    return entryAt(this.optionsOf, property).filter((option) => !named.has(option))
  }

  private targetProperty({ toProductPropertyId, toIds }: ProductRule): PropertyIndex | undefined {
    if (toProductPropertyId !== null) return this.propertyIndex.get(toProductPropertyId)
    const [firstId] = toIds
    const first = firstId === undefined ? undefined : this.optionIndex.get(firstId)
    return first === undefined ? undefined : entryAt(this.propertyOfOption, first)
  }

  private addRemoval(source: OptionIndex, target: OptionIndex, ruleId: number): void {
    const from = entryAt(this.propertyOfOption, source)
    const to = entryAt(this.propertyOfOption, target)
    if (this.isTarget[to] !== 1 || source === target) return
    // Choosing another option of a single select takes the first one back: they never meet.
    if (from === to && this.isMultiple[from] !== 1) return
    const edges = (this.optionEdges[source] ??= new Edges())
    edges.add(target, ruleId)
  }

  private addValueRemoval(source: PropertyIndex, target: OptionIndex, ruleId: number): void {
    const to = entryAt(this.propertyOfOption, target)
    if (this.isTarget[to] !== 1 || to === source) return
    const edges = (this.valueEdges[source] ??= new Edges())
    edges.add(target, ruleId)
  }

  /** incompatible hides the property while the rule holds; compatible hides it unless the rule holds. */
  private addPropertyRule(rule: ProductRule): void {
    const ids = rule.toProductPropertyId === null ? rule.toIds : [...rule.toIds, rule.toProductPropertyId]
    const targets = this.properties(ids).filter((property) => this.isTarget[property] === 1)
    if (targets.length === 0) return
    const isShowing = rule.type === 'compatible'
    if (isShowing) for (const target of targets) this.needsShowing[target] = 1
    this.hasHiding = true
    if (rule.fromResourceKey === 'productOption') {
      const lists = isShowing ? this.shows : this.hides
      for (const source of this.options(rule.fromIds)) {
        this.addHiding(lists, source, entryAt(this.propertyOfOption, source), targets)
      }
    } else {
      const lists = isShowing ? this.valueShows : this.valueHides
      for (const source of this.properties(rule.fromIds)) this.addHiding(lists, source, source, targets)
    }
  }

  /** Adds what a choice of `property` hides or shows, at its `source`. */
  private addHiding(
    lists: (Targets | undefined)[],
    source: OptionIndex | PropertyIndex,
    property: PropertyIndex,
    targets: Targets,
  ): void {
    this.canHide[property] = 1
    // A property never hides itself.
    const others = targets.filter((target) => target !== property)
    lists[source] = [...(lists[source] ?? []), ...others]
  }
}

/** The hiding rules from the side of what they hide. */
export function hidablesOf(builder: NetworkBuilder): Hidable[] {
  if (!builder.hasHiding) return []
  const options = [...builder.optionIndex.values()]
  const properties = [...builder.propertyIndex.values()]
  // Few are: the options of a large product are not gone through for each of the others.
  const named = new Set(
    [builder.hides, builder.valueHides, builder.shows, builder.valueShows].flat().flatMap((to) => to ?? []),
  )
  return properties.flatMap((property): Hidable[] => {
    if (builder.needsShowing[property] !== 1 && !named.has(property)) return []
    const names = (targets: Targets | undefined) => targets?.includes(property) === true
    const hidable = {
      property,
      mustShow: builder.needsShowing[property] === 1,
      hideOptions: options.filter((option) => names(builder.hides[option])),
      hideValues: properties.filter((source) => names(builder.valueHides[source])),
      showOptions: options.filter((option) => names(builder.shows[option])),
      showValues: properties.filter((source) => names(builder.valueShows[source])),
    }
    return [hidable]
  })
}
