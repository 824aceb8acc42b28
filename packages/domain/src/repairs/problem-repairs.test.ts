/** An item with several problems: each explained, each repair led on until the item is valid, and all of it in one press. */
import type { Problem } from '../constraints/types.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import { describe, expect, it } from 'vitest'
import type { ProductRule } from '../catalog/schema.ts'
import { aContext, aDocument, anOption, aPlate, aProductWith, aProperty, aRule } from '../testing/builders.ts'
import { trimmedRecords } from '../testing/worlds/trimmed-plates.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { explainItem, explainNoOptions } from './item-repairs.ts'
import type { Selections, SelectionChange } from '../orders/selections.ts'
import type { Repair } from '../configuration/types.ts'

type Given = {
  readonly rules?: readonly ProductRule[]
  readonly order?: Selections
  readonly others?: readonly Selections[]
  readonly records?: Parameters<typeof aContext>[0]
  readonly context?: Partial<EvaluationContext>
  readonly title?: string
}

const short = ({ itemId, propertyId, selection }: SelectionChange) => {
  const value = selection?.optionId ?? selection?.optionIds ?? selection?.value ?? null
  return itemId === 501 ? [propertyId, value] : [propertyId, value, itemId]
}
const offer = (repair: Repair) => [repair.title, repair.changes.map(short), repair.priceDifferenceInCents]

function explained(properties: Selections, given: Given = {}) {
  const { rules = [], order = { '4': { optionId: 41 } }, others = [], title = 'Hall' } = given
  const context = aContext({ ...trimmedRecords(rules), ...given.records }, given.context)
  const items = [
    aPlate({ properties, title }),
    ...others.map((own, index) =>
      aPlate({ id: 502 + index, rank: 2 + index, title: 'Door', properties: own }),
    ),
  ]
  const { problems, complete } = explainItem(
    evaluateOrder(context, aDocument(items, { properties: order })),
    501,
  )
  return {
    problems: problems.map(({ problem, conflict, repairs }) => [
      [problem.code, problem.propertyId],
      conflict.map((part) => part.title),
      repairs.map(offer),
    ]),
    complete: complete && offer(complete),
  }
}

const torx = ['Change Screws to Torx', [3, 31]] as const
/** What is offered: words and change by turns, and the difference. */
const repairOf = (difference: number | null, ...steps: (readonly [string, readonly unknown[]])[]) => [
  steps.map(([words]) => words).join(', '),
  steps.map(([, change]) => change),
  difference,
]

