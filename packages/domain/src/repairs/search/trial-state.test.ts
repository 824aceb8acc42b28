/** A place on trial: what stands against it after each choice, and what it was before. */
import type { Problem } from '../../constraints/types.ts'
import { describe, expect, it } from 'vitest'
import type { ProductRule } from '../../catalog/schema.ts'
import { aContext, aRule } from '../../testing/builders.ts'
import {
  finish,
  hides,
  onTrial,
  screws,
  size,
  trim,
  trimmedPlates,
  trimmedRecords,
  whole,
  width,
} from '../../testing/worlds/trimmed-plates.ts'
import type { Selection, Selections } from '../../orders/selections.ts'
import type { PropertyIndex } from '../../constraints/indices.ts'
import { optionAt, propertyAt } from '../../testing/network-indices.ts'
import type { Violation } from './violations.ts'

/** The one property of the order. */
const trimOfOrder = propertyAt(0)
/** Bronze does not go with slot. */
const noSlot = aRule({ fromIds: [21], toIds: [32] })

describe('against a place stands', () => {
  type Puts = readonly (readonly [PropertyIndex, Selection | undefined])[]
  /** Bronze leaves torx alone, and large takes torx away. */
  const torxAlone = [
    aRule({ type: 'compatible', fromIds: [21], toIds: [31], toProductPropertyId: 3 }),
    aRule({ fromIds: [12], toIds: [31] }),
  ]
  const bronze: Selections = { '1': { optionId: 11 }, '2': { optionId: 21 } }
  const slot: Selections = { ...bronze, '3': { optionId: 32 } }

  it.each<[string, ProductRule[], Selections, boolean, Puts, Violation | undefined]>([
    ['nothing where all is well', [noSlot], whole, true, [], undefined],
    [
      'a choice that is taken away',
      [noSlot],
      slot,
      true,
      [],
      { kind: 'option', property: finish, option: optionAt(2) },
    ],
    ['nothing where that may stay', [noSlot], slot, false, [], undefined],
    [
      'a choice that is taken away on trial',
      [noSlot],
      whole,
      false,
      [[screws, { optionId: 32 }]],
      { kind: 'option', property: finish, option: optionAt(2) },
    ],
    [
      'a choice put where one may stay wrong, which is taken away as well',
      [noSlot, aRule({ type: 'compatible', fromIds: [11], toIds: [32], toProductPropertyId: 3 })],
      slot,
      false,
      [[screws, { optionId: 31 }]],
      { kind: 'option', property: screws, option: optionAt(4) },
    ],
    ['nothing where the same is put again', [noSlot], slot, false, [[screws, { optionId: 32 }]], undefined],
    ['what is not chosen', [], bronze, true, [], { kind: 'property', property: screws }],
    ['nothing where that may stay open', [], bronze, false, [], undefined],
    ['a choice taken back', [], whole, false, [[screws, undefined]], { kind: 'property', property: screws }],
    [
      'a choice that is taken away before one that is not made',
      [aRule({ fromIds: [22], toIds: [31] })],
      { '2': { optionId: 22 }, '3': { optionId: 31 } },
      true,
      [],
      { kind: 'option', property: finish, option: optionAt(3) },
    ],
    ['the first that is not made', [], {}, true, [], { kind: 'property', property: size }],
    [
      'an option that is no option of it, before what is taken away',
      [noSlot],
      { ...slot, '1': { optionId: 99 } },
      true,
      [],
      { kind: 'property', property: size },
    ],
    ['nothing where that may stay so', [], { ...whole, '1': { optionId: 99 } }, false, [], undefined],
    [
      'a figure out of its bounds',
      [],
      { ...whole, '5': { value: 250 } },
      true,
      [],
      { kind: 'property', property: width },
    ],
    ['nothing against one on its bound', [], { ...whole, '5': { value: 200 } }, true, [], undefined],
    [
      'what is left without options',
      torxAlone,
      bronze,
      false,
      [[size, { optionId: 12 }]],
      { kind: 'emptied', property: screws },
    ],
    [
      'not that it is so where it was before',
      torxAlone,
      { '1': { optionId: 12 }, '2': { optionId: 21 } },
      false,
      [],
      undefined,
    ],
    [
      'a choice on what is hidden',
      [hides([12], [5])],
      whole,
      true,
      [
        [size, { optionId: 12 }],
        [width, { value: 150 }],
      ],
      { kind: 'property', property: width },
    ],
    [
      'nothing where a choice is hidden that was there',
      [hides([12], [5])],
      { ...whole, '5': { value: 150 } },
      true,
      [[size, { optionId: 12 }]],
      undefined,
    ],
    [
      'what comes up without options',
      [hides([11], [3]), ...torxAlone],
      bronze,
      false,
      [[size, { optionId: 12 }]],
      { kind: 'emptied', property: screws },
    ],
  ])('%s', (_, rules, properties, isWhole, puts, violation) => {
    const { line } = onTrial(trimmedPlates(rules), properties, { isWhole })
    for (const [property, selection] of puts) line.put(property, selection)
    expect(line.violation()).toEqual(violation)
  })

  it('nothing where a property comes up that never had options', () => {
    const records = trimmedRecords([hides([11], [3])])
    const productOptions = records.productOptions.filter(({ productPropertyId }) => productPropertyId !== 3)
    const { line } = onTrial(aContext({ ...records, productOptions }), {
      '1': { optionId: 11 },
      '2': { optionId: 21 },
    })
    line.put(size, { optionId: 12 })
    expect(line.violation()).toBeUndefined()
  })

  it('a choice of the line that takes away what the order has, an option or any value', () => {
    const steelAlone = { type: 'compatible' as const, toIds: [42], toProductPropertyId: 4 }
    const context = trimmedPlates([
      aRule({ ...steelAlone, fromIds: [12] }),
      aRule({ ...steelAlone, fromResourceKey: 'productProperty', fromIds: [5] }),
      hides([22], [5]),
    ])
    const { line, orderPlace } = onTrial(context)
    const { state } = orderPlace
    const large = line.put(size, { optionId: 12 })
    expect(line.violation()).toBeUndefined()
    line.keep({ state, options: [] })
    expect(line.violation()).toBeUndefined()
    line.keep({ state, options: [optionAt(1)] })
    expect(line.violation()).toBeUndefined()
    line.keep({ state, options: [optionAt(1), optionAt(0)] })
    expect(line.violation()).toEqual({ kind: 'order', property: size, orderPropertyId: 4 })
    line.takeBack(large)
    expect(line.violation()).toBeUndefined()
    line.put(width, { value: 150 })
    expect(line.violation()).toEqual({ kind: 'order', property: width, orderPropertyId: 4 })
    // What is hidden takes nothing away.
    line.takeBack(line.put(width, undefined))
    line.put(finish, { optionId: 22 })
    line.touched.delete(width)
    expect(line.violation()).toBeUndefined()
  })

  it('what a check says, unless it said so before', () => {
    const problem = (message: string): Problem => ({ code: 'layout', message })
    const context = {
      ...trimmedPlates(),
      itemChecks: [
        (_: unknown, { properties }: { properties: Selections }) =>
          properties['1']?.optionId === 12 ? [problem('Old.'), problem('Too large.')] : [],
      ],
    }
    const { line } = onTrial(context, whole, { isWhole: false, problems: [problem('Old.')] })
    expect(line.violation()).toBeUndefined()
    line.put(size, { optionId: 12 })
    expect(line.violation()).toEqual({ kind: 'drawing', problem: problem('Too large.') })
    line.ignoresTexts = true
    expect(line.violation()).toBeUndefined()
    const anew = onTrial(context, { ...whole, '1': { optionId: 12 } }, { problems: [problem('Old.')] })
    expect(anew.line.violation()).toEqual({ kind: 'drawing', problem: problem('Old.') })
  })
})

