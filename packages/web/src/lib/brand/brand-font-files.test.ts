import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { unpackWoff } from '@orderwright/domain/engraving'
import { brandFonts } from '@orderwright/domain/tenancy'
import * as harfbuzz from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import { brandFontUrls } from './brand-font.ts'
import { brandFontFiles, bundledFamilies, fontSlug } from './brand-font-files.ts'

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

const require = createRequire(import.meta.url)
const sample = 'Hamburgefonstiv 1,234.50 × 82 mm'

/** How wide the sample is in the family's regular weight, in parts of the font size. */
async function widthIn(family: string): Promise<number> {
  const slug = fontSlug(family)
  const file = require.resolve(`@fontsource/${slug}/files/${slug}-latin-400-normal.woff`)
  const unpacked = await unpackWoff(await readFile(file), (data) => inflateSync(data))
  if (!unpacked.ok) throw new Error(`${file} cannot be read`)
  const face = new harfbuzz.Face(new harfbuzz.Blob(unpacked.bytes))
  const buffer = new harfbuzz.Buffer()
  buffer.addText(sample)
  buffer.guessSegmentProperties()
  harfbuzz.shape(new harfbuzz.Font(face), buffer)
  // Glyph 0 is the empty box of a character that the font does not have.
  expect(buffer.getGlyphInfos().filter(({ codepoint }) => codepoint === 0)).toEqual([])
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem
}

describe('the bundled fonts', () => {
  test('[2.9.07] are eighteen families, each with files of its own in the weights that it has', () => {
    expect(new Set(bundledFamilies).size).toBe(18)
    const weights = Object.fromEntries(
      bundledFamilies.map((family) => [
        family,
        [...new Set(brandFontFiles(family, brandFontUrls).map(({ weight }) => weight))].join(' '),
      ]),
    )
    // A script has one weight.
    const all = Object.fromEntries(bundledFamilies.map((family) => [family, '400 500 600']))
    expect(weights).toEqual({ ...all, 'Great Vibes': '400' })
  })

  test('[2.9.07] set a text in widths of their own, and have every character of it', async () => {
    const [fallback = 0, ...others] = await Promise.all(bundledFamilies.map(widthIn))
    expect(fallback).toBeGreaterThan(5)
    const same = others.filter((width) => Math.abs(width - fallback) < 0.05)
    expect(same).toEqual([])
  })
})

test('[issue 14] the families that owners choose from are those that are shipped', () => {
  expect(brandFonts).toEqual(bundledFamilies)
})
