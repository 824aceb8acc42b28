/** Where engravings stand on their plate, what they cover, and what they meet there. */
import { describe, expect, it } from 'vitest'
import { engravingRow, evenMeasurer } from '../testing/engraving-rows.ts'
import { checkEngravingStack, type EngravingBox, type EngravingGrid } from './limits.ts'
import { approximateMeasurer } from './fonts/measure.ts'
import { metAt, troubledMarks } from './overlap-places.ts'
import { engravingMarks, engravingOverlaps, estimatedBoxes } from './overlaps.ts'
import type { EngravingSet } from './schema.ts'

/** Numbers to a millionth, everywhere in a value. */
function toMillionths<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'number' ? Math.round(part * 1e6) / 1e6 : part,
    ),
  )
}

const above = (...texts: string[]): EngravingSet => ({ '0': { above: texts.map((text) => ({ text })) } })

function marksOf(sets: EngravingSet[], grid: EngravingGrid) {
  return toMillionths(engravingMarks(checkEngravingStack(sets, grid, evenMeasurer), grid))
}

/** What is met, in short: `“ON” above button 1 | screw 1`. */
function met(
  sets: EngravingSet[],
  grid: EngravingGrid,
  isLimited = false,
  measurer = evenMeasurer,
): string[] {
  const stack = checkEngravingStack(sets, grid, measurer)
  return engravingOverlaps(sets, stack, grid, isLimited).map(({ what, other }) => `${what} | ${other}`)
}

/** One mechanism in the middle of a plate of 82 mm: capitals are 2.181 mm high, and the nearest line stands on y = 27. */
const plate = engravingRow(82, [41])

describe('a mark', () => {
  it('tells where a line stands, in which language, how wide it is and may be', () => {
    const sets: EngravingSet[] = [
      { '0': { above: [{ text: 'ON' }, { text: 'OFF' }], below: [{ symbol: 'moon' }] } },
      above('EIN'),
    ]
    const common = { mechanism: 0, side: 'above', limit: { from: 2, to: 80 }, state: 'ok', isExact: true }
    const line = { ...common, language: 0 }
    expect(marksOf(sets, plate)).toEqual([
      { ...line, line: 0, entry: { text: 'ON' }, box: { x: 39, y: 16.737, width: 4, height: 2.181 } },
      { ...line, line: 1, entry: { text: 'OFF' }, box: { x: 38, y: 20.778, width: 6, height: 2.181 } },
      {
        ...common,
        language: 1,
        line: 0,
        entry: { text: 'EIN' },
        box: { x: 38, y: 24.819, width: 6, height: 2.181 },
      },
      {
        ...line,
        side: 'below',
        line: 0,
        entry: { symbol: 'moon' },
        box: { x: 38.15, y: 55, width: 5.7, height: 5.7 },
      },
    ])
  })

  it('is none for a mechanism or a language without checks', () => {
    expect(engravingMarks([], plate)).toEqual([])
    expect(engravingMarks([{}, {}], plate)).toEqual([])
    const kept = { kept: [{ text: 'ON' }], dropped: 0, checks: [] }
    expect(engravingMarks([{ '0': { above: kept, below: kept } }], plate)).toEqual([])
  })
})

it('screws keep clear of what engravings cover by estimate', () => {
  // An A counts 30 fortieths of 3 mm.
  const sets: EngravingSet[] = [
    { '0': { above: [{ text: 'AA' }, { text: ' ' }], below: [{ symbol: 'moon' }] } },
    above('A'),
  ]
  expect(toMillionths(estimatedBoxes(sets, plate))).toEqual([
    { x: 38.75, y: 20.778, width: 4.5, height: 2.181 },
    { x: 39.875, y: 24.819, width: 2.25, height: 2.181 },
    { x: 38.15, y: 55, width: 5.7, height: 5.7 },
  ])
  expect(estimatedBoxes([{}], plate)).toEqual([])
  const large = { ...plate, style: { ...plate.style, symbolSize: 8 } }
  expect(estimatedBoxes([{ '0': { below: [{ symbol: 'moon' }] } }], large)).toEqual([
    { x: 37, y: 55, width: 8, height: 8 },
  ])
})

