/** The drawings of an order: which there are, what they are called, what stands with them, and what can not be drawn. */
import { describe, expect, it } from 'vitest'
import { customProductId } from '../catalog/schema.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import type { EngravingSet } from '../engraving/schema.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty } from '../testing/builders.ts'
import { orderViews, pieceGroups, pieceList } from './order-views.ts'
import { fullSize } from './scales.ts'

const properties = [
  aProperty({ id: 1, title: 'Finish', rank: 1 }),
  aProperty({ id: 2, title: 'Width', type: 'dimensions', isRequired: 0, rank: 2 }),
  aProperty({ id: 3, title: 'Engravings', type: 'text', isArray: 1, isRequired: 0, rank: 3 }),
  aProperty({ id: 4, title: 'Batch', type: 'text', isRequired: 0, rank: 4, drawingVisibility: 'none' }),
  aProperty({ id: 5, title: '', type: 'text', isRequired: 0, rank: 5 }),
  aProperty({ id: 6, title: 'Remark', type: 'text', isRequired: 0, rank: 6 }),
]
const constants = { height: 82, layoutString: 'P' }
const width = { productPropertyId: 2, source: 'value' } as const
const plate = aProductWith(properties, {
  id: 1,
  title: 'Plate',
  drawing: {
    family: 'keypad-plate',
    constants,
    bindings: { width, engravings: { productPropertyId: 3, source: 'engravings' } },
  },
})
const others = [
  aProductWith([], { id: 2, title: 'Invoice', drawing: null }),
  aProductWith([], { id: 3, title: 'Odd', drawing: { family: 'nothing', constants: {} } }),
  aProductWith([], {
    id: 4,
    title: 'Wrong',
    drawing: { family: 'keypad-plate', constants: { ...constants, width: -1 } },
  }),
  aProductWith([], {
    id: 5,
    title: 'Rail',
    drawing: { family: 'rail-profile', constants: { length: 3000, width: 40, height: 20, shape: 'c' } },
  }),
]
const shortRail = { length: 300, width: 90, height: 90, shape: 'c' }
const whole = aProductWith([], {
  id: 6,
  title: 'Piece of rail',
  drawing: { family: 'rail-profile', constants: shortRail },
})
const context = aContext({
  products: [plate, ...others, whole],
  productProperties: properties,
  productOptions: [anOption({ id: 11, title: 'Bronze', productPropertyId: 1 })],
})

const above = (text: string): EngravingSet => ({ '0': { above: [{ text }] } })

function anOrderOf(...items: Partial<ProductInstance>[]) {
  return evaluateOrder(
    context,
    aDocument(items.map((item, index) => anItem({ id: 501 + index, productId: 1, title: 'Hall', ...item }))),
  )
}

function plateWith(engravings: EngravingSet[], quantity: number): Partial<ProductInstance> {
  return { quantity, properties: { '1': { optionId: 11 }, '2': { value: 82 }, '3': { engravings } } }
}

const inWords = (...items: Partial<ProductInstance>[]) =>
  orderViews(anOrderOf(...items), { unit: 'mm' }).views.map(({ key, heading, subheading }) => [
    key,
    heading,
    subheading,
  ])

const reasons = (...items: Partial<ProductInstance>[]) =>
  orderViews(anOrderOf(...items), { unit: 'mm' }).undrawn

describe('the pieces of an item', () => {
  const groups = (engravings: EngravingSet[], quantity: number) => {
    const [item] = anOrderOf(plateWith(engravings, quantity)).items
    return item && pieceGroups(item)
  }
  const [a, b] = [above('A'), above('B')]

  it.each([
    ['are one group without engravings', [], 3, [[0, 1, 2]]],
    ['are one group where one set counts for all', [a], 3, [[0, 1, 2]]],
    ['are parted where they are engraved differently', [a, b], 2, [[0], [1]]],
    [
      'come together where they are alike, those beyond the last set with the first',
      [a, b, a],
      5,
      [[0, 2, 3, 4], [1]],
    ],
    ['are no more than the quantity', [a, b, b], 1, [[0]]],
  ])('%s', (_what, engravings, quantity, expected) => {
    expect(groups(engravings, quantity)).toEqual(expected)
  })

  it.each([
    [[0], '1'],
    [[0, 1, 2, 4], '1–3, 5'],
    [[1, 3, 4, 9], '2, 4–5, 10'],
    [[], ''],
  ])('%j are called %j', (pieces, text) => {
    expect(pieceList(pieces)).toBe(text)
  })
})

