/** Pictures of scenes: what they say, and line weights that stay those of the paper. */
import { drawFamily, type Scene } from '@orderwright/domain/drawing'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { zoomAbout } from './scene-camera.ts'
import { SceneFigure, SceneThumbnail } from './scene-figure.tsx'

function plate(): Scene {
  const drawn = drawFamily('keypad-plate', {
    width: 82,
    height: 82,
    bevel: 0,
    engravings: { '0': { above: [{ text: '<READING>' }] } },
  })
  if (!drawn.ok) throw new Error(drawn.code)
  return drawn.scene
}

describe('scene figure', () => {
  it('is a picture with a description', () => {
    const html = renderToStaticMarkup(<SceneFigure scene={plate()} widthMm={80} heightMm={80} />)
    expect(html).toContain('role="img"')
    expect(html).toContain(
      'aria-label="Plate 82 × 82 mm, 1 gang, 1 push button. Engraved “&lt;READING&gt;” above',
    )
    expect(html).toContain('&lt;READING&gt;</text>')
  })

  it('[1.2.55] shows dimensions or hides them', () => {
    const picture = (showDimensions: boolean) =>
      renderToStaticMarkup(
        <SceneFigure scene={plate()} widthMm={80} heightMm={80} showDimensions={showDimensions} />,
      )
    expect(picture(true)).toContain('>82</text>')
    expect(picture(false)).not.toContain('>82</text>')
  })

  it('[1.2.56] shows dimensions in millimetres or inches', () => {
    const html = renderToStaticMarkup(
      <SceneFigure scene={plate()} widthMm={80} heightMm={80} showDimensions units="in" />,
    )
    expect(html).toContain('>3 1/4&quot;</text>')
    expect(html).not.toContain('>82</text>')
  })

  it('keeps line weights of the paper whatever the size', () => {
    const outline = (sizeMm: number) => {
      const html = renderToStaticMarkup(
        <SceneFigure scene={plate()} widthMm={sizeMm} heightMm={sizeMm} marginMm={0} />,
      )
      const widths = [...html.matchAll(/stroke-width="([\d.]+)"/g)].map((match) => Number(match[1]))
      return Math.max(...widths) * (sizeMm / 82)
    }
    expect(outline(40)).toBeCloseTo(0.5, 6)
    expect(outline(160)).toBeCloseTo(0.5, 6)
  })

  it('hides thumbnails from screen readers, because their row says the same', () => {
    expect(renderToStaticMarkup(<SceneThumbnail scene={plate()} />)).toContain('aria-hidden="true"')
  })
})

describe('camera', () => {
  it('keeps the point under the pointer where it is', () => {
    const before = { zoom: 1.3, panX: 12, panY: -40 }
    const after = zoomAbout(before, 1.7, 100, 60)
    const drawnAt = (view: typeof before, pixel: number, pan: 'panX' | 'panY') =>
      (pixel - view[pan]) / view.zoom
    expect(drawnAt(after, 100, 'panX')).toBeCloseTo(drawnAt(before, 100, 'panX'), 9)
    expect(drawnAt(after, 60, 'panY')).toBeCloseTo(drawnAt(before, 60, 'panY'), 9)
  })

  it('stops at its closest and farthest', () => {
    const near = zoomAbout({ zoom: 20, panX: 0, panY: 0 }, 100, 0, 0)
    const far = zoomAbout({ zoom: 1, panX: 0, panY: 0 }, 0.001, 0, 0)
    expect([near.zoom, far.zoom]).toEqual([24, 0.5])
  })
})
