/** Murals for tests: one that nothing can be said against, as a layout gives it. Inches. */
import type { MuralCheckInput } from '../spatial/murals/checks/input.ts'
import { layoutEntities } from '../spatial/murals/entities/from-layout.ts'
import { usualResolution } from '../spatial/murals/figures/print-crop.ts'
import type { LayoutInput } from '../spatial/murals/layout/input.ts'
import { proposeLayouts } from '../spatial/murals/layout/propose-layouts.ts'

/** A wall of 180 by 108 inches, a roll of 54, an overlap of an inch. */
export const plainRun: LayoutInput = {
  faces: [{ width: 180, height: 108 }],
  openings: [],
  focusAreas: [],
  criticalAlignment: [],
  keepClear: [],
  mismatchLines: [],
  locked: [],
  roll: { width: 54, length: null, gap: 0 },
  pattern: { repeat: null, isHalfDrop: false },
  bleeds: { left: 0.5, right: 0.5, top: 1, bottom: 1 },
  seam: { thickness: 1, alignment: 'center', alignmentMode: 'standard', customAlignmentOffset: 0 },
  minimumStrip: 10,
}

/** Ids of the fixture: its view, area, texture and label; panels from 101, seams from 201, openings from 301. */
export const muralIds = { view: 1, area: 10, texture: 20, label: 30, panel: 101, seam: 201, opening: 301 }

/** The mural that the first proposal for a run gives, in one view, with its picture and label. */
export function muralOf(run: LayoutInput): MuralCheckInput {
  const proposals = proposeLayouts(run)
  const [layout] = proposals.ok ? proposals.layouts : []
  const [face] = run.faces
  if (layout === undefined || face === undefined) throw new Error('no layout')
  const placed = { ...face, archCustomViewId: muralIds.view, position: { x: 40, y: 12 } }
  const { panels, seams } = layoutEntities(layout, [placed], run.seam)
  const picture = {
    optionId: 990,
    trueSize: { width: face.width + 80, height: face.height + 60 },
    master: { width: (face.width + 80) * 120, height: (face.height + 60) * 120 },
  }
  const inView = { archCustomViewId: muralIds.view }
  return {
    views: [{ id: muralIds.view, title: 'North wall' }],
    areas: [{ ...inView, id: muralIds.area, position: { x: 40, y: 12 }, size: face, measured: null }],
    panels: panels.map((panel, index) => ({ ...panel, id: muralIds.panel + index, isDisabled: false })),
    seams: seams.map((seam, index) => ({ ...seam, id: muralIds.seam + index })),
    textures: [
      {
        ...inView,
        id: muralIds.texture,
        position: { x: 0, y: -18 },
        size: picture.trueSize,
        canScaleX: false,
        canScaleY: false,
        picture,
      },
    ],
    labels: [{ ...inView, id: muralIds.label, title: 'North wall' }],
    openings: run.openings.map((box, index) => ({
      ...inView,
      id: muralIds.opening + index,
      box: { ...box, x: box.x + 40, y: box.y + 12 },
    })),
    focusAreas: [],
    roll: run.roll,
    resolution: usualResolution,
    openingAllowance: 1,
    fallback: { ...picture, optionId: 991 },
  }
}
