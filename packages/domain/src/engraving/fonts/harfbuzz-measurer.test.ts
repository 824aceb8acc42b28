/** Measuring with glyphs: widths, ink and outlines to the digit, letters that a second file adds, what is remembered. */
import { describe, expect, it } from 'vitest'
import { bytesOfFont, handMadeGlyphs, type HandMadeFont } from '../../testing/hand-made-glyphs.ts'
import { createHarfbuzzMeasurer } from './harfbuzz-measurer.ts'

const first: HandMadeFont = {
  upem: 1000,
  glyphs: {
    ' ': { advance: 250, ink: [0, 0] },
    '\u00a0': { advance: 250 },
    A: { advance: 600, ink: [50, 500], path: 'M50 0L300 700L550 0Z' },
    V: { advance: 640, ink: [-20, 680], path: 'M-20 700L320 0L660 700Z' },
    á: { advance: 520, ink: [40, 420], path: 'M40 0H460' },
    '\u0301': { offset: [-300, 100], ink: [0, 120], path: 'M0 700H120' },
    ƀ: { advance: 500, ink: [0, 500] },
    '😀': { advance: 1000, ink: [100, 800] },
  },
  pairs: { AV: -80 },
}
const second: HandMadeFont = {
  upem: 2000,
  glyphs: {
    A: { advance: 1800 },
    Ł: { advance: 1000, ink: [100, 700], path: 'M100 0V1400' },
    '\u0301': { offset: [-600, 200], ink: [10, 200], path: 'M10 1400H210' },
    '\u0302': { advance: 40 },
    Ż: { advance: 900, ink: [0, 900] },
  },
}

function measurerOf(...files: HandMadeFont[]) {
  const { module, lookedUp, shaped } = handMadeGlyphs()
  const measurer = createHarfbuzzMeasurer(module, [{ key: 'saira-400', files: files.map(bytesOfFont) }])
  return { measurer, lookedUp, shaped, measure: (text: string) => measurer.measure(text, 'saira-400', 10) }
}

function figures(text: string, ...files: HandMadeFont[]) {
  const { advanceMm, inkLeft, inkRight, outlines, missing, isExact } = measurerOf(...files).measure(text)
  return { advanceMm, inkLeft, inkRight, outlines, missing, isExact }
}

const close = (value: number): unknown => expect.closeTo(value, 9)

describe('a text of one file', () => {
  it('is as wide as its letters, with those drawn together that the font draws together', () => {
    expect(figures('AV', first)).toEqual({
      advanceMm: close(11.6),
      inkLeft: close(0.5),
      inkRight: close(11.8),
      outlines: 'M0.5 0L3 -7L5.5 0ZM5 -7L8.4 0L11.8 -7Z',
      missing: [],
      isExact: true,
    })
  })

  it('has ink where its letters have, not where its blanks are', () => {
    expect(figures(' A\u00a0', first)).toMatchObject({
      advanceMm: close(11),
      inkLeft: close(3),
      inkRight: close(8),
      outlines: 'M3 0L5.5 -7L8 0Z',
    })
  })

  it('has ink to the left of its start where its first letter reaches there', () => {
    expect(figures('VV', first)).toMatchObject({ inkLeft: close(-0.2), inkRight: close(13) })
  })

  it('has neither ink nor outlines where it is blank, or nothing at all', () => {
    const blank = { inkLeft: 0, inkRight: 0, outlines: undefined, missing: [], isExact: true }
    expect(figures('  ', first)).toEqual({ ...blank, advanceMm: close(5) })
    expect(figures('', first)).toEqual({ ...blank, advanceMm: 0 })
  })

  it('has its marks over its letters', () => {
    expect(figures('V\u0301', first)).toMatchObject({
      advanceMm: close(6.4),
      inkLeft: close(-0.2),
      inkRight: close(6.6),
      outlines: 'M-0.2 -7L3.2 0L6.6 -7ZM3.4 -8L4.6 -8',
    })
  })

  it('is composed first: one letter is one glyph', () => {
    expect(figures('a\u0301', first)).toMatchObject({ advanceMm: close(5.2), outlines: 'M0.4 0L4.6 0' })
  })

  it.each([2.5, 4])('grows with its size: %f mm', (sizeMm) => {
    const { advanceMm, inkRight } = measurerOf(first).measurer.measure('A', 'saira-400', sizeMm)
    expect([advanceMm, inkRight]).toEqual([close(0.6 * sizeMm), close(0.55 * sizeMm)])
  })
})

