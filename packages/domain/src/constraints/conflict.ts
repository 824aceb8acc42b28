/** The smallest set of choices and rules behind a refusal, in the words of titles. */
import type { ConflictPart } from './types.ts'
import type { ProductRule } from '../catalog/schema.ts'
import { listWords } from '../messages/app/lists.ts'
import { messages } from '../messages.ts'
import {
  type Blocker,
  blockersOf,
  conditionMessage,
  propertyTitle,
  ruleMessage,
  type Source,
  sourcesOn,
} from './explain.ts'
import { entryAt, type OptionIndex, type PropertyIndex } from './indices.ts'
import type { NetworkState } from './network-state.ts'
import type { Place } from './places.ts'
import { type Pair, minimalConflict } from './minimal-conflict.ts'
import { choiceMessages } from '../messages/order/choices.ts'

/** Where a conflict is: the order (null) or an item, and its choices. */
type Where = { readonly state: NetworkState; readonly itemId: number | null }

const keyOf = ({ line, property, option }: Source) => `${line?.item.id ?? ''} ${property} ${option}`

/** Parts of a conflict, each once: choices first, then rules and conditions. */
class PartList {
  private readonly choices = new Map<string, ConflictPart>()
  private readonly rules = new Map<string, ConflictPart>()

  constructor(private readonly where: Where) {}

  get parts(): ConflictPart[] {
    return [...this.choices.values(), ...this.rules.values()]
  }

  choice(source: Source): void {
    const { network } = this.where.state
    const record = entryAt(network.properties, source.property)
    const { title } = record
    const option = source.option === undefined ? undefined : entryAt(network.options, source.option)
    const words = option === undefined ? title : listWords.labeled({ label: title, value: option.title })
    const { line } = source
    const own = record.isOrderLevel === 1 ? null : this.where.itemId
    this.choices.set(keyOf(source), {
      kind: 'choice',
      itemId: line?.item.id ?? own,
      propertyId: record.id,
      optionId: option?.id ?? null,
      title:
        line === undefined
          ? words
          : choiceMessages.choiceOnItem({ choice: words, item: line.item.title || `${line.item.rank}` }),
    })
  }

  blocker(option: OptionIndex, blocker: Blocker): void {
    const { network } = this.where.state
    if (blocker.kind === 'rule') {
      this.rule(blocker.ruleId, ruleMessage(network, option, blocker))
      return
    }
    const title = conditionMessage(network, option, blocker.condition)
    const optionId = entryAt(network.options, option).id
    this.rules.set(`condition ${option}`, { kind: 'condition', optionId, title })
  }

  rule(ruleId: number, title: string): void {
    if (!this.rules.has(`rule ${ruleId}`)) this.rules.set(`rule ${ruleId}`, { kind: 'rule', ruleId, title })
  }
}

function isCondition(blocker: Blocker): boolean {
  return blocker.kind === 'condition'
}

/**
 * Why no option of a property is left, though some are offered: the fewest choices and rules that take them all. A
 * condition that does not hold needs no choice and no rule. `shown` is what has just brought the property up.
 */
export function conflictOfEmptied(
  state: NetworkState,
  itemId: number | null,
  property: PropertyIndex,
  shown?: ShownBy,
): ConflictPart[] {
  const list = new PartList({ state, itemId })
  const offered = entryAt(state.network.optionsOf, property)
    .filter((option) => state.base[option] === 0)
    .map((option) => ({ option, blockers: blockersOf(state, option) }))
  const ruled = offered.filter(({ blockers }) => !blockers.some(isCondition))
  const { choices, rules } = minimalConflict(
    ruled.map(({ blockers }) =>
      blockers.flatMap((blocker): Pair[] =>
        blocker.kind === 'rule' ? [{ choice: keyOf(blocker.source), ruleId: blocker.ruleId }] : [],
      ),
    ),
  )
  for (const source of shown?.sources ?? []) list.choice(source)
  if (shown?.rule !== undefined) list.rule(shown.rule.id, shown.title)
  const isNeeded = (blocker: Blocker) =>
    blocker.kind === 'rule' && choices.has(keyOf(blocker.source)) && rules.has(blocker.ruleId)
  const sources = ruled
    .flatMap(({ blockers }) =>
      blockers.flatMap((blocker) => (blocker.kind === 'rule' ? [blocker.source] : [])),
    )
    .filter((source) => choices.has(keyOf(source)))
  for (const source of sources.toSorted((a, b) => a.property - b.property)) list.choice(source)
  for (const { option, blockers } of offered) {
    const blocker = blockers.find(isCondition) ?? blockers.find(isNeeded)
    if (blocker !== undefined) list.blocker(option, blocker)
  }
  return list.parts
}

