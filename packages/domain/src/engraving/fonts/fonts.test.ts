/** The engraving faces: how they are found, which characters they have, and how wide a text is before they are loaded. */
import { describe, expect, it } from 'vitest'
import { engravingFaceOr, engravingFaces, findEngravingFace, uncoveredCharacters } from './fonts.ts'
import { approximateMeasurer } from './measure.ts'

describe('a face', () => {
  it.each([
    ['saira-500', 'saira-500'],
    ['Saira', 'saira-400'],
    ['EB Garamond', 'eb-garamond-400'],
    ['  eb   GARAMOND ', 'eb-garamond-400'],
    ['Saira-600', 'saira-600'],
    ['saira-700', undefined],
    ['', undefined],
  ])('is found by its key or its family: %j is %s', (name, key) => {
    // Asked twice: a name that was looked up is remembered, whether it is one or not.
    expect([findEngravingFace(name)?.key, findEngravingFace(name)?.key]).toEqual([key, key])
  })

  it('is the first of all where a name is unknown, so that a drawing always has one', () => {
    expect(engravingFaceOr('Comic').key).toBe('inter-400')
    expect(engravingFaceOr('oswald-600').key).toBe('oswald-600')
  })

  it('has two files, named by its weight', () => {
    expect(engravingFaces).toHaveLength(24)
    const { files, ...face } = engravingFaceOr('barlow-600')
    expect(face).toEqual({
      key: 'barlow-600',
      family: 'Barlow',
      weight: 600,
      packageName: '@fontsource/barlow',
      capHeight: 0.7,
    })
    expect(files.map(({ name }) => name)).toEqual(['barlow-latin-600-normal', 'barlow-latin-ext-600-normal'])
  })
})

describe('characters outside a face', () => {
  const face = engravingFaceOr('Inter')

  it('are none of those that its files cover, from first to last', () => {
    const codes = [
      0x20, 0x7e, 0xff, 0x100, 0x131, 0x2ba, 0x2bb, 0x2bc, 0x2bd, 0x2c5, 0x2c6, 0x2c7, 0x2cc, 0x2ce, 0x2d7,
      0x2da, 0x2dc, 0x2dd, 0x2ff, 0x304, 0x308, 0x329, 0x1d00, 0x1dbf, 0x1e00, 0x1e9f, 0x1ef2, 0x1eff, 0x2000,
      0x206f, 0x20a0, 0x20ab, 0x20ac, 0x20ad, 0x20c0, 0x2113, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0x2c60,
      0x2c7f, 0xa720, 0xa7ff, 0xfeff, 0xfffd,
    ]
    expect(uncoveredCharacters(String.fromCodePoint(...codes), face)).toEqual([])
  })

  it('are those beside', () => {
    const codes = [
      0x2cd, 0x2d8, 0x2d9, 0x2db, 0x300, 0x303, 0x305, 0x309, 0x328, 0x32a, 0x1cff, 0x1dc0, 0x1dff, 0x1ea0,
      0x1ef1, 0x1f00, 0x1fff, 0x2070, 0x209f, 0x20c1, 0x2112, 0x2114, 0x2121, 0x2123, 0x2190, 0x2192, 0x2194,
      0x2211, 0x2213, 0x2216, 0x2c5f, 0x2c80, 0xa71f, 0xa800, 0xfefe, 0xfffc, 0x1f600,
    ]
    const beside = codes.map((code) => String.fromCodePoint(code))
    expect(uncoveredCharacters(beside.join(''), face)).toEqual(beside)
  })

  it('are named once each, in their order', () => {
    expect(uncoveredCharacters('日AĘ😀日', face)).toEqual(['日', '😀'])
  })
})

describe('a text before the fonts are loaded', () => {
  const estimate = (text: string, fontKey = 'Inter') => approximateMeasurer.measure(text, fontKey, 10)

  it('says that it is estimated, and has ink from end to end', () => {
    expect(approximateMeasurer.isExact).toBe(false)
    // Fortieths of the font size, as the table has them: 30 for A, 28 for 0, 12 for a blank.
    expect(estimate('A 0')).toEqual({
      advanceMm: 17.5,
      inkLeft: 0,
      inkRight: 17.5,
      isExact: false,
      missing: [],
    })
  })

  it.each([
    ['a', 'inter-400', 5.75],
    ['a', 'inter-600', 5.75],
    ['a', 'eb-garamond-500', 4.25],
    ['~', 'inter-400', 6.75],
    ['\u00a0', 'inter-400', 3],
    ['\u017f', 'saira-400', 4],
    ['\u2013', 'inter-400', 6.75],
    ['', 'inter-400', 0],
  ])('%j in %s is %f mm wide at most', (text, key, advanceMm) => {
    expect(estimate(text, key).advanceMm).toBeCloseTo(advanceMm, 9)
  })

  it('is as wide as can be where the table lacks a letter', () => {
    expect(estimate('\u0180')).toMatchObject({ advanceMm: 19, missing: [] })
  })

  it('is composed, and leaves out what no font has', () => {
    expect(estimate('é').advanceMm).toBeCloseTo(estimate('e\u0301').advanceMm, 9)
    expect(estimate('e\u0301').missing).toEqual([])
    expect(estimate('日A日')).toMatchObject({ advanceMm: 7.5, missing: ['日'] })
  })
})
