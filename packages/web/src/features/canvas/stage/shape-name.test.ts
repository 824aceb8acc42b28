/** What is heard of what stands on a sheet: what, how large, and where. Inches. */
import { archWallSchema, entitySchema } from '@orderwright/domain/spatial'
import { formatInches, formatMm } from '@orderwright/domain/units'
import { boundsOf, canvasKinds, type CanvasRecord, type CanvasSheet } from '@orderwright/domain/canvas'
import { aCanvasContext } from '@orderwright/domain/testing/canvas'
import { describe, expect, it } from 'vitest'
import { shapeName } from './shape-name.ts'

const time = '2026-11-30 12:00:00'
const stored = { orgId: 1, productOrderId: 1, version: 1, created: time, lastUpdated: time, deletedAt: null }
const context = aCanvasContext()

const format = {
  in: (inches: number) => formatInches(inches),
  mm: (inches: number) => [formatMm(inches * 25.4), 'mm'].join(' '),
}

function nameOf(record: CanvasRecord, sheet: CanvasSheet, unit: 'in' | 'mm' = 'in'): string {
  for (const kind of canvasKinds) {
    const part = kind.partsOn(record, sheet, context)[0]
    if (part) return shapeName({ kind, record, part, bounds: boundsOf(part.form) }, context, format[unit])
  }
  throw new Error('it stands nowhere')
}

const wall = (to: { x: number; z: number }) =>
  archWallSchema.parse({ ...stored, id: 1, from: { x: 10, z: 20 }, to })
const entity = (type: string, data: object) =>
  entitySchema.parse({ ...stored, id: 1, type, data: { archCustomViewId: 1, ...data } })
const view = { type: 'view', id: 1 } as const

describe('the name of what stands on a sheet', () => {
  it('[issue 15] says of a wall how long it is, however it lies, and between which points', () => {
    expect(nameOf(wall({ x: 130, z: 20 }), { type: 'plan' })).toBe(
      'wall, 120" × 4", from 10", 20" to 130", 20"',
    )
    // 3, 4, 5.
    expect(nameOf(wall({ x: 82, z: 116 }), { type: 'plan' })).toBe(
      'wall, 120" × 4", from 10", 20" to 82", 116"',
    )
  })

  it('[issue 15] tells seams of one wall from each other', () => {
    const seam = (x: number) => entity('calicoMuralSeam', { from: { x, y: 0 }, to: { x, y: 96 } })
    expect(nameOf(seam(48), view)).toBe('seam, 96", from 48", 0" to 48", 96"')
    expect(nameOf(seam(96.5), view)).toBe('seam, 96", from 96 1/2", 0" to 96 1/2", 96"')
  })

  it('[issue 15] says where a panel stands, its number and that it is locked, in the unit of the canvas', () => {
    const panel = { position: { x: 10, y: 0 }, size: { width: 50, height: 100 }, panelNumber: 3 }
    expect(nameOf(entity('calicoMuralPanel', panel), view)).toBe('panel, 3, 50" × 100", at 10", 0"')
    expect(nameOf(entity('calicoMuralPanel', { ...panel, isLocked: true }), view, 'mm')).toBe(
      'panel, 3, 1270 mm × 2540 mm, at 254 mm, 0 mm, locked',
    )
  })
})
