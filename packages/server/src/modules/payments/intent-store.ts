/** Payment intents as stored. */
import type { CardEnvironment, PaymentIntent } from '@orderwright/domain'
import type { Work } from '../tenancy/in-tenant.ts'

type Store = Pick<Work, 'db' | 'orgId'>
type Changes = Partial<
  Pick<
    PaymentIntent,
    | 'status'
    | 'lastError'
    | 'confirmedAt'
    | 'checkedAt'
    | 'amountInCents'
    | 'upchargeAmountInCents'
    | 'payInFull'
    | 'statusKey'
  >
>

export function findIntent(
  work: Store,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<PaymentIntent | undefined> {
  return work.db
    .selectFrom('paymentIntents')
    .selectAll()
    .where('orgId', '=', work.orgId)
    .where('id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** The order's intent that can still be paid. An order has at most one in each environment. */
export function findOpenIntent(
  work: Store,
  productOrderId: number,
  environment: CardEnvironment,
): Promise<PaymentIntent | undefined> {
  return work.db
    .selectFrom('paymentIntents')
    .selectAll()
    .where('orgId', '=', work.orgId)
    .where('productOrderId', '=', productOrderId)
    .where('environment', '=', environment)
    .where('status', 'in', ['requires_payment_method', 'requires_action'])
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** How many payments the order has begun: part of what names the next one. */
export async function countIntents(work: Store, productOrderId: number): Promise<number> {
  const { count } = await work.db
    .selectFrom('paymentIntents')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('orgId', '=', work.orgId)
    .where('productOrderId', '=', productOrderId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function changeIntent(work: Store, id: string, changes: Changes): Promise<PaymentIntent> {
  return work.db
    .updateTable('paymentIntents')
    .set(changes)
    .where('orgId', '=', work.orgId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
