/** Prices with a hidden discount in them, worked out by hand: [unit price, line, rounding] of each line. */
import { describe, expect, it } from 'vitest'
import { cents } from '../../units/money.ts'
import { netOfDiscount } from './net-of-discount.ts'

type Line = readonly [unitPrice: number, quantity: number] | null

function net(lines: readonly Line[], discount: number) {
  const priced = lines.map((line) => line && { unitPrice: cents(line[0]), quantity: line[1] })
  return netOfDiscount(priced, cents(discount)).map(
    (line) => line && [line.unitPrice, line.lineTotal, line.rounding],
  )
}

describe('[2.2.40] a hidden discount', () => {
  it.each<{ says: string; lines: readonly Line[]; discount: number; gives: readonly (number[] | null)[] }>([
    {
      says: 'of 0 changes no price',
      lines: [[1000, 3], null, [0, 2]],
      discount: 0,
      gives: [[1000, 3000, 0], null, [0, 0, 0]],
    },
    {
      says: 'of nothing but free lines and credits leaves them as they are',
      lines: [[0, 2], [-500, 2], null],
      discount: 100,
      gives: [[0, 0, 0], [-500, -1000, 0], null],
    },
    {
      says: 'stands on no free line, on no credit and on none that has no price',
      lines: [[-500, 2], [1000, 1], null, [0, 4]],
      discount: 100,
      gives: [[-500, -1000, 0], [900, 900, 0], null, [0, 0, 0]],
    },
    {
      // 9.50 of 10.00 and of 5.00: 9.50 and 4.75 without a rest.
      says: 'that is whole in every price leaves no rounding',
      lines: [
        [1000, 1],
        [500, 2],
      ],
      discount: 100,
      gives: [
        [950, 950, 0],
        [475, 950, 0],
      ],
    },
    {
      // 19.99 of 20.00: 9.995 each, so 9.99 each and a cent over.
      says: 'of one cent on two equal lines is taken off the second',
      lines: [
        [1000, 1],
        [1000, 1],
      ],
      discount: 1,
      gives: [
        [1000, 1000, 0],
        [999, 999, 0],
      ],
    },
    {
      // 10 % of 5 × 0.05 and 3 × 0.05: 0.045 each. 0.36 is owed, 0.32 stands there, 0.04 are left: not enough for five.
      says: 'passes over a quantity that takes more cents than are left',
      lines: [
        [5, 5],
        [5, 3],
      ],
      discount: 4,
      gives: [
        [4, 21, 1],
        [5, 15, 0],
      ],
    },
    {
      // 0.045 each again: 0.45 is owed, 0.40 stands there, and what is left is just enough for five.
      says: 'gives a quantity exactly what is left',
      lines: [
        [5, 5],
        [5, 5],
      ],
      discount: 5,
      gives: [
        [5, 25, 0],
        [4, 20, 0],
      ],
    },
    {
      // Large quantities first, wherever they stand: 0.36 owed, 0.04 left, three take theirs and one is over.
      says: 'asks large quantities first: what they leave small ones take',
      lines: [
        [5, 1],
        [5, 2],
        [5, 5],
      ],
      discount: 4,
      gives: [
        [5, 5, 0],
        [5, 10, 0],
        [4, 21, 1],
      ],
    },
    {
      // 1 % of 1.00 and of 2 × 0.50: 0.99 without a rest, and 0.495 each. A cent is over, too little for two.
      says: 'raises no price that is whole',
      lines: [
        [100, 1],
        [50, 2],
      ],
      discount: 2,
      gives: [
        [99, 100, 1],
        [49, 98, 0],
      ],
    },
    {
      // 30.02 of 31.00: 0.968 and 9.684. 0.96 and 3 × 9.68 leave 0.02: one for the first line, one for no unit price.
      says: 'puts what no price can bear on the largest line, not on the first',
      lines: [
        [100, 1],
        [1000, 3],
      ],
      discount: 98,
      gives: [
        [97, 97, 0],
        [968, 2905, 1],
      ],
    },
    {
      // 89.99 of 90.00: 9.998 each. 9 × 9.99 leave 0.08: 0.03 for the first line, 0.03 for the second, 0.02 over.
      says: 'puts it on the first of two that are as large',
      lines: [
        [1000, 3],
        [1000, 3],
        [1000, 3],
      ],
      discount: 1,
      gives: [
        [1000, 3002, 2],
        [1000, 3000, 0],
        [999, 2997, 0],
      ],
    },
  ])('$says', ({ lines, discount, gives }) => expect(net(lines, discount)).toEqual(gives))
})
