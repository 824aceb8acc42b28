/** The small picture of a line: its drawing, else the still of its 3D graphic, else a picture, else none. */
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../../configuration/evaluate.ts'
import type { Scene } from '../../drawing/scene.ts'
import type { TextMeasurer } from '../../engraving/fonts/measure.ts'
import { type GraphicNode, productGraphicSchema } from '../../graphics/schema.ts'
import type { ProductInstance } from '../../orders/schema.ts'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty, at } from '../../testing/builders.ts'
import { itemPictureOf, type KnownScenes } from './item-picture.ts'

const record = {
  orgId: 7,
  version: 1,
  created: at('2026-01-01'),
  lastUpdated: at('2026-01-01'),
  deletedAt: null,
}
const media = (id: number) => `/api/media/7/${id}/thumbnail`

const text = aProperty({ id: 1, title: 'Text', type: 'text', isArray: 1, isRequired: 0, rank: 1 })
const size = aProperty({ id: 2, title: 'Size', isRequired: 0, rank: 2 })
const finish = aProperty({ id: 3, title: 'Finish', isRequired: 0, rank: 3 })
const options = [
  anOption({ id: 21, productPropertyId: 2, title: 'Plain' }),
  anOption({ id: 31, productPropertyId: 3, title: 'Bronze', thumbnailUrl: media(31) }),
  anOption({ id: 32, productPropertyId: 3, title: 'White' }),
]
const plate = {
  family: 'keypad-plate',
  constants: { width: 82, height: 82, layoutString: 'P' },
  bindings: { engravings: { productPropertyId: 1, source: 'engravings' as const } },
}

type World = {
  readonly product?: Parameters<typeof aProductWith>[1]
  readonly nodes?: GraphicNode[]
  readonly measurer?: TextMeasurer
}

function evaluationOf(items: readonly ProductInstance[], { product, nodes = [], measurer }: World) {
  const context = aContext(
    {
      products: [aProductWith([text, size, finish], { id: 1, ...product })],
      productProperties: [text, size, finish],
      productOptions: options,
      productGraphics: [productGraphicSchema.parse({ ...record, id: 9, title: 'Lamp', nodes })],
    },
    measurer && { measurer },
  )
  return evaluateOrder(context, aDocument(items))
}

function pictureOf(world: World, given: Parameters<typeof anItem>[0] = {}) {
  const item = anItem({ id: 1, ...given })
  return itemPictureOf(evaluationOf([item], world), item)
}

function sceneOf(world: World, given: Parameters<typeof anItem>[0] = {}): Scene {
  const picture = pictureOf(world, given)
  if (picture.kind !== 'scene') throw new Error(`no scene: ${picture.kind}`)
  return picture.scene
}

function node(type: string, props: GraphicNode['props'], children: GraphicNode[] = []): GraphicNode {
  return { id: `${type} ${children.length}`, type, title: type, props, children }
}
const graphic = { productGraphicId: 9 }
const cylinder = [node('group', {}, [node('cylinder', { diameter: 100, length: 50 })])]

describe('a line that is drawn', () => {
  it('has its drawing, before its graphic and its pictures', () => {
    const product = { drawing: plate, graphic, thumbnailUrl: media(1) }
    const scene = sceneOf({ product, nodes: cylinder }, { thumbnailUrl: media(2) })
    expect([scene.family, scene.bounds]).toEqual(['keypad-plate', { x: 0, y: 0, width: 82, height: 82 }])
  })

  const engraved = { properties: { '1': { engravings: [{ '0': { above: [{ text: 'HALL' }] } }] } } }
  const measurer: TextMeasurer = {
    isExact: true,
    measure: () => ({
      advanceMm: 10,
      inkLeft: 0,
      inkRight: 10,
      isExact: true,
      missing: [],
      outlines: 'M0 0L7 7',
    }),
  }
  const outlines = ({ items }: Scene) =>
    items.flatMap((item) => (item.kind === 'text' ? [[item.text, item.outlines]] : []))

  it('shows its engravings, with their outlines in the middle where they are measured', () => {
    expect(outlines(sceneOf({ product: { drawing: plate } }, engraved))).toEqual([['HALL', undefined]])
    expect(outlines(sceneOf({ product: { drawing: plate }, measurer }, engraved))).toEqual([
      ['HALL', 'M-5 0L2 7'],
    ])
  })

  it('shares its drawing with those that look alike, and with no other', () => {
    const items = [
      anItem({ id: 1, ...engraved }),
      anItem({ id: 2, rank: 2, ...engraved }),
      anItem({ id: 3, rank: 3 }),
    ]
    const evaluation = evaluationOf(items, { product: { drawing: plate } })
    const known: KnownScenes = new Map()
    const [first, second, third] = items.map((item) => itemPictureOf(evaluation, item, known))
    const scene = (picture: typeof first) => (picture?.kind === 'scene' ? picture.scene : undefined)
    expect(scene(first)).toBeDefined()
    expect(scene(second)).toBe(scene(first))
    expect(outlines(sceneOf({ product: { drawing: plate } }))).toEqual([])
    expect(scene(third)).not.toBe(scene(first))
  })
})

describe('a line without a drawing', () => {
  it('has the still of its graphic, before its pictures, with few sides', () => {
    const product = { graphic, thumbnailUrl: media(1) }
    const scene = sceneOf({ product, nodes: cylinder })
    // Round things have 18 sides in small pictures: 2 × 50 × cos 10° is 98.5.
    expect([scene.family, scene.description]).toEqual([
      'still',
      'Lamp, 100 × 50 × 98 mm wide, high and deep. Shows cylinder.',
    ])
  })

  it.each<{ says: string; nodes: GraphicNode[]; drawing?: typeof plate }>([
    { says: 'its graphic is empty', nodes: [node('group', {})] },
    {
      says: 'its graphic can not be worked out',
      nodes: [node('group', {}, [node('cylinder', { diameter: 'lost + 1' })])],
    },
    {
      says: 'its drawing is of a family that nobody knows',
      nodes: [],
      drawing: { ...plate, family: 'lost' },
    },
    {
      says: 'its drawing lacks a size',
      nodes: [],
      drawing: { ...plate, constants: { width: -1, height: 82, layoutString: 'P' } },
    },
  ])('has a picture where $says', ({ nodes, drawing }) => {
    const product = { graphic, thumbnailUrl: media(1), ...(drawing && { drawing }) }
    expect(pictureOf({ product, nodes })).toEqual({ kind: 'picture', url: media(1) })
  })

  const chosen = { properties: { '2': { optionId: 21 }, '3': { optionId: 31 } } }
  it.each([
    {
      says: 'its own before any other',
      given: { ...chosen, thumbnailUrl: media(2) },
      gives: { kind: 'picture', url: media(2) },
    },
    {
      says: 'that of the first choice that has one',
      given: chosen,
      gives: { kind: 'picture', url: media(31) },
    },
    {
      says: 'that of its product where no choice has one',
      given: { properties: { '3': { optionId: 32 } } },
      gives: { kind: 'picture', url: media(1) },
    },
    { says: 'none where there is none', given: { productId: -1 }, gives: { kind: 'none' } },
  ])('has a picture: $says', ({ given, gives }) => {
    expect(pictureOf({ product: { thumbnailUrl: media(1) } }, given)).toEqual(gives)
  })
})
