/** A record of every kind of the canvas, in each of the ways that it may be, and the names of everything that it keeps. */
import { z } from 'zod'
import { trust } from '../units/trust.ts'
import type { CanvasKind, CanvasRecord } from '../canvas/kind.ts'
import { placementSchema } from '../orders/placements.ts'
import { entityDataSchemas, type EntityType } from '../spatial/entity-data.ts'
import {
  archElevationSchema,
  archWallSchema,
  productCanvasLineSchema,
  productCanvasTextSchema,
} from '../spatial/schema.ts'
import { recordFields } from '../units/record.ts'

const time = '2026-11-23 12:00:00'
const stored = {
  id: 1,
  orgId: 1,
  version: 1,
  created: time,
  lastUpdated: time,
  deletedAt: null,
  productOrderId: 1,
}
const place = { position: { x: 0, y: 0 } }
const size = { width: 0.5, height: 0.5 }
const line = { from: { x: 0, y: 0 }, to: { x: 0, y: 9 } }
const floor = { from: { x: 0, z: 0 }, to: { x: 0, z: 9 } }
const view = { archCustomViewId: 1 }

/** How each kind may be, by its name: which fields are shown may depend on what a record says. */
export const samples: Readonly<Record<string, readonly object[]>> = {
  reference: [{ ...view, mediumId: 1 }],
  wall: [floor],
  seenWall: [floor],
  opening: [{ archWallId: 1 }, view],
  elevation: [floor],
  muralArea: [{ ...view, ...place }],
  muralTexture: [{ ...view, ...place }],
  muralPanel: [{ ...view, ...place }],
  muralSeam: [
    { ...view, ...line },
    { ...view, ...line, alignmentMode: 'custom' },
  ],
  mismatchLine: [{ ...view, ...line }],
  focusArea: [{ ...view, ...place, size }],
  eyePoint: [floor],
  wallLabel: [view],
  text: [place],
  line: [line],
  placedItem: [{}],
}

const entityTypesByKind: Readonly<Record<string, EntityType>> = {
  reference: 'reference',
  opening: 'opening',
  muralArea: 'calicoMuralArea',
  muralTexture: 'calicoMuralTexture',
  muralPanel: 'calicoMuralPanel',
  muralSeam: 'calicoMuralSeam',
  mismatchLine: 'calicoMismatchLine',
  focusArea: 'focusArea',
  eyePoint: 'eyePoint',
  wallLabel: 'calicoWallLabel',
}

const schemas: Readonly<Record<string, z.ZodObject>> = {
  archWall: archWallSchema,
  archElevation: archElevationSchema,
  productCanvasText: productCanvasTextSchema,
  productCanvasLine: productCanvasLineSchema,
}

/** 'data.size.width': the ends of an object of a schema, through what is optional or null. */
function leaves(schema: unknown, path: readonly string[]): string[] {
  let inner: unknown = schema
  while (
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodOptional
  ) {
    inner = inner.unwrap()
  }
  if (!(inner instanceof z.ZodObject)) return [path.join('.')]
  return Object.entries(inner.shape).flatMap(([key, value]) => leaves(value, [...path, key]))
}

/** 'data.size.width': what a kind keeps of its own. */
export function fieldsOfKind({ name, resource }: CanvasKind): string[] {
  if (resource === 'productInstance') {
    return Object.entries(placementSchema.shape).flatMap(([key, value]) =>
      leaves(value, ['placements', '0', key]),
    )
  }
  const type = entityTypesByKind[name]
  const own = new Set([...Object.keys(recordFields), 'productOrderId'])
  if (type) return leaves(entityDataSchemas[type], ['data'])
  const shape = schemas[resource]?.shape ?? {}
  return Object.entries(shape).flatMap(([key, value]) => (own.has(key) ? [] : leaves(value, [key])))
}

/** The record of a sample. */
export function recordOf(kind: CanvasKind, sample: object): CanvasRecord {
  const type = entityTypesByKind[kind.name]
  const base: object = type
    ? {
        ...stored,
        type,
        parentId: null,
        parentResourceKey: null,
        properties: {},
        data: entityDataSchemas[type].parse(sample),
      }
    : kind.resource === 'productInstance'
      ? { ...stored, productId: 1, quantity: 1, placements: [] }
      : (schemas[kind.resource]?.parse({ ...stored, ...sample }) ?? {})
  // A record of the kind, as far as kinds read it.
  return trust<CanvasRecord>(base)
}
