/** What would make an engraving fit: two lines, shorter words, a smaller size, a larger plate, each with what it costs. */
import type { EvaluationContext } from '../item-drawings/types.ts'
import { describe, expect, it } from 'vitest'
import type { ProductOption } from '../catalog/schema.ts'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import type { EngravingSet } from '../engraving/schema.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aPricingRule,
  aProductWith,
  aProfile,
  aProperty,
  aRule,
  fixed,
  priceOf,
} from '../testing/builders.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { rewordedEngravings } from './reword-engravings.ts'
import { abbreviationsFor, type FitRequest, suggestFits, suggestRewordings } from './suggest-fits.ts'

/** Every character is twice as wide as the font is high: 10 mm in the size of 5. */
const measurerWith = (isExact: boolean): TextMeasurer => ({
  isExact,
  measure: (text, _, sizeMm) => ({
    advanceMm: [...text].length * 2 * sizeMm,
    inkLeft: 0,
    inkRight: 0,
    isExact,
    missing: [],
  }),
})

const plate = aProperty({ id: 1, title: 'Plate', rank: 1 })
const size = aProperty({ id: 2, title: 'Letters', rank: 2 })
const engraving = aProperty({ id: 3, title: 'Engravings', type: 'text', isArray: 1, isRequired: 0, rank: 3 })
const box = aProperty({ id: 4, title: 'Box', isRequired: 0, rank: 4 })
const properties = [plate, size, engraving, box]
const product = aProductWith(properties, {
  id: 1,
  productPricingRuleId: 100,
  drawing: {
    family: 'keypad-plate',
    constants: { layoutString: 'P' },
    bindings: {
      width: { productPropertyId: 1, source: 'optionData', dataKey: 'width' },
      height: { productPropertyId: 1, source: 'optionData', dataKey: 'height' },
      'engravingStyle.fontSize': { productPropertyId: 2, source: 'optionData', dataKey: 'size' },
      backBox: { productPropertyId: 4, source: 'optionData', dataKey: 'box' },
      engravings: { productPropertyId: 3, source: 'engravings' },
    },
  },
})

/** [width, height] of the plates 11 … and the price of each in dollars; one below the first is smaller than it. */
const plates = [
  [82, 82, 0],
  [60, 60, 5],
  [200, 200, 40],
  [120, 82, 5],
  [140, 82, 10],
  [160, 160, 25],
] as const
const sizes = [5, 3, 4, 6, 2] as const
const productOptions = [
  ...plates.map(([width, height], index) =>
    anOption({
      id: 11 + index,
      title: `${width} × ${height}`,
      productPropertyId: 1,
      rank: index,
      data: { width, height },
      productPricingRuleId: 110 + index,
    }),
  ),
  ...sizes.map((of, index) =>
    anOption({
      id: 21 + index,
      title: `${of} mm`,
      productPropertyId: 2,
      rank: index,
      data: { size: of },
      productPricingRuleId: 120 + index,
    }),
  ),
  anOption({ id: 41, title: 'Flat', productPropertyId: 4, rank: 1 }),
  anOption({ id: 42, title: 'Old', productPropertyId: 4, rank: 2, archived: 1 }),
  anOption({ id: 43, title: 'Deep', productPropertyId: 4, rank: 3 }),
  anOption({ id: 44, title: 'Deeper', productPropertyId: 4, rank: 4 }),
]
const records = {
  products: [product],
  productProperties: properties,
  productOptions,
  productPricingRules: [
    aPricingRule({ id: 100, expressions: [fixed(5000), priceOf(1), priceOf(2)] }),
    ...plates.map(([, , dollars], index) =>
      aPricingRule({ id: 110 + index, expressions: [fixed(dollars * 100)] }),
    ),
    ...sizes.map((of, index) => aPricingRule({ id: 120 + index, expressions: [fixed((5 - of) * 150)] })),
  ],
}

type Given = {
  readonly sets?: EngravingSet[]
  readonly quantity?: number
  readonly box?: number
  readonly context?: Partial<EvaluationContext>
  readonly rules?: readonly ReturnType<typeof aRule>[]
}

const above = (...texts: string[]): EngravingSet => ({ '0': { above: texts.map((text) => ({ text })) } })
const long = above('MAIN BEDROOM')

/** Two plates of 82 × 82 with letters of 5 mm: a text of 78 mm is the widest there is, one of 66 mm the widest advised. */
function engraved({ sets = [long], quantity = 2, box: boxId, context = {}, rules = [] }: Given = {}) {
  const item = anItem({
    id: 501,
    quantity,
    properties: {
      '1': { optionId: 11 },
      '2': { optionId: 21 },
      '3': { engravings: sets },
      ...(boxId === undefined ? {} : { '4': { optionId: boxId } }),
    },
  })
  const profile = aProfile({
    roles: { engraving: [3] },
    engraving: { limits: true, abbreviations: [{ from: 'bedroom', to: 'br' }] },
  })
  return evaluateOrder(
    aContext({ ...records, productRules: [...rules] }, { profile, measurer: measurerWith(true), ...context }),
    aDocument([item]),
  )
}

