/** The smallest set of choices and rules behind a refusal, in the words of titles. */
import { messages } from '../messages.ts'
import { type Blocker, blockersOf, optionTitle, propertyTitle, ruleMessage } from './explain.ts'
import type { NetworkState } from './network-state.ts'
import type { ConflictPart } from './types.ts'

/** Sources are numbered by property: one property makes one choice, whatever number of rules it triggers. */
type Cover = { readonly option: number; readonly blockers: readonly Blocker[] }

/** Each option of a property that could be offered, with all that takes it away. */
function covers(state: NetworkState, property: number): Cover[] {
  const { network } = state
  const base = network.staticByRole[state.role].removed
  const result: Cover[] = []
  const end = network.optionStart[property + 1] ?? 0
  for (let option = network.optionStart[property] ?? 0; option < end; option++) {
    if (base[option] === 0) result.push({ option, blockers: blockersOf(state, option) })
  }
  return result
}

/**
 * The smallest set of properties whose choices, with those of `given`, take every option away. Exact up to
 * four properties; larger ones are found greedily and then thinned out.
 */
export function smallestCover(
  options: readonly (readonly number[])[],
  given: ReadonlySet<number>,
): ReadonlySet<number> {
  const open = options.filter((sources) => !sources.some((source) => given.has(source)))
  const exact = Math.min(4, new Set(open.flat()).size)
  for (let size = 0; size <= exact; size++) {
    const found = search(open, size, new Set())
    if (found !== undefined) return found
  }
  return greedyCover(open)
}

function isCovered(sources: readonly number[], chosen: ReadonlySet<number>): boolean {
  return sources.some((source) => chosen.has(source))
}

function search(
  open: readonly (readonly number[])[],
  size: number,
  chosen: Set<number>,
): ReadonlySet<number> | undefined {
  const next = open.find((sources) => !isCovered(sources, chosen))
  if (next === undefined) return new Set(chosen)
  if (size === 0) return undefined
  for (const source of next) {
    chosen.add(source)
    const found = search(open, size - 1, chosen)
    chosen.delete(source)
    if (found !== undefined) return found
  }
  return undefined
}

function greedyCover(open: readonly (readonly number[])[]): ReadonlySet<number> {
  const chosen = new Set<number>()
  for (;;) {
    const rest = open.filter((sources) => !isCovered(sources, chosen))
    const counts = new Map<number, number>()
    for (const source of rest.flat()) counts.set(source, (counts.get(source) ?? 0) + 1)
    const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
    if (best === undefined) break
    chosen.add(best[0])
  }
  for (const source of Array.from(chosen)) {
    chosen.delete(source)
    if (!open.every((sources) => isCovered(sources, chosen))) chosen.add(source)
  }
  return chosen
}

class PartList {
  readonly parts: ConflictPart[] = []
  private readonly seen = new Set<string>()

  constructor(
    private readonly state: NetworkState,
    private readonly itemId: number | null,
  ) {}

  choice(property: number): void {
    const { network } = this.state
    const option = this.state.chosen[property]?.[0]
    const isOption = option !== undefined && option >= 0
    const title = isOption ? `: ${optionTitle(network, option)}` : ''
    const propertyId = network.properties[property]?.id ?? 0
    this.add(`choice ${property}`, {
      kind: 'choice',
      itemId: network.properties[property]?.isOrderLevel === 1 ? null : this.itemId,
      propertyId,
      optionId: isOption ? (network.options[option]?.id ?? null) : null,
      title: `${propertyTitle(network, property)}${title}`,
    })
  }

  blocker(option: number, blocker: Blocker): void {
    const { network } = this.state
    if (blocker.kind === 'condition') {
      const condition = network.conditionalOptions[blocker.conditional]?.conditions[blocker.index]
      const property = network.catalog.properties.get(condition?.availability.productPropertyId ?? 0)
      this.add(`condition ${option}`, {
        kind: 'condition',
        optionId: network.options[option]?.id ?? 0,
        title: messages.optionNeedsCondition({
          option: optionTitle(network, option),
          property: property?.title ?? '',
        }),
      })
    } else {
      this.add(`rule ${blocker.ruleId}`, {
        kind: 'rule',
        ruleId: blocker.ruleId,
        title: ruleMessage(network, option, blocker),
      })
    }
  }

  private add(key: string, part: ConflictPart): void {
    if (this.seen.has(key)) return
    this.seen.add(key)
    this.parts.push(part)
  }
}

/** Why the options of a property are all gone after `changed` properties got their new choices. */
export function conflictOfEmptied(
  state: NetworkState,
  itemId: number | null,
  property: number,
  changed: ReadonlySet<number>,
): ConflictPart[] {
  const all = covers(state, property)
  const needed = smallestCover(
    all.map((cover) => cover.blockers.map((blocker) => blocker.property)),
    changed,
  )
  const list = new PartList(state, itemId)
  const sources = new Set([...changed, ...needed])
  for (const source of sources) if (source >= 0) list.choice(source)
  for (const cover of all) {
    const blocker = cover.blockers.find((known) => sources.has(known.property))
    if (blocker !== undefined) list.blocker(cover.option, blocker)
  }
  return list.parts
}

/** Why an option is taken away: it, and the one choice and rule that suffice. */
export function conflictOfOption(state: NetworkState, itemId: number | null, option: number): ConflictPart[] {
  const list = new PartList(state, itemId)
  const own = state.network.propertyOfOption[option] ?? 0
  list.choice(own)
  const [blocker] = blockersOf(state, option)
  if (blocker !== undefined) {
    if (blocker.property >= 0) list.choice(blocker.property)
    list.blocker(option, blocker)
  }
  return list.parts
}

/** Properties whose choices stand against an option, or against every option of a property. */
export function blamedProperties(state: NetworkState, options: readonly number[]): Set<number> {
  const blamed = new Set<number>()
  for (const option of options) {
    for (const blocker of blockersOf(state, option)) if (blocker.property >= 0) blamed.add(blocker.property)
  }
  return blamed
}