describe('a view', () => {
  it('has the number of its item, its title, its product and how many pieces there are', () => {
    const item = plateWith([], 2)
    expect(inWords(item, { ...item, title: ' ', quantity: 1 }, { ...item, title: ' Plate ' })).toEqual([
      ['501', '1 Hall', 'Plate · 2 pieces'],
      ['502', '2 Plate', '1 piece'],
      ['503', '3 Plate', '2 pieces'],
    ])
  })

  it('[2.1.02] is one for each kind of piece', () => {
    expect(inWords(plateWith([above('A'), above('B'), above('A')], 5))).toEqual([
      ['501.1', '1 Hall, 1, 3–5', 'Plate · Pieces 1, 3–5 of 5'],
      ['501.2', '1 Hall, 2', 'Plate · Piece 2 of 5'],
    ])
    const { views } = orderViews(anOrderOf(plateWith([above('A'), above('B')], 2)), { unit: 'mm' })
    expect(views.map(({ scene }) => scene.engravings?.map(({ content }) => content))).toEqual([['A'], ['B']])
  })

  it('has what is chosen and printed with drawings, the notes last; engravings are drawn', () => {
    const item = {
      ...plateWith([above('A')], 1),
      notes: ' Mind the step ',
    }
    const chosen = { ...item.properties, '4': { value: 'B-7' }, '5': { value: 'x' }, '6': { value: ' ' } }
    const { views } = orderViews(anOrderOf({ ...item, properties: chosen }), { unit: 'in' })
    expect(views.map(({ facts }) => facts)).toEqual([
      [
        { title: 'Finish', value: 'Bronze' },
        { title: 'Width', value: '3 1/4"' },
        { title: 'ERROR', value: 'x' },
        { title: 'Notes', value: 'Mind the step' },
      ],
    ])
    expect(orderViews(anOrderOf({ ...item, notes: ' ' }), { unit: 'mm' }).views[0]?.facts).toEqual([
      { title: 'Finish', value: 'Bronze' },
      { title: 'Width', value: '82 mm' },
    ])
  })

  it('says what is wrong with its item', () => {
    const [sound, broken] = orderViews(anOrderOf(plateWith([], 1), { properties: { '2': { value: 82 } } }), {
      unit: 'mm',
    }).views
    expect(sound?.remarks).toEqual([])
    expect(broken?.remarks).toEqual(['Not ready to be made: Finish is not chosen yet.'])
  })

  it('says where it is broken or enlarged, and then has a drawing for each scale, drawn once', () => {
    const { views } = orderViews(anOrderOf({ productId: 5 }, plateWith([], 1)), { unit: 'mm' })
    const [rail, flat] = views
    expect(rail?.subheading).toBe('Rail · 1 piece. Shown broken or enlarged in parts: figures count.')
    expect(flat?.sceneAt).toBeUndefined()
    const small = { ratio: 0.1, label: '1 : 10' }
    const drawn = rail?.sceneAt?.(small)
    expect(drawn?.family).toBe('rail-profile')
    expect(rail?.sceneAt?.(small)).toBe(drawn)
    expect(rail?.sceneAt?.(fullSize)).not.toBe(drawn)
  })
})

it('a view whose figures are true as they are drawn is not called broken', () => {
  const [view] = orderViews(anOrderOf({ productId: 6 }), { unit: 'mm' }).views
  expect(view?.subheading).toBe('Piece of rail · 1 piece')
  expect(view?.scene.dimensions.some(({ valueMm }) => valueMm === 300)).toBe(true)
})

describe('an item without a drawing', () => {
  it('is named, with the reason', () => {
    expect(
      reasons(
        { productId: customProductId, title: 'Shelf' },
        { productId: 99, title: '' },
        { productId: 2 },
        { productId: 3 },
        { productId: 4 },
        { properties: { '1': { optionId: 11 } }, title: '' },
      ),
    ).toEqual([
      { itemId: 501, heading: '1 Shelf', reason: 'A custom product has no drawing.' },
      {
        itemId: 502,
        heading: '2 Product no longer offered',
        reason: 'This product is no longer offered, so its drawing is not known.',
      },
      { itemId: 503, heading: '3 Hall', reason: 'This product has no drawing to scale.' },
      { itemId: 504, heading: '4 Hall', reason: 'This product has no drawing to scale.' },
      { itemId: 505, heading: '5 Hall', reason: 'It can not be drawn with these choices.' },
      { itemId: 506, heading: '6 Plate', reason: 'Its drawing needs a choice first: Width.' },
    ])
  })

  it('is named once, and does not keep the others from being drawn', () => {
    const undrawable = {
      ...plateWith([above('A'), above('B')], 2),
      properties: { '3': { engravings: [above('A'), above('B')] } },
    }
    const { views, undrawn } = orderViews(
      anOrderOf(undrawable, plateWith([], 1), { productId: customProductId, title: '' }),
      { unit: 'mm' },
    )
    expect(views.map(({ heading }) => heading)).toEqual(['2 Hall'])
    expect(undrawn.map(({ heading }) => heading)).toEqual(['1 Hall', '3 Custom product'])
  })
})
