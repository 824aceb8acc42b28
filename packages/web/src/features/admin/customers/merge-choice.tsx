/** One detail in which two customers differ: whose value stays. [issue 18] */
import {
  type Customer,
  customerMessages as words,
  type MergeDetail,
  type MergeSide,
  mergeSides,
} from '@orderwright/domain/customers'
import { percentText } from '@orderwright/domain/orders'
import { useId } from 'react'

/** What a customer's record says of it. */
function valueText(customer: Customer, detail: MergeDetail): string {
  const { paymentTermsDays, discountPercentage, taxExempt, taxCertificate, taxExemptUntil } = customer
  switch (detail) {
    case 'kind':
      return words.kinds[customer.kind]
    case 'terms':
      return paymentTermsDays === null ? words.ofTheSettings : words.days({ days: paymentTermsDays })
    case 'discount':
      return discountPercentage === 0 ? words.nothing : percentText(discountPercentage)
    case 'salesTax': {
      const exempt = words.exemptBy({ certificate: taxCertificate, until: taxExemptUntil })
      return taxExempt === 1 ? exempt : [words.taxed, taxCertificate].filter(Boolean).join(', ')
    }
    default:
      return customer[detail] || words.nothing
  }
}

interface MergeChoiceProps {
  detail: MergeDetail
  kept: Customer
  other: Customer
  side: MergeSide
  isDisabled: boolean
  onChange: (side: MergeSide) => void
}

export function MergeChoice({ detail, side, isDisabled, onChange, ...both }: MergeChoiceProps) {
  const group = useId()
  return (
    <fieldset className="pt-2" disabled={isDisabled}>
      <legend className="text-xs text-ink-2">{words.details[detail]}</legend>
      {mergeSides.map((one) => (
        <label
          key={one}
          className="flex min-h-8 cursor-pointer items-start gap-2 py-1 text-sm pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={group}
            value={one}
            checked={one === side}
            onChange={() => onChange(one)}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span className="line-clamp-4 min-w-0 break-words whitespace-pre-wrap">
            {valueText(both[one], detail)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
