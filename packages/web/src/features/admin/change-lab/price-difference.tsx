/** How much dearer or cheaper something would be. */
import { type Cents, cents as centsOf, formatCents } from '@orderwright/domain/units'

/** Nothing for what stays, or has no price on one side. */
export function Difference({ cents }: { cents: Cents | null }) {
  if (cents === null || cents === 0) return null
  const sign = cents > 0 ? '+' : '−'
  return (
    <span className="tabular whitespace-nowrap font-medium">
      {sign}
      {formatCents(centsOf(Math.abs(cents)))}
    </span>
  )
}
