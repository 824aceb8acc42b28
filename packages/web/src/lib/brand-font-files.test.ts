import { describe, expect, test } from 'vitest'
import { brandFontFiles } from './brand-font-files.ts'

const known = {
  '../node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2': '/a400',
  '../node_modules/@fontsource/arimo/files/arimo-latin-ext-600-normal.woff2': '/a600x',
  '../node_modules/@fontsource/barlow/files/barlow-latin-400-normal.woff2': '/b400',
}

describe('the font of an organisation', () => {
  test('[2.9.08] is fetched in the weights that the interface uses, Latin and extended Latin apart', () => {
    const files = brandFontFiles('Arimo', known)
    expect(files.map(({ url, weight }) => [url, weight])).toEqual([
      ['/a400', '400'],
      ['/a600x', '600'],
    ])
    expect(new Set(files.map(({ unicodeRange }) => unicodeRange)).size).toBe(2)
  })

  test('one that is not bundled leaves ours', () => {
    expect(brandFontFiles('Comic Sans', known)).toEqual([])
  })
})
