/** The SVG file of a viewport: inches, self-contained, and refused in words without a viewport. */
import { describe, expect, it } from 'vitest'
import { fourPanels, smallCanvas } from '../testing/canvas-fixtures.ts'
import { svgWithFaces, viewportPictures, viewportSvg } from './viewport-svg.ts'

const options = { pictureAt: (address: string) => address, font: 'arimo' } as const

/** Elements that are opened and not closed, and what is closed without being opened. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self) continue
    if (!close) open.push(name)
    else if (open.pop() !== name) return [name]
  }
  return open
}

describe('the SVG file of a viewport', () => {
  const context = smallCanvas({ entities: fourPanels({ panelDescriptionOverride: 'A < B & "C"' }) })

  it('[2.2.51] has its panels at true size in inches, with bleeds, labels and pictures', () => {
    const made = viewportSvg(context, 1, options)
    if (!made.ok) throw new Error(made.message)
    const { svg } = made
    expect(made.heading).toBe('1 North wall')
    // Four prints of 46 with 6 between and 3 around; 110 and the labels over them.
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="208in" height="118.6in" viewBox="-3 -5.6 208 118.6"/,
    )
    expect(
      [...svg.matchAll(/<g id="panel-\d" transform="translate\(([\d.]+) 0\)">/g)].map(([, x]) => Number(x)),
    ).toEqual([0, 52, 104, 156])
    expect(svg).toContain('d="M 0 0 L 46 0 L 46 110 L 0 110 Z"')
    expect(svg).toContain('d="M 0.5 1 L 45.5 1 L 45.5 109 L 0.5 109 Z"')
    expect(svg).toContain('46&quot; × 110&quot; with bleed')
    expect(svg).toContain('A &lt; B &amp; &quot;C&quot;')
    expect(svg).toContain('font-family="Arimo, Helvetica Neue, Arial, Inter, sans-serif"')
    expect(svg.match(/<image /g)).toHaveLength(4)
    expect([...svg.matchAll(/href="([^"]*)"/g)].every(([, href = '']) => href.startsWith('data:'))).toBe(true)
    expect(unbalanced(svg)).toEqual([])
  })

  it('[issue 15] brings the faces of its fonts along, for the letters of its labels', () => {
    const made = viewportSvg(context, 1, options)
    if (!made.ok) throw new Error(made.message)
    expect(made.text).toContain('Panel 1 · North wall · A < B & "C"')
    const face = '@font-face{font-family:Arimo;src:url(data:font/woff2;base64,AA$1)}'
    const whole = svgWithFaces(made.svg, face)
    expect(whole).toContain(`</desc><style>${face}</style><g id="panel-1"`)
    expect(unbalanced(whole)).toEqual([])
    expect(svgWithFaces(made.svg, '')).toBe(made.svg)
  })

  it('[issue 15] is made of the print master where there is one: a part of it for each panel', () => {
    const entities = fourPanels().map((entity) =>
      entity.type === 'calicoMuralTexture'
        ? { ...entity, data: { ...entity.data, mediumId: 55, masterWidth: 20_000, masterHeight: 11_600 } }
        : entity,
    )
    const mural = smallCanvas({ entities })
    const addresses = viewportPictures(mural, 1)
    expect(addresses).toHaveLength(4)
    // The first print begins 9 1/2 inches right of the picture's edge and 3 below it; 100 pixels to the inch.
    expect(addresses[0]).toBe('/media/55?x=0.0475&y=0.025862069&width=0.23&height=0.948275862&to=4600')
    const made = viewportSvg(mural, 1, { ...options, pictureAt: (address) => `data:${address}` })
    expect(made.ok && made.svg).toContain('width="46" height="110"')
    // A master that is gone leaves a frame that says so.
    const gone = viewportSvg(mural, 1, { ...options, pictureAt: () => null })
    expect(gone.ok && gone.svg.match(/Picture missing/g)).toHaveLength(4)
  })

  it('says that a picture is missing in the place of one that is gone', () => {
    const made = viewportSvg(context, 1, { ...options, pictureAt: () => null })
    expect(made.ok && made.svg.match(/Picture missing/g)).toHaveLength(4)
    expect(made.ok && made.svg).not.toContain('<image')
  })

  it('[2.5.31] is refused without a viewport, and where no panel stands', () => {
    const needed = { ok: false, message: 'Please go to a viewport to export it to SVG' }
    expect(viewportSvg(context, null, options)).toEqual(needed)
    expect(viewportSvg(context, 99, options)).toEqual(needed)
    expect(viewportSvg(smallCanvas(), 1, options)).toEqual({
      ok: false,
      message: 'North wall has no panels to export yet.',
    })
  })

  it('names the pictures that it needs once', () => {
    expect(viewportPictures(context, 1)).toEqual(['data:image/png;base64,AAAA'])
    expect(viewportPictures(context, 2)).toEqual([])
  })
})
