/**
 * What stands on the sheet that is looked at: every part of every record there, found by place. It follows the document;
 * what did not change keeps its object, so that nothing is measured or drawn again.
 */
import { type Box, growBox, type Point } from '@orderwright/domain/geometry'
import { spatialKeys } from '@orderwright/domain/spatial'
import {
  boundsOf,
  type CanvasContext,
  type CanvasKind,
  type CanvasRecord,
  type CanvasResource,
  distanceTo,
  distanceToEdge,
  type Form,
  isSameSheet,
  isSound,
  type Part,
  type CanvasSheet,
  touchesBox,
} from '@orderwright/domain/canvas'
import RBush from 'rbush'

/** A part of a record as it stands on a sheet. */
export interface Shape {
  /** 'entity:12', 'productInstance:7/0' */
  readonly key: string
  readonly kind: CanvasKind
  readonly resource: CanvasResource
  readonly record: CanvasRecord
  readonly part: Part
  readonly bounds: Box
  /** what is drawn of it lies in this box */
  readonly painted: Box
}

export function recordKey(resource: CanvasResource, id: number): string {
  return [resource, id].join(':')
}

/** The key of a record that stands in one place. */
export function recordKeyOf({ resource, id }: { resource: CanvasResource; id: number }): string {
  return recordKey(resource, id)
}

function shapeKey(resource: CanvasResource, id: number, part: string): string {
  return part === '' ? recordKey(resource, id) : [recordKey(resource, id), part].join('/')
}

interface Entry {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
  readonly shape: Shape
}

function entryOf(shape: Shape): Entry {
  const { x, y, width, height } = shape.painted
  return { minX: x, minY: y, maxX: x + width, maxY: y + height, shape }
}

function areaOf({ x, y, width, height }: Box) {
  return { minX: x, minY: y, maxX: x + width, maxY: y + height }
}

/** Of how many changes it is remembered where they were. */
const MAX_REMEMBERED = 64

/** More changes than this part of all shapes, and the index is built anew: that is faster then. */
const REBUILD_ABOVE = 0.25

export type Shapes = ReturnType<typeof createShapes>

