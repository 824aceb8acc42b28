/**
 * Changes of records that are on their way to the server, as data: how they merge while they wait, what they make of the
 * records that are shown, and what becomes of those behind one that was refused.
 */
import type { CallError } from '@orderwright/contract'
import { trust } from '@orderwright/domain'
import { z } from 'zod'

const valuesSchema = z.record(z.string(), z.unknown())
/** Fields of a record by name. */
export type RecordValues = Readonly<Record<string, unknown>>

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
  /** one record, or several that change together: all or none */
  changes: z.array(recordChangeSchema).min(1),
})
export type RecordWrite = Readonly<z.infer<typeof recordWriteSchema>>

/** What the server did not take, until the person has decided. */
export const problemSchema = z.object({
  write: recordWriteSchema,
  kind: z.enum(['refused', 'conflict']),
  message: z.string(),
  /** of a conflict: the record as the server holds it, and where both sides differ */
  current: valuesSchema.nullable(),
  fields: z.array(z.string()),
})
export type RecordProblem = Readonly<z.infer<typeof problemSchema>>

/** Whether two values are the same, whatever the order of their keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))]
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSameValue(value, right.get(key)))
  )
}

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

/** The last write with `next` in it, when both change the same fields of one record; null when they stay apart. */
export function mergeWrites(last: RecordWrite | undefined, next: RecordWrite): RecordWrite | null {
  const [before, ...others] = last?.changes ?? []
  const [after, ...more] = next.changes
  if (!last || !before || !after || others.length > 0 || more.length > 0) return null
  if (last.resource !== next.resource || before.id !== after.id) return null
  if (!hasSameFields(before.props, after.props)) return null
  return { ...last, label: next.label, changes: [{ ...before, props: after.props }] }
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

/** Writes that waited behind a refused one: what they take for the old value is what the server holds. */
export function withoutRefused(
  waiting: readonly RecordWrite[],
  refused: RecordWrite,
): readonly RecordWrite[] {
  const bases = new Map(refused.changes.map(({ id, base }) => [id, base]))
  const taken = new Set<string>()
  return waiting.map((write) => {
    if (write.resource !== refused.resource) return write
    const changes = write.changes.map((change) => {
      const held = bases.get(change.id)
      if (!held) return change
      const base = Object.fromEntries(
        Object.entries(change.base).map(([field, value]) => {
          const name = `${change.id} ${field}`
          // Only the first write after it saw the refused value; the next ones saw that one's.
          if (taken.has(name) || !(field in held)) return [field, value]
          taken.add(name)
          return [field, held[field]]
        }),
      )
      return { ...change, base }
    })
    return { ...write, changes }
  })
}

/** What the person must decide after an answer that is a no. */
export function problemOf(write: RecordWrite, error: CallError): RecordProblem {
  const current = valuesSchema.safeParse(error.details?.current)
  const isConflict = error.code === 'conflict' && current.success
  return {
    write,
    kind: isConflict ? 'conflict' : 'refused',
    message: error.message,
    current: isConflict ? current.data : null,
    fields: isConflict ? [...(error.details?.conflictingFields ?? [])] : [],
  }
}

function isMap(value: unknown): value is RecordValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A map (versions by their key) with what this person has changed in it, over what another has written meanwhile: each key on its
 * own, also within maps in it. Of a key that both have changed `mine` stands, and `isConflict` says so.
 */
export function mergeMaps(
  base: unknown,
  mine: RecordValues,
  theirs: RecordValues,
): { readonly value: RecordValues; readonly isConflict: boolean } {
  const before = isMap(base) ? base : {}
  const value: Record<string, unknown> = { ...theirs }
  let isConflict = false
  for (const key of new Set([...Object.keys(before), ...Object.keys(mine)])) {
    const [was, my, their] = [before[key], mine[key], theirs[key]]
    if (isSameValue(my, was) || isSameValue(my, their)) continue
    if (isMap(my) && isMap(their)) {
      const inner = mergeMaps(was, my, their)
      value[key] = inner.value
      isConflict ||= inner.isConflict
      continue
    }
    isConflict ||= !isSameValue(their, was)
    if (my === undefined) delete value[key]
    else value[key] = my
  }
  return { value, isConflict }
}

/** The change over what another person has written; `isConflict`: both have written something there. */
function changeOver(
  change: RecordChange,
  current: RecordValues,
  version: number,
  mapFields: readonly string[],
): { readonly change: RecordChange; readonly isConflict: boolean } {
  const props: Record<string, unknown> = {}
  const base: Record<string, unknown> = {}
  let isConflict = false
  for (const [field, mine] of Object.entries(change.props)) {
    const theirs = current[field] ?? null
    base[field] = theirs
    if (mapFields.includes(field) && isMap(mine) && isMap(theirs)) {
      const merged = mergeMaps(change.base[field], mine, theirs)
      props[field] = merged.value
      isConflict ||= merged.isConflict
    } else {
      props[field] = mine
      isConflict ||= !isSameValue(theirs, change.base[field]) && !isSameValue(theirs, mine)
    }
  }
  return { change: { ...change, version, props, base }, isConflict }
}

function writeOver(
  { write, current }: Pick<RecordProblem, 'write' | 'current'>,
  key: string,
  mapFields: readonly string[],
): { readonly write: RecordWrite; readonly isConflict: boolean } {
  const currentId = current?.['id']
  const version = current?.['version']
  let isConflict = false
  const changes = write.changes.map((change) => {
    if (current === null || change.id !== currentId || typeof version !== 'number') return change
    const over = changeOver(change, current, version, mapFields)
    isConflict ||= over.isConflict
    return over.change
  })
  return { write: { ...write, key, changes }, isConflict }
}

/** The write again, over what the other person has written; `mapFields` keep what they have written under other keys. */
export function overTheirs(
  problem: RecordProblem,
  key: string,
  mapFields: readonly string[] = [],
): RecordWrite {
  return writeOver(problem, key, mapFields).write
}

/**
 * The write again where two people have changed the same map and no key of it both: nobody has to decide anything. Null where
 * somebody has.
 */
export function withoutConflict(
  problem: RecordProblem,
  key: string,
  mapFields: readonly string[],
): RecordWrite | null {
  if (problem.kind !== 'conflict' || !problem.fields.every((field) => mapFields.includes(field))) return null
  const over = writeOver(problem, key, mapFields)
  return over.isConflict ? null : over.write
}
