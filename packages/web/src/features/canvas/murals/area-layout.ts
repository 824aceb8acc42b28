/** An area of a viewport as auto-layout takes it, and a layout as changes of the order. Inches. */
import {
  type Box,
  entityDataSchemas,
  layoutEntities,
  type LayoutInput,
  type MuralBleeds,
  type MuralLayout,
  type PlacedFace,
  propsOfEntity,
  type SeamOverlap,
} from '@orderwright/domain'
import { boundsOf } from '@orderwright/domain/canvas'
import type { CanvasChange, Shape } from '@orderwright/editor/canvas'

/** What a person says beside what is drawn. */
export interface LayoutWishes {
  readonly rollWidth: number
  readonly overlap: number
  readonly minimumStrip: number
  readonly bleeds: MuralBleeds
}

interface Strip {
  readonly id: number
  readonly box: Box
  readonly isCritical: boolean
}

export interface AreaOnSheet {
  readonly face: PlacedFace
  readonly panels: readonly Strip[]
  readonly seamIds: readonly number[]
  readonly openings: readonly Box[]
  readonly mismatchLines: readonly number[]
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** What stands on an area's sheet within it. `shapes` are those of the sheet. */
export function areaOnSheet(area: Shape, viewId: number, shapes: readonly Shape[]): AreaOnSheet {
  const bounds = boundsOf(area.part.form)
  const inside = shapes.filter((shape) => overlaps(touchable(shape.bounds), bounds))
  const named = (name: string) => inside.filter(({ kind }) => kind.name === name)
  return {
    face: {
      archCustomViewId: viewId,
      position: { x: bounds.x, y: bounds.y },
      width: bounds.width,
      height: bounds.height,
    },
    panels: named('muralPanel').map(({ record, bounds: box }) => ({
      id: record.id,
      box,
      isCritical: isCritical(record),
    })),
    seamIds: named('muralSeam').map(({ record }) => record.id),
    openings: named('opening').map(({ bounds: box }) => ({
      ...box,
      x: box.x - bounds.x,
      y: box.y - bounds.y,
    })),
    mismatchLines: named('mismatchLine').map(({ bounds: box }) => box.x + box.width / 2 - bounds.x),
  }
}

/** A line has no width of its own. */
function touchable(box: Box): Box {
  return { ...box, width: Math.max(box.width, 1e-6), height: Math.max(box.height, 1e-6) }
}

function isCritical(record: Shape['record']): boolean {
  return 'data' in record && record.data['isCriticalAlignmentPanel'] === true
}

export function seamOf({ overlap }: Pick<LayoutWishes, 'overlap'>): SeamOverlap {
  return { thickness: overlap, alignment: 'center', alignmentMode: 'standard', customAlignmentOffset: 0 }
}

export function layoutInputOf(
  { face, panels, openings, mismatchLines }: AreaOnSheet,
  wishes: LayoutWishes,
): LayoutInput {
  const locked = panels
    .filter((panel) => panel.isCritical)
    .map(({ id, box }) => ({ id, from: box.x - face.position.x, to: box.x + box.width - face.position.x }))
  return {
    faces: [{ width: face.width, height: face.height }],
    openings,
    focusAreas: [],
    criticalAlignment: [],
    keepClear: [],
    mismatchLines,
    locked,
    roll: { width: wishes.rollWidth, length: null, gap: 0 },
    pattern: { repeat: null, isHalfDrop: false },
    bleeds: wishes.bleeds,
    seam: seamOf(wishes),
    minimumStrip: wishes.minimumStrip,
  }
}

/** The changes that put a layout in the place of what stands in the area: one step of the history. */
export function layoutChanges(
  { face, panels, seamIds }: AreaOnSheet,
  layout: MuralLayout,
  wishes: LayoutWishes,
  newId: () => number,
): readonly CanvasChange[] {
  const made = layoutEntities(layout, [face], seamOf(wishes))
  const gone = [...panels.filter((panel) => !panel.isCritical).map(({ id }) => id), ...seamIds]
  const create = (type: 'calicoMuralPanel' | 'calicoMuralSeam', data: object): CanvasChange => ({
    kind: 'create',
    resource: 'entity',
    id: newId(),
    props: propsOfEntity(type, entityDataSchemas[type].parse(data)),
  })
  return [
    ...gone.map((id): CanvasChange => ({ kind: 'destroy', resource: 'entity', id })),
    ...made.locked.map(
      ({ id, data }): CanvasChange => ({
        kind: 'update',
        resource: 'entity',
        id,
        props: { data: { ...data } },
      }),
    ),
    ...made.panels.map((data) => create('calicoMuralPanel', data)),
    ...made.seams.map((data) => create('calicoMuralSeam', data)),
  ]
}
