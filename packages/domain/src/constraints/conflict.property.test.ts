/** What a refusal blames, on random catalogs, against every smaller set of choices and rules. */
import type { ConflictPart } from './types.ts'
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { aProductWith, aRule } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import {
  type Choice,
  hiddenSpots,
  isAvailable,
  type OrderWorld,
  type Spot,
  spotsOf,
  visibleChoices,
  withChoice,
} from '../testing/oracles/order-oracle.ts'
import {
  contextOf,
  documentOf,
  type RandomOrder,
  randomOrders,
  seededChoices,
} from '../testing/random/random-orders.ts'
import { planSelection } from '../repairs/plan-selection.ts'
import { minimalConflict } from './minimal-conflict.ts'
import type { SelectionRefusal } from '../configuration/types.ts'

type Subset = { readonly choices: readonly Choice[]; readonly ruleIds: readonly number[] }

/** The choices and rules that a refusal blames, out of those that there are. */
function blamed(parts: readonly ConflictPart[], choices: readonly Choice[]): Subset {
  return {
    choices: choices.filter((choice) =>
      parts.some(
        (part) =>
          part.kind === 'choice' &&
          part.itemId === choice.place &&
          part.propertyId === choice.propertyId &&
          part.optionId === choice.optionId,
      ),
    ),
    ruleIds: parts.flatMap((part) => (part.kind === 'rule' ? [part.ruleId] : [])),
  }
}

/** All ways to leave out one more than the last time, until nothing is left: subsets of at most `size` members. */
function* subsets(choices: readonly Choice[], ruleIds: readonly number[], size: number): Generator<Subset> {
  const members = [
    ...choices.map((choice) => ({ choice, ruleId: 0 })),
    ...ruleIds.map((ruleId) => ({ choice: undefined, ruleId })),
  ]
  function* pick(from: number, left: number): Generator<typeof members> {
    yield []
    if (left === 0) return
    for (const [at, member] of members.entries()) {
      if (at < from) continue
      for (const rest of pick(at + 1, left - 1)) yield [member, ...rest]
    }
  }
  for (const picked of pick(0, size)) {
    yield {
      choices: picked.flatMap(({ choice }) => choice ?? []),
      ruleIds: picked.flatMap(({ ruleId }) => (ruleId === 0 ? [] : [ruleId])),
    }
  }
}

/** A refused choice: what it is about, and the choices as they would be. */
type Refused = {
  readonly world: RandomOrder
  readonly plan: SelectionRefusal
  readonly stored: readonly Choice[]
  readonly after: readonly Choice[]
  readonly spot: Spot
  readonly optionId: number
}

/** Worlds whose rules all take options of the last property away, one or two each, for what is chosen or asked for. */
const squeezed = fc
  .tuple(
    randomOrders({ properties: 5, options: 4, rules: 0, lines: [0] }),
    fc.array(fc.record({ from: fc.nat({ max: 3 }), to: fc.nat({ max: 3 }), more: fc.nat({ max: 7 }) }), {
      minLength: 5,
      maxLength: 9,
    }),
  )
  .map(([world, drawn]): RandomOrder => {
    // The first option is chosen everywhere but on the last property; of the first, the second is asked for.
    const rules = drawn.map(({ from, to, more }, index) =>
      aRule({
        id: index + 1,
        fromIds: more === 7 ? [11, 20, 30, 40] : [from === 0 ? 11 : (from + 1) * 10],
        toIds: more < 3 ? [50 + to, 50 + ((to + 1 + more) % 4)] : [50 + to],
      }),
    )
    const options = world.options.map((option) => ({
      ...option,
      archived: 0 as const,
      publishLevel: 'all' as const,
      availability: [],
    }))
    const product = aProductWith(world.properties, { id: 1 })
    const lines = world.lines.map(({ id }) => ({ id, product }))
    return { ...world, rules, options, products: [product], lines, seeds: [0] }
  })

function* refusalsOf(world: RandomOrder, unchosen = 0): Generator<Refused> {
  const context = contextOf(world)
  const stored = seededChoices(world, spotsOf(world)).filter(({ propertyId }) => propertyId !== unchosen)
  const document = documentOf(world, stored)
  for (const spot of spotsOf(world)) {
    for (const { id } of world.options.filter((option) => option.productPropertyId === spot.property.id)) {
      const change = { itemId: spot.place, propertyId: spot.property.id, selection: { optionId: id } }
      const plan = planSelection(context, document, change)
      if (plan.ok) continue
      const all = withChoice(visibleChoices(stored, hiddenSpots(world, stored)), spot, id)
      yield {
        world,
        plan,
        stored,
        after: visibleChoices(all, hiddenSpots(world, all)),
        spot,
        optionId: id,
      }
    }
  }
}

/** The property that the refusal is about: the one asked for, or the one left without options. */
function spotOf({ world, plan, spot }: Refused): Spot {
  if (plan.code === 'optionNotAllowed') return spot
  const [reason] = plan.reasons
  const emptied = spotsOf(world).find(
    ({ place, property }) =>
      place === (reason?.emptiedItemId ?? null) && property.id === reason?.emptiedPropertyId,
  )
  if (emptied === undefined) throw new Error('the refusal names no property')
  return emptied
}

/** Conditions are facts about options, no choices: those that hold go, options of which one fails go with it. */
function withoutConditions(refused: Refused): OrderWorld {
  const { world, after, stored } = refused
  const spot = spotOf(refused)
  const bare = { ...world, rules: [] }
  const options = world.options
    .map((option) => ({ ...option, availability: [] }))
    .filter((free, index) => {
      const option = world.options[index]
      if (option === undefined || option.productPropertyId !== spot.property.id) return true
      return !isAvailable(bare, after, spot, free, stored) || isAvailable(bare, after, spot, option, stored)
    })
  return { ...world, options }
}

