/** The SVG file of a viewport: inches, self-contained, and refused in words without a viewport. */
import { describe, expect, it } from 'vitest'
import { fourPanels, smallCanvas } from '../testing/canvas-fixtures.ts'
import { viewportPictures, viewportSvg } from './viewport-svg.ts'

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
    expect(svg).toContain('font-family="Arimo, Helvetica Neue, Arial, sans-serif"')
    expect(svg.match(/<image /g)).toHaveLength(4)
    expect([...svg.matchAll(/href="([^"]*)"/g)].every(([, href = '']) => href.startsWith('data:'))).toBe(true)
    expect(unbalanced(svg)).toEqual([])
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