const request = (given: Partial<FitRequest> = {}): FitRequest => ({
  itemId: 501,
  propertyId: 3,
  piece: 0,
  place: { mechanism: 0, side: 'above', line: 0 },
  ...given,
})

const titlesOf = (found: ReturnType<typeof suggestFits>) => found.map(({ title }) => title)

describe('a text that is too wide', () => {
  it('[1.5.33, 1.5.34, 1.5.35] is offered every way to make it fit, the least change first, with what it costs', () => {
    const written = (...lines: string[]) => [
      { itemId: 501, propertyId: 3, selection: { engravings: [above(...lines)] } },
    ]
    expect(suggestFits(engraved(), request())).toEqual([
      {
        kind: 'split',
        title: 'Two lines: “MAIN” and “BEDROOM”',
        changes: written('MAIN', 'BEDROOM'),
        priceDifferenceInCents: 0,
        effort: 0.5,
      },
      {
        // Five of its eleven letters go.
        kind: 'shorter',
        title: 'Write “MAIN BR”',
        changes: written('MAIN BR'),
        priceDifferenceInCents: 0,
        effort: 1005,
      },
      {
        // 72 mm in letters of 3 mm, two fifths smaller: 3 dollars more for each of two.
        kind: 'size',
        title: 'Change Letters to 3 mm',
        changes: [{ itemId: 501, propertyId: 2, selection: { optionId: 22 } }],
        priceDifferenceInCents: 600,
        effort: 2040,
      },
      {
        kind: 'plate',
        title: 'Change Plate to 140 × 82',
        changes: [{ itemId: 501, propertyId: 1, selection: { optionId: 15 } }],
        priceDifferenceInCents: 2000,
        effort: expect.closeTo(3000 + (140 / 82 - 1) * 100, 6),
      },
      {
        kind: 'plate',
        title: 'Change Plate to 160 × 160',
        changes: [{ itemId: 501, propertyId: 1, selection: { optionId: 16 } }],
        priceDifferenceInCents: 5000,
        effort: expect.closeTo(3000 + ((160 * 160) / (82 * 82) - 1) * 100, 6),
      },
    ])
  })

  it('is offered other words alone where only words are asked for', () => {
    expect(titlesOf(suggestRewordings(engraved(), request()))).toEqual([
      'Two lines: “MAIN” and “BEDROOM”',
      'Write “MAIN BR”',
    ])
    // Neither two lines nor shorter words do alone; with one long word left, a line is of 80 mm still.
    const both = engraved({ sets: [above('BEDROOM BEDROOM BEDROOM BEDROOM')] })
    expect(titlesOf(suggestRewordings(both, request()))).toEqual(['Write “BR BR” and “BR BR”, in two lines'])
  })

  it('is changed on its own piece; the others keep what they have', () => {
    const [split] = suggestFits(engraved({ sets: [above('HALL'), long] }), request({ piece: 1 }))
    expect(split?.changes).toEqual([
      { itemId: 501, propertyId: 3, selection: { engravings: [above('HALL'), above('MAIN', 'BEDROOM')] } },
    ])
    expect(suggestFits(engraved({ sets: [above('HALL'), long] }), request({ piece: 0 }))).toEqual([])
    // One set is that of every piece.
    expect(titlesOf(suggestRewordings(engraved(), request({ piece: 1 })))).toHaveLength(2)
  })

  it('is offered no size or plate that the rules take away, and no price to whom prices are hidden', () => {
    const rules = [aRule({ fromIds: [21], toIds: [15] }), aRule({ fromIds: [11], toIds: [22] })]
    expect(titlesOf(suggestFits(engraved({ rules }), request())).slice(2)).toEqual([
      'Change Letters to 2 mm',
      'Change Plate to 160 × 160',
      'Change Plate to 200 × 200',
    ])
    const viewer = { role: 'guest' as const, pricingIsHidden: true }
    const found = suggestFits(engraved({ context: { viewer } }), request())
    expect(found.map(({ priceDifferenceInCents }) => priceDifferenceInCents)).toEqual(
      Array.from({ length: 5 }, () => null),
    )
  })

  it('is offered a plate together with the first box that goes with it', () => {
    const rules = [aRule({ fromIds: [15], toIds: [41, 43] })]
    const withBox = suggestFits(engraved({ rules, box: 41 }), request()).find(({ kind }) => kind === 'plate')
    expect(withBox).toMatchObject({
      title: 'Change Plate to 140 × 82 and Box to Deeper',
      changes: [
        { itemId: 501, propertyId: 1, selection: { optionId: 15 } },
        { itemId: 501, propertyId: 4, selection: { optionId: 44 } },
      ],
      priceDifferenceInCents: 2000,
    })
  })

  it('[1.5.34] is offered what keeps within the advised width where it only passes that', () => {
    // 70 mm: two lines fit, and so do letters of 4 mm (56 mm) and a plate of 120 (half of 70 is within 52).
    expect(titlesOf(suggestFits(engraved({ sets: [above('MAIN BR')] }), request()))).toEqual([
      'Two lines: “MAIN” and “BR”',
      'Change Letters to 4 mm',
      'Change Plate to 120 × 82',
      'Change Plate to 140 × 82',
    ])
  })

  it('has nothing to offer where nothing is wrong, known or to be measured', () => {
    const nothing = (given: Given, asked: Partial<FitRequest> = {}) =>
      suggestFits(engraved(given), request(asked))
    expect(nothing({ sets: [above('HALL')] })).toEqual([])
    expect(nothing({}, { itemId: 999 })).toEqual([])
    expect(nothing({}, { propertyId: 9 })).toEqual([])
    expect(nothing({}, { place: { mechanism: 1, side: 'above', line: 0 } })).toEqual([])
    expect(nothing({}, { place: { mechanism: 0, side: 'below', line: 0 } })).toEqual([])
    expect(nothing({}, { place: { mechanism: 0, side: 'above', line: 1 } })).toEqual([])
    expect(nothing({ context: { measurer: measurerWith(false) } })).toEqual([])
    const { measurer: _, ...unmeasured } = engraved().context
    expect(suggestFits(evaluateOrder(unmeasured, engraved().document), request())).toEqual([])
  })
})

