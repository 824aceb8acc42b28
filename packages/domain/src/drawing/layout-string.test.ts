/** The grammar of layout strings. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
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

  /** A layout with one way to write it: rows of cells, `null` for an empty one, each with how often it is repeated. */
  const aCell = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('E', 'U', 'C').map((letter) => [letter]) },
    { weight: 2, arbitrary: fc.constant<string[]>([]) },
    { weight: 2, arbitrary: fc.array(fc.constantFrom('E', 'U', 'C'), { minLength: 1, maxLength: 4 }) },
  )
  const aRun = fc.record({
    cell: aCell,
    count: fc.oneof(
      { weight: 12, arbitrary: fc.constant(1) },
      { weight: 6, arbitrary: fc.integer({ min: 2, max: 3 }) },
      { weight: 1, arbitrary: fc.integer({ min: 10, max: 14 }) },
    ),
    isLower: fc.boolean(),
    blank: fc.constantFrom('', ' ', '  '),
  })
  const aRow = fc.array(aRun, { minLength: 1, maxLength: 4 })
  const aLayout = fc.array(aRow, { minLength: 1, maxLength: 5 })

  function written({
    cell,
    count,
    isLower,
    blank,
  }: {
    cell: string[]
    count: number
    isLower: boolean
    blank: string
  }) {
    const letters = cell.length === 0 ? '-' : cell.length === 1 ? (cell[0] ?? '') : `[${cell.join(blank)}]`
    const figure = count === 1 ? '' : String(count)
    return `${blank}${figure}${isLower ? letters.toLowerCase() : letters}${blank}`
  }

  it('reads every layout that can be written, and refuses those of more than 12 cells in a row', () => {
    checkLaw({ read: 50, repeated: 40, stacked: 30, empty: 30, 'too wide': 10 }, aLayout, (cover, layout) => {
      const text = layout.map((row) => row.map(written).join('')).join('/')
      const rows = layout.map((row) =>
        row.flatMap(({ cell, count }) => Array.from({ length: count }, () => cell)),
      )
      const parsed = parseLayoutString(text, stacks)
      if (rows.some(({ length }) => length > 12)) {
        cover('too wide')
        expect([text, parsed.ok]).toEqual([text, false])
        return
      }
      cover('read')
      const runs = layout.flat()
      if (runs.some(({ count }) => count > 1)) cover('repeated')
      if (runs.some(({ cell }) => cell.length > 1)) cover('stacked')
      if (runs.some(({ cell }) => cell.length === 0)) cover('empty')
      expect(parsed).toEqual({ ok: true, rows })
      if (!parsed.ok) return
      const placed = placeCells(parsed.rows, { x: 10, y: 10 })
      expect(placed.map(({ index }) => index)).toEqual(placed.map((_, index) => index))
      expect(placed.length).toBe(rows.flat().filter(({ length }) => length > 0).length)
      expect(layoutSize(parsed.rows)).toEqual({
        columns: Math.max(...rows.map(({ length }) => length)),
        rows: rows.length,
      })
    })
  })

  it('a row that is too many, and a character that means nothing, is refused where it stands', () => {
    const spoilt = fc.tuple(
      aLayout,
      fc.constantFrom('?', ']', '[', '0', '7', '[]', '[UCEUC]', '//'),
      fc.nat(),
    )
    checkLaw({ refused: 90 }, spoilt, (cover, [layout, mark, at]) => {
      const cells = layout.map((row) => row.map(({ cell }) => (cell[0] ?? '-').toUpperCase()).join(''))
      const place = at % (cells.length + 1)
      const text = [...cells.slice(0, place), mark, ...cells.slice(place)].join('/')
      const parsed = parseLayoutString(text, stacks)
      cover('refused')
      expect([text, parsed.ok]).toEqual([text, false])
    })
  })

  test.prop([fc.string({ unit: fc.constantFrom(...'PRTU-/[]0123 9x'), maxLength: 30 })])(
    'answers whatever is typed, with a place where it can not be read',
    (text) => {
      const parsed = parseLayoutString(text, grammar)
      if (parsed.ok) return
      expect(parsed.at).toBeGreaterThanOrEqual(0)
      expect(parsed.at).toBeLessThanOrEqual(text.length)
    },
  )
})