describe('a place', () => {
  it('is as it was once choices are taken back, the latest first', () => {
    const { line } = onTrial(trimmedPlates([hides([12], [5]), noSlot]), { ...whole, '5': { value: 150 } })
    const before = structuredClone({ ...line.state, network: null })
    const large = line.put(size, { optionId: 12 })
    const white = line.put(finish, { optionId: 22 })
    const cleared = line.put(size, undefined)
    expect([large, white, cleared]).toEqual([
      { property: size, selection: { optionId: 11 }, had: false },
      { property: finish, selection: { optionId: 21 }, had: false },
      { property: size, selection: { optionId: 12 }, had: true },
    ])
    expect([...line.touched]).toEqual([size, finish])
    expect(line.state.selections.slice(0, 2)).toEqual([undefined, { optionId: 22 }])
    line.takeBack(cleared)
    expect([...line.touched]).toEqual([size, finish])
    line.takeBack(white)
    expect([...line.touched]).toEqual([size])
    line.takeBack(large)
    expect([...line.touched]).toEqual([])
    expect(structuredClone({ ...line.state, network: null })).toEqual(before)
  })

  it('counts the choices that are lost because they are hidden now', () => {
    const rules = [hides([12], [5, 3]), hides([11], [2])]
    const lostOf = (properties: Selections) => {
      const { line } = onTrial(trimmedPlates(rules), properties)
      const before = line.lost
      line.put(size, { optionId: 12 })
      return [before, line.lost]
    }
    expect(lostOf({ '1': { optionId: 11 } })).toEqual([0, 0])
    expect(lostOf({ '1': { optionId: 11 }, '5': { value: 150 } })).toEqual([0, 1])
    expect(lostOf({ '1': { optionId: 11 }, '3': { optionId: 31 }, '5': { value: 150 } })).toEqual([0, 2])
    expect(lostOf({ '1': { optionId: 12 }, '3': { optionId: 31 }, '5': { value: 150 } })).toEqual([0, 0])
  })

  it('hears what the order has, unless it is hidden there or the same', () => {
    const rules = [hides([12], [4]), noSlot]
    const { line, orderPlace } = onTrial(trimmedPlates(rules))
    const trimOf = () => [line.state.selections[trim], line.state.chosen[trim]]
    expect(line.hear(orderPlace)).toEqual([])
    orderPlace.put(trimOfOrder, { optionId: 42 })
    const formers = line.hear(orderPlace)
    expect(formers).toEqual([{ property: trim, selection: { optionId: 41 }, had: false }])
    expect(trimOf()).toEqual([{ optionId: 42 }, [7]])
    expect([...line.touched]).toEqual([])
    for (const former of formers) line.takeBack(former)
    expect(trimOf()).toEqual([{ optionId: 41 }, [6]])
    orderPlace.put(trimOfOrder, undefined)
    expect(line.hear(orderPlace)).toEqual([{ property: trim, selection: { optionId: 41 }, had: false }])
    expect(trimOf()).toEqual([undefined, []])
    expect(line.hear(orderPlace)).toEqual([])
    orderPlace.put(trimOfOrder, { optionId: 42 })
    orderPlace.state.hidden[0] = 1
    expect(line.hear(orderPlace)).toEqual([])
  })

  it('may stay wrong where it was and nothing is put', () => {
    const { line } = onTrial(trimmedPlates(), { '1': { optionId: 11 } }, { isWhole: false })
    expect([size, finish, screws].map((property) => line.mayStayInvalid(property))).toEqual([
      false,
      true,
      true,
    ])
    line.put(finish, { optionId: 21 })
    expect([size, finish, screws].map((property) => line.mayStayInvalid(property))).toEqual([
      false,
      false,
      true,
    ])
    const all = onTrial(trimmedPlates(), { '1': { optionId: 11 } })
    expect(all.line.mayStayInvalid(finish)).toBe(false)
  })

  it('holds its own choices that are shown', () => {
    const { line, orderPlace } = onTrial(trimmedPlates([hides([12], [5])]), { ...whole, '5': { value: 150 } })
    expect(line.selections()).toEqual({ ...whole, '5': { value: 150 } })
    expect(orderPlace.selections()).toEqual({ '4': { optionId: 41 } })
    line.put(size, { optionId: 12 })
    line.put(finish, undefined)
    expect(line.selections()).toEqual({ '1': { optionId: 12 }, '3': { optionId: 31 } })
  })

  it('is repaired as another line with the same choices of the same product is, whatever its engravings', () => {
    const keyOf = (properties: Selections, order?: Selections) =>
      onTrial(trimmedPlates(), properties, order && { order }).line.key
    const engraved = (text: string): Selections => ({
      ...whole,
      '5': { engravings: [{ '0': { above: [{ text }] } }] },
    })
    expect(keyOf(whole)).toBe(keyOf({ ...whole }))
    expect(keyOf(engraved('A'))).toBe(keyOf(engraved('B')))
    expect(keyOf(whole)).not.toBe(keyOf({ ...whole, '1': { optionId: 12 } }))
    expect(keyOf(whole)).not.toBe(keyOf(whole, { '4': { optionId: 42 } }))
    const ofOrder = (text: string): Selections => ({ '4': { engravings: [{ '0': { above: [{ text }] } }] } })
    expect(keyOf(whole, ofOrder('A'))).not.toBe(keyOf(whole, ofOrder('B')))
  })
})
