/** What bindings make of choices: the specification of a drawing, the properties it still needs, where engravings stand. */
import { describe, expect, it } from 'vitest'
import type { DrawingBinding, ProductDrawing } from '../catalog/schema.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aProduct,
  aProductWith,
  aProfile,
  aProperty,
  aRule,
} from '../testing/builders.ts'
import {
  bindSpec,
  type BoundChoice,
  drawnFigure,
  itemScene,
  readerOfItem,
  resolveDrawingSpec,
} from './bind-drawing.ts'
import { engravingSetsOfDrawing, engravingStacks, isEngraved, piecesOf } from './engraving-grid.ts'
import type { Selection } from '../orders/selections.ts'

const binding = (productPropertyId: number, given: Partial<DrawingBinding> = {}): DrawingBinding => ({
  productPropertyId,
  source: 'optionData',
  ...given,
})

describe('a specification', () => {
  const brass = anOption({
    title: 'Brass',
    productPropertyId: 1,
    data: { color: '#cc9', size: { width: 80 }, nothing: null },
  })
  const choices: Record<number, BoundChoice> = {
    1: { option: brass, selection: { optionId: brass.id } },
    2: { option: undefined, selection: { value: 250 } },
    3: { option: undefined, selection: { engravings: [{ '0': { above: [{ text: 'A' }] } }, { '1': {} }] } },
    4: { option: undefined, selection: undefined },
  }
  const bound = (
    bindings: ProductDrawing['bindings'],
    constants: ProductDrawing['constants'] = {},
    options?: Parameters<typeof bindSpec>[2],
  ) => bindSpec({ bindings, constants }, (id) => choices[id], options)

  it('takes data, titles, values and engravings where they are bound to, over its constants', () => {
    expect(
      bound(
        {
          color: binding(1, { dataKey: 'color' }),
          finish: binding(1, { source: 'optionTitle' }),
          all: binding(1),
          length: binding(2, { source: 'value' }),
          engravings: binding(3, { source: 'engravings' }),
        },
        { length: 1, kind: 'plate' },
      ),
    ).toEqual({
      spec: {
        kind: 'plate',
        color: '#cc9',
        finish: 'Brass',
        all: { color: '#cc9', size: { width: 80 }, nothing: null },
        length: 250,
        engravings: { '0': { above: [{ text: 'A' }] } },
      },
      unbound: [],
    })
  })

  it('names what found no value, and keeps the constant there', () => {
    expect(
      bound(
        {
          color: binding(1, { dataKey: 'nothing' }),
          gauge: binding(1, { dataKey: 'gauge' }),
          width: binding(2, { dataKey: 'width' }),
          whole: binding(2),
          title: binding(2, { source: 'optionTitle' }),
          length: binding(4, { source: 'value' }),
          engravings: binding(4, { source: 'engravings' }),
          depth: binding(99, { source: 'value' }),
        },
        { color: '#000' },
      ),
    ).toEqual({
      spec: { color: '#000' },
      unbound: ['color', 'gauge', 'width', 'whole', 'title', 'length', 'engravings', 'depth'],
    })
  })

  it('is set at dotted paths, next to what stands there, and leaves the constants as they are', () => {
    const constants = { box: { depth: 5, inner: { gap: 1 } }, list: [1], text: 'x' }
    const length = binding(2, { source: 'value' })
    expect(
      bound(
        {
          'box.inner.width': length,
          'box.width': length,
          'list.a': length,
          'text.a': length,
          'new.a.b': length,
        },
        constants,
      ).spec,
    ).toEqual({
      box: { depth: 5, width: 250, inner: { gap: 1, width: 250 } },
      list: { a: 250 },
      text: { a: 250 },
      new: { a: { b: 250 } },
    })
    expect(constants).toEqual({ box: { depth: 5, inner: { gap: 1 } }, list: [1], text: 'x' })
  })

  it('takes the engravings of the piece that is asked for, or none, or certain parts alone', () => {
    const bindings = {
      engravings: binding(3, { source: 'engravings' }),
      length: binding(2, { source: 'value' }),
      'box.width': binding(2, { source: 'value' }),
    }
    const keysOf = (options: Parameters<typeof bindSpec>[2]) => bound(bindings, {}, options).spec
    expect(keysOf({ piece: 1 })).toMatchObject({ engravings: { '1': {} } })
    expect(keysOf({ piece: 5 })).toMatchObject({ engravings: { '0': { above: [{ text: 'A' }] } } })
    expect(keysOf({ withEngravings: false })).toEqual({ length: 250, box: { width: 250 } })
    expect(keysOf({ only: ['box'] })).toEqual({ box: { width: 250 } })
    expect(keysOf({ only: ['length', 'engravings'], withEngravings: true })).toEqual({
      length: 250,
      engravings: { '0': { above: [{ text: 'A' }] } },
    })
  })
})

