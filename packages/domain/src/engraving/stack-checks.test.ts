/** The checks of engravings: of several languages, of several rows, with letters that a font lacks. */
import { describe, expect, it } from 'vitest'
import { engravingRow, evenMeasurer } from '../testing/engraving-rows.ts'
import {
  availableSpacing,
  checkEngravings,
  checkEngravingStack,
  checkEngravingWidth,
  isAnyOverLimit,
  missingCharacters,
  roomOf,
} from './limits.ts'
import { approximateMeasurer, type TextMeasurer } from './fonts/measure.ts'

const text = (value: string) => ({ text: value })

it.each([
  [0, 0, 0, 0, 'ok'],
  [0.5, 0, 0, 0, 'overLimit'],
  [1, -5, 0, 0, 'overLimit'],
  [8, 4, 4, 0, 'overRecommended'],
  [8, 10, 10, 4, 'ok'],
  [20, 10, 10, 4, 'overRecommended'],
  [20.0000001, 10, 10, 4, 'overLimit'],
])('[1.5.33, 1.5.34, 1.5.35] %f mm in %f mm to each side', (widthMm, availableMm, hardMm, softMm, state) => {
  expect(checkEngravingWidth(widthMm, availableMm)).toEqual({ state, hardMm, softMm, widthMm, isExact: true })
  expect(checkEngravingWidth(widthMm, availableMm, false).isExact).toBe(false)
})

it('[1.5.33] the recommended limit lies as far below as an organization says', () => {
  const [check] =
    checkEngravings({ '0': { above: [text('x')] } }, engravingRow(24, [12]), evenMeasurer, 3)['0']?.above
      .checks ?? []
  expect(check).toMatchObject({ hardMm: 10, softMm: 7 })
})

it('the room on a side is that of the mechanism and the options', () => {
  const [mechanism] = engravingRow(82, [41]).mechanisms
  if (mechanism === undefined) throw new Error('no mechanism')
  const sides = { ...mechanism, roomMm: { above: 12, below: 7 } }
  expect(roomOf({ hasLed: true, lines: 1 }, sides, 'above')).toEqual({ roomMm: 12, hasLed: true, lines: 1 })
  expect(roomOf({ hasLed: false }, sides, 'below')).toEqual({ roomMm: 7, hasLed: false, lines: undefined })
})

describe('the available spacing', () => {
  const row = engravingRow(200, [30, 70, 130])
  const [first, middle, last] = row.mechanisms
  if (first === undefined || middle === undefined || last === undefined) throw new Error('no mechanisms')

  it('ends 2 mm before the plate’s edge or a neighbor’s center, whichever is nearer', () => {
    expect([first, middle, last].map((one) => availableSpacing(one, row))).toEqual([28, 38, 58])
    expect(availableSpacing({ ...last, x: 190, index: 9 }, row)).toBe(8)
    expect(availableSpacing({ ...first, x: 5, index: 9 }, row)).toBe(3)
  })

  it('ends before what a neighbor carries, but not before half the way', () => {
    expect(availableSpacing(middle, row, () => 10)).toBe(28)
    // Half of 40 mm less the margin is the neighbor's at most.
    expect(availableSpacing(middle, row, () => 30)).toBe(19)
    expect(availableSpacing(middle, row, ({ index }) => (index === 2 ? 25 : 0))).toBe(33)
  })

  it('does not end at a mechanism of another row, nor at one that stands where it stands', () => {
    const above = { ...row, mechanisms: [first, middle, { ...last, row: 1, x: 72 }] }
    expect(availableSpacing(middle, above)).toBe(38)
    expect(availableSpacing({ ...middle, row: 1 }, above)).toBe(0)
    expect(availableSpacing(middle, { ...row, mechanisms: [middle, { ...last, x: 71 }] }, () => 5)).toBe(-1)
  })
})