describe('letters that the first file lacks', () => {
  it('come from the second, in its own units; letters of both from the first', () => {
    expect(figures('ŁA', first, second)).toEqual({
      advanceMm: close(11),
      inkLeft: close(0.5),
      inkRight: close(10.5),
      outlines: 'M0.5 0L0.5 -7M5.5 0L8 -7L10.5 0Z',
      missing: [],
      isExact: true,
    })
  })

  it.each([
    ['a mark comes from the file of the letter before it', 'Ł\u0301', ['Ł\u0301']],
    ['a mark that this file lacks comes from the other', 'V\u0302', ['V', '\u0302']],
    ['a mark at the start comes from the first file that has it', '\u0301Ł', ['\u0301', 'Ł']],
    ['letters of one file are shaped together', 'ŁŻAVŻ', ['ŁŻ', 'AV', 'Ż']],
    ['what no file has is left out between its neighbors', 'A日V', ['AV']],
  ])('%s', (_what, text, shaped) => {
    const found = measurerOf(first, second)
    found.measure(text)
    expect(found.shaped).toEqual(shaped)
  })

  it('the mark of a second file stands as that file says', () => {
    expect(figures('Ł\u0301', first, second)).toMatchObject({
      advanceMm: close(5),
      inkLeft: close(0.5),
      inkRight: close(4),
      outlines: 'M0.5 0L0.5 -7M2.05 -8L3.05 -8',
    })
  })

  it('are named once each where no file has them, and take no room', () => {
    expect(figures('日A日Ω', first, second)).toMatchObject({
      advanceMm: close(6),
      missing: ['日', 'Ω'],
      isExact: true,
    })
    expect(figures('日', first)).toEqual({
      advanceMm: 0,
      inkLeft: 0,
      inkRight: 0,
      outlines: undefined,
      missing: ['日'],
      isExact: true,
    })
  })

  it.each([
    ['the first past the common ones', 'ƀ', 5],
    ['one of two units', '😀', 10],
  ])('are not those that it has: %s', (_what, letter, advanceMm) => {
    expect(figures(letter, first)).toMatchObject({ advanceMm, missing: [] })
  })
})

describe('what was asked before is remembered', () => {
  it('a letter is looked up once in each file, one of two units as a whole', () => {
    const { measure, lookedUp } = measurerOf(first, second)
    for (const text of ['AVA', 'A😀', '😀ƀ', 'ƀŁ', 'ŁA', 'AŁ😀']) measure(text)
    // Ł: in the first file in vain, then in the second.
    expect(lookedUp).toEqual(['A', 'V', '😀', 'ƀ', 'Ł', 'Ł'])
  })

  it('a text of one size is measured once', () => {
    const { measurer, measure, shaped } = measurerOf(first)
    const known = measure('AV')
    expect(measure('AV')).toBe(known)
    expect(shaped).toEqual(['AV'])
    expect(measurer.measure('AV', 'saira-400', 5).advanceMm).toBeCloseTo(5.8, 9)
    expect(measure('AV')).toBe(known)
  })

  it('its outlines are drawn once, when they are first asked for', () => {
    const { measure, shaped } = measurerOf(first)
    const { inkLeft, inkRight, outlines } = measure('A')
    expect([inkLeft, inkRight, outlines]).toEqual([close(0.5), close(5.5), 'M0.5 0L3 -7L5.5 0Z'])
    expect(shaped).toEqual(['A', 'A'])
  })

  it('two thousand texts are kept; the next begins anew', () => {
    const { measure } = measurerOf(first)
    const known = measure('A')
    for (let text = 2; text <= 2000; text++)
      measure(text.toString(2).replaceAll('1', 'V').replaceAll('0', 'A'))
    expect(measure('A')).toBe(known)
    measure('AA')
    expect(measure('A')).not.toBe(known)
  })
})

describe('a face', () => {
  const { module } = handMadeGlyphs()
  const measurer = createHarfbuzzMeasurer(module, [
    { key: 'saira-400', files: [bytesOfFont(first)] },
    { key: 'saira-500', files: [bytesOfFont(second)] },
    { key: 'saira-600', files: [] },
  ])

  it('is found by its key and by its family', () => {
    expect(measurer.isExact).toBe(true)
    expect(measurer.measure('A', 'saira-500', 10)).toMatchObject({ advanceMm: 9, isExact: true })
    expect(measurer.measure('A', 'Saira', 10)).toMatchObject({ advanceMm: 6, isExact: true })
  })

  it.each(['saira-600', 'inter-400'])('that is not there is estimated, and says so: %s', (key) => {
    const { isExact, advanceMm, outlines } = measurer.measure('A', key, 10)
    expect([isExact, outlines]).toEqual([false, undefined])
    expect(advanceMm).toBeGreaterThan(6)
  })
})
