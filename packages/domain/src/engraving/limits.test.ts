/** Engraving widths against the available spacing. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkEngravings, checkEngravingWidth, type EngravingGrid, isAnyOverLimit } from './limits.ts'
import { engravingRow as row, evenMeasurer as measurer } from '../testing/engraving-rows.ts'
import { approximateMeasurer } from './fonts/measure.ts'
import { keptEngravings } from './place.ts'
import { engravingEntrySchema, engravingSetAt, engravingSetSchema } from './schema.ts'

const style = { fontFamily: 'Inter', fontSize: 3 }

function states(grid: EngravingGrid, texts: readonly string[]): string[] {
  const set = Object.fromEntries(texts.map((text, index) => [String(index), { above: [{ text }] }]))
  const checks = checkEngravings(set, grid, measurer)
  return texts.map((_, index) => checks[String(index)]?.above.checks[0]?.state ?? 'none')
}

describe('engraving width', () => {
  it('[1.5.35] is over the limit when half the text is wider than the available spacing', () => {
    expect(checkEngravingWidth(40, 20).state).not.toBe('overLimit')
    expect(checkEngravingWidth(40.01, 20).state).toBe('overLimit')
  })

  it('[1.5.33] is over the recommended limit from 6 mm below the hard limit', () => {
    expect(checkEngravingWidth(28, 20)).toMatchObject({ state: 'ok', hardMm: 20, softMm: 14 })
    expect(checkEngravingWidth(28.01, 20).state).toBe('overRecommended')
  })

  it('[1.5.34] is over the limit above the hard limit, on the plate itself', () => {
    // 82 wide, one mechanism: 41 to the edge, less 2: 39 mm to each side.
    expect(states(row(82, [41]), ['x'.repeat(33)])).toEqual(['ok'])
    expect(states(row(82, [41]), ['x'.repeat(34)])).toEqual(['overRecommended'])
    expect(states(row(82, [41]), ['x'.repeat(39)])).toEqual(['overRecommended'])
    expect(states(row(82, [41]), ['x'.repeat(40)])).toEqual(['overLimit'])
  })

  it('runs to the neighbour’s centre, or to its engraving where there is one', () => {
    const grid = row(200, [70, 110, 150])
    const only = checkEngravings({ '1': { above: [{ text: 'x' }] } }, grid, measurer)
    expect(only['1']?.above.checks[0]?.hardMm).toBe(38)
    const beside = checkEngravings(
      { '1': { above: [{ text: 'x' }] }, '0': { above: [{ text: 'xxxxxx' }] } },
      grid,
      measurer,
    )
    expect(beside['1']?.above.checks[0]?.hardMm).toBe(32)
    const otherSide = checkEngravings(
      { '1': { above: [{ text: 'x' }] }, '0': { below: [{ text: 'xxxxxx' }] } },
      grid,
      measurer,
    )
    expect(otherSide['1']?.above.checks[0]?.hardMm).toBe(38)
  })

  it('blames the long text, not its short neighbour', () => {
    expect(states(row(200, [80, 120]), ['x'.repeat(39), 'xx'])).toEqual(['overLimit', 'ok'])
  })

  const spans = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 5 })
  test.prop([spans, fc.integer({ min: 18, max: 60 })])(
    'texts within their limits never touch nor leave the plate',
    (lengths, pitch) => {
      const xs = lengths.map((_, index) => pitch / 2 + 10 + index * pitch)
      const plateWidth = 20 + pitch * lengths.length
      const found = states(
        row(plateWidth, xs),
        lengths.map((length) => 'x'.repeat(length)),
      )
      let edge = 0
      for (const [index, length] of lengths.entries()) {
        if (length === 0 || found[index] === 'overLimit') continue
        const x = xs[index] ?? 0
        expect(x - length).toBeGreaterThanOrEqual(edge - 1e-6)
        expect(x + length).toBeLessThanOrEqual(plateWidth - 2 + 1e-6)
        edge = x + length
      }
    },
  )

  it('[1.5.30] refuses by real glyphs only, never by an estimate', () => {
    const set = { '0': { below: [{ text: 'x'.repeat(60) }] } }
    expect(isAnyOverLimit(checkEngravings(set, row(82, [41]), measurer))).toBe(true)
    expect(
      isAnyOverLimit(checkEngravings({ '0': { below: [{ text: 'x' }] } }, row(82, [41]), measurer)),
    ).toBe(false)
    const estimated = checkEngravings(set, row(82, [41]), approximateMeasurer)
    expect(estimated['0']?.below.checks[0]).toMatchObject({ state: 'overLimit', isExact: false })
    expect(isAnyOverLimit(estimated)).toBe(false)
  })
})

describe('lines that are kept', () => {
  const two = [{ text: 'A' }, { text: 'B' }]

  it('[1.5.36] keeps only the first line when there is not room for two', () => {
    expect(keptEngravings(two, style, { roomMm: 30, hasLed: false })).toEqual(two)
    expect(keptEngravings(two, style, { roomMm: 6, hasLed: false })).toEqual([{ text: 'A' }])
  })

  it('[1.5.37] keeps one line when the indicator light is on', () => {
    expect(keptEngravings(two, style, { roomMm: 30, hasLed: true })).toEqual([{ text: 'A' }])
  })

  it('does not count empty texts', () => {
    expect(keptEngravings([{ text: ' ' }, { text: 'B' }], style, { roomMm: 30, hasLed: true })).toEqual([
      { text: 'B' },
    ])
  })

  it('says how many lines were dropped', () => {
    const grid = { ...row(82, [41]), hasLed: true }
    expect(checkEngravings({ '0': { above: two } }, grid, measurer)['0']?.above).toMatchObject({
      dropped: 1,
      kept: [{ text: 'A' }],
    })
  })
})

describe('stored engravings', () => {
  it('[1.9.13] holds up to two entries above and below, a set for each piece', () => {
    const entries = [{ text: 'A' }, { symbol: 'moon' }]
    expect(engravingSetSchema.safeParse({ '0': { above: entries, below: entries } }).success).toBe(true)
    expect(engravingSetSchema.safeParse({ '0': { above: [...entries, { text: 'C' }] } }).success).toBe(false)
    expect(engravingSetSchema.safeParse({ '0': { beside: entries } }).success).toBe(false)
    expect(engravingSetSchema.safeParse({ first: {} }).success).toBe(false)
  })

  it('[1.3.14] keeps an entry as text or symbol, not both', () => {
    expect(engravingEntrySchema.safeParse({ text: 'A' }).success).toBe(true)
    expect(engravingEntrySchema.safeParse({ text: 'A', symbol: 'moon' }).success).toBe(false)
    expect(engravingEntrySchema.safeParse({}).success).toBe(false)
  })

  it('[1.9.13] lets a single set count for the whole quantity', () => {
    const first = { '0': { above: [{ text: 'A' }] } }
    const second = { '0': { above: [{ text: 'B' }] } }
    expect(engravingSetAt([first], 3)).toEqual(first)
    expect(engravingSetAt([first, second], 1)).toEqual(second)
    expect(engravingSetAt([], 0)).toEqual({})
  })
})
