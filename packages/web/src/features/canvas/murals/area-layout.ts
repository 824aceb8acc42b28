/** A run of mural areas as auto-layout takes it, and a layout as changes of the order. Inches. */
import {
  entityDataSchemas,
  layoutEntities,
  type LayoutInput,
  type MuralBleeds,
  type MuralLayout,
  propsOfEntity,
  type RollStock,
  type SeamOverlap,
  type StripPattern,
} from '@orderwright/domain/spatial'
import type { MuralRun } from '@orderwright/domain/canvas'
import type { CanvasChange } from '@orderwright/editor/canvas'

/** What a person says beside what is drawn. */
export interface LayoutWishes {
  readonly roll: RollStock
  readonly pattern: StripPattern
  readonly overlap: number
  /** on which side of a seam it lies */
  readonly alignment: SeamOverlap['alignment']
  readonly minimumStrip: number
  readonly bleeds: MuralBleeds
}

export function seamOf({ overlap, alignment }: Pick<LayoutWishes, 'overlap' | 'alignment'>): SeamOverlap {
  return { thickness: overlap, alignment, alignmentMode: 'standard', customAlignmentOffset: 0 }
}

export function layoutInputOf(
  { faces, panels, openings, mismatchLines, focusAreas }: MuralRun,
  wishes: LayoutWishes,
): LayoutInput {
  return {
    faces: faces.map(({ width, height }) => ({ width, height })),
    openings,
    focusAreas,
    criticalAlignment: [],
    keepClear: [],
    mismatchLines,
    locked: panels.filter(({ stays }) => stays).map(({ id, span }) => ({ id, ...span })),
    roll: wishes.roll,
    pattern: wishes.pattern,
    bleeds: wishes.bleeds,
    seam: seamOf(wishes),
    minimumStrip: wishes.minimumStrip,
  }
}

/** The changes that put a layout in the place of what stands in the run: one step of the history. */
export function layoutChanges(
  { faces, panels, seamIds }: MuralRun,
  layout: MuralLayout,
  wishes: LayoutWishes,
  newId: () => number,
): readonly CanvasChange[] {
  const made = layoutEntities(layout, faces, seamOf(wishes))
  const gone = [...panels.filter(({ stays }) => !stays).map(({ id }) => id), ...seamIds]
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
