/** Which open orders a rule that is still being written would make invalid, or valid again. */
import type { BodyOf, endpoints } from '@orderwright/contract'
import { MAX_ID } from '@orderwright/domain/units'
import type { CatalogChange } from '@orderwright/domain/catalog-changes'
import { compileReplay, type Replay } from '@orderwright/domain/change-lab'
import { type LoadedCatalog, loadCatalog } from '../../platform/database/load-catalog.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { takingTurns } from '../tenancy/in-turn.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { countReplayed, replayPage } from './replays.ts'

type Asked = Pick<BodyOf<(typeof endpoints)['replayRule']>, 'ruleId' | 'rule'>

/** The change that was asked about last, for the pages after the first; it goes with the catalog. */
const kept = new WeakMap<LoadedCatalog, { readonly key: string; readonly replay: Replay }>()

/** The rule as a change of the catalog; undefined: there is no such rule. */
function changeOf({ records }: LoadedCatalog, { ruleId, rule }: Asked): CatalogChange[] | undefined {
  const resource = 'productRule'
  if (ruleId === undefined) {
    // No record has the last of all ids.
    return rule === null ? [] : [{ kind: 'create', resource, id: MAX_ID, values: rule }]
  }
  const before = records.productRules.find(({ id }) => id === ruleId)
  if (before === undefined) return undefined
  return [
    rule === null
      ? { kind: 'destroy', resource, id: ruleId, before }
      : { kind: 'update', resource, id: ruleId, before, values: rule },
  ]
}

async function replayOf(tenant: TenantCall, asked: Asked): Promise<Replay | undefined> {
  const { db, orgId, org, now, services } = tenant
  const loaded = await loadCatalog(db, services.caches.catalogs, orgId)
  const viewer = { role: 'owner', pricingIsHidden: false } as const
  const today = { catalog: loaded.compiled, profile: org.profile, viewer, now }
  const key = JSON.stringify([asked.ruleId, asked.rule])
  const known = kept.get(loaded)
  if (known?.key === key) {
    const { draft, touched, drawn } = known.replay
    return { today, draft: { ...today, catalog: draft.catalog }, touched, drawn }
  }
  const changes = changeOf(loaded, asked)
  if (changes === undefined) return undefined
  const replay = compileReplay(today, loaded.records, changes, { orgId, now })
  kept.set(loaded, { key, replay })
  return replay
}

export const replayRule: HandlerOf<'replayRule'> = takingTurns('calculations', (call, body) =>
  readInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'catalog.write', { orgId: tenant.orgId })) return forbidden()
    const replay = await replayOf(tenant, body)
    if (replay === undefined) return notFound()
    const { found, checked, nextAfterId } = await replayPage(tenant, replay, {
      lastSubmitted: 0,
      afterId: body.afterId ?? 0,
    })
    const orders = found.flatMap(({ order, replayed: { validity } }) =>
      validity === 'becomesInvalid' || validity === 'becomesValid'
        ? [{ orderId: order.id, orgSpecificId: order.orgSpecificId, title: order.title, validity }]
        : [],
    )
    return succeed({ orders, checked, total: await countReplayed(tenant, 0), nextAfterId })
  }),
)