describe('the drawing of an item', () => {
  const width = aProperty({ id: 1, type: 'number', isRequired: 0 })
  const plan = aProperty({ id: 2, isRequired: 0 })
  const engraving = aProperty({ id: 3, type: 'text', isRequired: 0 })
  const wall = aProperty({ id: 4, isRequired: 0 })
  const properties = [width, plan, engraving, wall]
  const drawing = {
    family: 'keypad-plate',
    constants: { layoutString: 'P' },
    bindings: {
      width: { productPropertyId: 1, source: 'value' as const },
      height: { productPropertyId: 2, source: 'optionData' as const, dataKey: 'height' },
      engravings: { productPropertyId: 3, source: 'engravings' as const },
    },
  }
  const product = aProductWith(properties, { id: 1, drawing })
  const { catalog } = aContext({
    products: [
      product,
      aProductWith(properties, { id: 2 }),
      aProductWith(properties, { id: 3, drawing: { ...drawing, family: 'no-such-family' } }),
    ],
    productProperties: properties,
    productOptions: [
      anOption({ id: 21, productPropertyId: 2, data: { height: 90 } }),
      anOption({ id: 41, productPropertyId: 4 }),
    ],
    productRules: [aRule({ fromIds: [41], toResourceKey: 'productProperty', toIds: [2] })],
  })
  const resolved = (selections: Record<string, Selection>, productId = 1, piece?: number) =>
    resolveDrawingSpec(catalog, aDocument([]), anItem({ id: 77, productId, properties: selections }), piece)
  const chosen = { '1': { value: 82 }, '2': { optionId: 21 } }
  const engraved: Record<string, Selection> = {
    '3': { engravings: [{ '0': { above: [{ text: 'A' }] } }, {}] },
  }

  it('[1.9.33] is what its bindings say, with chance by the id of the item', () => {
    expect(resolved(chosen)).toMatchObject({
      ok: true,
      family: 'keypad-plate',
      spec: { seed: 77, height: 90, width: 82, layoutString: 'P' },
      parsed: { height: 90, width: 82 },
    })
    expect(resolved({ ...chosen, ...engraved })).toMatchObject({
      spec: { engravings: { '0': { above: [{ text: 'A' }] } } },
    })
    expect(resolved({ ...chosen, ...engraved }, 1, 1)).toMatchObject({ spec: { engravings: {} } })
  })

  it('names the choices that it still needs, and none where there is no drawing', () => {
    expect(resolved({})).toEqual({ ok: false, missing: [1, 2] })
    expect(resolved({ '1': { value: 82 } })).toEqual({ ok: false, missing: [2] })
    expect(resolved({ ...chosen, '4': { optionId: 41 } })).toEqual({ ok: false, missing: [2] })
    expect(resolved(chosen, 2)).toEqual({ ok: false, missing: [] })
    expect(resolved(chosen, 3)).toEqual({ ok: false, missing: [] })
    expect(resolved(chosen, 99)).toEqual({ ok: false, missing: [] })
    const scene = itemScene(catalog, aDocument([]), anItem({ properties: { '1': { value: 82 } } }))
    expect(scene).toEqual({ ok: false, code: 'incomplete', missing: [2] })
  })

  it('reads a choice that is shown, nothing of a hidden or an unknown property', () => {
    const read = (productId: number, id: number, more: Record<string, Selection> = {}) =>
      readerOfItem(catalog, aDocument([]), anItem({ productId, properties: { ...chosen, ...more } }))(id)
    expect(read(1, 2)).toMatchObject({ option: { id: 21 }, selection: { optionId: 21 } })
    expect(read(1, 1)).toEqual({ option: undefined, selection: { value: 82 } })
    expect(read(1, 2, { '4': { optionId: 41 } })).toBeUndefined()
    expect([read(1, 9), read(99, 2)]).toEqual([undefined, undefined])
  })

  it('[1.9.28] gives a typed property the figure that it has in its place', () => {
    const height = { productPropertyId: 5, source: 'value' as const }
    const whole = { width: 82, height: 90, layoutString: 'P' }
    const figured = (given: Partial<ProductDrawing>) =>
      aProduct({ drawing: { ...drawing, constants: whole, ...given } })
    const typed = { ...drawing.bindings, height }
    expect(drawnFigure(figured({ bindings: typed }), 5)).toBe(90)
    expect(drawnFigure(figured({ bindings: typed }), 1)).toBe(82)
    expect(drawnFigure(figured({}), 2)).toBeUndefined()
    expect(drawnFigure(figured({}), 5)).toBeUndefined()
    expect(drawnFigure(figured({ bindings: { layoutString: height } }), 5)).toBeUndefined()
    expect(drawnFigure(figured({ bindings: { 'width.of.what': height } }), 5)).toBeUndefined()
    expect(drawnFigure(figured({ constants: { width: 'wide' } }), 1)).toBeUndefined()
    expect(drawnFigure(figured({ family: 'no-such-family' }), 1)).toBeUndefined()
    expect(drawnFigure(aProduct(), 1)).toBeUndefined()
    expect(drawnFigure(undefined, 1)).toBeUndefined()
  })

  it('has an engraving for each language, and none where it can not be read', () => {
    expect(engravingSetsOfDrawing(resolved({ ...chosen, ...engraved }))).toEqual([
      { '0': { above: [{ text: 'A' }] } },
      {},
    ])
    expect(engravingSetsOfDrawing(resolved(chosen))).toEqual([{}, {}])
    expect(engravingSetsOfDrawing(resolved({}))).toEqual([])
  })

  it('[1.3.14] tells which properties hold engravings: those that it shows, and those that are named so', () => {
    const profile = aProfile({ roles: { engraving: [7], secondEngraving: [8] } })
    const holding = (of: typeof product | undefined, own = profile) =>
      [1, 2, 3, 7, 8].filter((id) => isEngraved({ id }, of, own))
    expect(holding(product)).toEqual([3, 7, 8])
    expect(holding(undefined)).toEqual([7, 8])
    expect(holding(product, aProfile())).toEqual([3])
  })

  it('[1.3.14] stacks the languages of a place; those without a place stand alone', () => {
    const profile = aProfile({ roles: { engraving: [3, 7], secondEngraving: [8, 7] } })
    const second = { productPropertyId: 6, source: 'engravings' as const }
    const both = { ...drawing, bindings: { secondEngravings: second, ...drawing.bindings } }
    expect(engravingStacks(both, profile)).toEqual([[3, 6], [7], [8]])
    expect(engravingStacks(drawing, profile)).toEqual([[3], [7], [8]])
    expect(engravingStacks({ ...drawing, bindings: {} }, profile)).toEqual([[3], [7], [8]])
    expect(
      engravingStacks({ ...drawing, bindings: { engravings: drawing.bindings.width } }, aProfile()),
    ).toEqual([])
    expect([engravingStacks(null, aProfile()), engravingStacks(undefined, profile)]).toEqual([
      [],
      [[3], [7], [8]],
    ])
  })
})

describe('[1.5.30] the engravings of each piece', () => {
  const one = { '0': { above: [{ text: 'A' }] } }
  const two = { '0': { above: [{ text: 'B' }] } }
  const other = { '1': { below: [{ text: 'C' }] } }
  const of = (...sets: NonNullable<Selection['engravings']>) => ({
    propertyId: 1,
    selection: { engravings: sets },
  })

  it.each([
    ['one set for all of them', [of(one)], 3, [[one]]],
    ['a set for each', [of(one, two)], 2, [[one], [two]]],
    ['no more sets than pieces', [of(one, two)], 1, [[one]]],
    [
      'two languages, one of them the same for all',
      [of(one, two), of(other)],
      2,
      [
        [one, other],
        [two, other],
      ],
    ],
    ['nothing engraved', [{ propertyId: 1, selection: {} }], 2, []],
    ['nothing', [], 2, []],
  ])('come from %s', (_, engraved, quantity, expected) => {
    expect(piecesOf(engraved, quantity)).toEqual(expected)
  })
})
