/**
 * Makes packages/server/src/seeds/pictures/outlined-words.ts anew from the font packages: the words of the demo's logos, and the
 * letters on its swatches, as outlines. A picture inside a page gets no font of that page, so a word in it would be drawn by
 * whatever the machine has. To be run when a word is added: npx tsx tools/outlined-words.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import * as harfbuzz from 'harfbuzzjs'
import { unpackWoff } from '../packages/domain/src/engraving/fonts/woff.ts'
import { at } from './lib/paths.mjs'

/** What is written with which font, how large (px) and how far apart (px between letters). */
const wordmarks = [
  { text: 'MAISON LUMEN', font: 'playfair-display', weight: 400, size: 19, spacing: 3 },
  { text: 'Cobalt & Pine', font: 'eb-garamond', weight: 400, size: 23, spacing: 0 },
  { text: 'Halden Light', font: 'arimo', weight: 600, size: 20, spacing: 0 },
  { text: 'NORRVIK', font: 'barlow', weight: 600, size: 20, spacing: 4 },
  { text: 'Panorama Murals', font: 'arimo', weight: 400, size: 20, spacing: 0 },
  { text: 'RAILWORKS', font: 'roboto-condensed', weight: 700, size: 20, spacing: 2 },
  { text: 'terrafloor', font: 'eb-garamond', weight: 400, size: 24, spacing: 0 },
]
/** The faces of the demo's engravings. */
const engravingFonts = [
  'inter',
  'saira',
  'barlow',
  'montserrat',
  'overpass',
  'oswald',
  'eb-garamond',
  'arimo',
]
const letters = engravingFonts.map((font) => ({ text: 'Ag', font, weight: 400, size: 24, spacing: 0 }))
const swatches = [{ text: 'A', font: 'eb-garamond', weight: 400, size: 26, spacing: 0 }]

async function fontOf(font, weight) {
  const file = at('node_modules', '@fontsource', font, 'files', `${font}-latin-${weight}-normal.woff`)
  const unpacked = await unpackWoff(readFileSync(file), (data) => inflateSync(data))
  if (!unpacked.ok) throw new Error(`${file} can not be read`)
  const face = new harfbuzz.Face(new harfbuzz.Blob(unpacked.bytes))
  return { upem: face.upem, font: new harfbuzz.Font(face) }
}

/** '-0.5' → '-.5' */
const short = (tenths) => String(tenths / 10).replace(/^(-?)0\./, '$1.')

/** The outline of one glyph, from font units to tenths of a px from point to point, the line of writing at 0. */
function placed(path, scale, x) {
  let pen = [0, 0]
  return path.replaceAll(/([MLQCZ])([^MLQCZ]*)/g, (_, command, numbers) => {
    if (command === 'Z') return 'z'
    const points = [...numbers.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, left, up]) => [
      Math.round((x + Number(left) * scale) * 10),
      Math.round(-Number(up) * scale * 10),
    ])
    const start = command === 'M' ? [0, 0] : pen
    pen = points.at(-1)
    // A curve of less than half a px is a line to every eye.
    if (command === 'Q' && Math.hypot(pen[0] - start[0], pen[1] - start[1]) < 5) {
      return `l${short(pen[0] - start[0])} ${short(pen[1] - start[1])}`.replaceAll(' -', '-')
    }
    const steps = points.flatMap((point) => [short(point[0] - start[0]), short(point[1] - start[1])])
    return `${command === 'M' ? 'M' : command.toLowerCase()}${steps.join(' ').replaceAll(' -', '-')}`
  })
}

async function outlined({ text, font, weight, size, spacing }) {
  const loaded = await fontOf(font, weight)
  const scale = size / loaded.upem
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(loaded.font, buffer)
  const positions = buffer.getGlyphPositions()
  let x = 0
  let path = ''
  buffer.getGlyphInfos().forEach(({ codepoint }, index) => {
    path += placed(loaded.font.glyphToPath(codepoint), scale, x)
    x += (positions[index]?.xAdvance ?? 0) * scale + spacing
  })
  if (/[^\d.\- Mlqcz]/.test(path)) throw new Error(`${text}: ${path.slice(0, 80)}`)
  return { path, width: Number((x - spacing).toFixed(2)) }
}

const rows = []
for (const word of [...wordmarks, ...letters, ...swatches]) {
  const { path, width } = await outlined(word)
  rows.push(`  '${word.font} ${word.text}': {\n    width: ${width},\n    path: '${path}',\n  },`)
}
writeFileSync(
  at('packages', 'server', 'src', 'seeds', 'pictures', 'outlined-words.ts'),
  `/**
 * Words as outlines, px, with the line of writing at 0: by font and text. Made by tools/outlined-words.mjs from the font
 * packages.
 */
export const outlinedWords = {
${rows.join('\n')}
} as const
export type OutlinedWord = keyof typeof outlinedWords
`,
)
