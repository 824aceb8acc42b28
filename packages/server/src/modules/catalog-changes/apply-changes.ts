/** Applies a set of changes as one step, with one entry of the history, by which it can be taken back. [issue 16] */
import type { CatalogChange } from '@orderwright/domain/catalog-changes'
import { jsonb } from '../../platform/database/database.ts'
import { type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { writeChanges } from './write-changes.ts'

/**
 * Writes the changes, in the transaction of the call, and answers the id of their entry in the history. `title` is what was done, in
 * the words of who did it. The caller has asked for the right, and looked that the changes fit the catalog of now (`rebase`): a
 * field that is not what its change says it was is a conflict. `alsoMade` makes what is made by means of its own once they are written,
 * and answers it as changes, by which it is taken back with them.
 */
export async function applyChanges(
  tenant: TenantCall,
  title: string,
  changes: readonly CatalogChange[],
  alsoMade: () => Promise<Outcome<readonly CatalogChange[]>> = async () => succeed([]),
): Promise<Outcome<{ readonly changeSetId: number }>> {
  const written = await writeChanges(tenant, changes, 'insert')
  if (!written.ok) return written
  const made = await alsoMade()
  if (!made.ok) return made
  const { id } = await tenant.db
    .insertInto('catalogChangeSets')
    .values({
      orgId: tenant.orgId,
      title,
      createdBy: tenant.actor.userId,
      changes: jsonb([...changes, ...made.data]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return succeed({ changeSetId: id })
}
