/** Where engraved lines stand, how high they are, and how many of them are kept. */
import { describe, expect, it } from 'vitest'
import {
  engravingBlock,
  engravingHeight,
  engravingLineCount,
  isFilled,
  keptEngravings,
  keptStack,
  symbolSizeMm,
} from './place.ts'

/** Capitals of Barlow are 0.7 of the size: 7 mm; lines stand 6.2 mm apart; a symbol is 19 mm high. */
const style = { fontFamily: 'Barlow', fontSize: 10 }
const text = (value: string) => ({ text: value })
const [A, B, C, moon] = [text('A'), text('B'), text('C'), { symbol: 'moon' }]

it('a symbol is as large as is said, else 1.9 times the size of the letters', () => {
  expect(symbolSizeMm(style)).toBe(19)
  expect(symbolSizeMm({ ...style, symbolSize: 4 })).toBe(4)
})

it.each([
  [A, true],
  [text(' A '), true],
  [text(''), false],
  [text('  '), false],
  [moon, true],
])('%j is something to cut: %s', (entry, is) => {
  expect(isFilled(entry)).toBe(is)
})

it.each([
  [[], 0],
  [[A], 7],
  [[A, B], 20.2],
  [[A, moon, B], 45.4],
])('the lines %j are %f mm high', (entries, height) => {
  expect(engravingHeight(entries, style)).toBeCloseTo(height, 9)
})

describe('lines stand about the mechanism', () => {
  const placed = (...[entries, side]: [(typeof A | typeof moon)[], 'above' | 'below']) =>
    engravingBlock(entries, side, { x: 40, y: 60 }, style).map(({ entry, at, heightMm }) => [
      entry,
      at.x,
      Number(at.y.toFixed(6)),
      heightMm,
    ])

  it('above it from top to bottom, 3 mm from its edge', () => {
    expect(placed([A, moon], 'above')).toEqual([
      [A, 40, 31.8, 7],
      [moon, 40, 57, 19],
    ])
  })

  it('below it from top to bottom, 3 mm from its edge', () => {
    expect(placed([A, B], 'below')).toEqual([
      [A, 40, 70, 7],
      [B, 40, 83.2, 7],
    ])
  })
})

describe('lines are kept', () => {
  const wide = { roomMm: 100, hasLed: false }

  it.each([
    ['all, with room', [[A, B], [C]], wide, [[A, B], [C]]],
    ['without those that are empty', [[text(' '), B]], wide, [[B]]],
    ['two of a language at most', [[A, B, C]], wide, [[A, B]]],
    ['[1.5.31] one where the option allows one', [[A, B], [C]], { ...wide, lines: 1 }, [[A], [C]]],
    ['[1.5.31] none where the option allows none', [[A], [C]], { ...wide, lines: 0 }, [[], []]],
    ['two even where an option allowed more', [[A, B, C]], { ...wide, lines: 3 }, [[A, B]]],
    ['[1.5.37] the first of each beside a light', [[A, B], [C]], { ...wide, hasLed: true }, [[A], [C]]],
    ['[1.5.36] the first without room for two', [[A, B]], { ...wide, roomMm: 23.1 }, [[A]]],
    ['[1.5.36] both where they just have room', [[A, B]], { ...wide, roomMm: 23.3 }, [[A, B]]],
    ['[1.5.36] the first of each without room for all', [[A, B], [C]], { ...wide, roomMm: 36.3 }, [[A], [C]]],
    ['[1.5.36] all where all just have room', [[A, B], [C]], { ...wide, roomMm: 36.5 }, [[A, B], [C]]],
    ['[1.5.36] a single one without any room', [[A], [C]], { ...wide, roomMm: 0 }, [[A], [C]]],
  ])('%s', (_which, languages, room, kept) => {
    expect(keptStack(languages, style, room)).toEqual(kept)
    if (languages.length === 1) expect(keptEngravings(languages[0] ?? [], style, room)).toEqual(kept[0])
  })

  it('[1.5.36] both in a room exactly as high as they are', () => {
    // Capitals of EB Garamond, 13 mm; 12.4 mm between: 3 + 38.4.
    const high = { fontFamily: 'EB Garamond', fontSize: 20 }
    expect(
      keptEngravings([A, B], high, { roomMm: 3 + engravingHeight([A, B], high), hasLed: false }),
    ).toEqual([A, B])
  })

  it.each([
    [2, wide, []],
    [1, { ...wide, lines: 1 }, []],
    [0, { ...wide, lines: 0 }, []],
    [1, { ...wide, hasLed: true }, []],
    [2, { ...wide, roomMm: 23.3 }, []],
    [1, { ...wide, roomMm: 23.1 }, []],
    [1, { ...wide, roomMm: 36.3 }, [C]],
    [2, { ...wide, roomMm: 36.5 }, [C]],
  ])('a side holds %i lines in %j beside %j', (lines, room, other) => {
    expect(engravingLineCount(style, room, other)).toBe(lines)
    if (other.length === 0) expect(engravingLineCount(style, room)).toBe(lines)
  })
})
