/** What a card payment intent of an order would be now: computed by the server, before and after the provider is asked. */
import type { ProductOrder } from '@orderwright/domain/orders'
import type { CardEnvironment, PaymentIntent } from '@orderwright/domain/payments'
import { type Outcome, succeed } from '../../../platform/http/outcome.ts'
import type { CardProvider, IntentTerms } from '../../../platform/payment/card-provider.ts'
import type { TenantCall } from '../../tenancy/run-in-tenant.ts'
import { chargeNow, providerFor, termsOf } from '../card-charge.ts'
import { countIntents, findOpenIntent } from './intent-store.ts'

export interface IntentPlan {
  readonly terms: IntentTerms
  readonly provider: CardProvider
  /** an open intent of the order, which is used again: two pages never charge twice */
  readonly open: PaymentIntent | undefined
  readonly count: number
}

/** The amounts and the provider of an intent, or why there can be none now. */
export async function planIntent(
  tenant: TenantCall,
  order: ProductOrder,
  environment: CardEnvironment,
  payInFull: boolean,
): Promise<Outcome<IntentPlan>> {
  const provider = providerFor(tenant, order, environment)
  if (!provider.ok) return provider
  const now = await chargeNow(tenant, order, payInFull)
  if (!now.ok) return now
  const found = await findOpenIntent(tenant, order.id, environment)
  return succeed({
    terms: termsOf(now.data, payInFull),
    provider: provider.data,
    open: found?.provider === provider.data.key ? found : undefined,
    count: await countIntents(tenant, order.id),
  })
}
