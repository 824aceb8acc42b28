/** How a product's choices become the names of its 3D graphic. */
import { describe, expect, it } from 'vitest'
import { productGraphicSchema } from '../graphics/schema.ts'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty } from '../testing/builders.ts'
import { timestamp } from '../units/timestamp.ts'
import { graphicSpec, propertyBehindName } from './graphic-spec.ts'
import { graphicOf } from './graphic-of.ts'

const created = timestamp('2026-01-01 00:00:00')
const record = { orgId: 7, version: 1, created, lastUpdated: created, deletedAt: null }
const graphic = productGraphicSchema.parse({ ...record, id: 9, title: 'Lamp' })

const arm = aProperty({ id: 31, title: 'Arm' })
const finish = aProperty({ id: 32, title: 'Finish' })
const length = aProperty({ id: 33, title: 'Length', type: 'dimensions' })
const options = [
  anOption({ id: 311, productPropertyId: 31, data: { armLength: 400, armType: 'rigid' } }),
  anOption({ id: 321, title: 'Brass', productPropertyId: 32, data: { fill: '#c4a15a' } }),
]
const bound = (productPropertyId: number, dataKey: string) => ({ productPropertyId, dataKey })

function catalogWith(product: Parameters<typeof aProductWith>[1], archived: 0 | 1 = 0) {
  return aContext({
    products: [aProductWith([arm, finish, length], { id: 5, ...product })],
    productProperties: [arm, finish, length],
    productOptions: options,
    productGraphics: [{ ...graphic, archived }],
  }).catalog
}

const item = anItem({
  id: 1,
  productId: 5,
  properties: { '31': { optionId: 311 }, '32': { optionId: 321 }, '33': { value: 750 } },
})
const document = aDocument([item])

describe('the names of a graphic', () => {
  it('[1.1.06] are those of the drawing, with the defaults of its family', () => {
    const catalog = catalogWith({
      drawing: {
        family: 'reading-lamp',
        constants: { baseHeight: 110 },
        bindings: { armLength: bound(31, 'armLength'), 'finish.fill': bound(32, 'fill') },
      },
      graphic: { productGraphicId: 9 },
    })
    expect(graphicSpec(catalog, document, item)?.spec).toMatchObject({
      baseHeight: 110,
      armLength: 400,
      armDiameter: 9,
      finish: { fill: '#c4a15a', surface: 'plain' },
    })
  })

  it('come from bindings of its own as well, which go before those of the drawing', () => {
    const catalog = catalogWith({
      drawing: { family: 'reading-lamp', constants: { armLength: 100 } },
      graphic: {
        productGraphicId: 9,
        constants: { shade: '#fff' },
        bindings: { armLength: bound(31, 'armLength'), long: { productPropertyId: 33, source: 'value' } },
      },
    })
    expect(graphicSpec(catalog, document, item)?.spec).toMatchObject({
      armLength: 400,
      shade: '#fff',
      long: 750,
    })
  })

  it('need no drawing at all', () => {
    const catalog = catalogWith({
      graphic: { productGraphicId: 9, bindings: { type: bound(31, 'armType') } },
    })
    expect(graphicSpec(catalog, document, item)).toEqual({ graphic, spec: { type: 'rigid' } })
  })

  it('are none for products without a graphic, with an archived one, or with one that is gone', () => {
    expect(graphicSpec(catalogWith({}), document, item)).toBeUndefined()
    expect(graphicSpec(catalogWith({ graphic: { productGraphicId: 9 } }, 1), document, item)).toBeUndefined()
    expect(graphicOf(catalogWith({ graphic: { productGraphicId: 10 } }), 5)).toBeUndefined()
  })

  it('lead back to the property that gives them', () => {
    const product = catalogWith({
      drawing: { family: 'reading-lamp', bindings: { finish: bound(32, 'fill') } },
      graphic: { productGraphicId: 9, bindings: { width: bound(31, 'armLength') } },
    }).products.get(5)
    expect(propertyBehindName(product, 'width')).toBe(31)
    expect(propertyBehindName(product, 'finish.fill')).toBe(32)
    expect(propertyBehindName(product, 'finishes')).toBeUndefined()
  })
})
