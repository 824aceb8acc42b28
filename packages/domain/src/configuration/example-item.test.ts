/** The example that owners look at: a product as it begins, with choices made otherwise, of the item or of its order. */
import { expect, test } from 'vitest'
import { aContext, anOption, aProductWith, aProperty } from '../testing/builders.ts'
import { exampleItem, withChoices } from './example-item.ts'

const size = aProperty({ id: 1, title: 'Size' })
const screws = aProperty({ id: 2, title: 'Screws', isOrderLevel: 1 })
const context = aContext({
  products: [aProductWith([size, screws], { id: 5 })],
  productProperties: [size, screws],
  productOptions: [
    anOption({ id: 11, productPropertyId: 1, rank: 1 }),
    anOption({ id: 12, productPropertyId: 1, rank: 2 }),
    anOption({ id: 21, productPropertyId: 2, rank: 1 }),
    anOption({ id: 22, productPropertyId: 2, rank: 2 }),
  ],
})
const person = { orgId: 1, userId: 1 }

test('[issue 14] an example begins as a new item does; an unknown product has none', () => {
  const example = exampleItem(context, 5, person)
  expect(example?.item.properties).toEqual({ '1': { optionId: 11 } })
  expect(example?.document.order.properties).toEqual({ '2': { optionId: 21 } })
  expect(exampleItem(context, 6, person)).toBeNull()
})

test('[issue 14] other choices stand at the item or at its order, and nothing else changes', () => {
  const example = exampleItem(context, 5, person)
  if (!example) throw new Error('no example')
  const shown = withChoices(context, example, { '1': { optionId: 12 }, '2': { optionId: 22 } })
  expect(shown.item.properties).toEqual({ '1': { optionId: 12 } })
  expect(shown.document.items).toEqual([shown.item])
  expect(shown.document.order.properties).toEqual({ '2': { optionId: 22 } })
  expect(example.item.properties).toEqual({ '1': { optionId: 11 } })
})