describe('an engraving meets what it covers a part of', () => {
  const beside = (box: EngravingBox) => ({ ...plate, obstacles: [{ title: 'screw 1', box }] })
  const [yes, no] = [['“ON” above button 1 | screw 1'], []]

  // It covers x from 39 to 43 and y from 24.819 to 27.
  it.each([
    ['on its left', { x: 30, y: 20, width: 9.02, height: 10 }, yes],
    ['touching on its left', { x: 30, y: 20, width: 9.01, height: 10 }, no],
    ['on its right', { x: 42.98, y: 20, width: 9, height: 10 }, yes],
    ['touching on its right', { x: 42.99, y: 20, width: 9, height: 10 }, no],
    ['over it', { x: 30, y: 20, width: 20, height: 4.839 }, yes],
    ['touching from over it', { x: 30, y: 20, width: 20, height: 4.824 }, no],
    ['under it', { x: 30, y: 26.98, width: 20, height: 9 }, yes],
    ['touching from under it', { x: 30, y: 26.995, width: 20, height: 9 }, no],
    ['about it', { x: 0, y: 0, width: 82, height: 82 }, yes],
    ['within it', { x: 40, y: 25, width: 1, height: 1 }, yes],
    ['far to the left', { x: 0, y: 20, width: 9, height: 10 }, no],
    ['far to the right', { x: 70, y: 20, width: 9, height: 10 }, no],
  ])('%s', (_where, box, sentences) => {
    expect(met([above('ON')], beside(box))).toEqual(sentences)
  })

  it('letters that reach under their line reach a fifth of their size', () => {
    const under = (y: number) => beside({ x: 30, y, width: 20, height: 9 })
    expect(met([above('Oj')], under(27.58))).toEqual(['“Oj” above button 1 | screw 1'])
    expect(met([above('Oj')], under(27.6))).toEqual([])
    expect(met([above('Oi')], under(27))).toEqual([])
  })

  it.each([...'gjpqy,;()[]{}|_@Qçşţģķļņŗ'])('such a letter is %s', (letter) => {
    expect(met([above(letter)], beside({ x: 30, y: 27, width: 20, height: 9 }))).toHaveLength(1)
  })

  it('a symbol is named by its title, or by its key where there is none', () => {
    const under = beside({ x: 30, y: 60, width: 20, height: 9 })
    const symbol = (key: string) => met([{ '0': { below: [{ symbol: key }] } }], under)
    expect(symbol('blind-up')).toEqual(['the symbol Blind up below button 1 | screw 1'])
    expect(symbol('none')).toEqual(['the symbol none below button 1 | screw 1'])
  })

  it('a text is quoted without the blanks around it; one that is estimated meets nothing', () => {
    const under = beside({ x: 30, y: 20, width: 20, height: 9 })
    expect(met([above(' ON ')], under)).toEqual(yes)
    expect(met([above('ON')], under, false, approximateMeasurer)).toEqual([])
  })

  it('screws are asked for beside what is engraved', () => {
    const asked: (readonly EngravingBox[])[] = []
    const grid: EngravingGrid = {
      ...plate,
      screwsBeside: (engraved) => {
        asked.push(engraved)
        return [{ title: 'screw 2', box: { x: 30, y: 20, width: 20, height: 9 } }]
      },
    }
    expect(met([above('AA')], grid)).toEqual(['“AA” above button 1 | screw 2'])
    expect(toMillionths(asked)).toEqual([[{ x: 38.75, y: 24.819, width: 4.5, height: 2.181 }]])
  })
})

