/** What the history says of a canvas: one event for a call, however many records it takes: '3 panels moved'. */
import {
  deedOf,
  type SpatialDeed,
  type SpatialKey,
  type SpatialKind,
  spatialKindOf,
} from '@orderwright/domain/spatial'
import { differences, type OrderChange, writeEvent } from '../orders/write-event.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

/** More changed records than this are counted and not written out: nobody reads them, and 500 that are dragged are much. */
const WRITTEN_OUT = 50

interface Changed {
  readonly id: number
  readonly type?: unknown
}

type Fields = Readonly<Record<string, unknown>>
type EventKind = Extract<OrderChange['kind'], `canvas.${string}`>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function countsOf(key: SpatialKey, records: readonly Changed[]) {
  const counts: Partial<Record<SpatialKind, number>> = {}
  for (const { type } of records) {
    const { kind } = spatialKindOf({ key, type })
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

/** Fields that are maps: of them only the keys that differ are told. */
const maps: ReadonlySet<string> = new Set(['data', 'properties', 'drawingNotesData'])

function pick(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(keys.map((key) => [key, fields[key] ?? null]))
}

/** The fields that differ, before and after, and the names of what differs in them: a key of a map by itself. */
function changesOf(before: Changed, after: Changed) {
  const changed = differences(before, after)
  const keys: string[] = []
  for (const field of Object.keys(changed.after)) {
    if (!maps.has(field)) {
      keys.push(field)
      continue
    }
    const [old, now] = [fieldsOf(changed.before[field]), fieldsOf(changed.after[field])]
    const differing = Object.keys({ ...old, ...now }).filter(
      (key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]),
    )
    keys.push(...differing)
    changed.before[field] = pick(old, differing)
    changed.after[field] = pick(now, differing)
  }
  return { record: after, keys, ...changed }
}

/** Writes that these records were made, deleted or brought back. */
export async function writeSpatialEvent(
  work: Work,
  orderId: number,
  key: SpatialKey,
  kind: EventKind,
  deed: SpatialDeed,
  records: readonly Changed[],
): Promise<void> {
  const [first] = records
  if (!first) return
  const ids = records.slice(0, WRITTEN_OUT).map(({ id }) => id)
  await writeEvent(work, {
    productOrderId: orderId,
    kind,
    resourceKey: key,
    resourceId: records.length === 1 ? first.id : null,
    before: null,
    after: { deed, counts: countsOf(key, records), ids },
  })
}

/** Writes what changed of these records; nothing where nothing did. */
export async function writeSpatialChange(
  work: Work,
  orderId: number,
  key: SpatialKey,
  changes: readonly { readonly before: Changed; readonly after: Changed }[],
): Promise<void> {
  const changed = changes
    .map(({ before, after }) => changesOf(before, after))
    .filter(({ keys }) => keys.length > 0)
  const [first] = changed
  if (!first) return
  const deed = deedOf(changed.flatMap(({ keys }) => keys))
  const counts = countsOf(
    key,
    changed.map(({ record }) => record),
  )
  const written = changed.slice(0, WRITTEN_OUT)
  await writeEvent(work, {
    productOrderId: orderId,
    kind: 'canvas.update',
    resourceKey: key,
    resourceId: changed.length === 1 ? first.record.id : null,
    before: { records: written.map(({ record, before }) => ({ id: record.id, ...before })) },
    after: { deed, counts, records: written.map(({ record, after }) => ({ id: record.id, ...after })) },
  })
}
