/** Rows of the orders list as a viewer receives them. */
import type { OrderListRow } from '@orderwright/contract'
import { hideStatusAmounts } from '@orderwright/domain/access'
import { hideStatuses } from '@orderwright/domain/orders'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import type { UserActor } from '../tenancy/run-in-tenant.ts'
import type { PageRow } from './list-query.ts'

/** Whether prices are hidden from somebody who sees not every order: for the person, or on this order. */
export function hidesPrices(actor: UserActor, { involvedUsers }: Pick<PageRow, 'involvedUsers'>): boolean {
  return actor.pricingIsHidden || involvedUsers?.[String(actor.userId)]?.pricingIsHidden === 1
}

/** The row for this viewer: for a guest without hidden statuses, and without prices where they are hidden, for the person or on this order. */
export function presentRow(
  actor: UserActor,
  stored: PageRow,
  { seesAll, isAdvanced }: { readonly seesAll: boolean; readonly isAdvanced: boolean },
  profile: OrgProfile,
): OrderListRow {
  if (seesAll) return isAdvanced ? withAdvanced(stored) : stored
  const row = hideStatuses(stored, profile)
  if (!hidesPrices(actor, row)) return row
  const { costs: _, amountPaidInCents: __, agreedAmounts: ___, returnCreditInCents: ____, ...view } = row
  return { ...view, statusData: hideStatusAmounts(row.statusData) }
}

/** The fields of the advanced view, beside the basic ones. The row is this page's own, so it is added to. */
function withAdvanced(row: PageRow): OrderListRow {
  return Object.assign(row, {
    advanced: {
      lastPaymentDate: row.lastPaymentDate,
      screwType: row.screwType ?? '',
      engravingTypes: row.engravingTypes ?? '',
      plateFinishes: row.plateFinishes ?? '',
      mechanismFinishes: row.mechanismFinishes ?? '',
      estimatedShippingDate: row.estimatedShippingDate ?? null,
      commandData: row.commandData,
    },
  })
}
