/** An acceptance as whoever sees the order reads it. */
import type { AcceptanceView } from '@orderwright/contract'
import type { ProductOrder } from '@orderwright/domain/orders'
import { cents } from '@orderwright/domain/units'
import { seesPrices } from '../orders/present-order.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import type { StoredAcceptance } from './agreement-store.ts'

/** Who sees no prices gets neither the amount nor the files that have prices. */
export function presentAcceptance(
  tenant: TenantCall,
  order: ProductOrder,
  { acceptance, hash, name, certificate }: StoredAcceptance,
): AcceptanceView {
  const isPriced = seesPrices(tenant, order)
  const { number, revision, at, via, terms, files, totalInCents } = acceptance
  return {
    number,
    revision,
    at,
    name,
    via,
    totalInCents: isPriced ? cents(totalInCents) : null,
    hash,
    termsVersion: terms.version,
    files: files.filter(({ kind }) => isPriced || kind === 'drawings'),
    certificate: isPriced ? certificate : null,
  }
}
