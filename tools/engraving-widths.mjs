/**
 * Makes packages/domain/src/engraving/fonts/widths.ts anew from the font packages: how wide the characters of the engraving fonts
 * are at most, whatever stands beside them. To be run when a font package changes: npx tsx tools/engraving-widths.mjs
 */
import { writeFileSync } from 'node:fs'
import { engravingFaces } from '../packages/domain/src/engraving/fonts/fonts.ts'
import { loadMeasurer } from '../packages/server/src/platform/glyphs/load-measurer.ts'
import { at } from './lib/paths.mjs'

const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x203a],
]
const STEPS = 40
const figures = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const characters = ranges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
)
const measurer = await loadMeasurer()

/** Of two characters that are pushed apart, the rarer is counted wider: what most texts are made of stays as narrow as it is. */
const rarity = (character) =>
  /^[A-Za-z0-9 .,&’'-]$/.test(character) ? 0 : /^\p{L}$/u.test(character) ? 1 : 2

/** The width of each character in parts of the font size, so that no text is wider than the sum of its characters. */
function widthsOf(keys) {
  const advance = (text, key) => measurer.measure(text, key, 1).advanceMm
  const widest = new Map(characters.map((one) => [one, Math.max(...keys.map((key) => advance(one, key)))]))
  const alone = new Map(widest)
  /** How far a character is pushed away by one before it, and pushes away one after it. */
  const before = new Map()
  const after = new Map()
  const push = (map, character, by) => map.set(character, Math.max(map.get(character) ?? 0, by))
  for (const key of keys) {
    for (const one of characters) {
      for (const other of characters) {
        const excess = advance(one + other, key) - alone.get(one) - alone.get(other)
        if (excess <= 1e-9) continue
        if (rarity(one) >= rarity(other)) push(after, one, excess)
        else push(before, other, excess)
      }
    }
  }
  for (const one of characters) {
    widest.set(one, widest.get(one) + (before.get(one) ?? 0) + (after.get(one) ?? 0))
  }
  return widest
}

const slugs = [...new Set(engravingFaces.map(({ packageName }) => packageName.split('/')[1]))]
const lines = slugs.map((slug) => {
  const keys = engravingFaces
    .filter(({ packageName }) => packageName.endsWith(`/${slug}`))
    .map(({ key }) => key)
  const widths = widthsOf(keys)
  const text = characters
    .map((one) => {
      const figure = figures[Math.ceil(widths.get(one) * STEPS - 1e-6)]
      if (figure === undefined) throw new Error(`${slug}: ${one} is too wide for the table`)
      return figure
    })
    .join('')
  return `  ${slug.includes('-') ? `'${slug}'` : slug}: '${text}',`
})
const list = ranges.map(([first, last]) => `  [0x${first.toString(16)}, 0x${last.toString(16)}],`).join('\n')
writeFileSync(
  at('packages', 'domain', 'src', 'engraving', 'fonts', 'widths.ts'),
  `/**
 * How wide the characters of the engraving fonts are at most, in any of their weights and whatever stands beside them, in
 * fortieths of the font size, rounded up: one figure of 0-9, a-z, A-Z for each. Made by tools/engraving-widths.mjs from the
 * font files; a test holds both together.
 */

/** The characters of the tables, in their order: first and last of each range. */
export const widthRanges: readonly (readonly [number, number])[] = [
${list}
]

export const widthFigures = '${figures}'

/** What a figure counts, in parts of the font size. */
export const WIDTH_STEP = 1 / ${STEPS}

/** By the slug of the family. */
export const widthTables: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`,
)
