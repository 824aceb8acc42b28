/** A run of areas as auto-layout takes it: what stands on its faces, measured along the run. Inches. */
import type { Box, Point } from '../../geometry/box.ts'
import type { PlacedFace } from '../../spatial/murals/entities/from-layout.ts'
import type { MuralSpan } from '../../spatial/murals/figures/measures.ts'
import { boxForm, entitiesOn, entityReader } from '../entity-kind.ts'
import { boundsOf, boxOfPoints } from '../form.ts'
import type { CanvasContext } from '../kind.ts'
import { openingsSeen } from '../kinds/opening.ts'
import { readPanel } from '../kinds/mural-panel.ts'
import { focusAreasOn } from './mural-check-input.ts'
import { type RunArea, runOfArea } from '../mural-runs.ts'

export interface RunPanel {
  readonly id: number
  readonly span: MuralSpan
  /** locked, or of critical alignment: it stays where it is */
  readonly stays: boolean
}

export interface MuralRun {
  readonly faces: readonly PlacedFace[]
  readonly panels: readonly RunPanel[]
  readonly seamIds: readonly number[]
  /** from the left upper corner of the run */
  readonly openings: readonly Box[]
  readonly mismatchLines: readonly number[]
  readonly focusAreas: readonly MuralSpan[]
}

const readSeam = entityReader('calicoMuralSeam')
const readMismatch = entityReader('calicoMismatchLine')

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** The box around a line, which has no width of its own. */
function boxOfLine({ from, to }: { readonly from: Point; readonly to: Point }): Box {
  const box = boxOfPoints([from, to])
  return { ...box, width: Math.max(box.width, 1e-6), height: Math.max(box.height, 1e-6) }
}

/** What stands on one face; `start` is where it begins in the run. */
function onFace({ viewId, box }: RunArea, start: number, context: CanvasContext) {
  const entities = entitiesOn(context, viewId)
  const along = ({ x, width }: Box): MuralSpan => ({ from: start + x - box.x, to: start + x - box.x + width })
  return {
    panels: entities.flatMap((entity): RunPanel[] => {
      const panel = readPanel(entity)
      const bounds = panel && boundsOf(boxForm(panel.data))
      if (!panel || !bounds || !overlaps(bounds, box)) return []
      const stays = panel.data.isCriticalAlignmentPanel || panel.data.isLocked
      return [{ id: entity.id, span: along(bounds), stays }]
    }),
    seamIds: entities.flatMap((entity) => {
      const seam = readSeam(entity)
      return seam && overlaps(boxOfLine(seam.data), box) ? [entity.id] : []
    }),
    openings: openingsSeen(viewId, context)
      .filter((opening) => overlaps(opening.box, box))
      .map((opening) => ({
        x: start + opening.box.x - box.x,
        y: opening.box.y - box.y,
        width: opening.box.width,
        height: opening.box.height,
      })),
    mismatchLines: entities.flatMap((entity) => {
      const line = readMismatch(entity)
      const bounds = line && boxOfLine(line.data)
      if (!line || !bounds || !overlaps(bounds, box)) return []
      return [start + (line.data.from.x + line.data.to.x) / 2 - box.x]
    }),
    focusAreas: focusAreasOn(viewId, context)
      .filter((focus) => overlaps(focus.box, box))
      .map((focus) => along(focus.box)),
  }
}

/** The run that an area belongs to; null where there is no such area. */
export function muralRun(areaId: number, context: CanvasContext): MuralRun | null {
  const areas = runOfArea(areaId, context)
  if (areas.length === 0) return null
  let width = 0
  const parts = areas.map((area) => {
    const start = width
    width += area.box.width
    return onFace(area, start, context)
  })
  // What stands on two faces is told by the one on the left.
  const panels = new Map(
    parts
      .flatMap((part) => part.panels)
      .toReversed()
      .map((panel) => [panel.id, panel]),
  )
  return {
    faces: areas.map(({ viewId, box }) => ({
      archCustomViewId: viewId,
      position: { x: box.x, y: box.y },
      width: box.width,
      height: box.height,
    })),
    panels: [...panels.values()].toReversed(),
    seamIds: [...new Set(parts.flatMap((part) => part.seamIds))],
    openings: parts.flatMap((part) => part.openings),
    mismatchLines: parts.flatMap((part) => part.mismatchLines),
    focusAreas: parts.flatMap((part) => part.focusAreas),
  }
}
