/**
 * The export of the list: every order that fits, written as it is read. The ids are read at once in the list's order, so
 * that every order comes once however long the reading takes; then the rows a few hundred at a time, each in a short
 * transaction of its own that checks the caller again, and only when the reader has taken the ones before: neither
 * memory nor a connection is held by a slow reader. [1.2.40, 1.6.08, 1.7.06, 1.7.07]
 */
import type { getOrdersData } from '@orderwright/contract'
import { ordersListMessages } from '@orderwright/domain/messages'
import {
  type CellContext,
  exportHeader,
  exportRow,
  type ListColumn,
  listColumns,
} from '@orderwright/domain/orders'
import { AnswerStream } from '../../platform/http/call-context.ts'
import { FailureSignal } from '../../platform/http/answers/failures.ts'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { loadCatalog, saidCatalog } from '../../platform/database/load-catalog.ts'
import { type Reader, readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { idsQuery, type ListBody, type ListScope, rowsQuery } from './list-query.ts'
import { scopeOf } from './list-scope.ts'
import { presentRow } from './present-row.ts'

/** Rows of one reading: few enough that other calls are not held up. */
const ROWS_AT_ONCE = 500

type Scope = ListScope & { readonly seesAll: boolean }

interface Plan {
  readonly ids: readonly number[]
  readonly scope: Scope
  readonly columns: readonly ListColumn[]
}

export async function exportOrders(
  call: Reader,
  body: ListBody,
): Promise<Outcome<AnswerStream<typeof getOrdersData>>> {
  const planned = await readInTenant(call, body, (tenant) => plan(tenant, body))
  if (!planned.ok) return planned
  return succeed(new AnswerStream<typeof getOrdersData>(write(call, body, planned.data)))
}

async function plan(tenant: TenantCall, body: ListBody): Promise<Outcome<Plan>> {
  const { profile } = tenant.org
  if (!profile.ordersPage.export) return fail('refused', ordersListMessages.exportNotOffered)
  const scoped = await scopeOf(tenant, body)
  if (!scoped.ok) return scoped
  const columns = listColumns({
    profile,
    role: tenant.actor.role,
    seesPrices: !tenant.actor.pricingIsHidden,
    isAdvanced: scoped.data.isAdvanced,
    chosen: body.columns,
  })
  const { rows } = await idsQuery(tenant.orgId, body, scoped.data).execute(tenant.db)
  return succeed({ ids: rows[0]?.ids ?? [], scope: scoped.data, columns })
}

/** The answer's text; every row stands in a line of its own, so that a reader can take it apart as it comes. */
async function* write(call: Reader, body: ListBody, { ids, scope, columns }: Plan): AsyncGenerator<string> {
  const header = JSON.stringify(exportHeader(columns))
  yield `{"data":{"productOrders":[],"products":[],"productCategories":[],"productOptions":[],"productOrdersCsvHeader":${header},"productOrdersCsvData":[\n`
  let separator = ''
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    // A turn for each part: a reader who is slow, or stops, holds none.
    const read = await call.services.turns.runOwn('calculations', body.orgId, () =>
      readInTenant(call, body, (tenant) =>
        readRows(tenant, ids.slice(from, from + ROWS_AT_ONCE), scope, columns),
      ),
    )
    // Half a file is worse than none: the answer breaks off, and the reader knows.
    if (!read.ok) throw new FailureSignal(read.error)
    if (read.data === '') continue
    yield separator + read.data
    separator = ',\n'
  }
  yield '\n]}}'
}

/** The rows of these orders as lines of JSON, in the order of the ids; those that are gone by now are left out. */
async function readRows(
  tenant: TenantCall,
  ids: readonly number[],
  planned: Scope,
  columns: readonly ListColumn[],
): Promise<Outcome<string>> {
  // What the caller may see now, should that be less than when the export began.
  const seesAll = planned.seesAll && tenant.policy.can(tenant.actor, 'order.listAll', { orgId: tenant.orgId })
  const scope = seesAll
    ? planned
    : { ...planned, seesAll, ownerId: tenant.actor.userId, isAdvanced: false, withInvolved: true }
  const { rows } = await rowsQuery(tenant.orgId, ids, scope).execute(tenant.db.withoutPlugins())
  const byId = new Map(rows.map((row) => [row.id, row]))
  const context = await cellContext(tenant)
  const lines: string[] = []
  for (const id of ids) {
    const row = byId.get(id)
    if (row)
      lines.push(
        JSON.stringify(exportRow(columns, presentRow(tenant.actor, row, scope, tenant.org.profile), context)),
      )
  }
  return succeed(lines.join(',\n'))
}

async function cellContext(tenant: TenantCall): Promise<CellContext> {
  const catalog = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
  const { records } = saidCatalog(catalog)
  return {
    profile: tenant.org.profile,
    role: tenant.actor.role,
    products: new Map(records.products.map(({ id, title }) => [id, title])),
    categories: new Map(records.productCategories.map(({ id, title }) => [id, title])),
  }
}