describe('[1.8.02] an item with several problems', () => {
  const small = ['Change Size to Small', [1, 11]] as const
  const large = ['Change Size to Large', [1, 12]] as const
  const slot = ['Change Screws to Slot', [3, 32]] as const
  const steel = ['Change Trim to Steel', [4, 42, null]] as const
  const width = ['Change Width to 200 mm', [5, 200]] as const

  it('is offered for each what repairs it, led on by what repairs the others', () => {
    expect(explained({ '1': { optionId: 99 }, '2': { optionId: 21 } })).toEqual({
      problems: [
        [['optionUnknown', 1], [], [repairOf(null, small, torx), repairOf(null, large, torx)]],
        [['choiceMissing', 3], [], [repairOf(null, torx, small), repairOf(null, slot, small)]],
      ],
      complete: repairOf(null, small, torx),
    })
  })

  const tooWide: Selections = { '1': { optionId: 12 }, '2': { optionId: 21 }, '5': { value: 250 } }
  const noLarge = aRule({ fromIds: [41], toIds: [12] })
  const againstLarge = [
    ['incompatible', 1],
    ['Size: Large', 'Trim: Gold', 'Large can not be combined with Gold (Trim).'],
  ]
  const ofOthers = [
    [['choiceMissing', 3], [], [repairOf(-1500, torx, small, width), repairOf(-1500, slot, small, width)]],
    [
      ['valueOutOfBounds', 5],
      [],
      [repairOf(-1500, width, small, torx), repairOf(-1500, ['Clear Width', [5, null]], small, torx)],
    ],
  ]
  const withoutLarge = {
    problems: [
      [...againstLarge, [repairOf(-1500, small, torx, width), repairOf(0, steel, torx, width)]],
      ...ofOthers,
    ],
    complete: repairOf(-1500, small, torx, width),
  }

  it('is offered choices of the order as well, and figures in words', () => {
    expect(explained(tooWide, { rules: [noLarge] })).toEqual(withoutLarge)
  })

  it('[1.5.24] is offered the nearest figure in bounds where one must be given, and the least where none is', () => {
    const records = trimmedRecords([], { width: { isRequired: 1 } })
    const narrow = ['Change Width to 100 mm', [5, 100]] as const
    const open = { '1': { optionId: 11 }, '2': { optionId: 21 } }
    expect(explained({ ...open, '5': { value: 250 } }, { records }).problems).toEqual([
      [['choiceMissing', 3], [], [repairOf(0, torx, width), repairOf(0, slot, width)]],
      [['valueOutOfBounds', 5], [], [repairOf(0, width, torx)]],
    ])
    expect(explained(open, { records }).problems).toEqual([
      [['choiceMissing', 3], [], [repairOf(0, torx, narrow), repairOf(0, slot, narrow)]],
      [['valueMissing', 5], [], [repairOf(0, narrow, torx)]],
    ])
  })

  it('but none of the order that spoil another line', () => {
    const rules = [noLarge, aRule({ fromIds: [42], toIds: [31] })]
    const whole = { '1': { optionId: 11 }, '2': { optionId: 21 }, '3': { optionId: 31 } }
    expect(explained(tooWide, { rules, others: [whole] })).toEqual({
      ...withoutLarge,
      problems: [[...againstLarge, [repairOf(-1500, small, torx, width)]], ...ofOthers],
    })
  })

  it('[1.5.15] has nothing to choose against a missing title', () => {
    const bronze = ['Change Finish to Bronze', [2, 21]] as const
    const products = [aProductWith(trimmedRecords().productProperties, { id: 1, instanceTitleIsRequired: 1 })]
    expect(explained({ '1': { optionId: 11 } }, { title: ' ', records: { products } })).toEqual({
      problems: [
        [['itemTitleRequired', undefined], [], []],
        [
          ['choiceMissing', 2],
          [],
          [repairOf(null, bronze, torx), repairOf(null, ['Change Finish to White', [2, 22]], torx)],
        ],
        [['choiceMissing', 3], [], [repairOf(null, torx, bronze), repairOf(null, slot, bronze)]],
      ],
      complete: repairOf(null, bronze, torx),
    })
  })

  /** Small leaves torx alone, and bronze takes torx away. */
  const empty = [
    aRule({ id: 7, type: 'compatible', fromIds: [11], toIds: [31], toProductPropertyId: 3 }),
    aRule({ id: 8, fromIds: [21], toIds: [31] }),
  ]

  it('[1.5.26] is told what leaves a property without options, and offered two changes where one is not enough', () => {
    const white = ['Change Finish to White', [2, 22]] as const
    const narrow = ['Change Width to 100 mm', [5, 100]] as const
    expect(
      explained({ '1': { optionId: 11 }, '2': { optionId: 21 }, '5': { value: 50 } }, { rules: empty }),
    ).toEqual({
      problems: [
        [
          ['noOptions', 3],
          [
            'Size: Small',
            'Finish: Bronze',
            'Torx can not be combined with Bronze (Finish).',
            'Slot does not go with Small (Size).',
          ],
          [repairOf(-1500, white, torx, narrow), repairOf(1500, large, slot, narrow)],
        ],
        [
          ['valueOutOfBounds', 5],
          [],
          [repairOf(-1500, narrow, white, torx), repairOf(-1500, ['Clear Width', [5, null]], white, torx)],
        ],
      ],
      complete: repairOf(-1500, white, torx, narrow),
    })
  })

  it('is told of what a drawing objects to the choices of which another would help', () => {
    const itemChecks = [
      (_: unknown, { properties }: { properties: Selections }): Problem[] =>
        properties['1']?.optionId === 12 ? [{ code: 'layout', message: 'Too large.', propertyId: 1 }] : [],
    ]
    const given = { context: { itemChecks } }
    expect(explained({ '1': { optionId: 12 }, '2': { optionId: 21 } }, given)).toEqual({
      problems: [
        [['choiceMissing', 3], [], [repairOf(-1500, torx, small), repairOf(-1500, slot, small)]],
        [['layout', 1], ['Size: Large'], [repairOf(-1500, small, torx)]],
      ],
      complete: repairOf(-1500, small, torx),
    })
    const whole = { '1': { optionId: 12 }, '2': { optionId: 21 }, '3': { optionId: 31 } }
    expect(explained(whole, given)).toEqual({
      problems: [[['layout', 1], ['Size: Large'], [repairOf(-1500, small)]]],
      complete: null,
    })
  })

  it('is offered one less of several choices, or none where none need be', () => {
    const holes = aProperty({ id: 6, title: 'Holes', rank: 6, type: 'select', isRequired: 0 })
    const base = trimmedRecords()
    const records = {
      products: [aProductWith([...base.productProperties, holes], { id: 1, productPricingRuleId: 100 })],
      productProperties: [...base.productProperties, holes],
      productOptions: [
        ...base.productOptions,
        ...[61, 62, 63].map((id) => anOption({ id, title: `Hole ${id}`, rank: id, productPropertyId: 6 })),
      ],
    }
    const noSecond = [aRule({ id: 5, fromIds: [21], toIds: [62] })]
    const { problems } = explained(
      { '1': { optionId: 11 }, '2': { optionId: 21 }, '6': { optionIds: [61, 62, 63] } },
      { rules: noSecond, records },
    )
    // The other choice of the finish lets the second hole stand.
    expect(problems.at(-1)).toEqual([
      ['incompatible', 6],
      ['Holes: Hole 62', 'Finish: Bronze', 'Hole 62 can not be combined with Bronze (Finish).'],
      [
        repairOf(-1500, ['Change Finish to White', [2, 22]], torx),
        repairOf(0, ['Change Holes to Hole 61, Hole 63', [6, [61, 63]]], torx),
        repairOf(0, ['Clear Holes', [6, null]], torx),
      ],
    ])
  })

  it('is offered the nearest four where there are more, by what they cost', () => {
    const base = trimmedRecords()
    const productOptions = [
      ...base.productOptions,
      ...[33, 34, 35].map((id) => anOption({ id, title: `Screw ${id}`, rank: id, productPropertyId: 3 })),
    ]
    const { problems } = explained({ '2': { optionId: 21 } }, { records: { productOptions } })
    const [, screws] = problems
    expect(screws).toEqual([
      ['choiceMissing', 3],
      [],
      [
        repairOf(null, torx, small),
        repairOf(null, slot, small),
        repairOf(null, ['Change Screws to Screw 33', [3, 33]], small),
        repairOf(null, ['Change Screws to Screw 34', [3, 34]], small),
      ],
    ])
  })
})

describe('a property without options', () => {
  const rules = [
    aRule({ id: 7, type: 'compatible', fromIds: [11], toIds: [31], toProductPropertyId: 3 }),
    aRule({ id: 8, fromIds: [21], toIds: [31] }),
    aRule({ id: 9, fromIds: [21], toIds: [41, 42] }),
  ]
  const titles = (itemId: number | null, propertyId: number) =>
    explainNoOptions(
      evaluateOrder(
        aContext(trimmedRecords(rules)),
        aDocument([aPlate({ properties: { '1': { optionId: 11 }, '2': { optionId: 21 } } })]),
      ),
      itemId,
      propertyId,
    ).map(({ title }) => title)

  it('[1.5.26] is explained on a line and on the order; an unknown one is not', () => {
    expect(titles(501, 3)).toEqual([
      'Size: Small',
      'Finish: Bronze',
      'Torx can not be combined with Bronze (Finish).',
      'Slot does not go with Small (Size).',
    ])
    expect(titles(null, 4)).toEqual([
      'Finish: Bronze on Hall',
      'Gold can not be combined with Bronze (Finish).',
    ])
    expect([titles(501, 77), titles(null, 77), titles(null, 3)]).toEqual([[], [], []])
  })
})
