/** Real glyphs of the installed fonts: known widths, fallback between files, unpacking of font files. */
import { engravingFaces, unpackWoff } from '@orderwright/domain/engraving'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMeasurer } from './load-measurer.ts'

type Measurer = Awaited<ReturnType<typeof loadMeasurer>>
let measurer: Measurer

beforeAll(async () => {
  measurer = await loadMeasurer()
})

describe('text measuring on the server', () => {
  it('measures as the browser draws', () => {
    // Widths that Chromium gives for the same text as SVG, font size 4, precise to 1/64.
    expect(measurer.measure('READING', 'saira-400', 4).advanceMm).toBeCloseTo(17.4, 2)
    expect(measurer.measure('SCENE 1', 'saira-400', 4).advanceMm).toBeCloseTo(15.004, 2)
    expect(measurer.measure('ALL OFF', 'Saira', 4).advanceMm).toBeCloseTo(15.368, 2)
  })

  it('kerns', () => {
    const apart =
      measurer.measure('A', 'inter-400', 10).advanceMm + measurer.measure('V', 'inter-400', 10).advanceMm
    expect(measurer.measure('AV', 'inter-400', 10).advanceMm).toBeLessThan(apart)
  })

  it('takes letters that the first file lacks from the second', () => {
    const polish = measurer.measure('Łódź', 'saira-400', 4)
    expect(polish).toMatchObject({ isExact: true, missing: [] })
    expect(polish.advanceMm).toBeGreaterThan(5)
  })

  it('names characters that the font does not have', () => {
    expect(measurer.measure('A日A日', 'inter-400', 4).missing).toEqual(['日'])
  })

  it('grows in proportion to the size and gives outlines within the ink', () => {
    const small = measurer.measure('Évasion', 'eb-garamond-400', 3)
    const large = measurer.measure('Évasion', 'eb-garamond-400', 6)
    expect(large.advanceMm).toBeCloseTo(2 * small.advanceMm, 9)
    expect(small.inkRight).toBeGreaterThan(small.inkLeft)
    expect(small.outlines).toMatch(/^M[^a-z]*Z$/)
  })

  it.each(engravingFaces.map(({ key }) => [key]))('has the files of %s', (key) => {
    expect(measurer.measure('AĘ', key, 3)).toMatchObject({ isExact: true, missing: [] })
  })

  it('measures nothing as nothing', () => {
    expect(measurer.measure('', 'inter-400', 4)).toMatchObject({ advanceMm: 0, inkLeft: 0, inkRight: 0 })
  })
})

describe('unpacking font files', () => {
  const inflate = (data: Uint8Array) => data

  it('refuses what is no WOFF', async () => {
    for (const bytes of [
      new Uint8Array(0),
      new Uint8Array(60),
      new TextEncoder().encode('wOF2'.padEnd(80, '\u0000')),
    ]) {
      expect(await unpackWoff(bytes, inflate)).toEqual({ ok: false, code: 'fontUnreadable' })
    }
  })

  it('refuses tables that point outside the file', async () => {
    const bytes = new Uint8Array(64)
    const view = new DataView(bytes.buffer)
    view.setUint32(0, 0x774f4646)
    view.setUint16(12, 1)
    view.setUint32(48, 60)
    view.setUint32(52, 1000)
    view.setUint32(56, 2000)
    expect(await unpackWoff(bytes, inflate)).toEqual({ ok: false, code: 'fontUnreadable' })
  })
})
