/** Money that leaves the ledger leaves the amounts that the statuses note as well. */
import type { StatusData } from '../orders/status-data.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { cents } from '../units/money.ts'

/** The amounts noted at the statuses less `amount` (negative): from the one status, else from the last one backwards. */
export function takenBack(
  data: StatusData,
  amount: number,
  profile: OrgProfile,
  statusKey: string | undefined,
): StatusData {
  const next: StatusData = { ...data }
  let left = -amount
  const keys = profile.productOrderStatuses.map(({ key }) => key).reverse()
  for (const key of statusKey === undefined ? keys : [statusKey]) {
    const entry = next[key]
    const noted = entry?.paymentAmountInCents ?? 0
    if (entry === undefined || noted <= 0) continue
    const taken = Math.min(noted, left)
    const { paymentAmountInCents: _, ...rest } = entry
    next[key] = noted === taken ? rest : { ...rest, paymentAmountInCents: cents(noted - taken) }
    left -= taken
  }
  return next
}
