/** What two people have written into the same fields of a thing on the canvas. Inches. [issue 15] */
import { archWallSchema, entitySchema } from '@orderwright/domain/spatial'
import { aCanvasContext } from '@orderwright/domain/testing/canvas'
import { describe, expect, it } from 'vitest'
import { fieldDifferences } from './field-differences.ts'

const time = '2026-12-01 12:00:00'
const stored = { orgId: 1, productOrderId: 1, version: 1, created: time, lastUpdated: time, deletedAt: null }
const context = aCanvasContext()
const size = { width: 44, height: 60 }
const panel = entitySchema.parse({
  ...stored,
  id: 1,
  type: 'calicoMuralPanel',
  data: { archCustomViewId: 1, position: { x: 0, y: 0 }, size },
})

describe('a field that two people have changed', () => {
  it('[issue 15] is called and written as in the inspector, and what they agree on is left out', () => {
    const mine = { data: { size: { ...size, height: 50.5 }, isLocked: true } }
    const theirs = { data: { size, isLocked: false } }
    expect(fieldDifferences(panel, mine, theirs, context, 'in')).toEqual([
      { key: 'data.size.height', title: 'Height', mine: '50 1/2"', theirs: '60"' },
      { key: 'data.isLocked', title: 'Locked', mine: 'Yes', theirs: 'No' },
    ])
    expect(fieldDifferences(panel, mine, theirs, context, 'mm')[0]).toMatchObject({
      mine: '1282.7 mm',
      theirs: '1524 mm',
    })
  })

  it('[issue 15] is a number of each end of a wall, and one that is empty says so', () => {
    const wall = archWallSchema.parse({ ...stored, id: 2, from: { x: 0, z: 0 }, to: { x: 120, z: 0 } })
    const mine = { to: { x: 96, z: 0 } }
    const theirs = { to: { x: 120, z: 0 } }
    expect(fieldDifferences(wall, mine, theirs, context, 'in')).toEqual([
      { key: 'to.x', title: 'End, across', mine: '96"', theirs: '120"' },
    ])
    const notes = [{ data: { panelPrintNotes: 'Matte' } }, { data: { panelPrintNotes: null } }] as const
    expect(fieldDifferences(panel, ...notes, context, 'in')).toMatchObject([
      { title: 'Print notes', mine: 'Matte', theirs: '—' },
    ])
  })
})
