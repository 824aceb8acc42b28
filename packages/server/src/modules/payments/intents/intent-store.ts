/** Payment intents as stored. */
import type { CardEnvironment, PaymentIntent } from '@orderwright/domain/payments'
import type { Work } from '../../tenancy/run-in-tenant.ts'

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

/** An intent; of one order, where that is known: another's is then not found, as one that there is not. */
export function findIntent(
  work: Store,
  id: string,
  { forUpdate = false, productOrderId }: { forUpdate?: boolean; productOrderId?: number } = {},
): Promise<PaymentIntent | undefined> {
  return work.db
    .selectFrom('paymentIntents')
    .selectAll()
    .where('orgId', '=', work.orgId)
    .where('id', '=', id)
    .$if(productOrderId !== undefined, (query) => query.where('productOrderId', '=', productOrderId ?? 0))
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
