/**
 * Changes of records that are on their way to the server, as data: how they merge while they wait, what they make of the
 * records that are shown, and what becomes of those behind one that was refused.
 */
import { trust } from '@orderwright/domain/units'
import type { MergeKind } from '@orderwright/domain/catalog-changes'
import { z } from 'zod'
import { changedPaths, isSameValue, type RecordValues, withoutEarlier } from './record-maps.ts'

export const valuesSchema = z.record(z.string(), z.unknown())

const recordChangeSchema = z.object({
  id: z.number().int(),
  /** the version in which the record held `base` */
  version: z.number().int(),
  props: valuesSchema,
  /** what the fields of `props` were */
  base: valuesSchema,
})
export type RecordChange = Readonly<z.infer<typeof recordChangeSchema>>

export const recordWriteSchema = z.object({
  key: z.string(),
  /** which kind of record */
  resource: z.string(),
  /** what the person is told they did */
  label: z.string(),
  /** it takes back what the label says */
  takesBack: z.boolean().optional(),
  /** one record, or several that change together: all or none */
  changes: z.array(recordChangeSchema).min(1),
})
export type RecordWrite = Readonly<z.infer<typeof recordWriteSchema>>

/** The change of `record` to `props`; null when it holds them already. Fields that stay as they are are left out. */
export function changeOf(
  record: { readonly id: number; readonly version: number },
  props: RecordValues,
): RecordChange | null {
  const held = new Map<string, unknown>(Object.entries(record))
  const changed = Object.entries(props).filter(([field, value]) => !isSameValue(held.get(field), value))
  if (changed.length === 0) return null
  return {
    id: record.id,
    version: record.version,
    props: Object.fromEntries(changed),
    base: Object.fromEntries(changed.map(([field]) => [field, held.get(field) ?? null])),
  }
}

/** The write that takes `write` back, where the records still hold what it wrote. */
export function inverseOf(write: RecordWrite, key: string): RecordWrite {
  return {
    ...write,
    key,
    takesBack: true,
    changes: write.changes.map(({ id, version, props, base }) => ({
      id,
      version,
      props: base,
      base: props,
    })),
  }
}

function hasSameFields(a: RecordValues, b: RecordValues): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => name in b)
}

/** Whether both change one record at the same places: letters typed one after the other. */
export function isSamePlace(a: RecordWrite, b: RecordWrite): boolean {
  const placesOf = ({ resource, changes }: RecordWrite) =>
    JSON.stringify([resource, changes.map(({ id, base, props }) => [id, changedPaths(base, props)])])
  return placesOf(a) === placesOf(b)
}

/** The last write with `next` in it, when both change the same fields of one record; null when they stay apart. */
export function mergeWrites(last: RecordWrite | undefined, next: RecordWrite): RecordWrite | null {
  const [before, ...others] = last?.changes ?? []
  const [after, ...more] = next.changes
  if (!last || !before || !after || others.length > 0 || more.length > 0) return null
  if (last.resource !== next.resource || before.id !== after.id) return null
  if (!hasSameFields(before.props, after.props)) return null
  const { key, resource } = last
  return { ...next, key, resource, changes: [{ ...before, props: after.props }] }
}

/** The records as they are once every write has arrived. Records that nothing changes stay the same objects. */
export function applyWrites<T extends { readonly id: number }>(
  records: readonly T[],
  resource: string,
  writes: readonly RecordWrite[],
): readonly T[] {
  const byId = new Map<number, RecordValues>()
  for (const write of writes) {
    if (write.resource !== resource) continue
    for (const { id, props } of write.changes) byId.set(id, { ...byId.get(id), ...props })
  }
  if (byId.size === 0) return records
  return records.map((record) => {
    const props = byId.get(record.id)
    // Values were parsed by the record's schema before they became a write.
    return props ? trust<T>({ ...record, ...props }) : record
  })
}

/** The write without fields that stay as they are; null when nothing is left of it. */
export function withoutNothing(write: RecordWrite): RecordWrite | null {
  const changes = write.changes.flatMap((change) => {
    const names = Object.keys(change.props).filter(
      (name) => !isSameValue(change.props[name] ?? null, change.base[name] ?? null),
    )
    if (names.length === 0) return []
    const pick = (values: RecordValues) => Object.fromEntries(names.map((name) => [name, values[name]]))
    return [{ ...change, props: pick(change.props), base: pick(change.base) }]
  })
  return changes.length === 0 ? null : { ...write, changes }
}

/**
 * Writes that came after `refused`, as if it had not been made: what they take for the old value, or carry along in a map, is what the
 * server holds.
 */
export function withoutRefused(
  later: readonly RecordWrite[],
  refused: RecordWrite,
  kindOf: MergeKind,
): readonly RecordWrite[] {
  const standing = new Map(refused.changes.map((change) => [change.id, change]))
  return later.map((write) => {
    if (write.resource !== refused.resource) return write
    const changes = write.changes.map((change) => {
      const earlier = standing.get(change.id)
      if (!earlier) return change
      const apart = withoutEarlier(earlier, change, kindOf)
      standing.set(change.id, { ...earlier, ...apart.earlier })
      if (isSameValue(apart.change.base, change.base)) return { ...change, ...apart.change }
      // Behind the refused value nobody saw what the server held since.
      return { ...change, ...apart.change, version: Math.min(change.version, earlier.version) }
    })
    return { ...write, changes }
  })
}
