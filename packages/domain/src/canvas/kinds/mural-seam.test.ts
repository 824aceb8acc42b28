/** The band of a seam on the canvas is where both panels lie: the shares that the checks and the printer reckon with. */
import { describe, expect, it } from 'vitest'
import { type SpatialEntity, entitySchema } from '../../spatial/schema.ts'
import { usualSeamColors } from '../../spatial/murals/figures/seam-legend.ts'
import { pathBox } from '../../geometry/path.ts'
import { aCanvasContext } from '../../testing/canvas.ts'
import { muralSeamKind } from './mural-seam.ts'

const context = aCanvasContext({ seamColors: usualSeamColors })

function seam(data: object): SpatialEntity {
  const time = '2026-11-23 12:00:00'
  return entitySchema.parse({
    id: 1,
    orgId: 1,
    productOrderId: 1,
    version: 1,
    created: time,
    lastUpdated: time,
    deletedAt: null,
    type: 'calicoMuralSeam',
    data: { archCustomViewId: 1, from: { x: 45, y: 0 }, to: { x: 45, y: 108 }, ...data },
  })
}

/** From where to where the band reaches across, and its color. */
function bandOf(data: object) {
  const record = seam(data)
  const sheet = { type: 'view', id: 1 } as const
  const [part] = muralSeamKind.partsOn(record, sheet, context)
  if (!part) throw new Error('no part')
  const [band] = muralSeamKind.scene(record, part, sheet, context)
  if (band?.kind !== 'path') throw new Error('no band')
  const { x, width } = pathBox(band.d)
  return [x, x + width, band.fill]
}

describe('the band of a seam', () => {
  it('[2.3.40, 2.9.22] lies where both panels are: centered, to one side, or moved by an offset of its own', () => {
    expect(bandOf({})).toEqual([44.5, 45.5, '#ff0000'])
    expect(bandOf({ thickness: 2, alignment: 'left' })).toEqual([43, 45, '#ffff00'])
    expect(bandOf({ alignment: 'right' })).toEqual([45, 46, '#ff0000'])
    // A half and the offset belong to the left panel: it reaches to the right of the seam.
    expect(bandOf({ alignmentMode: 'custom', customAlignmentOffset: 0.25 })).toEqual([
      44.75,
      45.75,
      '#ff0000',
    ])
  })
})
