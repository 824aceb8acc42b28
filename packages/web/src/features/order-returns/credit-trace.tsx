/** How the credit of a return comes about: each line with what was counted, shipping, the fee, and what an employee made of it. */
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import type { CreditedLine, ReturnCredit } from '@orderwright/domain/order-returns'
import { type Cents, cents, formatCents } from '@orderwright/domain/units'

function lineBasis({ unitPrice, pieces, discount, tariff, tax }: CreditedLine): string {
  const parts = [
    discount === 0 ? '' : words.lessDiscount({ amount: formatCents(discount) }),
    tariff === 0 ? '' : words.withTariff({ amount: formatCents(tariff) }),
    tax === 0 ? '' : words.withTax({ amount: formatCents(tax) }),
  ].join('')
  return words.lineBasis({ unitPrice: formatCents(unitPrice ?? cents(0)), pieces, parts })
}

interface CreditTraceProps {
  credit: Omit<ReturnCredit, 'goods'>
  /** why there is this fee, where it is known */
  feeBasis?: string
}

export function CreditTrace({ credit, feeBasis = '' }: CreditTraceProps) {
  const { lines, shipping, shippingTax, fee, adjustment, total } = credit
  return (
    <dl aria-label={words.trace} className="tabular text-xs">
      {lines.map((line) => (
        <Step
          key={line.productInstanceId}
          title={words.creditedLine({ title: line.title, pieces: line.pieces })}
          basis={lineBasis(line)}
          amount={line.credit}
        />
      ))}
      {shipping + shippingTax > 0 && (
        <Step
          title={words.shipping}
          basis={words.shippingBasis({ amount: formatCents(shipping), tax: formatCents(shippingTax) })}
          amount={cents(shipping + shippingTax)}
        />
      )}
      {(fee > 0 || feeBasis !== '') && <Step title={words.fee} basis={feeBasis} amount={cents(0 - fee)} />}
      {adjustment !== 0 && <Step title={words.adjustment} basis="" amount={adjustment} />}
      <Step title={words.total} basis="" amount={total} isTotal />
    </dl>
  )
}

interface StepProps {
  title: string
  basis: string
  amount: Cents
  isTotal?: boolean
}

function Step({ title, basis, amount, isTotal = false }: StepProps) {
  return (
    <div
      className={
        isTotal
          ? 'mt-1 flex gap-3 border-t border-ink pt-1 font-semibold'
          : 'flex items-baseline gap-3 py-0.5'
      }
    >
      <dt dir="auto" className="min-w-0 flex-1 break-words">
        {title}
        {basis !== '' && <span className="block text-ink-2">{basis}</span>}
      </dt>
      <dd className="shrink-0">{formatCents(amount)}</dd>
    </div>
  )
}
