/**
 * What writing changes would refuse: they are written through all checks behind a savepoint, and rolled back. Where they are refused
 * together, one at a time says which of them, and why. [issue 16]
 */
import type { CatalogChange } from '@orderwright/domain/catalog-changes'
import { isFields, recordKey } from '@orderwright/domain/catalog-changes'
import { sql } from 'kysely'
import { failureOf } from '../../platform/http/answers/failures.ts'
import { type Failure, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { writeChanges, writingSteps } from './write-changes.ts'

export interface RefusedChange {
  /** null: they are refused together, and each alone is not */
  readonly change: CatalogChange | null
  readonly failure: Failure
}

/** Work behind a savepoint; what the database refuses is a failure, and what failed is undone. */
async function behind<T>(
  { db }: TenantCall,
  name: string,
  { isKept }: { readonly isKept: boolean },
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  await sql`savepoint ${sql.ref(name)}`.execute(db)
  const undo = () => sql`rollback to savepoint ${sql.ref(name)}`.execute(db)
  try {
    const done = await work()
    if (!done.ok || !isKept) await undo()
    return done
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    await undo()
    return { ok: false, error: failure }
  }
}

/** Whether a value holds this number, as ids of records are held. */
function holds(value: unknown, id: number): boolean {
  if (value === id) return true
  if (Array.isArray(value)) return value.some((inner) => holds(inner, id))
  if (!isFields(value)) return false
  return Object.entries(value).some(([key, inner]) => key === String(id) || holds(inner, id))
}

/** A change that may be refused only because a new record was, which it names. */
function follows(change: CatalogChange, refused: readonly CatalogChange[]): boolean {
  const values = change.kind === 'destroy' ? {} : change.values
  return refused.some(({ kind, id }) => kind === 'create' && holds(values, id))
}

async function oneByOne(tenant: TenantCall, changes: readonly CatalogChange[]): Promise<RefusedChange[]> {
  const found: { readonly change: CatalogChange; readonly failure: Failure }[] = []
  const refused = new Set<string>()
  for (const step of writingSteps(tenant, changes, 'insert')) {
    for (const change of step.changes) {
      if (refused.has(recordKey(change))) continue
      const alone = await behind(tenant, 'one_change', { isKept: true }, () => step.write(change))
      if (alone.ok) continue
      refused.add(recordKey(change))
      const before = found.map((one) => one.change)
      if (!follows(change, before)) found.push({ change, failure: alone.error })
    }
  }
  return found
}

/** Everything that is refused; none: they can be written. Not ok: it could not be found out now. */
export async function tryChanges(
  tenant: TenantCall,
  changes: readonly CatalogChange[],
): Promise<Outcome<readonly RefusedChange[]>> {
  const { services } = tenant
  // Nothing of this may be remembered, or come after it.
  const caches = { ...services.caches, catalogs: new Map() }
  const dry: TenantCall = { ...tenant, services: { ...services, caches }, afterCommit: () => {} }
  const together = await behind(dry, 'all_changes', { isKept: false }, () =>
    writeChanges(dry, changes, 'insert'),
  )
  if (together.ok) return succeed([])
  if (together.error.code === 'unavailable') return together
  return behind(dry, 'all_changes', { isKept: false }, async () => {
    const found = await oneByOne(dry, changes)
    return succeed(found.length > 0 ? found : [{ change: null, failure: together.error }])
  })
}