describe('the checks of two languages', () => {
  const row = engravingRow(100, [40, 60])
  const grid = { ...row, style: { ...row.style, symbolSize: 6 } }
  const first = { '0': { above: [text('EIN'), text(' '), text('AUS')] }, '9': { above: [text('lost')] } }
  const second = { '0': { above: [text('ON')] }, '1': { above: [{ symbol: 'moon' }], below: [text('OFF')] } }
  const none = { kept: [], dropped: 0, checks: [] }
  const check = (widthMm: number, hardMm: number, softMm: number, state = 'ok') => ({
    state,
    hardMm,
    softMm,
    widthMm,
    isExact: true,
    missing: [],
  })

  it('are apart, with the spacing that both leave to their neighbors', () => {
    expect(checkEngravingStack([first, second], grid, evenMeasurer)).toEqual([
      {
        '0': {
          above: {
            kept: [text('EIN'), text('AUS')],
            dropped: 0,
            checks: [check(6, 15, 9), check(6, 15, 9)],
          },
          below: none,
        },
        '1': { above: none, below: none },
      },
      {
        '0': { above: { kept: [text('ON')], dropped: 0, checks: [check(4, 15, 9)] }, below: none },
        '1': {
          above: { kept: [{ symbol: 'moon' }], dropped: 0, checks: [check(6, 15, 9)] },
          below: { kept: [text('OFF')], dropped: 0, checks: [check(6, 18, 12)] },
        },
      },
    ])
  })

  it('tell how many lines each loses', () => {
    const [own, other] = checkEngravingStack([first, second], { ...grid, hasLed: true }, evenMeasurer)
    expect([own?.['0']?.above.dropped, other?.['0']?.above.dropped]).toEqual([1, 0])
    expect(own?.['0']?.above.kept).toEqual([text('EIN')])
  })

  it('are estimated, and 6 mm apart, where nothing else is said', () => {
    const [estimated] = checkEngravings({ '0': { above: [text('A')] } }, grid)['0']?.above.checks ?? []
    expect(estimated).toMatchObject({ isExact: false, hardMm: 18, softMm: 12, widthMm: 2.25 })
    expect(checkEngravingStack([{ '0': { above: [text('A')] } }], grid)[0]).toEqual(
      checkEngravings({ '0': { above: [text('A')] } }, grid, approximateMeasurer, 6),
    )
    expect(checkEngravingStack([], grid)).toEqual([])
  })
})

describe('of all checks', () => {
  const grid = engravingRow(44, [12, 32])
  const lacking = (isExact: boolean): TextMeasurer => ({
    isExact,
    measure: (...asked) => ({
      ...evenMeasurer.measure(...asked),
      isExact,
      missing: [...asked[0]].filter((letter) => letter > 'Z'),
    }),
  })
  const set = {
    '0': { above: [text('Aé'), text('日B')] },
    '1': { below: [text('éΩ'), { symbol: 'moon' }] },
  }

  it('letters that the font lacks are named once each, and never by an estimate', () => {
    expect(missingCharacters(checkEngravings(set, grid, lacking(true)))).toEqual(['é', '日', 'Ω'])
    expect(missingCharacters(checkEngravings(set, grid, lacking(false)))).toEqual([])
    expect(missingCharacters({})).toEqual([])
  })

  it('[1.5.30] one over its limit is enough, on whichever side it stands', () => {
    const wide = text('x'.repeat(11))
    const isOver = (over: Parameters<typeof checkEngravings>[0], measurer = evenMeasurer) =>
      isAnyOverLimit(checkEngravings(over, grid, measurer))
    expect(isOver(set)).toBe(false)
    expect(isOver({ ...set, '1': { above: [text('x'), wide] } })).toBe(true)
    expect(isOver({ ...set, '0': { below: [wide] } })).toBe(true)
    expect(isOver({ '0': { below: [wide] } }, lacking(false))).toBe(false)
    expect(isOver({ '0': { below: [text('x'.repeat(10))] } })).toBe(false)
  })
})
