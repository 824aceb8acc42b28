/** Refused choices: what makes them possible, over the lines of an order and its own choices, the least first. */
import { describe, expect, it } from 'vitest'
import type { ProductRule } from '../catalog/schema.ts'
import { aContext, aDocument, anItem, aPlate, aRule } from '../testing/builders.ts'
import { hides, trimmedRecords } from '../testing/worlds/trimmed-plates.ts'
import { planChanges } from './plan-selection.ts'
import type { Selections, SelectionChange } from '../orders/selections.ts'

const choices = (...optionIds: number[]): Selections =>
  Object.fromEntries(optionIds.map((optionId) => [String(Math.floor(optionId / 10)), { optionId }]))
const change = (itemId: number | null, optionId: number): SelectionChange => ({
  itemId,
  propertyId: Math.floor(optionId / 10),
  selection: { optionId },
})

type Given = {
  readonly order?: Selections
  readonly records?: Parameters<typeof aContext>[0]
}

/** The repairs of changes that are refused: their words by item, and what they cost. */
function repairsOf(
  rules: ProductRule[],
  lines: readonly Selections[],
  asked: readonly SelectionChange[],
  { order = choices(41), records }: Given = {},
) {
  const context = aContext({ ...trimmedRecords(rules), ...records })
  const items = lines.map((properties, index) =>
    aPlate({ id: 501 + index, rank: 1 + index, title: ['Hall', 'Door', 'Attic'][index] ?? '', properties }),
  )
  const own = anItem({ id: 600, rank: 9, productId: -1 })
  const document = aDocument([...items, own], { properties: order })
  const plan = planChanges(context, document, asked)
  if (plan.ok) return 'accepted'
  for (const { changes } of plan.repairs) {
    expect(changes.slice(-asked.length)).toEqual(asked)
    expect(planChanges(context, document, changes).ok).toBe(true)
  }
  return plan.repairs.map(({ parts, priceDifferenceInCents }) => [...parts, priceDifferenceInCents])
}

const plain = choices(11, 21, 31)
const no = (fromIds: number[], toIds: number[]) => aRule({ fromIds, toIds })
/** Only the steel trim goes with a choice. */
const steelAlone = (fromIds: number[]) =>
  aRule({ type: 'compatible', fromIds, toIds: [42], toProductPropertyId: 4 })
const wide: Selections = { ...plain, '5': { value: 150 } }

describe('[1.5.26] a choice of a line that is refused is made possible by', () => {
  it.each<[string, ProductRule[], Selections[], number[], unknown]>([
    ['another choice there', [no([12], [21])], [plain], [12], [['Finish White', 0]]],
    [
      'the same where another line is wrong anyway, which stays as it is',
      [no([12], [21])],
      [plain, choices(12, 21, 31)],
      [12],
      [['Finish White', 0]],
    ],
    [
      'another choice and what is still open, each way by itself',
      [no([12], [21])],
      [choices(11, 21)],
      [12],
      [
        ['Finish White, Screws Torx', 0],
        ['Finish White, Screws Slot', 0],
      ],
    ],
    ['another choice of the order', [no([12], [41])], [plain, plain], [12], [['Trim Steel', 1500]]],
    [
      'one of the order with what goes with it there',
      [no([12], [41]), no([42], [31])],
      [plain, choices(11, 21, 32)],
      [12],
      [['Trim Steel', 'Screws Slot', 1500]],
    ],
    [
      'and on other lines, by their names',
      [steelAlone([12]), no([42], [21])],
      [plain, plain],
      [12],
      [['Trim Steel', 'Finish White', 'Door: Finish White', -1500]],
    ],
    [
      'one of the order rather than one that hides what the order has',
      [hides([21], [4]), no([12], [41])],
      [choices(11, 22, 31), choices(11, 22, 32)],
      [12],
      [['Trim Steel', 1500]],
    ],
    [
      'a choice that hides another, where nothing else helps',
      [no([12], [21]), hides([22], [5])],
      [wide],
      [12],
      [['Finish White', 0]],
    ],
    [
      'what is hidden by itself, left alone',
      [hides([12], [5, 3]), no([12], [21])],
      [wide],
      [12],
      [['Finish White', 0]],
    ],
    [
      'a figure taken away',
      [aRule({ fromResourceKey: 'productProperty', fromIds: [5], toIds: [12] })],
      [wide],
      [12],
      [['Clear Width', 1500]],
    ],
    ['the choice that shows it', [hides([11], [3])], [choices(11, 21)], [32], [['Size Large', 1500]]],
    ['nothing where what helps is refused as well', [no([12], [21, 31]), no([22], [32])], [plain], [12], []],
    [
      'nothing where what comes up has no options then',
      [hides([22], [3]), no([12], [22, 31]), no([21], [32])],
      [choices(11, 22)],
      [12],
      [],
    ],
    ['nothing where it is no choice at all', [], [plain], [99], []],
    [
      'nothing where it contradicts what is asked besides',
      [no([21], [32])],
      [choices(11, 22, 31)],
      [32, 21],
      [],
    ],
  ])('%s', (_, rules, lines, optionIds, expected) => {
    const asked = optionIds.map((id) =>
      id === 99 ? { ...change(501, 12), selection: { optionId: 99 } } : change(501, id),
    )
    expect(repairsOf(rules, lines, asked)).toEqual(expected)
  })

  it('what each of several lines needs that are asked at once', () => {
    expect(repairsOf([no([12], [21])], [plain, choices(11)], [change(501, 12), change(502, 21)])).toEqual([
      ['Hall: Finish White', 'Screws Torx', null],
      ['Hall: Finish White', 'Screws Slot', null],
    ])
  })
})