export function createShapes(kinds: readonly CanvasKind[]) {
  let index = new RBush<Entry>()
  let entries = new Map<string, Entry>()
  let byRecord = new Map<CanvasRecord, readonly Shape[]>()
  let sheet: CanvasSheet | null = null
  let ground: Pick<CanvasContext, 'tables' | 'faceOf'> | null = null
  let revision = 0
  /** where something changed, by the revision that it made */
  let changes: readonly { readonly revision: number; readonly boxes: readonly Box[] }[] = []

  const ofResource = new Map<CanvasResource, readonly CanvasKind[]>()
  for (const kind of kinds) ofResource.set(kind.resource, [...(ofResource.get(kind.resource) ?? []), kind])

  function shapesOf(
    resource: CanvasResource,
    record: CanvasRecord,
    on: CanvasSheet,
    context: CanvasContext,
  ): readonly Shape[] {
    const own = (ofResource.get(resource) ?? []).filter((kind) => kind.isOf(record))
    return own.flatMap((kind) =>
      kind.partsOn(record, on, context).flatMap((part): readonly Shape[] => {
        if (!isSound(part.form)) return []
        const key = shapeKey(resource, record.id, part.name)
        const bounds = boundsOf(part.form)
        const painted = growBox(bounds, kind.reach(record))
        return [{ key, kind, resource, record, part, bounds, painted }]
      }),
    )
  }

  /** Do all of its kinds stand where the record alone says? Else it may have moved although it did not change. */
  function isIndependent(resource: CanvasResource, record: CanvasRecord): boolean {
    return (ofResource.get(resource) ?? []).every((kind) => !kind.dependsOnOthers || !kind.isOf(record))
  }

  return {
    /** Follows the document to a sheet. */
    update(on: CanvasSheet, context: CanvasContext): void {
      const isOtherSheet = sheet === null || !isSameSheet(sheet, on)
      // Nothing on the canvas has changed: then nothing that stands on something else has.
      const isSameGround =
        ground?.faceOf === context.faceOf &&
        spatialKeys.every((key) => ground?.tables[key] === context.tables[key])
      sheet = on
      ground = context
      const nextByRecord = new Map<CanvasRecord, readonly Shape[]>()
      const next = new Map<string, Entry>()
      const added: Entry[] = []
      function take(resource: CanvasResource, record: CanvasRecord): void {
        const known = isOtherSheet ? undefined : byRecord.get(record)
        const isKept = known !== undefined && (isSameGround || isIndependent(resource, record))
        const shapes = isKept ? known : shapesOf(resource, record, on, context)
        nextByRecord.set(record, shapes)
        for (const shape of shapes) {
          const before = entries.get(shape.key)
          const entry = before?.shape === shape ? before : entryOf(shape)
          if (entry !== before) added.push(entry)
          next.set(shape.key, entry)
        }
      }
      for (const key of spatialKeys) for (const record of context.tables[key].values()) take(key, record)
      for (const item of context.items) take('productInstance', item)
      const removed = [...entries.values()].filter((entry) => next.get(entry.shape.key) !== entry)
      byRecord = nextByRecord
      if (added.length === 0 && removed.length === 0) return
      if (added.length + removed.length > next.size * REBUILD_ABOVE) {
        index = new RBush<Entry>()
        index.load([...next.values()])
      } else {
        for (const entry of removed) index.remove(entry)
        for (const entry of added) index.insert(entry)
      }
      entries = next
      revision += 1
      const boxes = [...added, ...removed].map(({ shape }) => shape.painted)
      changes = [...changes, { revision, boxes }].slice(-MAX_REMEMBERED)
    },
    /** Counts up with every change of what stands there. */
    revision: () => revision,
    /** Where something has changed since a revision; null where that is not remembered, or on another sheet. */
    changedSince(since: number): readonly Box[] | null {
      const [first] = changes
      if (since >= revision) return []
      if (!first || first.revision > since + 1) return null
      return changes.filter((change) => change.revision > since).flatMap(({ boxes }) => boxes)
    },
    get: (key: string): Shape | undefined => entries.get(key)?.shape,
    all: (): readonly Shape[] => [...entries.values()].map(({ shape }) => shape),
    size: () => entries.size,
    /** Shapes of which something is drawn in a box, in no order. */
    near: (box: Box): readonly Shape[] => index.search(areaOf(box)).map(({ shape }) => shape),
    /** Shapes of which a box holds or touches a part. */
    touching: (box: Box): readonly Shape[] =>
      index
        .search(areaOf(box))
        .map(({ shape }) => shape)
        .filter((shape) => touchesBox(shape.part.form, box)),
  }
}

/** Is it to stay as it is, and found in the list of what stands there alone? */
export function isLocked({ part }: Pick<Shape, 'part'>): boolean {
  return part.isLocked === true
}

/** Can it be moved where it stands? */
export function canMove(shape: Pick<Shape, 'kind' | 'part'>): boolean {
  return shape.kind.moves && !isLocked(shape)
}

/** What lies above comes later: by kind, and of one kind what was made later. Local ones are the newest. */
export function compareOrder(a: Shape, b: Shape): number {
  if (a.kind.order !== b.kind.order) return a.kind.order - b.kind.order
  const [one, other] = [a.record.id, b.record.id]
  if (one < 0 !== other < 0) return one < 0 ? 1 : -1
  return one < 0 ? other - one : one - other || a.key.localeCompare(b.key)
}

/** Does a point of a sheet hit a form? `tolerance` in inches. */
export function isHit(form: Form, isHollow: boolean, point: Point, tolerance: number): boolean {
  return isHollow ? distanceToEdge(form, point) <= tolerance : distanceTo(form, point) <= tolerance
}
