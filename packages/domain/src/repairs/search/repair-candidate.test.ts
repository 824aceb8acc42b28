/** Candidates of repairs, compared and put together; and what may be chosen instead at a property of each type. */
import { describe, expect, it } from 'vitest'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aPlate,
  aPlateCatalog,
  aPricingRule,
  aProductWith,
  aProperty,
  aRule,
  fixed,
} from '../../testing/builders.ts'
import { cents } from '../../units/money.ts'
import { evaluateOrder } from '../../configuration/evaluate.ts'
import { explainItem } from '../item-repairs.ts'
import {
  compareRepairs,
  differenceOf,
  repairableProblems,
  spoiledItems,
  spoils,
  spoilsOrderLevel,
} from '../problem-repairs.ts'
import type { Selections } from '../../orders/selections.ts'
import { cheapestOf, nearestOf, sumOf, combineWithLine, type RepairCandidate } from './repair-candidate.ts'
import { costOf, leastOf } from './search-line.ts'

const candidate = (total: number | null, given: Partial<RepairCandidate> = {}): RepairCandidate => ({
  part: undefined,
  size: 1,
  lost: 0,
  total,
  shift: 0,
  ...given,
})
const figures = (candidates: readonly RepairCandidate[]) =>
  candidates.map(({ size, lost, total, shift }) => [size, lost, total, shift])

describe('candidates', () => {
  it('come to the sum of the lines, and to nothing where a line has no price', () => {
    expect([sumOf([]), sumOf([5, 7]), sumOf([5, null, 7])]).toEqual([0, 12, null])
  })

  it('are the least by changes and losses together, and of these by losses', () => {
    const candidates = [
      { size: 1, lost: 2 },
      { size: 2, lost: 0 },
      { size: 1, lost: 1 },
      { size: 3, lost: 0 },
      { size: 2, lost: 0 },
    ]
    expect(candidates.map(costOf)).toEqual([3, 2, 2, 3, 2])
    expect(leastOf(candidates)).toEqual([
      { size: 2, lost: 0 },
      { size: 2, lost: 0 },
    ])
    expect(leastOf([])).toEqual([])
  })

  it('stand by price, what has none last; or by how little they move the price', () => {
    const candidates = [
      candidate(null, { shift: 1 }),
      candidate(700, { shift: 3 }),
      candidate(300, { shift: 2 }),
    ]
    expect(figures(cheapestOf(candidates)).map(([, , total]) => total)).toEqual([300, 700, null])
    expect(figures(nearestOf(candidates)).map(([, , , shift]) => shift)).toEqual([1, 2, 3])
  })

  it('of two lines are each with each, with what all of it changes, loses, costs and moves', () => {
    const first = [candidate(100, { size: 1, shift: 10 }), candidate(200, { size: 2, lost: 1, shift: 0 })]
    const ofLine = [candidate(50, { size: 3, lost: 2 }), candidate(80, { size: 0 })]
    // The line came to 60 before: the one candidate moves it by 10, the other by 20.
    expect(figures(combineWithLine(first, ofLine, 60))).toEqual([
      [4, 2, 150, 20],
      [1, 0, 180, 30],
      [5, 3, 250, 10],
      [2, 1, 280, 20],
    ])
    expect(figures(combineWithLine([candidate(100)], [candidate(null)], 60))).toEqual([[2, 0, null, 0]])
    expect(figures(combineWithLine([candidate(100)], [candidate(50)], null))).toEqual([[2, 0, 150, 0]])
  })

  it('are kept where they are among the four cheapest, or the four that move the price least', () => {
    const many = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((total) => candidate(total * 100))
    expect(figures(combineWithLine([candidate(0)], many, 900)).map(([, , total]) => total)).toEqual([
      100, 200, 300, 400, 900, 800, 700, 600,
    ])
    expect(figures(combineWithLine([candidate(0)], many, 300)).map(([, , total]) => total)).toEqual([
      100, 200, 300, 400,
    ])
  })
})