/** Whether nothing is left where the refusal says so, with these choices and rules alone. */
function isRefused(refused: Refused, bare: OrderWorld, only: Subset): boolean {
  const { world, plan, stored, optionId } = refused
  const reduced = { ...bare, rules: world.rules.filter(({ id }) => only.ruleIds.includes(id)) }
  const spot = spotOf(refused)
  return bare.options
    .filter((option) => option.productPropertyId === spot.property.id)
    .filter((option) => plan.code !== 'optionNotAllowed' || option.id === optionId)
    .every((option) => !isAvailable(reduced, only.choices, spot, option, stored))
}

function isNewlyShown(refused: Refused): boolean {
  const spot = spotOf(refused)
  return hiddenSpots(refused.world, refused.stored).some(
    ({ place, property }) => place === spot.place && property.id === spot.property.id,
  )
}

describe('what a refusal blames', () => {
  const worlds = randomOrders({ properties: 4, options: 3, rules: 8, lines: [0, 1] })

  /** How many choices and rules are blamed; fails when fewer would do. */
  function smallestSize(refused: Refused): number {
    const { world, plan, after, spot, optionId } = refused
    const bare = withoutConditions(refused)
    // Of an option that is refused itself, what else is blamed.
    const others =
      plan.code === 'optionNotAllowed'
        ? after.filter((one) => one.place !== spot.place || one.optionId !== optionId)
        : after
    const found = blamed(plan.conflict, others)
    expect(isRefused(refused, bare, found)).toBe(true)
    const size = found.choices.length + found.ruleIds.length
    if (size === 0 || (plan.code === 'optionLeavesNoOptions' && isNewlyShown(refused))) return size
    const ruleIds = world.rules.map(({ id }) => id)
    for (const smaller of subsets(others, ruleIds, size - 1)) {
      expect([smaller, isRefused(refused, bare, smaller)]).toEqual([smaller, false])
    }
    for (const ruleId of found.ruleIds) {
      const without = { ...found, ruleIds: found.ruleIds.filter((id) => id !== ruleId) }
      expect(isRefused(refused, bare, without)).toBe(false)
    }
    return size
  }

  it('[1.5.26] suffices, no smaller set of choices and rules does, and each blamed rule is needed', () => {
    checkLaw(
      { option: 50, withheld: 5 },
      worlds,
      (cover, world) => {
        for (const refused of refusalsOf(world)) {
          const { plan } = refused
          if (plan.code !== 'optionNotAllowed' && plan.code !== 'optionLeavesNoOptions') continue
          expect(smallestSize(refused)).toBeLessThanOrEqual(8)
          cover('option')
          if (plan.reasons.some(({ code }) => code === 'archived' || code === 'publishLevel'))
            cover('withheld')
        }
      },
      { numRuns: 60 },
    )
  })

  it('[1.5.26, 1.5.27] and so it is where a choice leaves another property without options', () => {
    checkLaw(
      { emptied: 8, several: 6 },
      squeezed,
      (cover, world) => {
        for (const refused of refusalsOf(world, world.sizes.properties)) {
          if (refused.plan.code !== 'optionLeavesNoOptions') continue
          cover('emptied')
          const size = smallestSize(refused)
          expect(size).toBeLessThanOrEqual(8)
          if (size > 3) cover('several')
        }
      },
      { numRuns: 150 },
    )
  })

  it('[1.5.26] of a hidden property is the rule that hides it, with its choice', () => {
    checkLaw(
      { hidden: 10 },
      worlds,
      (cover, world) => {
        for (const { plan } of refusalsOf(world)) {
          if (plan.code !== 'propertyHidden') continue
          expect(plan.conflict.filter(({ kind }) => kind === 'rule')).toHaveLength(1)
          expect(plan.conflict.filter(({ kind }) => kind === 'choice').length).toBeLessThan(2)
          cover('hidden')
        }
      },
      { numRuns: 60 },
    )
  })
})

describe('the smallest conflict', () => {
  it('prefers one rule of two choices to two rules, and one choice to two', () => {
    const x = [
      { choice: 'a', ruleId: 1 },
      { choice: 'a', ruleId: 2 },
    ]
    const y = [{ choice: 'a', ruleId: 2 }]
    const z = [
      { choice: 'b', ruleId: 3 },
      { choice: 'a', ruleId: 2 },
    ]
    expect(minimalConflict([x, y, z])).toEqual({ choices: new Set(['a']), rules: new Set([2]) })
  })

  it('is found, and thinned out, where there are far too many ways to look at', () => {
    const many = Array.from({ length: 24 }, (_, option) =>
      Array.from({ length: 12 }, (__, k) => ({
        choice: `c${(option * 7 + k * 5) % 31}`,
        ruleId: (option + k * k) % 29,
      })),
    )
    const { choices, rules } = minimalConflict(many)
    const isMet = (rest: ReadonlySet<unknown>, ids: ReadonlySet<unknown>) =>
      many.every((pairs) => pairs.some(({ choice, ruleId }) => rest.has(choice) && ids.has(ruleId)))
    expect(isMet(choices, rules)).toBe(true)
    for (const choice of choices)
      expect(isMet(new Set([...choices].filter((one) => one !== choice)), rules)).toBe(false)
    for (const rule of rules)
      expect(isMet(choices, new Set([...rules].filter((one) => one !== rule)))).toBe(false)
  })
})
