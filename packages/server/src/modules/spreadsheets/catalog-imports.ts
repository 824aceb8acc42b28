/** What was imported. Sets of changes that come from a draft are the change lab's. [issue 16] */
import type { CatalogImport } from '@orderwright/contract'
import { timestamp } from '@orderwright/domain/units'
import { sql } from 'kysely'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

const LISTED = 100

interface ImportRow {
  readonly id: number
  readonly title: string
  readonly created: string
  readonly name: string | null
  readonly email: string | null
  readonly changesCount: number
  readonly takenBackAt: string | null
}

/** The newest imports, or the one of this id. */
export async function readImports({ db, orgId }: TenantCall, id: number | null): Promise<CatalogImport[]> {
  const { rows } = await sql<ImportRow>`
    select change_set.id, change_set.title, change_set.created, users.name, users.email,
      jsonb_array_length(change_set.changes) as changes_count, change_set.taken_back_at
    from catalog_change_sets as change_set
    left join users on users.id = change_set.created_by
    where change_set.org_id = ${orgId} and (${id}::integer is null or change_set.id = ${id}::integer)
      and not exists (select from catalog_drafts where catalog_drafts.org_id = change_set.org_id
        and catalog_drafts.change_set_id = change_set.id)
    order by change_set.id desc limit ${LISTED}`.execute(db)
  return rows.map(({ id: own, title, created, name, email, changesCount, takenBackAt }) => ({
    id: own,
    title,
    created: timestamp(created),
    createdBy: name === null || name === '' ? (email ?? '') : name,
    changesCount,
    takenBackAt: takenBackAt === null ? null : timestamp(takenBackAt),
  }))
}

/** An import as the contract has it; undefined where there is none of this id. */
export async function findImport(tenant: TenantCall, id: number): Promise<CatalogImport | undefined> {
  const [found] = await readImports(tenant, id)
  return found
}
