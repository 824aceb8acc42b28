/** Areas that go on around corners, and the panels and layouts that turn those. Inches. */
import { describe, expect, it } from 'vitest'
import { proposeLayouts } from '../spatial/murals/layout/propose-layouts.ts'
import { layoutEntities } from '../spatial/murals/entities/from-layout.ts'
import { checkMurals } from '../spatial/murals/checks/check-murals.ts'
import { usualResolution } from '../spatial/murals/figures/print-crop.ts'
import { type SpatialEntity, archCustomViewSchema, entitySchema } from '../spatial/schema.ts'
import { noSpatialTables } from '../spatial/spatial-tables.ts'
import { aCanvasContext } from '../testing/canvas.ts'
import { muralPanelKind } from './kinds/mural-panel.ts'
import { muralAreaKind } from './kinds/mural-area.ts'
import { muralCheckInput } from './murals/mural-check-input.ts'
import { muralRun } from './murals/mural-layout-run.ts'
import { cornerPieces, runOfArea } from './mural-runs.ts'

const time = '2026-11-23 12:00:00'
const stored = { orgId: 1, productOrderId: 1, version: 1, created: time, lastUpdated: time, deletedAt: null }

function entity(id: number, type: SpatialEntity['type'], data: object, parentId?: number): SpatialEntity {
  const parent = parentId === undefined ? {} : { parentId, parentResourceKey: 'entity' }
  return entitySchema.parse({ ...stored, id, type, data, ...parent })
}

/** The area of a wall: `width` by 100, at (10, 20) of the viewport of its number. */
function area(id: number, viewId: number, width: number, parentId?: number): SpatialEntity {
  return entity(
    id,
    'calicoMuralArea',
    { archCustomViewId: viewId, position: { x: 10, y: 20 }, size: { width, height: 100 } },
    parentId,
  )
}

function panel(id: number, viewId: number, x: number, width: number, more: object = {}): SpatialEntity {
  return entity(id, 'calicoMuralPanel', {
    archCustomViewId: viewId,
    position: { x, y: 20 },
    size: { width, height: 100 },
    panelNumber: id,
    ...more,
  })
}

function contextOf(...entities: readonly SpatialEntity[]) {
  const view = (id: number) => archCustomViewSchema.parse({ ...stored, id, rank: id, title: `Wall ${id}` })
  return aCanvasContext({
    tables: {
      ...noSpatialTables,
      archCustomView: new Map([1, 2, 3].map((id) => [id, view(id)])),
      entity: new Map(entities.map((one) => [one.id, one])),
    },
  })
}

const ids = (areas: readonly { readonly id: number }[]) => areas.map(({ id }) => id)

describe('areas that go on around corners', () => {
  it('[issue 15] are one run from left to right, whichever of them is asked', () => {
    const context = contextOf(area(1, 1, 90), area(3, 3, 60, 2), area(2, 2, 12, 1))
    for (const id of [1, 2, 3]) expect(ids(runOfArea(id, context))).toEqual([1, 2, 3])
  })

  it('are a run where two claim one corner, or all of them stand in a circle', () => {
    const claimed = contextOf(area(1, 1, 90), area(2, 2, 12, 1), area(3, 3, 60, 1))
    expect(ids(runOfArea(1, claimed))).toEqual([1, 2])
    expect(ids(runOfArea(3, claimed))).toEqual([3])
    const circle = contextOf(area(1, 1, 90, 2), area(2, 2, 12, 1))
    expect(ids(runOfArea(1, circle)).toSorted()).toEqual([1, 2])
  })

  it('[issue 15] offer the corners that are free, and none that would be a circle', () => {
    const context = contextOf(area(1, 1, 90), area(2, 2, 12, 1), area(3, 3, 60))
    const offered = (id: number) => {
      const record = context.tables.entity.get(id)
      if (!record) throw new Error('no area')
      const form = { type: 'box', x: 0, y: 0, width: 1, height: 1, rotation: 0 } as const
      const fields = muralAreaKind.fields(record, context, { name: '', form })
      const field = fields.find(({ path }) => path[0] === 'parentId')
      return field?.value.type === 'record' ? field.value.choices.map(({ value }) => value) : []
    }
    expect(offered(1)).toEqual([3])
    expect(offered(2)).toEqual([1, 3])
    expect(offered(3)).toEqual([2])
  })
})

