/** What was done to spatial records, in the fewest words that are true of it: moved, resized, rotated, or changed. */
import { listWords } from '../messages/app/lists.ts'
import { spatialDeedWords, spatialKindWords } from '../messages/canvas/spatial-records.ts'
import { type SpatialKind, spatialKinds } from './kinds.ts'

export type SpatialDeed = keyof typeof spatialDeedWords

/** Fields and keys of data that say where something is, how large it is, and how it is turned. */
const places: ReadonlySet<string> = new Set([
  'from',
  'to',
  'position',
  'offset',
  'customViewPosition',
  'labelPlanPosition',
  'viewStartPlanPosition',
  'drawingsPanelLayoutPosition',
])
const sizes: ReadonlySet<string> = new Set([
  'size',
  'width',
  'height',
  'thickness',
  'viewDepth',
  'customViewSize',
  'strokeWidth',
])
const turns: ReadonlySet<string> = new Set(['rotation', 'xzRotation', 'yRotation'])

/** The deed that changes these fields; a resize about a far corner moves as well, and so does a rotation about a point. */
export function deedOf(fields: Iterable<string>): SpatialDeed {
  const changed = [...fields]
  if (changed.length === 0 || !changed.every((key) => places.has(key) || sizes.has(key) || turns.has(key)))
    return 'changed'
  if (changed.some((key) => turns.has(key)))
    return changed.some((key) => sizes.has(key)) ? 'changed' : 'rotated'
  return changed.some((key) => sizes.has(key)) ? 'resized' : 'moved'
}

/** How many records of each kind. */
export type SpatialCounts = Readonly<Partial<Record<SpatialKind, number>>>

export function isSpatialKind(kind: string): kind is SpatialKind {
  return kind in spatialKinds
}

export function isSpatialDeed(deed: unknown): deed is SpatialDeed {
  return typeof deed === 'string' && deed in spatialDeedWords
}

/** '3 panels and 2 seams moved'; empty where there are none. */
export function deedSentence(deed: SpatialDeed, counts: SpatialCounts): string {
  const parts = Object.entries(counts).flatMap(([kind, count]) => {
    if (!isSpatialKind(kind) || count === 0) return []
    const { one, many } = spatialKindWords[kind]
    return [`${count} ${count === 1 ? one : many}`]
  })
  return parts.length === 0 ? '' : `${listWords.and({ parts })} ${spatialDeedWords[deed]}`
}
