/** An import is taken back as one step, and what was changed since is spared. [issue 16] */
import { headingOf } from '@orderwright/domain/spreadsheets'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { takeBack } from '../catalog-changes/take-back.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { findImport } from './catalog-imports.ts'
import { refuseOthers } from './owners-tables.ts'

export const takeBackCatalogImport: HandlerOf<'takeBackCatalogImport'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const refused = refuseOthers(tenant)
    if (refused) return refused
    if (!(await findImport(tenant, body.importId))) return notFound()
    const taken = await takeBack(tenant, body.importId)
    if (!taken.ok) return taken
    const catalogImport = await findImport(tenant, body.importId)
    if (!catalogImport) return notFound()
    const spared = taken.data.spared.map(({ resource, id: resourceId, title, fields }) => ({
      resource,
      resourceId,
      title,
      fields: fields.map((field) => headingOf(resource, field)),
    }))
    return succeed({ catalogImport, spared })
  })