describe('engravings that meet each other', () => {
  const row = engravingRow(100, [40, 60])
  const sets: EngravingSet[] = [
    {
      '0': { above: [{ text: 'x'.repeat(11) }] },
      '1': { above: [{ text: 'y'.repeat(11) }, { text: 'ON' }] },
    },
  ]
  const [left, right] = ['“xxxxxxxxxxx” above button 1', '“yyyyyyyyyyy” above button 2']
  const level: EngravingSet[] = [
    { '0': { above: [{ text: 'x'.repeat(11) }] }, '1': { above: [{ text: 'y'.repeat(11) }] } },
  ]

  it('are said once, with both places', () => {
    const found = engravingOverlaps(level, checkEngravingStack(level, row, evenMeasurer), row, false)
    expect(found).toEqual([
      {
        mechanism: 0,
        side: 'above',
        language: 0,
        line: 0,
        what: left,
        other: right,
        otherPlace: { mechanism: 1, side: 'above', language: 0, line: 0 },
      },
    ])
    expect(metAt(found, { mechanism: 0, side: 'above', language: 0, line: 0 })).toEqual([right])
    expect(metAt(found, { mechanism: 1, side: 'above', language: 0, line: 0 })).toEqual([left])
    const elsewhere = { mechanism: 1, side: 'above', language: 0, line: 0 } as const
    for (const other of [{ mechanism: 2 }, { side: 'below' as const }, { language: 1 }, { line: 1 }]) {
      expect(metAt(found, { ...elsewhere, ...other })).toEqual([])
    }
  })

  it('do not where they stand in lines of their own', () => {
    expect(met(sets, row)).toEqual([])
  })

  it('count as wide as they may be where texts are limited, since it is said of them already', () => {
    expect(met(level, row, true)).toEqual([])
    expect(met(level, row)).toEqual([`${left} | ${right}`])
    // Limited to 9 mm, 31 to 49; a screw beyond is not met, one within is.
    const screw = (x: number) => ({
      ...row,
      obstacles: [{ title: 'screw', box: { x, y: 20, width: 1, height: 9 } }],
    })
    expect([29.5, 30, 31, 48, 49.5].map((x) => met(level, screw(x), true).length)).toEqual([0, 0, 1, 1, 0])
  })

  it('count as wide as they are where they are within their limits', () => {
    const narrow: EngravingSet[] = [above('ON')]
    const screw = { ...row, obstacles: [{ title: 'screw', box: { x: 43, y: 20, width: 5, height: 9 } }] }
    expect(met(narrow, screw, true)).toEqual([])
  })

  it('are all marked that can not stand; with limits those too that are too wide', () => {
    const troubled = (measurer: typeof evenMeasurer, isLimited: boolean, of = level) =>
      troubledMarks(of, checkEngravingStack(of, row, measurer), row, isLimited).map(
        ({ mechanism, state }) => [mechanism, state],
      )
    expect(troubled(evenMeasurer, false)).toEqual([[0, 'overLimit']])
    expect(troubled(evenMeasurer, true)).toEqual([
      [0, 'overLimit'],
      [1, 'overLimit'],
    ])
    expect(troubled(approximateMeasurer, true)).toEqual([])
    expect(troubled(evenMeasurer, true, [{ '0': { above: [{ text: 'ON' }] } }])).toEqual([])
  })
})

describe('an engraving leaves the plate', () => {
  const edge = (sets: EngravingSet[], grid: EngravingGrid, isLimited = false) =>
    met(sets, grid, isLimited).length
  const at = (x: number) => engravingRow(82, [x])
  const [only] = plate.mechanisms
  const edges = (top: number, bottom: number): EngravingGrid => ({
    ...plate,
    mechanisms: only ? [{ ...only, edgeMm: { above: top, below: bottom } }] : [],
  })

  it('at its sides', () => {
    expect(met([above('xxxx')], at(3.9))).toEqual(['“xxxx” above button 1 | the edge of the plate'])
    expect([3.98, 4, 78, 78.02].map((x) => edge([above('xxxx')], at(x)))).toEqual([1, 0, 0, 1])
    expect([3.995, 78.005].map((x) => edge([above('xxxx')], at(x)))).toEqual([0, 0])
  })

  it('2 mm from its upper and lower edge', () => {
    // 5.181 mm from the mechanism's edge to the far side of a line of capitals.
    expect([7.17, 7.18, 7.19].map((top) => edge([above('ON')], edges(top, 60)))).toEqual([1, 0, 0])
    const below = [{ '0': { below: [{ text: 'ON' }] } }]
    expect([74.81, 74.82, 74.84].map((bottom) => edge(below, edges(20, bottom)))).toEqual([0, 0, 1])
  })
})