describe('repairs of one problem', () => {
  const repair = (changes: number, difference: number | null) => ({
    changes: Array.from({ length: changes }, () => ({ itemId: 1, propertyId: 1, selection: null })),
    difference: difference === null ? null : cents(difference),
  })

  it('stand by their changes, then by their price, what has none last', () => {
    const sorted = [repair(2, 0), repair(1, null), repair(1, 300), repair(1, -5)].sort(compareRepairs)
    expect(sorted.map(({ changes, difference }) => [changes.length, difference])).toEqual([
      [1, -5],
      [1, 300],
      [1, null],
      [2, 0],
    ])
  })

  const trim = aProperty({ id: 4, title: 'Trim', isOrderLevel: 1 })
  const base = aPlateCatalog()
  const context = aContext({
    ...base,
    products: [aProductWith([...base.productProperties, trim], { id: 1, productPricingRuleId: 100 })],
    productProperties: [...base.productProperties, trim],
    productOptions: [
      ...base.productOptions,
      anOption({ id: 41, title: 'Gold', productPropertyId: 4 }),
      anOption({ id: 42, title: 'Steel', productPropertyId: 4, rank: 2 }),
    ],
    productRules: [aRule({ fromIds: [42], toIds: [32] })],
  })
  const whole: Selections = { '1': { optionId: 11 }, '2': { optionId: 21 }, '3': { optionId: 32 } }
  const lines = [aPlate({ properties: whole, quantity: 2 }), aPlate({ id: 502, properties: whole })]
  const judged = (items = lines, order: Selections = { '4': { optionId: 41 } }, hidden = false) =>
    evaluateOrder(
      { ...context, viewer: { role: 'owner', pricingIsHidden: hidden } },
      aDocument(items, { properties: order }),
    )
  const [hall, door] = lines
  if (hall === undefined || door === undefined) throw new Error('no lines')
  const large = { ...hall, properties: { ...whole, '1': { optionId: 12 } } }
  const open = { ...hall, properties: { '1': { optionId: 11 } } }

  it('cost what the lines cost more together; nothing is known of lines without a price, or to whom prices are hidden', () => {
    expect(differenceOf(judged(), judged())).toBe(0)
    expect(differenceOf(judged(), judged([large, door]))).toBe(3000)
    expect(differenceOf(judged([large, door]), judged())).toBe(-3000)
    expect(differenceOf(judged(), judged([open, door]))).toBeNull()
    expect(differenceOf(judged([open, door]), judged())).toBeNull()
    expect(differenceOf(judged([open, door]), judged([{ ...open, title: 'Hall 2' }, door]))).toBeNull()
    expect(differenceOf(judged([open, door]), judged([open, { ...door, quantity: 3 }]))).toBe(13_000)
    expect(differenceOf(judged([hall]), judged())).toBeNull()
    expect(differenceOf(judged(lines, undefined, true), judged([large, door], undefined, true))).toBeNull()
  })

  it('spoil a line that was valid, or a choice of the order that was', () => {
    const steel = judged(lines, { '4': { optionId: 42 } })
    expect(spoiledItems(judged(), steel)).toEqual([501, 502])
    expect(spoiledItems(steel, steel)).toEqual([])
    expect(spoiledItems(judged([open, door]), steel)).toEqual([502])
    expect([spoils(judged(), judged()), spoils(judged(), steel)]).toEqual([false, true])
    const none = judged(lines, {})
    expect([
      spoilsOrderLevel(judged(), none),
      spoilsOrderLevel(none, none),
      spoilsOrderLevel(none, judged()),
    ]).toEqual([true, false, false])
    expect([spoils(judged(), none), spoiledItems(judged(), none)]).toEqual([true, []])
  })

  it('are not looked for where only a title is missing', () => {
    const titled = aContext({
      ...base,
      products: [aProductWith(base.productProperties, { id: 1, instanceTitleIsRequired: 1 })],
    })
    const problems = (properties: Selections) =>
      repairableProblems(evaluateOrder(titled, aDocument([aPlate({ title: '', properties })])), 501).map(
        ({ code }) => code,
      )
    expect(problems(whole)).toEqual([])
    expect(problems({ '1': { optionId: 11 } })).toEqual(['choiceMissing', 'choiceMissing'])
    expect(repairableProblems(judged(), 999)).toEqual([])
  })
})

