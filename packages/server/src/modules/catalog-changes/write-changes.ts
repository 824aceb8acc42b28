/**
 * Writes a set of changes through the checks that single writes pass: first what is new, then what changes, then what goes; what
 * uses others after it is made, and before they go.
 */
import type { CatalogChange } from '@orderwright/domain/catalog-changes'
import { sql } from 'kysely'
import { columnName, resourceTables } from '../../platform/database/schema.ts'
import { type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import type { Created, Making } from './changed-kind.ts'
import { changedKinds, type WrittenKey, writingOrder } from './changed-kinds.ts'

/** Ids that the table's own sequence will not give again. */
export async function reserveIds(
  { db }: Pick<TenantCall, 'db'>,
  key: WrittenKey,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select reserve_catalog_id(${columnName(resourceTables[key])}) as id from generate_series(1, ${count})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** An id that the table's own sequence will not give again. */
export async function reserveId({ db }: Pick<TenantCall, 'db'>, key: WrittenKey): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select reserve_catalog_id(${columnName(resourceTables[key])}) as id`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no id could be reserved for ${key}`)
  return row.id
}

/** Changes that are written together. */
export interface WritingStep {
  readonly changes: readonly CatalogChange[]
  /** Writes all of them; with `only` that one of them. */
  readonly write: (only?: CatalogChange) => Promise<Outcome<null>>
}

/** The steps in which changes are written, each after those that it needs. */
export function writingSteps(
  tenant: TenantCall,
  changes: readonly CatalogChange[],
  making: Making,
): WritingStep[] {
  const creates = changes.filter((change) => change.kind === 'create')
  const updates = changes.filter((change) => change.kind === 'update')
  const destroys = changes.filter((change) => change.kind === 'destroy')
  const steps = <T extends CatalogChange>(
    order: readonly WrittenKey[],
    list: readonly T[],
    write: (key: WrittenKey, some: readonly T[]) => Promise<Outcome<null>>,
  ): WritingStep[] =>
    order.flatMap((key) => {
      const own = list.filter(({ resource }) => resource === key)
      const some = (only: CatalogChange | undefined) => (only ? own.filter((one) => one === only) : own)
      return own.length === 0 ? [] : [{ changes: own, write: (only) => write(key, some(only)) }]
    })
  const finishing = writingOrder.filter((key) => changedKinds[key].finish !== undefined)
  const finish = async (key: WrittenKey, some: readonly Created[]) =>
    (await changedKinds[key].finish?.(tenant, some)) ?? succeed(null)
  return [
    ...steps(writingOrder, creates, (key, some) => changedKinds[key].make(tenant, some, making)),
    // A record that is brought back has all its fields.
    ...(making === 'insert' ? steps(finishing, creates, finish) : []),
    ...steps(writingOrder, updates, (key, some) => changedKinds[key].change(tenant, some)),
    ...steps(writingOrder.toReversed(), destroys, (key, some) => changedKinds[key].remove(tenant, some)),
  ]
}

/** All or none: a failure leaves the undoing to the transaction. The caller has asked for the right to do so. */
export async function writeChanges(
  tenant: TenantCall,
  changes: readonly CatalogChange[],
  making: Making,
): Promise<Outcome<null>> {
  for (const step of writingSteps(tenant, changes, making)) {
    const written = await step.write()
    if (!written.ok) return written
  }
  tenant.services.caches.catalogs.delete(tenant.orgId)
  return succeed(null)
}
