/** A law of orders out of tables over random choices. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { lines, planTables as plan } from '../testing/worlds/order-tables.ts'

describe('[issue 16] open orders in a spreadsheet', () => {
  it('are what somebody would have who chose the same on the page, whatever is chosen', () => {
    const size = fc.constantFrom<readonly [string, number]>(['Small', 11], ['Large', 12])
    const finish = fc.constantFrom<readonly [string, number]>(['Bronze', 21], ['White', 22])
    const screws = fc.constantFrom<readonly [string, number]>(['Torx', 31], ['Slot', 32])
    const line = fc.tuple(size, finish, screws)
    const isForbidden = ([, of, to]: readonly [
      unknown,
      readonly [string, number],
      readonly [string, number],
    ]) => of[1] === 21 && to[1] === 32
    const law = fc.array(line, { minLength: 1, maxLength: 6 })
    checkLaw({ forbidden: 10, allowed: 10 }, law, (cover, given) => {
      const planned = plan([
        lines(
          ['Order', 'Product', 'Size', 'Finish', 'Screws'],
          ...given.map((cells) => ['A', 'Plate', ...cells.map(([title]) => title)]),
        ),
      ])
      const forbidden = given.flatMap((cells, index) => (isForbidden(cells) ? [index + 2] : []))
      cover(forbidden.length > 0 ? 'forbidden' : 'allowed')
      expect(
        planned.cells.filter(({ outcome }) => outcome === 'refused').map(({ row, column }) => [row, column]),
      ).toEqual(forbidden.map((row) => [row, 'Screws']))
      expect(planned.orders[0]?.lines.map(({ properties }) => properties)).toEqual(
        given.map((cells) => ({
          '1': { optionId: cells[0][1] },
          '2': { optionId: cells[1][1] },
          ...(isForbidden(cells) ? {} : { '3': { optionId: cells[2][1] } }),
        })),
      )
    })
  })
})
