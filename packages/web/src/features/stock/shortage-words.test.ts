/** What is said of a shortage, and to whom. */
import { expect, it } from 'vitest'
import { shortageText } from './shortage-words.ts'

const box = { productId: 1, title: 'Back box' }

it('[issue 14] tells customers in words that there is not enough', () => {
  expect(shortageText({ ...box, isOut: false }, 'open')).toBe('There is not enough of Back box in stock.')
  expect(shortageText({ ...box, isOut: true }, 'open')).toBe('Back box is out of stock.')
})

it('[issue 14] tells employees how much is missing, and on backorder once it is promised', () => {
  const short = { ...box, isOut: false, wanted: 13, missing: 3 }
  expect(shortageText(short, 'open')).toBe('Back box: 13 wanted, 10 in stock, 3 missing.')
  expect(shortageText(short, 'reserved')).toBe('Back box: 3 on backorder.')
})