describe('the short words', () => {
  it('are those of the trade, of the organization and of the chosen options, the later before the earlier', () => {
    const ofPlate = (abbreviations: ProductOption['data'][string]) => {
      const options = productOptions.map((option) =>
        option.id === 11 ? { ...option, data: { ...option.data, abbreviations } } : option,
      )
      const before = engraved()
      const context = aContext({ ...records, productOptions: options }, { profile: before.context.profile })
      const item = evaluateOrder(context, before.document).itemsById.get(501)
      if (item === undefined) throw new Error('no item')
      const found = abbreviationsFor(context.profile, item)
      expect(found.filter(({ from, to }) => from.length < 2 || to === '')).toEqual([])
      return ['and', 'bedroom', 'main'].map((word) => found.find(({ from }) => from === word)?.to)
    }
    expect(ofPlate({})).toEqual(['&', 'br', undefined])
    expect(ofPlate({ bedroom: 'bd', main: 'mn' })).toEqual(['&', 'bd', 'mn'])
    expect(ofPlate({ bedroom: 7, main: 'mn' })).toEqual(['&', 'br', 'mn'])
    // What a profile would not take is passed over: no word, a word of one letter, nothing in its place.
    expect(ofPlate({ '': 'x', m: '', bedroom: ' ', main: 'mn' })).toEqual(['&', 'br', 'mn'])
    expect([ofPlate(['x']), ofPlate(null), ofPlate('main')]).toEqual([
      ['&', 'br', undefined],
      ['&', 'br', undefined],
      ['&', 'br', undefined],
    ])
  })
})

describe('[1.5.33, 1.5.35] all texts of a property that are too wide', () => {
  it('are written otherwise at once, as one change', () => {
    expect(rewordedEngravings(engraved(), 501, 3)).toEqual({
      title: 'Two lines: “MAIN” and “BEDROOM”',
      change: { itemId: 501, propertyId: 3, selection: { engravings: [above('MAIN', 'BEDROOM')] } },
    })
    const several = engraved({ sets: [long, above('GUEST BEDROOM')] })
    expect(rewordedEngravings(several, 501, 3)).toEqual({
      title: 'Write 2 engravings shorter or in two lines',
      change: {
        itemId: 501,
        propertyId: 3,
        selection: { engravings: [above('MAIN', 'BEDROOM'), above('GUEST', 'BEDROOM')] },
      },
    })
  })

  it('are left as they are where one of them has no shorter wording, or none is too wide', () => {
    expect(rewordedEngravings(engraved({ sets: [long, above('EIGHTHS!')] }), 501, 3)).toBeNull()
    expect(rewordedEngravings(engraved({ sets: [above('MAIN BR')] }), 501, 3)).toBeNull()
    expect(rewordedEngravings(engraved(), 501, 9)).toBeNull()
    expect(rewordedEngravings(engraved(), 999, 3)).toBeNull()
  })
})
