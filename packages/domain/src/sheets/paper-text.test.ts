/** Text on paper: how wide it counts, where it breaks, how it is cut, and how small it gets. */
import { describe, expect, it } from 'vitest'
import { layoutEngravingTable } from './engraving-table.ts'
import { cutToWidth, paperTextWidth, textAt, wholeText, wrapText } from './paper-text.ts'
import type { Primitive, SceneEngraving } from '../drawing/scene.ts'

/** In this size an A counts 3 mm, a blank 1.2 mm, an ellipsis 3.9 mm. */
const font = { sizeMm: 4, weight: 400 }
const wrapped = (text: string, widthMm: number, most = Infinity) => wrapText(text, widthMm, font, most)

it.each([
  ['', 0],
  ['AA A', 10.2],
  ['…', 3.9],
  ['日', 5.6],
  ['A日日', 14.2],
])('%j counts %f mm, what the font lacks 1.4 times its size', (text, width) => {
  expect(paperTextWidth(text, font)).toBeCloseTo(width, 9)
})

it.each([
  ['AAAA', 12, 'AAAA'],
  ['AAAA', 12.01, 'AAAA'],
  ['AAAA', 11.9, 'AA…'],
  ['AAAA', 9.91, 'AA…'],
  ['AAAA', 9.89, 'A…'],
  ['A AAAA', 12, 'A A…'],
  ['A AAAA', 8.5, 'A…'],
  ['AAAA', 1, '…'],
])('%j is cut to %f mm as %j', (text, width, cut) => {
  expect(cutToWidth(text, width, font)).toBe(cut)
})

describe('a text in a column', () => {
  it.each([
    ['as much in a line as has room', 'AA AA AA', 13.3, ['AA AA', 'AA']],
    ['one more where it just has', 'AA AA AA', 20.5, ['AA AA AA']],
    ['lines as they were written', 'A\r\nAA\nA A', 20, ['A', 'AA', 'A A']],
    ['nothing for blank lines', '\n A  \n\n  A', 20, ['A', 'A']],
    [
      'a word wider than the column in pieces',
      'A AAAAA A',
      6.1,
      ['A', 'AA', 'AA', 'A A'].slice(0, 3).concat('A', 'A'),
    ],
    ['a letter wider than the column as it is', 'AA', 1, ['A', 'A']],
    ['nothing', '', 10, []],
  ])('has %s', (_what, text, width, lines) => {
    expect(wrapped(text, width)).toEqual(lines)
  })

  it.each([
    ['A 4 5/8"', ['A', '4 5/8"']],
    ['A 12 mm', ['A', '12 mm']],
    ['A 12 %', ['A', '12 %']],
    ['A 12 mmm', ['A 12', 'mmm']],
    ['A 4" × 5"', ['A', '4" × 5"']],
    ['A 1 : 5', ['A', '1 : 5']],
    ['A − 5', ['A', '− 5']],
    ['A 12 A', ['A 12', 'A']],
  ])('keeps figures together: %s', (text, lines) => {
    // As wide as the text without its last word.
    const width = paperTextWidth(text.slice(0, text.lastIndexOf(' ')), font) + 0.1
    expect(wrapped(text, Math.max(width, paperTextWidth(lines.at(-1) ?? '', font)))).toEqual(lines)
  })

  it('ends with an ellipsis where it has no more lines', () => {
    expect(wrapped('AA AA AA AA', 13.3, 2)).toEqual(['AA AA', 'AA AA'])
    expect(wrapped('AA AA AA AA AA', 13.3, 2)).toEqual(['AA AA', 'AA…'])
    expect(wrapped('AAAAAAAAA', 6.1, 2)).toEqual(['AA', '…'])
  })
})

it('lines that were written short have room for one more; an ellipsis says that there are others', () => {
  expect(wrapped('AA\nAA', 13.3, 1)).toEqual(['AA AA'])
  expect(wrapped('AA\nAA\nAA', 17.2, 1)).toEqual(['AA AA…'])
  expect(wrapped('AA\nAA\nAA', 13.3, 1)).toEqual(['AA…'])
  expect(wrapped('A\nA\nA\nA\nA\nA', 20, 4)).toEqual(['A', 'A', 'A', 'A A…'])
  expect(wrapped('A\nA\nA\nA\nA', 20, 4)).toEqual(['A', 'A', 'A', 'A A'])
  expect(wrapped('A\nA\nA\nA', 20, 4)).toEqual(['A', 'A', 'A', 'A'])
})

