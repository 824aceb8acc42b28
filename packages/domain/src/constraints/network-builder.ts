/** From rules to edges: what each option, or any value of a property, takes away, hides and shows. */
import type { ProductRule } from '../catalog/schema.ts'
import type { Hidable, Removals } from './network.ts'

type Edges = { targets: number[]; ruleIds: number[]; seen: Set<number>; others: Map<number, number[]> }

/** Collects the edges of a network, rule by rule. */
export class NetworkBuilder {
  readonly optionEdges: (Edges | undefined)[]
  readonly valueEdges: (Edges | undefined)[]
  readonly hides: (number[] | undefined)[]
  readonly valueHides: (number[] | undefined)[]
  readonly shows: (number[] | undefined)[]
  readonly valueShows: (number[] | undefined)[]
  readonly needsShowing: Uint8Array
  readonly canHide: Uint8Array
  hasHiding = false

  constructor(
    readonly propertyIndex: ReadonlyMap<number, number>,
    readonly optionIndex: ReadonlyMap<number, number>,
    readonly propertyOfOption: Int32Array,
    readonly optionStart: Int32Array,
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

  private indices(ids: readonly number[], index: ReadonlyMap<number, number>): number[] {
    return ids.flatMap((id) => index.get(id) ?? [])
  }

  private addOptionRule(rule: ProductRule): void {
    const isFromOption = rule.fromResourceKey === 'productOption'
    const sources = this.indices(rule.fromIds, isFromOption ? this.optionIndex : this.propertyIndex)
    if (sources.length === 0) return
    const targets =
      rule.type === 'incompatible' ? this.indices(rule.toIds, this.optionIndex) : this.notAmong(rule)
    for (const source of sources) {
      for (const target of targets) {
        if (isFromOption) this.addRemoval(source, target, rule.id)
        else this.addValueRemoval(source, target, rule.id)
        // "and the other way round"
        if (isFromOption && rule.type === 'incompatible') this.addRemoval(target, source, rule.id)
      }
    }
  }

  /** Options of the rule's target property that the rule does not name. */
  private notAmong(rule: ProductRule): number[] {
    const [firstId] = rule.toIds
    const first = firstId === undefined ? undefined : this.optionIndex.get(firstId)
    const property =
      rule.toProductPropertyId === null
        ? first === undefined
          ? undefined
          : this.propertyOfOption[first]
        : this.propertyIndex.get(rule.toProductPropertyId)
    if (property === undefined) return []
    const named = new Set(this.indices(rule.toIds, this.optionIndex))
    const others: number[] = []
    for (
      let option = this.optionStart[property] ?? 0;
      option < (this.optionStart[property + 1] ?? 0);
      option++
    ) {
      if (!named.has(option)) others.push(option)
    }
    return others
  }

  private addRemoval(source: number, target: number, ruleId: number): void {
    const from = this.propertyOfOption[source] ?? -1
    const to = this.propertyOfOption[target] ?? -1
    if (this.isTarget[to] !== 1 || source === target) return
    // Choosing another option of a single select takes the first one back: they never meet.
    if (from === to && this.isMultiple[from] !== 1) return
    addEdge(this.optionEdges, source, target, ruleId)
  }

  private addValueRemoval(source: number, target: number, ruleId: number): void {
    const to = this.propertyOfOption[target] ?? -1
    if (this.isTarget[to] === 1 && to !== source) addEdge(this.valueEdges, source, target, ruleId)
  }

  /** incompatible hides the property while the rule holds; compatible hides it unless the rule holds. */
  private addPropertyRule(rule: ProductRule): void {
    const ids = rule.toProductPropertyId === null ? rule.toIds : [...rule.toIds, rule.toProductPropertyId]
    const targets = this.indices(ids, this.propertyIndex).filter((property) => this.isTarget[property] === 1)
    if (targets.length === 0) return
    const isFromOption = rule.fromResourceKey === 'productOption'
    const sources = this.indices(rule.fromIds, isFromOption ? this.optionIndex : this.propertyIndex)
    const isShowing = rule.type === 'compatible'
    if (isShowing) for (const target of targets) this.needsShowing[target] = 1
    this.hasHiding = true
    const lists = isFromOption
      ? isShowing
        ? this.shows
        : this.hides
      : isShowing
        ? this.valueShows
        : this.valueHides
    for (const source of sources) {
      const property = isFromOption ? (this.propertyOfOption[source] ?? -1) : source
      this.canHide[property] = 1
      // A property never hides itself.
      const others = targets.filter((target) => target !== property)
      lists[source] = [...(lists[source] ?? []), ...others]
    }
  }
}

function noEdges(): Edges {
  return { targets: [], ruleIds: [], seen: new Set(), others: new Map() }
}

function addEdge(edges: (Edges | undefined)[], source: number, target: number, ruleId: number): void {
  const own = (edges[source] ??= noEdges())
  if (own.seen.has(target)) {
    own.others.set(target, [...(own.others.get(target) ?? []), ruleId])
    return
  }
  own.seen.add(target)
  own.targets.push(target)
  own.ruleIds.push(ruleId)
}

/** The hiding rules from the side of what they hide. */
export function hidablesOf(builder: NetworkBuilder): Hidable[] {
  function sources(lists: readonly (readonly number[] | undefined)[], property: number): number[] {
    return lists.flatMap((targets, source) => (targets?.includes(property) === true ? [source] : []))
  }
  if (!builder.hasHiding) return []
  return [...builder.propertyIndex.values()].flatMap((property): Hidable[] => {
    const hidable = {
      property,
      mustShow: builder.needsShowing[property] === 1,
      hideOptions: sources(builder.hides, property),
      hideValues: sources(builder.valueHides, property),
      showOptions: sources(builder.shows, property),
      showValues: sources(builder.valueShows, property),
    }
    const isEver = hidable.mustShow || hidable.hideOptions.length > 0 || hidable.hideValues.length > 0
    return isEver ? [hidable] : []
  })
}

/** Sorted by target, so that the targets of one property stand together. */
export function frozen(edges: Edges | undefined, propertyOfOption: Int32Array): Removals | undefined {
  if (edges === undefined) return undefined
  const order = edges.targets.map((_, index) => index)
  order.sort((a, b) => (edges.targets[a] ?? 0) - (edges.targets[b] ?? 0))
  const targets = Int32Array.from(order, (index) => edges.targets[index] ?? 0)
  const segments: number[] = []
  targets.forEach((target, index) => {
    const property = propertyOfOption[target] ?? 0
    if (segments.at(-3) === property) segments[segments.length - 1] = index + 1
    else segments.push(property, index, index + 1)
  })
  return {
    targets,
    ruleIds: Int32Array.from(order, (index) => edges.ruleIds[index] ?? 0),
    otherRules: edges.others,
    segments: Int32Array.from(segments),
  }
}
