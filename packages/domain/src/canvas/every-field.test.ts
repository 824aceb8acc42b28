/**
 * Every field that a kind keeps has a field in the inspector, or is listed here with the reason why not: a field that nobody
 * can edit is found as soon as it is added. [issue 15]
 */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { productInstanceSchema } from '../orders/schema.ts'
import { placementSchema } from '../orders/placements.ts'
import { entityDataSchemas, type EntityType } from '../spatial/entity-data.ts'
import {
  archElevationSchema,
  archWallSchema,
  productCanvasLineSchema,
  productCanvasTextSchema,
} from '../spatial/schema.ts'
import { aCanvasContext } from '../testing/canvas.ts'
import { recordFields } from '../units/record.ts'
import { trust } from '../units/trust.ts'
import type { CanvasKind, CanvasRecord, Part } from './kind.ts'
import { canvasKinds } from './registry.ts'

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

/** How each kind may be: which fields are shown may depend on what a record says. */
const samples: Readonly<Record<string, readonly object[]>> = {
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

/** Why nobody edits it in the inspector. */
const reasons: Readonly<Record<string, string>> = {
  'data.archCustomViewId':
    'it stands on the viewport on which it was drawn; it is moved to another by cutting and pasting',
  customViewId: 'as above',
  'placements.0.view.archCustomViewId': 'as above',
  'opening data.archWallId': 'the wall in which it was drawn: its offset is measured along that one',
  'opening data.position': 'of one in a wall nothing is read; of one on a viewport it has its fields',
  'reference data.mediumId': 'its file: another page or file is chosen by the actions over the fields',
  'reference data.page': 'as above',
  'reference data.calibration': 'made by the scale tool, from two points and a length',
  'muralTexture data.mediumId': 'the print master is uploaded and taken away by the actions over the fields',
  'eyePoint data.mediumId': 'the still is kept from within the room',
  'eyePoint data.stillOf': 'as above',
  'muralPanel data.customViewPosition': 'kept for what writes it over the API; nothing is drawn by it here',
  'muralPanel data.customViewSize': 'as above',
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

function fieldsOfKind({ name, resource }: CanvasKind): string[] {
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

function recordOf(kind: CanvasKind, sample: object): CanvasRecord {
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

const form = { type: 'box', x: 0, y: 0, width: 1, height: 1, rotation: 0 } as const
const parts: readonly Part[] = [
  { name: '0', form },
  { name: '0', form, isUpright: true },
]

describe('the inspector', () => {
  it('has a sample of every kind', () => {
    expect(Object.keys(samples).toSorted()).toEqual(canvasKinds.map(({ name }) => name).toSorted())
    for (const kind of canvasKinds) {
      for (const sample of samples[kind.name] ?? []) expect(kind.isOf(recordOf(kind, sample))).toBe(true)
    }
  })

  // A wall is moved on the plan; a viewport shows its height and its thickness.
  const edited = canvasKinds.filter(({ name }) => name !== 'seenWall')

  it.each(edited.map((kind) => [kind.name, kind] as const))(
    '[issue 15] has a field for everything that a %s keeps',
    (name, kind) => {
      const shown = new Set(
        (samples[name] ?? []).flatMap((sample) =>
          parts.flatMap((part) =>
            kind.fields(recordOf(kind, sample), aCanvasContext(), part).map(({ path }) => path.join('.')),
          ),
        ),
      )
      const isExplained = (path: string) =>
        [path, `${name} ${path}`].some((key) =>
          Object.keys(reasons).some((reason) => key === reason || key.startsWith(`${reason}.`)),
        )
      const without = fieldsOfKind(kind).filter((path) => !shown.has(path) && !isExplained(path))
      expect(without).toEqual([])
    },
  )

  it('explains nothing that has a field, or that is not there any more', () => {
    const all = edited.flatMap((kind) => fieldsOfKind(kind).flatMap((path) => [path, `${kind.name} ${path}`]))
    const stale = Object.keys(reasons).filter(
      (reason) => !all.some((path) => path === reason || path.startsWith(`${reason}.`)),
    )
    expect(stale).toEqual([])
    expect(Object.keys(productInstanceSchema.shape)).toContain('placements')
  })
})
