/** The grammar of layout strings. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { layoutSize, parseLayoutString, placeCells } from './layout-string.ts'

const grammar = { letters: 'PRT', allowsStacks: false }
const stacks = { letters: 'EUC', allowsStacks: true }

function read(text: string, rules = grammar): string {
  const parsed = parseLayoutString(text, rules)
  return parsed.ok
    ? parsed.rows.map((row) => row.map((cell) => cell.join('') || '-').join(' ')).join(' / ')
    : `at ${parsed.at}`
}

describe('layout strings', () => {
  it.each([
    ['P', 'P'],
    ['pp/pp', 'P P / P P'],
    ['3P/P-P', 'P P P / P - P'],
    ['2P T', 'P P T'],
    [' R / 2- P ', 'R / - - P'],
  ])('reads %s', (text, rows) => expect(read(text)).toBe(rows))

  it('stacks letters in one cell where the family allows it', () => {
    expect(read('E[UC]', stacks)).toBe('E UC')
    expect(read('2[U C]/E', stacks)).toBe('UC UC / E')
    expect(read('[PR]')).toBe('at 0')
  })

  it.each(['', 'X', 'P/', '/P', 'P//P', '0P', '13P', '9P9P', 'P3', '[]', '[UX]', '[U'])(
    'refuses %j',
    (text) => {
      expect(parseLayoutString(text, stacks).ok).toBe(false)
    },
  )

  it('numbers cells in reading order without the empty ones and centres short rows', () => {
    const parsed = parseLayoutString('P-P/PP', grammar)
    if (!parsed.ok) throw new Error('unreadable')
    const placed = placeCells(parsed.rows, { x: 40, y: 20 })
    expect(placed.map(({ index, x, y }) => [index, x, y])).toEqual([
      [0, -40, -10],
      [1, 40, -10],
      [2, -20, 10],
      [3, 20, 10],
    ])
    expect(layoutSize(parsed.rows)).toEqual({ columns: 3, rows: 2 })
  })

  test.prop([fc.string({ unit: fc.constantFrom(...'PRTU-/[]0123 9x'), maxLength: 30 })])(
    'bounds whatever it accepts',
    (text) => {
      const parsed = parseLayoutString(text, grammar)
      if (!parsed.ok) return
      const { columns, rows } = layoutSize(parsed.rows)
      expect(columns).toBeGreaterThan(0)
      expect(columns).toBeLessThanOrEqual(12)
      expect(rows).toBeLessThanOrEqual(12)
    },
  )
})