describe('a panel that turns a corner', () => {
  it('[issue 15] goes on at the left edge of the next area, over a narrow return into the wall after it', () => {
    const context = contextOf(area(1, 1, 90), area(2, 2, 12, 1), area(3, 3, 60, 2))
    // It begins 30 before the corner: 30 on the wall, 12 on the return, 8 on the next wall.
    const pieces = cornerPieces({ x: 70, y: 20, width: 50, height: 100 }, 1, context)
    expect(pieces).toEqual([
      { viewId: 2, from: 30, box: { x: 10, y: 20, width: 12, height: 100 } },
      { viewId: 3, from: 42, box: { x: 10, y: 20, width: 8, height: 100 } },
    ])
    expect(cornerPieces({ x: 40, y: 20, width: 60, height: 100 }, 1, context)).toEqual([])
  })

  it('is drawn there once where the corner is laid flat on one viewport', () => {
    const flat = entity(
      2,
      'calicoMuralArea',
      { archCustomViewId: 1, position: { x: 100, y: 20 }, size: { width: 30, height: 100 } },
      1,
    )
    const context = contextOf(area(1, 1, 90), flat)
    expect(cornerPieces({ x: 70, y: 20, width: 50, height: 100 }, 1, context)).toEqual([])
  })

  it('stands on the sheet of the next wall as a locked part, and in its list', () => {
    const turning = panel(11, 1, 70, 50)
    const context = contextOf(area(1, 1, 90), area(2, 2, 60, 1), turning)
    const parts = (id: number) => muralPanelKind.partsOn(turning, { type: 'view', id }, context)
    expect(parts(1)).toMatchObject([{ name: '', form: { x: 70, width: 50 }, isLocked: false }])
    expect(parts(2)).toMatchObject([{ form: { x: 10, y: 20, width: 20 }, isLocked: true }])
    expect(parts(3)).toEqual([])
  })

  it('[issue 15] covers what it covers there: the checks miss nothing, and repair it where it begins', () => {
    const spatial = {
      rollLength: null,
      rollGap: 0,
      rollWidth: 60,
      minimumPpi: usualResolution,
      muralTextureFallback: null,
    }
    const codes = (...entities: readonly SpatialEntity[]) =>
      checkMurals(muralCheckInput(contextOf(area(1, 1, 90), area(2, 2, 60, 1), ...entities), spatial))
        .filter(({ code }) => code === 'areaUncovered')
        .map(({ archCustomViewId, repair }) => [archCustomViewId, repair])
    const [first, turning, last] = [panel(11, 1, 10, 60), panel(12, 1, 70, 50), panel(13, 2, 30, 40)]
    expect(codes(first, turning, last)).toEqual([])
    // Without the last one the wall is bare from 20 on; no repair may stretch the piece of the turning panel.
    expect(codes(first, turning)).toEqual([[2, null]])
  })
})

describe('laying out around corners', () => {
  it('[issue 15] takes both walls as one run: openings, locked panels and focus areas where they come to stand', () => {
    const context = contextOf(
      area(1, 1, 90),
      area(2, 2, 60, 1),
      entity(5, 'opening', {
        archCustomViewId: 2,
        position: { x: 40, y: 60 },
        width: 20,
        height: 60,
      }),
      panel(11, 1, 10, 30),
      panel(12, 2, 10, 45, { isLocked: true }),
      entity(6, 'calicoMismatchLine', { archCustomViewId: 2, from: { x: 60, y: 20 }, to: { x: 60, y: 90 } }),
    )
    const run = muralRun(2, context)
    expect(run?.faces.map(({ archCustomViewId, width }) => [archCustomViewId, width])).toEqual([
      [1, 90],
      [2, 60],
    ])
    expect(run?.openings).toEqual([{ x: 120, y: 40, width: 20, height: 60 }])
    expect(run?.mismatchLines).toEqual([140])
    expect(run?.panels).toEqual([
      { id: 11, span: { from: 0, to: 30 }, stays: false },
      { id: 12, span: { from: 90, to: 135 }, stays: true },
    ])
  })

  it('[issue 15] lays panels over the corner, each in the view where it begins, with no seam within 2 of it', () => {
    const run = muralRun(1, contextOf(area(1, 1, 90), area(2, 2, 60, 1)))
    if (!run) throw new Error('no run')
    const seam = {
      thickness: 0,
      alignment: 'center',
      alignmentMode: 'standard',
      customAlignmentOffset: 0,
    } as const
    const proposed = proposeLayouts({
      faces: run.faces,
      openings: [],
      focusAreas: [],
      criticalAlignment: [],
      keepClear: [],
      mismatchLines: [],
      locked: [],
      roll: { width: 50, length: null, gap: 0 },
      pattern: { repeat: null, isHalfDrop: false },
      bleeds: { left: 0, right: 0, top: 1, bottom: 1 },
      seam,
      minimumStrip: 12,
    })
    const layout = proposed.ok ? proposed.layouts[0] : undefined
    if (!layout) throw new Error('no layout')
    const { panels, seams } = layoutEntities(layout, run.faces, seam)
    expect(
      panels.map(({ archCustomViewId, position, size }) => [archCustomViewId, position.x, size.width]),
    ).toEqual([
      [1, 10, 50],
      [1, 60, 50],
      [2, 20, 50],
    ])
    expect(seams.map(({ archCustomViewId, from }) => [archCustomViewId, from.x])).toEqual([
      [1, 60],
      [2, 20],
    ])
  })
})
