/** Holds what orders say of their acceptance against the chain: production goes by the order, and a chain that was cut off at its end has no gap. */
import type { Kysely } from 'kysely'
import { isAccepted } from '@orderwright/domain/orders'
import { type AcceptanceRecord, type ChainFinding, checkOrder } from '@orderwright/domain/agreements'
import {
  frozenContentSchema,
  frozenPricesSchema,
  isSameMoney,
  isSameScope,
} from '@orderwright/domain/revisions'
import type { Database } from '../../platform/database/schema.ts'

interface Place {
  readonly db: Kysely<Database>
  readonly orgId: number
}

/** Orders that say that they are accepted, and those of which the chain says it. */
function acceptedOrders({ db, orgId }: Place, known: readonly number[]) {
  return db
    .selectFrom('productOrders')
    .select(['id', 'orgSpecificId', 'revisionNumber', 'revisionScope', 'revisionTerms'])
    .select(['acceptedRevision', 'acceptedScope', 'acceptedTerms', 'signedOffScope', 'sentBackScope'])
    .where('orgId', '=', orgId)
    .where((its) => its.or([its('acceptedRevision', '>', 0), its('id', 'in', [0, ...known])]))
    .orderBy('id')
    .execute()
}
type Order = Awaited<ReturnType<typeof acceptedOrders>>[number]

/** Whether two revisions of an order are one thing at one price, by what was frozen of both. */
async function isSameOrdered({ db, orgId }: Place, order: Order): Promise<boolean> {
  const rows = await db
    .selectFrom('orderRevisions')
    .select(['content', 'prices'])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', order.id)
    .where('number', 'in', [order.acceptedRevision, order.revisionNumber])
    .execute()
  const [one, other] = rows.map(({ content, prices }) => ({
    content: frozenContentSchema.parse(JSON.parse(content)),
    prices: frozenPricesSchema.parse(JSON.parse(prices)),
  }))
  if (!one || !other) return false
  return isSameScope(one.content, other.content) && isSameMoney(one, other)
}

/** `acceptances`: the records of the chain that could be read. */
export async function checkAcceptedOrders(
  place: Place,
  acceptances: readonly AcceptanceRecord[],
): Promise<ChainFinding[]> {
  const last = new Map(acceptances.map((record) => [record.productOrderId, record]))
  const findings: ChainFinding[] = []
  for (const order of await acceptedOrders(place, [...last.keys()])) {
    const { orgSpecificId: orderNumber, acceptedRevision, revisionNumber } = order
    const isAgreed = isAccepted(order)
    const isSame = isAgreed && revisionNumber > acceptedRevision && (await isSameOrdered(place, order))
    const said = { orderNumber, acceptedRevision, revisionNumber, isAccepted: isAgreed, isSame }
    findings.push(...checkOrder(said, last.get(order.id) ?? null))
  }
  return findings
}
