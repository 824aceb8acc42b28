/** A small canvas for tests: a wall, a view that looks at it, and what stands on that view. Inches. */
import type { CanvasContext } from '../canvas/kind.ts'
import {
  type ArchCustomView,
  archCustomViewSchema,
  archElevationSchema,
  archWallSchema,
  entitySchema,
  type SpatialEntity,
} from '../spatial/schema.ts'
import { spatialTablesOf } from '../spatial/spatial-tables.ts'
import { aCanvasContext } from './canvas.ts'
import { usualSeamColors } from '../spatial/murals/figures/seam-legend.ts'

const time = '2026-11-23 12:00:00'

function own(id: number) {
  return { id, orgId: 1, productOrderId: 1, version: 1, created: time, lastUpdated: time, deletedAt: null }
}

/** An entity of the view with the id 1. */
export function drawnEntity(
  id: number,
  type: SpatialEntity['type'],
  data: SpatialEntity['data'],
): SpatialEntity {
  return entitySchema.parse({ ...own(id), type, data: { archCustomViewId: 1, ...data } })
}

export interface SmallCanvas {
  readonly entities?: readonly SpatialEntity[]
  readonly notes?: ArchCustomView['drawingNotesData']
  /** titles of the views, by rank; the first has the id 1 */
  readonly views?: readonly string[]
  readonly pictureOf?: CanvasContext['pictureOf']
  readonly hasWalls?: boolean
}

/** The picture that option 101 shows. */
export const ridge = { address: 'data:image/png;base64,AAAA', width: 2000, height: 1160 }

/** A wall of 180 by 108 with what is asked for on it. */
export function smallCanvas({
  entities = [],
  notes = {},
  views = ['North wall'],
  pictureOf = (id) => (id === 101 ? ridge : null),
  hasWalls = true,
}: SmallCanvas = {}): CanvasContext {
  const line = { from: { x: 0, z: 60 }, to: { x: 180, z: 60 } }
  return aCanvasContext({
    tables: spatialTablesOf({
      archWall: hasWalls
        ? [archWallSchema.parse({ ...own(1), from: { x: 0, z: 0 }, to: { x: 180, z: 0 }, height: 108 })]
        : [],
      archElevation: hasWalls
        ? [archElevationSchema.parse({ ...own(1), ...line, viewDepth: 72, archCustomViewId: 1 })]
        : [],
      archCustomView: views.map((title, index) =>
        archCustomViewSchema.parse({
          ...own(index + 1),
          title,
          rank: index + 1,
          drawingNotesData: index === 0 ? notes : {},
        }),
      ),
      entity: entities,
    }),
    pictureOf,
    seamColors: usualSeamColors,
  })
}

/** Four panels of 45 over 180 by 108, an inch of overlap at each seam, with the picture of option 101 behind them. */
export function fourPanels(more: SpatialEntity['data'] = {}): SpatialEntity[] {
  const size = { width: 45, height: 108 }
  const bleeds = { bleedLeft: 0.5, bleedRight: 0.5, bleedTop: 1, bleedBottom: 1 }
  return [
    drawnEntity(1, 'calicoMuralArea', { position: { x: 0, y: 0 }, size: { width: 180, height: 108 } }),
    drawnEntity(2, 'calicoMuralTexture', {
      position: { x: -10, y: -4 },
      size: { width: 200, height: 116 },
      muralProductOptionId: 101,
    }),
    ...[0, 1, 2, 3].map((index) =>
      drawnEntity(10 + index, 'calicoMuralPanel', {
        position: { x: index * 45, y: 0 },
        size,
        ...bleeds,
        panelNumber: index + 1,
        ...more,
      }),
    ),
    ...[45, 90, 135].map((x, index) =>
      drawnEntity(20 + index, 'calicoMuralSeam', { from: { x, y: 0 }, to: { x, y: 108 } }),
    ),
    drawnEntity(30, 'calicoWallLabel', { title: 'North wall' }),
  ]
}
