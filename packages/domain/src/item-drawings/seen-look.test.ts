/** What is seen of a product in three dimensions: the choices that its drawing or graphic shows, and no others. [issue 15] */
import { describe, expect, it } from 'vitest'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty } from '../testing/builders.ts'
import { seenLook } from './seen-look.ts'

const finish = aProperty({ id: 32, title: 'Finish' })
const packing = aProperty({ id: 34, title: 'Packing' })
const { catalog } = aContext({
  products: [
    aProductWith([finish, packing], {
      id: 5,
      drawing: {
        family: 'wallLight',
        constants: { width: 120 },
        bindings: { fill: { source: 'optionData', productPropertyId: 32, dataKey: 'fill' } },
      },
    }),
  ],
  productProperties: [finish, packing],
  productOptions: [
    anOption({ id: 321, productPropertyId: 32, data: { fill: '#c4a15a' } }),
    anOption({ id: 322, productPropertyId: 32, data: { fill: '#202020' } }),
    anOption({ id: 341, productPropertyId: 34 }),
    anOption({ id: 342, productPropertyId: 34 }),
  ],
})

function look(finishId: number, packingId: number) {
  const item = anItem({
    id: 1,
    productId: 5,
    properties: { '32': { optionId: finishId }, '34': { optionId: packingId } },
  })
  return seenLook(catalog, aDocument([item]), item)
}

describe('what is seen of a product', () => {
  it('[issue 15] changes with a choice that its drawing shows', () => {
    expect(look(321, 341)).toMatchObject({ family: 'wallLight', drawn: { width: 120, fill: '#c4a15a' } })
    expect(look(322, 341)).not.toEqual(look(321, 341))
  })

  it('[issue 15] stays with a choice that nothing shows', () => {
    expect(look(321, 342)).toEqual(look(321, 341))
  })
})
