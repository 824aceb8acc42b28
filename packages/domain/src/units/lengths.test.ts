/** Lengths: rounding for display, fractions, what people type. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import {
  formatDimensionFigure,
  formatInches,
  formatLength,
  formatMm,
  MM_PER_INCH,
  mmToInches,
  parseLength,
  roundToFraction,
  snapToSixtyFourth,
} from './lengths.ts'

describe('showing lengths', () => {
  it.each([
    [82, '3 1/4"'],
    [117, '4 5/8"'],
    [144, '5 11/16"'],
    [207, '8 1/8"'],
    [25.4, '1"'],
    [0, '0"'],
    [1, '1/16"'],
    [0.5, '0"'],
    [25.4 * 0.99, '1"'],
  ])('[1.9.21] shows %d mm as %s, to the nearest 1/16 inch', (mm, text) => {
    expect(formatLength(mm, 'in')).toBe(text)
  })

  it('[1.9.21] takes 1 mm for 0.0393701 inch', () => {
    expect(mmToInches(1)).toBe(0.0393701)
    expect(formatInches(1 + 1 / 32)).toBe('1 1/16"')
    expect(formatInches(1 + 1 / 33)).toBe('1"')
  })

  it('shows finer fractions where asked', () => {
    expect(formatInches(1.02, 32)).toBe('1 1/32"')
    expect(formatInches(1.01, 32)).toBe('1"')
  })

  it('[1.5.25] snaps to 1/64', () => {
    expect(snapToSixtyFourth(3.01)).toBe(3.015625)
    expect(snapToSixtyFourth(3.005)).toBe(3)
  })

  it('rounds halves away from zero and never shows a negative zero', () => {
    expect(formatInches(-1 / 32)).toBe('-1/16"')
    expect(formatInches(-1 / 64)).toBe('0"')
    expect(formatMm(-0.01)).toBe('0')
    expect(formatMm(92.05)).toBe('92.1')
    expect(formatDimensionFigure(117, 'mm')).toBe('117')
  })

  test.prop([fc.double({ min: -400, max: 400, noNaN: true })])(
    'is never off by more than 1/32 inch',
    (inches) => {
      expect(Math.abs(roundToFraction(inches, 16) - inches)).toBeLessThanOrEqual(1 / 32 + 1e-9)
    },
  )
})

describe('reading lengths', () => {
  it.each([
    ['3 5/8"', 'mm', 3.625 * 25.4],
    ['3-5/8 in', 'mm', 3.625 * 25.4],
    ['92.1', 'mm', 92.1],
    ['92,1', 'mm', 92.1],
    ['9cm', 'mm', 90],
    ['4in', 'mm', 101.6],
    ['4', 'in', 101.6],
    ['5/8', 'in', 15.875],
    ['1\' 2 1/2"', 'mm', 14.5 * 25.4],
    ['1′ 2″', 'in', 14 * 25.4],
    ['2 m', 'in', 2000],
    [' 117 MM ', 'in', 117],
    ['.5"', 'mm', 12.7],
    ['½', 'in', 12.7],
    ['3½"', 'mm', 88.9],
    ['3 ⅝ in', 'mm', 92.075],
    ['3 5⁄8"', 'mm', 92.075],
    ['9cm', 'in', 90],
    ['92.1', 'mm', 92.1],
  ] as const)('reads %s (bare numbers in %s)', (text, unit, mm) => {
    const parsed = parseLength(text, unit)
    expect(parsed.ok && parsed.value).toBeCloseTo(mm, 9)
  })

  it.each(['', '  ', 'abc', '-4', '4 5', '3/0"', '4in 5', '1e5', '4 in in', '4 5/8/2', '9'.repeat(60)])(
    'refuses “%s”',
    (text) => {
      expect(parseLength(text, 'mm')).toEqual({ ok: false, code: 'lengthUnreadable' })
    },
  )

  test.prop([fc.integer({ min: 0, max: 16 * 300 })])(
    'reads back every fraction that it shows',
    (sixteenths) => {
      const inches = sixteenths / 16
      const parsed = parseLength(formatInches(inches), 'mm')
      expect(parsed.ok && parsed.value).toBeCloseTo(inches * MM_PER_INCH, 9)
    },
  )

  test.prop([fc.string({ maxLength: 60 })])('never throws, whatever is typed', (text) => {
    expect(typeof parseLength(text, 'in').ok).toBe('boolean')
  })

  it('never gives less than zero, nor more than the figures add up to', () => {
    const figure = fc.oneof(
      fc.nat({ max: 400 }).map(String),
      fc.stringMatching(/^\d{1,3}[.,]\d{1,3}$/),
      fc.constantFrom('1/2', '3/4', '5/8', '13/16', '½', '⅝'),
    )
    const unit = fc.constantFrom('', '"', ' in', ' mm', 'cm', ' m', "'", '′')
    const slip = fc.constantFrom('', '', '', '', '-', 'x', '..')
    const part = fc.tuple(slip, figure, unit).map((words) => words.join(''))
    const texts = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))
    checkLaw({ length: 30, refused: 10 }, texts, (cover, text) => {
      const parsed = parseLength(text, 'in')
      cover(parsed.ok ? 'length' : 'refused')
      if (!parsed.ok) return
      expect(parsed.value).toBeGreaterThanOrEqual(0)
      expect(parsed.value).toBeLessThanOrEqual(3 * 1000 * 1000)
      // A dash joins a whole and its fraction ('3-5/8'); before a length it is a minus.
      expect(text).not.toMatch(/^-/)
    })
  })

  // Numbers as people write them, with the numerator and denominator that they mean.
  const decimals = fc
    .record({
      whole: fc.nat({ max: 999 }),
      places: fc.stringMatching(/^\d{1,4}$/),
      sign: fc.constantFrom('.', ','),
    })
    .map(({ whole, places, sign }) => ({
      text: `${whole}${sign}${places}`,
      over: BigInt(`${whole}${places}`),
      under: 10n ** BigInt(places.length),
    }))
  const fractions = fc
    .record({
      whole: fc.option(fc.nat({ max: 99 })),
      gap: fc.constantFrom(' ', '-', '  '),
      over: fc.nat({ max: 63 }),
      under: fc.integer({ min: 1, max: 64 }),
    })
    .map(({ whole, gap, over, under }) => ({
      text: whole === null ? `${over}/${under}` : `${whole}${gap}${over}/${under}`,
      over: BigInt((whole ?? 0) * under + over),
      under: BigInt(under),
    }))
  const signs = fc
    .record({
      whole: fc.option(fc.nat({ max: 99 })),
      sign: fc.constantFrom(['½', 1, 2] as const, ['⅔', 2, 3] as const, ['⅝', 5, 8] as const),
    })
    .map(({ whole, sign: [text, over, under] }) => ({
      text: `${whole ?? ''}${text}`,
      over: BigInt((whole ?? 0) * under + over),
      under: BigInt(under),
    }))
  const wholes = fc
    .nat({ max: 9999 })
    .map((value) => ({ text: String(value), over: BigInt(value), under: 1n }))
  const number = fc.oneof(decimals, fractions, signs, wholes)
  // Tenths of a millimetre, so that an inch is a whole number of them.
  const unit = fc.constantFrom(
    ['mm', 10n] as const,
    ['cm', 100n] as const,
    ['m', 10_000n] as const,
    ['in', 254n] as const,
    ['"', 254n] as const,
    ['”', 254n] as const,
    ["'", 3048n] as const,
    ['ft', 3048n] as const,
  )
  const terms = fc.array(fc.tuple(number, unit, fc.constantFrom('', ' ')), { minLength: 1, maxLength: 3 })

  test.prop([terms], { numRuns: 300 })(
    'reads every length that people write as exactly what it says',
    (list) => {
      const text = list.map(([{ text: figure }, [name], gap]) => `${figure}${gap}${name}`).join(' ')
      const parsed = parseLength(text, 'mm')
      if (text.length > 40) {
        expect(parsed.ok).toBe(false)
        return
      }
      const sum = list.reduce(
        (so, [{ over, under }, [, tenths]]) => ({
          over: so.over * under + over * tenths * so.under,
          under: so.under * under,
        }),
        { over: 0n, under: 1n },
      )
      // To a millionth of a millimetre, rounded down.
      const millimetres = Number((sum.over * 100_000n) / sum.under) / 1_000_000
      expect(parsed.ok ? Math.abs(parsed.value - millimetres) : text).toBeLessThan(1e-5)
    },
  )

  test.prop([number, fc.constantFrom('mm' as const, 'in' as const)], { numRuns: 200 })(
    'reads a bare number in the unit of the page',
    ({ text, over, under }, shown) => {
      const parsed = parseLength(text, shown)
      const expected = (Number(over) / Number(under)) * (shown === 'mm' ? 1 : 25.4)
      expect(parsed.ok ? parsed.value : text).toBeCloseTo(expected, 8)
    },
  )

  test.prop([number, unit, fc.constantFrom('-', 'e', 'x', '//', '4 4')], { numRuns: 100 })(
    'refuses a length with a sign in it that means nothing',
    ({ text }, [name], stray) => {
      expect(parseLength(`${stray} ${text} ${name} ${stray}`, 'mm').ok).toBe(false)
    },
  )
})