/** Why an option is taken away: it, and the one choice and rule that suffice; it alone where it is not offered. */
export function conflictOfOption(
  state: NetworkState,
  itemId: number | null,
  option: OptionIndex,
): ConflictPart[] {
  const list = new PartList({ state, itemId })
  list.choice({ line: undefined, property: entryAt(state.network.propertyOfOption, option), option })
  if (state.base[option] !== 0) return list.parts
  const blockers = blockersOf(state, option)
  const blocker = blockers.find(isCondition) ?? blockers[0]
  if (blocker === undefined) return list.parts
  if (blocker.kind === 'rule') list.choice(blocker.source)
  list.blocker(option, blocker)
  return list.parts
}

/** A rule that decides whether a property is shown, with the choices by which it does. */
export type ShownBy = {
  readonly rule: ProductRule | undefined
  readonly sources: readonly Source[]
  readonly title: string
}

/** What has brought up a property that was hidden: the changed choices, and the rule by which they did. */
export function shownBy(
  before: NetworkState,
  after: NetworkState,
  property: PropertyIndex,
  changed: ReadonlySet<PropertyIndex>,
): ShownBy | undefined {
  if (before.hidden[property] !== 1 || after.hidden[property] === 1) return undefined
  const now = [...changed].flatMap((index) => sourcesOn(after, index))
  const earlier = [...changed].flatMap((index) => sourcesOn(before, index))
  const rules = rulesTo(after, property)
  const showing = rules.find(
    (rule) => rule.type === 'compatible' && now.some((source) => asks(after, rule, source)),
  )
  const hiding = rules.find(
    (rule) => rule.type === 'incompatible' && earlier.some((source) => asks(before, rule, source)),
  )
  const title = propertyTitle(after.network, property)
  if (showing !== undefined) {
    return { rule: showing, sources: now, title: choiceMessages.propertyShownBy({ title }) }
  }
  return { rule: hiding, sources: now, title: choiceMessages.propertyHiddenBefore({ title }) }
}

/** Why a property is hidden: the rule that hides it with its choice, or the rule for which nothing is chosen. */
export function conflictOfHidden(
  state: NetworkState,
  itemId: number | null,
  property: PropertyIndex,
): ConflictPart[] {
  const list = new PartList({ state, itemId })
  const title = propertyTitle(state.network, property)
  const rules = rulesTo(state, property)
  const message = messages.propertyHidden({ title })
  const showing = rules.filter(({ type }) => type === 'compatible')
  const sources = state.network.propertyIndices.flatMap((other) =>
    other === property ? [] : sourcesOn(state, other),
  )
  const [needed] = showing
  if (needed !== undefined && !showing.some((rule) => sources.some((source) => asks(state, rule, source)))) {
    list.rule(needed.id, message)
    return list.parts
  }
  for (const rule of rules.filter(({ type }) => type === 'incompatible')) {
    const source = sources.find((one) => asks(state, rule, one))
    if (source === undefined) continue
    list.choice(source)
    list.rule(rule.id, message)
    break
  }
  return list.parts
}

function rulesTo({ network }: NetworkState, property: PropertyIndex): readonly ProductRule[] {
  const { id } = entryAt(network.properties, property)
  return network.catalog.rules.filter(
    (rule) =>
      rule.toResourceKey === 'productProperty' &&
      (rule.toIds.includes(id) || rule.toProductPropertyId === id),
  )
}

/** Whether a choice is one that the rule asks for. */
function asks({ network }: NetworkState, rule: ProductRule, { property, option }: Source): boolean {
  if (rule.fromResourceKey !== 'productOption') {
    return rule.fromIds.includes(entryAt(network.properties, property).id)
  }
  return option !== undefined && rule.fromIds.includes(entryAt(network.options, option).id)
}

/** The properties whose choices stand against options, on the order, the item or the lines, each once. */
export function blamedPlaces(
  state: NetworkState,
  itemId: number | null,
  options: readonly OptionIndex[],
): Place[] {
  const places = new Map<string, Place>()
  const add = (line: number | undefined, property: PropertyIndex) => {
    const record = entryAt(state.network.properties, property)
    const at = line ?? (record.isOrderLevel === 1 ? null : itemId)
    places.set(`${at} ${record.id}`, { itemId: at, propertyId: record.id })
  }
  for (const option of options) {
    for (const blocker of blockersOf(state, option)) {
      if (blocker.kind === 'rule') add(blocker.source.line?.item.id, blocker.source.property)
      else if (blocker.condition.property !== undefined) {
        const { property } = blocker.condition
        const isOfLines = state.lines.length > 0 && state.network.isTarget[property] === 0
        if (isOfLines) for (const { item } of state.lines) add(item.id, property)
        else add(undefined, property)
      }
    }
  }
  return [...places.values()]
}
