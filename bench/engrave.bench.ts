/**
 * `engrave`: measuring 1,000 different texts in four fonts, as the order page and the server do, beside a bare loop of
 * HarfBuzz over the same texts and files that adds up the advances. A second line measures the same texts again, which
 * are then remembered.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import {
  createHarfbuzzMeasurer,
  type EngravingFace,
  findEngravingFace,
  unpackWoff,
} from '@orderwright/domain/engraving'
import * as harfbuzz from 'harfbuzzjs'
import { median, percentile, report } from './lib/measure.ts'

const TEXTS = 1000
const ROUNDS = 25
const WARM_UP = 5
const SIZE_MM = 3.2
const faceKeys = ['inter-400', 'saira-400', 'eb-garamond-400', 'oswald-500']
const words = [
  'READING',
  'Bedroom',
  'lights',
  'ALL OFF',
  'Scene',
  'Terrace',
  'Été',
  'West',
  'AV',
  'Chandelier',
  'ŁÓDŹ',
]

const require = createRequire(import.meta.url)

async function fontFiles(face: EngravingFace): Promise<Uint8Array[]> {
  return Promise.all(
    face.files.map(async ({ name }) => {
      const woff = await readFile(require.resolve(`${face.packageName}/files/${name}.woff`))
      const unpacked = await unpackWoff(woff, (data) => inflateSync(data))
      if (!unpacked.ok) throw new Error(`${name}: ${unpacked.code}`)
      return unpacked.bytes
    }),
  )
}

/** Different texts at every round, so that nothing is remembered from the last. */
function textsOf(round: number): { text: string; key: string }[] {
  return Array.from({ length: TEXTS }, (_, index) => {
    const [first, second] = [words[index % words.length], words[(index * 7 + round) % words.length]]
    return {
      text: `${first} ${second} ${round * TEXTS + index}`,
      key: faceKeys[index % faceKeys.length] ?? '',
    }
  })
}

const faces = await Promise.all(
  faceKeys.map(async (key) => {
    const face = findEngravingFace(key)
    if (!face) throw new Error(`no face ${key}`)
    return { key, files: await fontFiles(face) }
  }),
)
const measurer = createHarfbuzzMeasurer<harfbuzz.Blob, harfbuzz.Face, harfbuzz.Font, harfbuzz.Buffer>(
  harfbuzz,
  faces,
)
const bareFonts = new Map(
  faces.map(({ key, files }) => {
    const [latin, extended] = files.map((bytes) => {
      const face = new harfbuzz.Face(new harfbuzz.Blob(bytes))
      return { font: new harfbuzz.Font(face), upem: face.upem }
    })
    if (!latin || !extended) throw new Error(`${key} lacks a file`)
    return [key, { latin, extended }]
  }),
)
const bareBuffer = new harfbuzz.Buffer()

/** No cache, no normal form, no search for missing letters: one font for a text, its glyphs, the sum of their advances. */
function bareWidth(text: string, key: string): number {
  const fonts = bareFonts.get(key)
  if (!fonts) throw new Error(`no font ${key}`)
  bareBuffer.clearContents()
  bareBuffer.addText(text)
  bareBuffer.guessSegmentProperties()
  harfbuzz.shape(fonts.latin.font, bareBuffer)
  let sum = 0
  for (const { xAdvance = 0 } of bareBuffer.getGlyphPositions()) sum += xAdvance
  return (sum * SIZE_MM) / fonts.latin.upem
}

function timed(
  texts: readonly { text: string; key: string }[],
  width: (text: string, key: string) => number,
) {
  const begin = performance.now()
  let sum = 0
  for (const { text, key } of texts) sum += width(text, key)
  return { took: performance.now() - begin, sum }
}

const measured = (text: string, key: string) => measurer.measure(text, key, SIZE_MM).advanceMm

// The yardstick is only one while it gives the same widths, where one font file has all letters.
for (const { text, key } of textsOf(999)) {
  const isLatin = [...text].every((character) => (character.codePointAt(0) ?? 0) < 0x100)
  if (isLatin && Math.abs(measured(text, key) - bareWidth(text, key)) > 1e-9)
    throw new Error(`${key}: ${text}`)
}

const own: number[] = []
const bare: number[] = []
const warm: number[] = []
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  const texts = textsOf(round)
  // In turns, each first as often as the other, so that both meet the same machine.
  const runs = [() => own.push(timed(texts, measured).took), () => bare.push(timed(texts, bareWidth).took)]
  for (const run of round % 2 === 0 ? runs : runs.toReversed()) run()
  warm.push(timed(texts, measured).took)
}
const counted = (times: readonly number[]) => times.slice(WARM_UP)
const ratio = median(counted(own)) / median(counted(bare))
report({
  bench: 'engrave',
  case: '1,000 texts, four fonts',
  medianMs: median(counted(own)),
  p95Ms: percentile(counted(own), 0.95),
  yardstickMs: median(counted(bare)),
  ratio,
  goalRatio: 1.5,
  ok: ratio <= 1.5,
})
report({
  bench: 'engrave',
  case: 'the same texts again',
  medianMs: median(counted(warm)),
  yardstickMs: median(counted(bare)),
  ratio: median(counted(warm)) / median(counted(bare)),
})
