/** What is reckoned with before the fonts are there, against the font files themselves. [issue 12, number 17] */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { fc, test as property } from '@fast-check/vitest'
import {
  approximateMeasurer,
  type EngravingFace,
  engravingFaces,
  unpackWoff,
} from '@orderwright/domain/engraving'
import { describe, expect, it } from 'vitest'
import { loadMeasurer } from './load-measurer.ts'

const require = createRequire(import.meta.url)
const measurer = await loadMeasurer()

/** Height of capitals and units of the em square, from the tables `OS/2` and `head` of a font file. */
async function capitalsOf(face: EngravingFace, name: string): Promise<{ height: number; em: number }> {
  const woff = readFileSync(require.resolve(`${face.packageName}/files/${name}.woff`))
  const unpacked = await unpackWoff(woff, (data) => inflateSync(data))
  if (!unpacked.ok) throw new Error(`${name} can not be read`)
  const { bytes } = unpacked
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = 12 + 16 * index
      return [new TextDecoder().decode(bytes.subarray(at, at + 4)), view.getUint32(at + 8)] as const
    }),
  )
  return {
    height: view.getInt16((tables.get('OS/2') ?? 0) + 88),
    em: view.getUint16((tables.get('head') ?? 0) + 18),
  }
}

const keys = engravingFaces.map(({ key }) => key)
const codes = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
/** Latin-1, Latin Extended-A, and the punctuation of texts. */
const characters = [
  ...codes(0x20, 0x7e),
  ...codes(0xa0, 0x17f),
  ...codes(0x2010, 0x2026),
  '‹',
  '›',
  '€',
  '™',
  '−',
]

describe('the metrics of the engraving fonts', () => {
  it.each([
    ['Inter', 0.7275],
    ['Arimo', 0.688],
    ['Barlow', 0.7],
    ['EB Garamond', 0.65],
    ['Montserrat', 0.7],
    ['Oswald', 0.81],
    ['Overpass', 0.7],
    ['Saira', 0.688],
  ])('[issue 12, 17] capitals of %s are %f of the font size high', (family, height) => {
    const faces = engravingFaces.filter((face) => face.family === family)
    expect(faces).toHaveLength(3)
    for (const { capHeight } of faces) expect(Math.abs(capHeight - height)).toBeLessThan(0.001)
  })

  it.each(engravingFaces.flatMap((face) => face.files.map(({ name }) => ({ face, name }))))(
    'the height of capitals is that of the file $name',
    async ({ face, name }) => {
      const { height, em } = await capitalsOf(face, name)
      expect(Math.abs(face.capHeight - height / em)).toBeLessThan(0.001)
    },
  )
})

describe('the estimate of a width', () => {
  const widths = (text: string, key: string) => ({
    estimate: approximateMeasurer.measure(text, key, 10).advanceMm,
    real: measurer.measure(text, key, 10).advanceMm,
  })

  it.each(keys)('[issue 12, 17] is never less than any single character of %s', (key) => {
    const tooNarrow = characters.filter((character) => {
      const { estimate, real } = widths(character, key)
      return estimate < real - 1e-9
    })
    expect(tooNarrow).toEqual([])
  })

  const texts = fc.oneof(
    fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 60 }).map((list) => list.join('')),
    // Whole words, where kerning and ligatures are at work.
    fc
      .array(
        fc.constantFrom(
          'READING',
          'Bedroom',
          'office',
          'AVATAR',
          'Łódź',
          'Été',
          '1/2"',
          '11:11',
          'iiii',
          'fjord',
          '->',
          'LTYP',
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((list) => list.join(' ')),
  )

  property.prop([texts, fc.constantFrom(...keys)], { numRuns: 3000 })(
    '[issue 12, 17] errs to the wide side for every text in every font',
    (text, key) => {
      const { estimate, real } = widths(text, key)
      expect(estimate).toBeGreaterThanOrEqual(real - 1e-9)
    },
  )

  it.each(keys)('is no more than a fifth too wide for words in %s', (key) => {
    for (const text of ['READING LIGHT', 'Master bedroom', 'Terrace 12', 'Ceiling & curtains']) {
      const { estimate, real } = widths(text, key)
      expect([text, estimate / real < 1.2]).toEqual([text, true])
    }
  })
})
