/** What was imported lately. [issue 16] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { readImports } from './catalog-imports.ts'
import { refuseOthers } from './owners-tables.ts'

export const getCatalogImports: HandlerOf<'getCatalogImports'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const refused = refuseOthers(tenant)
    return refused ?? succeed({ imports: await readImports(tenant, null) })
  })
