/** What is said of an item that came, and how its drawings stand on paper. Issue 18. */
import { expect, test } from 'vitest'
import { readItemSchema } from '../orders/revisions/reading.ts'
import { itemLines } from './change-lines.ts'

const hall = (price: { unitPriceInCents: number; lineTotalInCents: number } | null) => ({
  kind: 'added' as const,
  number: 1,
  item: readItemSchema.parse({
    itemId: 1,
    name: 'Hall',
    productTitle: 'Keypad',
    quantity: 2,
    notes: '',
    choices: [],
    price,
  }),
})

test('[issue 18] money line by line: an item that came says what it costs, to whoever sees prices', () => {
  expect(itemLines(hall({ unitPriceInCents: 72_880, lineTotalInCents: 145_760 }))).toEqual([
    { title: 'Product', before: '', after: 'Keypad' },
    { title: 'Quantity', before: '', after: '2' },
    { title: 'Unit price', before: '', after: '$728.80' },
    { title: 'Subtotal', before: '', after: '$1,457.60' },
  ])
  expect(itemLines(hall(null)).map(({ title }) => title)).toEqual(['Product', 'Quantity'])
})
