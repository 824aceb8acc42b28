/** What a draft would do to the next orders. */
import type { OrderReplay } from '@orderwright/domain/change-lab'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { takingTurns } from '../tenancy/in-turn.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { findDraft } from './draft-store.ts'
import { presentProblem } from './present-problem.ts'
import { countReplayed, replayOf, replayPage } from './replays.ts'

function presentFound<T extends Pick<OrderReplay, 'newProblems' | 'solvedProblems'>>(replayed: T) {
  return {
    ...replayed,
    newProblems: replayed.newProblems.map(presentProblem),
    solvedProblems: replayed.solvedProblems.map(presentProblem),
  }
}

async function namesOf({ db }: TenantCall, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name, email }) => [id, name === '' ? email : name]))
}

export const replayCatalogDraft: HandlerOf<'replayCatalogDraft'> = takingTurns('calculations', (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const draft = await findDraft(tenant, body.draftId)
    if (!draft.ok) return draft
    const { lastSubmitted, afterId = 0 } = body
    const replay = await replayOf(tenant, draft.data, body.at)
    const { found, checked, nextAfterId } = await replayPage(tenant, replay, { lastSubmitted, afterId })
    const names = await namesOf(
      tenant,
      found.map(({ order }) => order.userId),
    )
    const orders = found.map(({ order, replayed }) => ({
      ...presentFound(replayed),
      orgSpecificId: order.orgSpecificId,
      title: order.title,
      ownerId: order.userId,
      ownerName: names.get(order.userId) ?? '',
      lines: replayed.lines.map(presentFound),
    }))
    return succeed({ orders, checked, total: await countReplayed(tenant, lastSubmitted), nextAfterId })
  }),
)
