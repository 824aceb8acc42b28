/** The sheets of paper. */
import { expect, test } from 'vitest'
import { PX_PER_INCH, pageSizes, pxOfMm } from './page-sizes.ts'

test('[2.9.10] ledger is 1632 × 1056, landscape 1056 × 816, portrait 816 × 1056', () => {
  expect(pageSizes).toEqual({
    ledger: { width: 1632, height: 1056 },
    landscape: { width: 1056, height: 816 },
    portrait: { width: 816, height: 1056 },
  })
})

test('the sizes are Letter and Tabloid at 96 px to the inch', () => {
  expect(pageSizes.landscape.width / PX_PER_INCH).toBe(11)
  expect(pageSizes.landscape.height / PX_PER_INCH).toBe(8.5)
  expect(pageSizes.ledger.width / PX_PER_INCH).toBe(17)
  expect(pxOfMm(25.4)).toBeCloseTo(96, 9)
})