describe('[1.8.02] a repair of a property that is wrong', () => {
  /** What is offered for one property: each candidate in words, with what it stores there. */
  function waysFor(
    given: Parameters<typeof aProperty>[0],
    selection: Selections[string] | undefined,
    more: { optionIds?: readonly number[]; archived?: number; rules?: ReturnType<typeof aRule>[] } = {},
  ) {
    const part = aProperty({ id: 1, title: 'Part', ...given })
    const other = aProperty({ id: 2, title: 'Other', isRequired: 0 })
    const { optionIds = [], archived, rules = [] } = more
    const context = aContext({
      products: [aProductWith([part, other], { id: 1, productPricingRuleId: 9 })],
      productProperties: [part, other],
      productOptions: [
        ...optionIds.map((id) =>
          anOption({
            id,
            title: `Option ${id}`,
            productPropertyId: 1,
            rank: id,
            archived: id === archived ? 1 : 0,
          }),
        ),
        anOption({ id: 21, title: 'Set', productPropertyId: 2 }),
      ],
      productPricingRules: [aPricingRule({ id: 9, expressions: [fixed(100)] })],
      productRules: rules,
    })
    const item = anItem({
      id: 501,
      properties: {
        ...(selection === undefined ? {} : { '1': selection }),
        ...(rules.length > 0 ? { '2': { optionId: 21 } } : {}),
      },
    })
    const { problems } = explainItem(evaluateOrder(context, aDocument([item])), 501)
    const own = problems.find(({ problem }) => problem.propertyId === 1)
    return own?.repairs.map(({ title, changes, priceDifferenceInCents }) => [
      title,
      changes.map(({ propertyId, selection: next }) => [propertyId, next]),
      priceDifferenceInCents,
    ])
  }

  it('is each option that is offered, in their order', () => {
    expect(waysFor({ type: 'singleSelect' }, undefined, { optionIds: [11, 12, 13], archived: 12 })).toEqual([
      ['Change Part to Option 11', [[1, { optionId: 11 }]], 0],
      ['Change Part to Option 13', [[1, { optionId: 13 }]], 0],
    ])
  })

  it('is another option, none where none need be, or the choice that stands against it', () => {
    const rules = [aRule({ fromIds: [21], toIds: [11] })]
    expect(
      waysFor({ type: 'singleSelect', isRequired: 0 }, { optionId: 11 }, { optionIds: [11, 12], rules }),
    ).toEqual([
      ['Change Part to Option 12', [[1, { optionId: 12 }]], 0],
      ['Clear Part', [[1, null]], 0],
      ['Clear Other', [[2, null]], 0],
    ])
    expect(waysFor({ type: 'singleSelect' }, { optionId: 11 }, { optionIds: [11, 12], rules })).toEqual([
      ['Change Part to Option 12', [[1, { optionId: 12 }]], 0],
      ['Clear Other', [[2, null]], 0],
    ])
  })

  it('is a figure inside its bounds', () => {
    const data = { minDimension: 100, maxDimension: 200 }
    expect(waysFor({ type: 'dimensions', data }, { value: 250 })?.map(([, changes]) => changes)).toEqual([
      [[1, { value: 200 }]],
    ])
    expect(waysFor({ type: 'dimensions', data }, undefined)?.map(([, changes]) => changes)).toEqual([
      [[1, { value: 100 }]],
    ])
    expect(
      waysFor({ type: 'dimensions', data, isRequired: 0 }, { value: 50 })?.map(([, changes]) => changes),
    ).toEqual([[[1, { value: 100 }]], [[1, null]]])
    expect(waysFor({ type: 'number' }, undefined)?.map(([, changes]) => changes)).toEqual([
      [[1, { value: 1 }]],
    ])
  })
})
