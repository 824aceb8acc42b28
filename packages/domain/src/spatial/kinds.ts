/**
 * The kinds of spatial records, as data: where each stands, what it refers to, which of them are lines. What reads, checks,
 * copies or tells of spatial records asks here and knows no kind by its name.
 */
import { spatialKindWords } from '../messages/canvas/spatial-records.ts'
import type { EntityType } from './entity-data.ts'
import type {
  ArchCustomView,
  ArchElevation,
  ArchWall,
  ProductCanvasLine,
  ProductCanvasText,
  SpatialEntity,
} from './schema.ts'

/** The resources of the canvas. [2.7.39] */
export const spatialKeys = [
  'archWall',
  'archElevation',
  'archCustomView',
  'entity',
  'productCanvasText',
  'productCanvasLine',
] as const
export type SpatialKey = (typeof spatialKeys)[number]

/** Each resource's record. */
export interface SpatialRecords {
  archWall: ArchWall
  archElevation: ArchElevation
  archCustomView: ArchCustomView
  entity: SpatialEntity
  productCanvasText: ProductCanvasText
  productCanvasLine: ProductCanvasLine
}
export type SpatialRecord = SpatialRecords[SpatialKey]

/** A resource whose records are all of one kind, or a type of entity. */
export type SpatialKind = Exclude<SpatialKey, 'entity'> | EntityType

/** A field, or a key of `data`, that names another record of the same order or organization. */
export interface SpatialReference {
  /** ['data', 'archCustomViewId'] */
  readonly path: readonly [field: string, key?: string]
  readonly to: 'archCustomView' | 'archWall' | 'productOption' | 'medium'
}

export interface SpatialKindRow {
  readonly kind: SpatialKind
  readonly resourceKey: SpatialKey
  /** the sheets that it may be drawn on; none: it is a sheet itself */
  readonly sheets: readonly ('plan' | 'view')[]
  readonly references: readonly SpatialReference[]
  /** where its ends are, if it is drawn from a point to another: they must differ */
  readonly line: 'record' | 'data' | null
  /** said when it is asked for: in the language of the moment */
  readonly words: () => { readonly one: string; readonly many: string }
}

const toView: SpatialReference = { path: ['data', 'archCustomViewId'], to: 'archCustomView' }
const canvasView: SpatialReference = { path: ['customViewId'], to: 'archCustomView' }

type Row = Omit<SpatialKindRow, 'kind' | 'words'>
const entity = { resourceKey: 'entity', sheets: ['view'], references: [toView], line: null } as const

const rows: Readonly<Record<SpatialKind, Row>> = {
  archWall: { resourceKey: 'archWall', sheets: ['plan'], references: [], line: 'record' },
  archElevation: {
    resourceKey: 'archElevation',
    sheets: ['plan'],
    references: [{ path: ['archCustomViewId'], to: 'archCustomView' }],
    line: 'record',
  },
  archCustomView: { resourceKey: 'archCustomView', sheets: [], references: [], line: null },
  productCanvasText: {
    resourceKey: 'productCanvasText',
    sheets: ['plan', 'view'],
    references: [canvasView],
    line: null,
  },
  productCanvasLine: {
    resourceKey: 'productCanvasLine',
    sheets: ['plan', 'view'],
    references: [canvasView],
    line: 'record',
  },
  calicoMuralArea: entity,
  calicoMuralPanel: entity,
  calicoMuralSeam: { ...entity, line: 'data' },
  calicoMismatchLine: { ...entity, line: 'data' },
  calicoMuralTexture: {
    ...entity,
    references: [
      toView,
      { path: ['data', 'muralProductOptionId'], to: 'productOption' },
      { path: ['data', 'mediumId'], to: 'medium' },
    ],
  },
  // Its name stands in its view and on the plan.
  calicoWallLabel: { ...entity, sheets: ['plan', 'view'] },
  opening: {
    ...entity,
    sheets: ['plan', 'view'],
    references: [toView, { path: ['data', 'archWallId'], to: 'archWall' }],
  },
  reference: {
    ...entity,
    sheets: ['plan', 'view'],
    references: [toView, { path: ['data', 'mediumId'], to: 'medium' }],
  },
  focusArea: entity,
  eyePoint: {
    resourceKey: 'entity',
    sheets: ['plan'],
    references: [{ path: ['data', 'mediumId'], to: 'medium' }],
    line: 'data',
  },
}

function rowOf(kind: SpatialKind): SpatialKindRow {
  return { ...rows[kind], kind, words: () => spatialKindWords[kind] }
}

/** Every kind by its name: a resource, or a type of entity. */
export const spatialKinds: Readonly<Record<SpatialKind, SpatialKindRow>> = {
  archWall: rowOf('archWall'),
  archElevation: rowOf('archElevation'),
  archCustomView: rowOf('archCustomView'),
  productCanvasText: rowOf('productCanvasText'),
  productCanvasLine: rowOf('productCanvasLine'),
  calicoMuralArea: rowOf('calicoMuralArea'),
  calicoMuralPanel: rowOf('calicoMuralPanel'),
  calicoMuralSeam: rowOf('calicoMuralSeam'),
  calicoMismatchLine: rowOf('calicoMismatchLine'),
  calicoMuralTexture: rowOf('calicoMuralTexture'),
  calicoWallLabel: rowOf('calicoWallLabel'),
  opening: rowOf('opening'),
  reference: rowOf('reference'),
  focusArea: rowOf('focusArea'),
  eyePoint: rowOf('eyePoint'),
}

/** The kind of a record. */
export function spatialKindOf(record: { readonly key: SpatialKey; readonly type?: unknown }): SpatialKindRow {
  const { key, type } = record
  const named = Object.values(spatialKinds).find(
    ({ kind, resourceKey }) => resourceKey === key && (resourceKey === kind || kind === type),
  )
  if (!named) throw new Error(`no kind of ${key} is called ${String(type)}`)
  return named
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

/** The id that a record names by one of its references; null: none. */
export function referredId(record: object, { path: [field, key] }: SpatialReference): number | null {
  const value = fieldsOf(record).get(field)
  const id = key === undefined ? value : fieldsOf(value).get(key)
  return typeof id === 'number' ? id : null
}

/** The record with another id in the place of one of its references. */
export function withReference<T extends object>(
  record: T,
  { path: [field, key] }: SpatialReference,
  id: number | null,
): T {
  if (key === undefined) return { ...record, [field]: id }
  return { ...record, [field]: { ...Object.fromEntries(fieldsOf(fieldsOf(record).get(field))), [key]: id } }
}

/** The viewport that a record stands on; null: the plan, or it is a sheet itself. */
export function viewIdOf(kind: SpatialKindRow, record: object): number | null {
  const reference = kind.references.find(({ to }) => to === 'archCustomView')
  return reference && kind.sheets.includes('view') ? referredId(record, reference) : null
}
