/** Materials of the demo: all of them can be read, and each has its picture. */
import { readMaterial } from '@orderwright/domain/materials'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoSeeds } from './index.ts'
import { materials, swatchKey } from './materials.ts'
import { swatchPictures } from './pictures/swatch-pictures.ts'

const MOST_BYTES = 20_000

/** How much lighter a swatch's lightest column is than its darkest one, as a share of their mean. */
async function changeAcross(title: string): Promise<number> {
  const finish = materials[title]
  const picture = finish && swatchPictures[swatchKey(finish)]
  if (picture === undefined) throw new Error(`no swatch of ${title}`)
  const { data, info } = await sharp(Buffer.from(picture, 'base64'))
    .flatten({ background: '#ffffff' })
    .greyscale()
    .extract({ left: 4, top: 4, width: 56, height: 56 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const columns = Array.from({ length: info.width }, (_, x) => {
    const tones = Array.from(
      { length: info.height },
      (__, y) => data[(y * info.width + x) * info.channels] ?? 0,
    )
    return tones.reduce((sum, tone) => sum + tone, 0) / info.height
  })
  const mean = columns.reduce((sum, tone) => sum + tone, 0) / columns.length
  return (Math.max(...columns) - Math.min(...columns)) / mean
}

describe('materials of the demo', () => {
  test.each(['Brushed bronze', 'Brushed brass', 'Brushed nickel', 'Stainless steel', 'Copper'])(
    '[issue 15] light wanders over %s as over a metal: across its strokes, from light to dark',
    async (title) => {
      expect(await changeAcross(title)).toBeGreaterThan(0.2)
    },
  )

  test.each(['Oak', 'Walnut', 'Ash', 'Pine', 'Linen'])('[issue 15] %s is lit evenly', async (title) => {
    expect(await changeAcross(title)).toBeLessThan(0.12)
  })

  test('[issue 15] there are eight metals, four woods, four stones and three fabrics, each with a rendered swatch', () => {
    const kinds = Object.values(materials).map(({ material }) => readMaterial(material)?.kind)
    const count = (kind: string) => kinds.filter((one) => one === kind).length
    expect([count('metal'), count('wood'), count('stone'), count('fabric')]).toEqual([8, 4, 4, 3])
    expect(Object.values(materials).map((finish) => swatchPictures[swatchKey(finish)])).not.toContain(
      undefined,
    )
  })

  test('[issue 15] every finish that says what it is made of can be read, and has its picture as an address', () => {
    const made = demoSeeds(new Date('2026-06-15T10:20:30Z'))
      .flatMap(({ catalog }) => catalog.productOptions)
      .filter(({ data }) => data['material'] !== undefined)
    expect(made.length).toBeGreaterThan(30)
    for (const { title, data } of made)
      expect([title, readMaterial(data['material'])?.kind]).not.toContain(undefined)
    const shown = made.filter(({ thumbnailUrl }) => thumbnailUrl?.startsWith('data:image/webp;base64,'))
    // Those of floors show boards.
    expect(made.length - shown.length).toBe(4)
  })

  test('[issue 15] all swatches together stay small', () => {
    const bytes = Object.values(swatchPictures).reduce((sum, picture) => sum + (picture.length * 3) / 4, 0)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })
})
