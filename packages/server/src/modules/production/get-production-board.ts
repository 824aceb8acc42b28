/** get-production-board: the open orders of an organization with their due days, for its employees. [issue 18] */
import { type BoardOrder, MAX_ON_BOARD } from '@orderwright/contract'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { inTimeZone, secondsOfDayLeft } from '@orderwright/domain/units'
import { byDueDay, dueFrom, isLate, leadTimeRules, slowOptions } from '@orderwright/domain/production'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { planSearch } from '../orders-list/list-query.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { type BoardRow, boardQuery, customersQuery, goneOptionsQuery } from './board-query.ts'

/** How old the options that take long may be, in milliseconds. */
const CATALOG_AGE_MS = 1_000

export const getProductionBoard: HandlerOf<'getProductionBoard'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const { orgId, org, services } = tenant
    if (!tenant.policy.can(tenant.actor, 'order.listAll', { orgId })) return forbidden()
    const db = tenant.db.withoutPlugins()
    const { records } = await loadCatalog(tenant.db, services.caches.catalogs, orgId, CATALOG_AGE_MS)
    const keys = leadTimeRules(org.profile).map(({ optionDataKey }) => optionDataKey)
    const gone = keys.length === 0 ? [] : (await goneOptionsQuery(orgId, keys).execute(db)).rows
    const scope = {
      search: await planSearch(tenant.db, body.searchTerm),
      customerId: body.customerId ?? null,
      orderIds: body.orderIds ?? null,
      slow: slowOptions([...records.productOptions, ...gone], org.profile),
    }
    const { rows } = await boardQuery(tenant, scope).execute(db)
    const { rows: people } = await customersQuery(tenant, scope).execute(db)
    const { timeZone } = org.profile.region
    const today = inTimeZone(tenant.now, timeZone).slice(0, 10)
    const all = rows.slice(0, MAX_ON_BOARD).map((row) => presentCard(row, org.profile, today))
    const orders = (body.isLate ? all.filter((order) => order.isLate) : all).toSorted(byDueDay)
    return succeed({
      orders,
      customers: people.toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id),
      today,
      secondsOfDayLeft: secondsOfDayLeft(tenant.now, timeZone),
      hasMore: rows.length > MAX_ON_BOARD,
    })
  })

function presentCard(
  { estimatedShippingDate, started, slowestOption, ...card }: BoardRow,
  profile: OrgProfile,
  today: string,
): BoardOrder {
  const due = dueFrom({ typed: estimatedShippingDate, started, slowestOption }, profile)
  const status = profile.productOrderStatuses.find(({ key }) => key === card.statusKey)
  return {
    ...card,
    due: due && { startDay: null, workingDays: null, ...due },
    isLate: status !== undefined && isLate(due, status, today),
  }
}
