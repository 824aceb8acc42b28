/** How far the cost update of an organisation is: stored beside its orders by run-cost-update.ts. */
import type { CostUpdate } from '@orderwright/contract'
import { sql } from 'kysely'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

interface Progress {
  readonly startedAt: CostUpdate['startedAt']
  readonly finishedAt: string | null
  readonly total: number
  readonly checked: number
  readonly changed: number
  readonly archived: number
}

function present(orgId: number, { finishedAt, ...progress }: Progress): CostUpdate {
  return { orgId, ...progress, isDone: finishedAt !== null }
}

/** The organisation's last cost update; null where there was none. */
export async function readCostUpdate({ db, orgId }: TenantCall): Promise<CostUpdate | null> {
  const { rows } = await sql<Progress>`
    select started_at, finished_at, total, checked, changed, archived from cost_updates where org_id = ${orgId}`.execute(
    db,
  )
  return rows[0] ? present(orgId, rows[0]) : null
}
