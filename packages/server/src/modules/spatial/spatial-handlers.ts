/** The handlers of one kind of records of the canvas, by their verbs. */
import type { SpatialKey } from '@orderwright/domain/spatial'
import type { CallContext } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import type { BulkUpdateBody, CreateBody, GetBody, IdBody, IdsBody, UpdateBody } from '../records/bodies.ts'
import { propsList } from '../records/bodies.ts'
import { readInTenant, runInTenant } from '../tenancy/run-in-tenant.ts'
import { changeOnCanvas, createOnCanvas, readCanvas, setDeletedOnCanvas } from './spatial-records.ts'

function setOneDeleted(call: CallContext, key: SpatialKey, body: IdBody, isDeleted: boolean) {
  return runInTenant(call, body, async (tenant) => {
    const changed = await setDeletedOnCanvas(tenant, key, [body.where.id], isDeleted)
    if (!changed.ok) return changed
    const [record] = changed.data
    return record ? succeed({ record }) : notFound()
  })
}

function setManyDeleted(call: CallContext, key: SpatialKey, body: IdsBody, isDeleted: boolean) {
  return runInTenant(call, body, async (tenant) => {
    const changed = await setDeletedOnCanvas(tenant, key, body.where.ids, isDeleted)
    return changed.ok ? succeed({ records: changed.data }) : changed
  })
}

export function spatialVerbs(key: SpatialKey) {
  return {
    get: (call: CallContext, body: GetBody) =>
      readInTenant(call, body, (tenant) => readCanvas(tenant, key, body)),
    create: (call: CallContext, body: CreateBody) =>
      runInTenant(call, body, async (tenant) => {
        const created = await createOnCanvas(tenant, key, propsList(body), Array.isArray(body.props))
        return created.ok ? succeed({ records: created.data }) : created
      }),
    update: (call: CallContext, body: UpdateBody) =>
      runInTenant(call, body, async (tenant) => {
        const changed = await changeOnCanvas(tenant, key, [body], false)
        if (!changed.ok) return changed
        const [record] = changed.data
        return record ? succeed({ record }) : notFound()
      }),
    'bulk-update': (call: CallContext, body: BulkUpdateBody) =>
      runInTenant(call, body, async (tenant) => {
        const changed = await changeOnCanvas(tenant, key, body.updates, true)
        return changed.ok ? succeed({ records: changed.data }) : changed
      }),
    destroy: (call: CallContext, body: IdBody) => setOneDeleted(call, key, body, true),
    restore: (call: CallContext, body: IdBody) => setOneDeleted(call, key, body, false),
    'bulk-destroy': (call: CallContext, body: IdsBody) => setManyDeleted(call, key, body, true),
    'bulk-restore': (call: CallContext, body: IdsBody) => setManyDeleted(call, key, body, false),
  }
}