describe('a text that stands whole', () => {
  const fonts = [font, { sizeMm: 3, weight: 600 }] as const

  it('has the first font that has room for it', () => {
    expect(wholeText('AA AA', { width: 13.3, height: 4 }, [...fonts])).toEqual({ lines: ['AA AA'], font })
    expect(wholeText('AA AA', { width: 13.1, height: 4 }, [...fonts])).toEqual({
      lines: ['AA AA'],
      font: fonts[1],
    })
    // Two lines of 4 mm take 1.15 of it each.
    expect(wholeText('AA AA', { width: 6.1, height: 9.2 }, [...fonts])).toEqual({ lines: ['AA', 'AA'], font })
    expect(wholeText('AA AA', { width: 6.1, height: 9.1 }, [...fonts])).toEqual({
      lines: ['AA', 'AA'],
      font: fonts[1],
    })
  })

  it('is set smaller where none has, by 6 % at a time, down to half a millimeter', () => {
    expect(wholeText('AA', { width: 6.1, height: 2.9 }, [...fonts])).toEqual({
      lines: ['AA'],
      font: { sizeMm: expect.closeTo(2.82, 9), weight: 600 },
    })
    const { sizeMm } = wholeText('AA', { width: 10, height: 0 }, [font]).font
    expect(sizeMm).toBeGreaterThan(0.47)
    expect(sizeMm).toBeLessThanOrEqual(0.5)
  })
})

it('a line of text begins at its place, in ink, where nothing else is said', () => {
  const at = { x: 1, y: 2 }
  const text = { kind: 'text', at, text: 'A', font: { family: 'Inter', ...font } }
  expect(textAt('A', at, font)).toEqual({ ...text, anchor: 'start', fill: 'ink' })
  expect(textAt('A', at, font, { anchor: 'end', fill: 'ink2' })).toEqual({
    ...text,
    anchor: 'end',
    fill: 'ink2',
  })
})

describe('the table of engravings', () => {
  const engraving = (given: Partial<SceneEngraving> = {}): SceneEngraving => ({
    mechanism: 'push button 2',
    side: 'above',
    language: 'first',
    line: 1,
    content: 'READ',
    at: { x: 27.36, y: 25.44 },
    ...given,
  })
  const n = (value: number) => Math.round(value * 100) / 100
  const short = (item: Primitive) =>
    item.kind === 'line'
      ? `${n(item.from.x)} to ${n(item.to.x)} at ${n(item.from.y)}`
      : item.kind === 'text'
        ? `${item.text} at ${n(item.at.x)},${n(item.at.y)} ${item.anchor} ${item.fill}`
        : item.kind
  const table = (engravings: SceneEngraving[], width: number, unit: 'mm' | 'in' = 'mm') => {
    const { items, heightMm } = layoutEngravingTable(engravings, width, unit)
    return { items: items.map(short), heightMm: n(heightMm) }
  }

  it('of no engravings takes no room', () => {
    expect(layoutEngravingTable([], 180, 'mm')).toEqual({ items: [], heightMm: 0 })
  })

  it('has a row for each line, its place before it, where its foot stands at the end', () => {
    // Labels of 2.2 mm in lines of 2.992 mm; the widest of a column, and 2 mm between columns.
    expect(table([engraving()], 80)).toEqual({
      items: [
        '0 to 80 at 0',
        'Mechanism at 0,2.99 start ink2',
        'Place at 17.4,2.99 start ink2',
        'Foot x, y at 80,2.99 end ink2',
        'Engraved at 26.22,2.99 start ink2',
        'Push button 2 at 0,5.98 start ink',
        'above at 17.4,5.98 start ink',
        '27.4, 25.4 at 80,5.98 end ink',
        'READ at 26.22,5.98 start ink',
      ],
      heightMm: 6.75,
    })
  })

  it('names languages where there are two, and is in inches where the sheet is', () => {
    const { items } = table(
      [engraving(), engraving({ side: 'below', language: 'second', content: 'LESEN' })],
      80,
      'in',
    )
    const words = items.map((item) => item.split(' at ')[0]).join('; ')
    expect(words).toBe(
      '0 to 80; Mechanism; Place; Language; Foot x, y; Engraved; ' +
        'Push button 2; above; first; 1.08", 1.00"; READ; Push button 2; below; second; 1.08", 1.00"; LESEN',
    )
  })

  it('stands in blocks side by side where there is room, read downwards; nothing is parted or left out', () => {
    const long = engraving({ content: 'a text that is so long that it does not stand in one line' })
    const { items, heightMm } = table([long, engraving({ content: 'B' }), engraving({ content: 'C' })], 164)
    const rows = items.filter((item) => /^(a text|that|it does|B|C|stand|line|one|long|so)/.test(item))
    expect(rows).toEqual(rows.filter((item) => item.endsWith('start ink')))
    expect(items.filter((item) => item.includes(' to '))).toEqual(['0 to 79 at 0', '85 to 164 at 0'])
    expect(items.filter((item) => /^[BC] at/.test(item))).toEqual([
      'B at 111.22,5.98 start ink',
      'C at 111.22,8.98 start ink',
    ])
    expect(heightMm).toBe(9.75)
  })
})
