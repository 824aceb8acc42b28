/** Nobody is asked for money for a quote that has expired: it is renewed first. Money that arrives all the same is recorded. Decision 0232. */
import { agreementMessages as words } from '@orderwright/domain/messages'
import { isQuoteExpired, type ProductOrder, quoteValidUntil } from '@orderwright/domain/orders'
import { orderWord } from '@orderwright/domain/tenancy'
import { formatDate } from '@orderwright/domain/units'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

export function quoteHolds({ org, now }: TenantCall, order: ProductOrder): Outcome<ProductOrder> {
  const { profile } = org
  if (!isQuoteExpired(order, profile, now)) return succeed(order)
  const date = formatDate(quoteValidUntil(order, profile) ?? '')
  return fail('refused', words.expiredToPay({ word: orderWord(profile), date }), { rule: 'quoteExpired' })
}
