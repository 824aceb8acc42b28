import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { normaliseDimension, readDimension } from './dimension-entry.ts'

describe('dimensions', () => {
  const bounds = (dimensionInterval: number, minDimension = 0, maxDimension = 0) => ({
    dimensionInterval,
    minDimension,
    maxDimension,
  })
  it.each([
    ['103', bounds(5), 105],
    ['102.4', bounds(5), 100],
    ['102.5', bounds(5), 105],
    ['10', bounds(0, 50), 50],
    ['900', bounds(0, 0, 600), 600],
    ['7.5', bounds(0), 7.5],
    ['x', bounds(1, 20), 20],
  ])('[1.5.24] %j with %j becomes %d', (text, data, value) => {
    expect(normaliseDimension(text, data)).toBe(value)
  })

  it('[1.5.25] snap to 1/64', () => {
    expect(normaliseDimension('10.01', bounds(0))).toBe(10 + 1 / 64)
    expect(normaliseDimension(0.333, bounds(0))).toBe(21 / 64)
  })

  test.prop([fc.double({ min: 0, max: 5000, noNaN: true })])(
    '[1.5.24, 1.5.25] once rounded they stay as they are',
    (value) => {
      const data = bounds(0.5, 10, 2000)
      const once = normaliseDimension(value, data)
      expect(normaliseDimension(once, data)).toBe(once)
      expect(once * 64).toBe(Math.round(once * 64))
      expect(once >= 10 && once <= 2000).toBe(true)
    },
  )
})

describe('typed dimensions', () => {
  const free = { dimensionInterval: 0, minDimension: 0, maxDimension: 0 }
  const bounded = { dimensionInterval: 5, minDimension: 100, maxDimension: 600 }

  it.each([
    ['3 5/8"', 'mm', 92 + 5 / 64],
    ['92.1', 'mm', 92 + 6 / 64],
    ['9cm', 'mm', 90],
    ['½', 'in', 12 + 45 / 64],
    ['4', 'in', 101 + 38 / 64],
  ] as const)('[1.5.25] %s (bare numbers in %s) are read as a length', (text, unit, value) => {
    expect(readDimension(text, free, unit)).toEqual({ ok: true, value, isAdjusted: false })
  })

  it('[1.5.24] tell when rounding or a bound made them another length', () => {
    expect(readDimension('102', bounded, 'mm')).toEqual({ ok: true, value: 100, isAdjusted: true })
    expect(readDimension('2m', bounded, 'mm')).toEqual({ ok: true, value: 600, isAdjusted: true })
    expect(readDimension('105', bounded, 'mm')).toEqual({ ok: true, value: 105, isAdjusted: false })
  })

  it.each(['1e9', '-3', 'wide', '', '4 5', '💡'])('refuse “%s” in words, and never make it 0', (text) => {
    const read = readDimension(text, free, 'mm')
    expect(read).toMatchObject({ ok: false, code: 'lengthUnreadable' })
    expect(read.ok ? '' : read.message).toContain('is not a length')
  })

  it('refuse a long text by its beginning', () => {
    const text = ` ${'wide '.repeat(20)} `
    expect(readDimension(text, free, 'mm')).toEqual({
      ok: false,
      code: 'lengthUnreadable',
      message:
        '“wide wide wide wide wide wide wide wide ” is not a length. Write it like 92.1, 9cm, 3 5/8" or 1\' 2".',
    })
  })
})