describe('[1.5.27] a choice of the order that is refused is made possible by', () => {
  it.each<[string, ProductRule[], Selections[], Selections | undefined, unknown]>([
    [
      'a choice on each line that it concerns',
      [no([42], [21])],
      [plain, plain, choices(11, 22, 31)],
      undefined,
      [['Hall: Finish White', 'Door: Finish White', -3000]],
    ],
    [
      'several on a line where it takes several away',
      [no([42], [12, 21])],
      [choices(12, 21, 31), plain],
      undefined,
      [['Hall: Size Small, Finish White', 'Door: Finish White', -4500]],
    ],
    [
      'whatever each line needs',
      [no([42], [31]), no([12], [42])],
      [plain, choices(12, 22, 31), choices(12, 21, 32)],
      undefined,
      [['Hall: Screws Slot', 'Door: Size Small, Screws Slot', 'Attic: Size Small', -3000]],
    ],
    [
      'every line that hides it',
      [hides([11], [4])],
      [plain, plain],
      {},
      [['Hall: Size Large', 'Door: Size Large', 3000]],
    ],
    [
      'the one that hides it',
      [no([12], [41]), hides([12], [4])],
      [plain, choices(12, 22)],
      {},
      [['Door: Size Small', -1500]],
    ],
    ['nothing where it leaves a line without options', [no([42], [31, 32])], [plain], undefined, []],
  ])('%s', (_, rules, lines, order, expected) => {
    expect(repairsOf(rules, lines, [change(null, 42)], order && { order })).toEqual(expected)
  })

  it('[1.5.29] the line that meets its condition, whichever needs less', () => {
    const productOptions = trimmedRecords().productOptions.map((option) => ({
      ...option,
      data: { n: option.id === 12 ? 2 : 1 },
      availability:
        option.id === 42 ? [{ productPropertyId: 1, dataKey: 'n', operator: '>' as const, value: 1 }] : [],
    }))
    const given = { records: { productOptions } }
    expect(repairsOf([], [plain, plain], [change(null, 42)], given)).toEqual([
      ['Hall: Size Large', 1500],
      ['Door: Size Large', 1500],
    ])
    expect(repairsOf([no([12], [31])], [plain, choices(11, 21, 32)], [change(null, 42)], given)).toEqual([
      ['Door: Size Large', 1500],
    ])
  })

  it('nothing more where nothing stands against it', () => {
    expect(
      repairsOf([no([21], [41, 42])], [choices(11, 22, 31), plain], [change(501, 21)], { order: {} }),
    ).toBe('accepted')
  })
})
