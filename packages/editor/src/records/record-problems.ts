/** What the server did not take, until the person has decided; and what of it is decided already by what was written later. */
import type { CallError } from '@orderwright/contract'
import type { MergeKind } from '@orderwright/domain/catalog-changes'
import { z } from 'zod'
import { mergeMaps, type RecordValues, withoutNewer } from './record-maps.ts'
import {
  type RecordChange,
  type RecordWrite,
  recordWriteSchema,
  valuesSchema,
  withoutNothing,
} from './record-writes.ts'

export const problemSchema = z.object({
  write: recordWriteSchema,
  kind: z.enum(['refused', 'conflict']),
  message: z.string(),
  /** of a conflict: the record as the server holds it, and where both sides differ */
  current: valuesSchema.nullable(),
  fields: z.array(z.string()),
})
export type RecordProblem = Readonly<z.infer<typeof problemSchema>>

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

/**
 * The problem without the fields that `newer` has written since: their last word is that one. Null when there is nothing left to decide; then
 * `rest` is what can be sent as it is, if anything.
 */
export function undecided(
  problem: RecordProblem,
  newer: readonly Pick<RecordWrite, 'resource' | 'changes'>[],
  kindOf: MergeKind,
): { readonly problem: RecordProblem | null; readonly rest: RecordWrite | null } {
  const later = newer.filter(({ resource }) => resource === problem.write.resource)
  const changes = problem.write.changes.map((change) => {
    const same = later.flatMap((write) => write.changes).filter(({ id }) => id === change.id)
    return same.reduce((left, next) => ({ ...left, ...withoutNewer(left, next, kindOf) }), change)
  })
  const write = withoutNothing({ ...problem.write, changes })
  if (write === null) return { problem: null, rest: null }
  if (problem.kind === 'refused') return { problem: { ...problem, write }, rest: null }
  const mine = write.changes.find(({ id }) => id === problem.current?.['id'])
  const fields = problem.fields.filter((field) => mine !== undefined && field in mine.props)
  return fields.length === 0
    ? { problem: null, rest: write }
    : { problem: { ...problem, write, fields }, rest: null }
}

/** What this person has written into a field of a record and the server may hold. */
export type OwnValues = (id: number, field: string) => readonly unknown[]

const nothingOwn: OwnValues = () => []

/** The change over what another person has written; `isConflict`: both have written something there. */
function changeOver(
  change: RecordChange,
  current: RecordValues,
  version: number,
  kindOf: MergeKind,
  ownValues: OwnValues,
): { readonly change: RecordChange; readonly isConflict: boolean } {
  const props: Record<string, unknown> = {}
  const base: Record<string, unknown> = {}
  let isConflict = false
  for (const [field, mine] of Object.entries(change.props)) {
    const theirs = current[field] ?? null
    const own = ownValues(change.id, field)
    base[field] = theirs
    const merged = mergeMaps(
      { [field]: change.base[field] },
      { [field]: mine },
      { [field]: theirs },
      own.map((value) => ({ [field]: value })),
      kindOf,
    )
    props[field] = merged.value[field]
    isConflict ||= merged.isConflict
  }
  return { change: { ...change, version, props, base }, isConflict }
}

function writeOver(
  { write, current }: Pick<RecordProblem, 'write' | 'current'>,
  kindOf: MergeKind,
  ownValues: OwnValues,
): { readonly write: RecordWrite; readonly isConflict: boolean } {
  const currentId = current?.['id']
  const version = current?.['version']
  let isConflict = false
  const changes = write.changes.map((change) => {
    if (current === null || change.id !== currentId || typeof version !== 'number') return change
    const over = changeOver(change, current, version, kindOf, ownValues)
    isConflict ||= over.isConflict
    return over.change
  })
  return { write: { ...write, changes }, isConflict }
}

/** The write again, over what the other person has written; fields that are maps keep what they have written under other keys. */
export function overTheirs(problem: RecordProblem, kindOf: MergeKind): RecordWrite {
  return writeOver(problem, kindOf, nothingOwn).write
}

/**
 * The write again where nobody has to decide anything: two people have changed the same map and no key of it both, or what stands
 * there is this person's own. Null where somebody has.
 */
export function withoutConflict(
  problem: RecordProblem,
  kindOf: MergeKind,
  ownValues: OwnValues,
): RecordWrite | null {
  if (problem.kind !== 'conflict') return null
  const over = writeOver(problem, kindOf, ownValues)
  return over.isConflict ? null : over.write
}
