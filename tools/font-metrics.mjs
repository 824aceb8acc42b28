/**
 * Makes packages/domain/src/typesetting/advances.ts anew from the font packages: how far each character of the
 * fonts of documents advances. To be run when a font package changes: npx tsx tools/font-metrics.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import * as harfbuzz from 'harfbuzzjs'
import { unpackWoff } from '../packages/domain/src/engraving/fonts/woff.ts'
import { at } from './lib/paths.mjs'

const families = [
  { key: 'inter', subsets: ['latin', 'latin-ext', 'greek', 'cyrillic'] },
  { key: 'arimo', subsets: ['latin', 'latin-ext', 'greek', 'cyrillic', 'hebrew'] },
  { key: 'barlow', subsets: ['latin', 'latin-ext'] },
]
const weights = [400, 600]
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x386, 0x3ce],
  [0x401, 0x45f],
  [0x5d0, 0x5ea],
  [0x2010, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]

async function fontOf(key, subset, weight) {
  const file = at('node_modules', '@fontsource', key, 'files', `${key}-${subset}-${weight}-normal.woff`)
  const unpacked = await unpackWoff(readFileSync(file), (data) => inflateSync(data))
  if (!unpacked.ok) throw new Error(`${file} can not be read`)
  const face = new harfbuzz.Face(new harfbuzz.Blob(unpacked.bytes))
  return { upem: face.upem, font: new harfbuzz.Font(face) }
}

function advanceOf(fonts, code) {
  const found = fonts.find(({ font }) => (font.nominalGlyph(code) ?? 0) > 0)
  if (!found) return 0
  const buffer = new harfbuzz.Buffer()
  buffer.addText(String.fromCodePoint(code))
  buffer.guessSegmentProperties()
  harfbuzz.shape(found.font, buffer)
  const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return Math.round((advance / found.upem) * 1000)
}

const lines = []
for (const { key, subsets } of families) {
  for (const weight of weights) {
    const fonts = await Promise.all(subsets.map((subset) => fontOf(key, subset, weight)))
    const text = ranges
      .map(([first, last]) => {
        let row = ''
        for (let code = first; code <= last; code++)
          row += advanceOf(fonts, code).toString(36).padStart(2, '0')
        return row
      })
      .join('')
    lines.push(`  '${key}-${weight}':\n    '${text}',`)
  }
}
const list = ranges.map(([first, last]) => `  [0x${first.toString(16)}, 0x${last.toString(16)}],`).join('\n')
writeFileSync(
  at('packages', 'domain', 'src', 'typesetting', 'advances.ts'),
  `/**
 * How far the characters of the fonts of documents advance, in thousandths of the font size: two figures of base 36
 * for each, 00 where the font has none. Made by tools/font-metrics.mjs from the font files; a test holds both together.
 */

/** The characters of the tables, in their order: first and last of each range. */
export const advanceRanges: readonly (readonly [number, number])[] = [
${list}
]

/** By family and weight. */
export const advanceTables: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`,
)
