/** The amount due and how it comes about. On phones the lines fold away under the amount. */
import { amountWords, paymentMessages as words } from '@orderwright/domain/messages'
import { amountRows, depositRow, owedAmounts, shippingIsOpen } from '@orderwright/domain/orders'
import type { Charge } from '@orderwright/domain/payments'
import { formatCents } from '@orderwright/domain/units'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useIsDesk } from '../../../lib/browser/media.ts'
import { cx } from '../../../ui/cx.ts'
import { Money } from '../../../ui/money.tsx'
import { useCheckout } from '../checkout-context.tsx'
import type { Payment } from './use-payment.ts'

interface AmountPanelProps {
  payment: Payment
  charge: Charge
  payInFull: boolean
}

function Row({ term, children, isStrong }: { term: ReactNode; children: ReactNode; isStrong?: boolean }) {
  return (
    <div className={cx('flex justify-between gap-4 py-1', isStrong && 'font-medium')}>
      <dt className={isStrong ? undefined : 'text-ink-2'}>{term}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  )
}

function MakeUp({ payment, charge, payInFull }: AmountPanelProps) {
  const { order, profile } = useCheckout()
  const { costs } = order
  const { due } = payment
  const isDeposit = !payInFull && due.dueInCents < due.balanceInCents
  // While a change is open, what is only proposed is not asked for: its amounts would not come to what is due.
  const { orderTotal, depositAmount } = owedAmounts(order)
  const rows =
    order.agreedAmounts === null
      ? amountRows(order, costs, profile)
      : [{ key: 'total', label: words.totalAsAgreed, value: formatCents(orderTotal) }]
  const parts = rows.filter(({ key }) => key !== 'total')
  const total = rows.filter(({ key }) => key === 'total')
  const deposit = depositRow({ ...costs, depositAmount })
  return (
    <div className="text-sm">
      <dl>
        {parts.map(({ key, label, value }) => (
          <Row key={key} term={label}>
            {value}
          </Row>
        ))}
      </dl>
      <dl className="mt-1 border-t border-hairline pt-1">
        {total.map(({ key, label, value }) => (
          <Row key={key} term={label} isStrong>
            {value}
          </Row>
        ))}
        {due.paidInCents !== 0 && (
          <Row term={amountWords.paid}>
            −<Money cents={due.paidInCents} />
          </Row>
        )}
        {isDeposit && <Row term={deposit.label}>{deposit.value}</Row>}
        {charge.upchargeAmountInCents > 0 && (
          <Row
            term={words.cardProcessingFee({ upchargePercentage: profile.payment.upchargePercentage / 10 })}
          >
            <Money cents={charge.upchargeAmountInCents} />
          </Row>
        )}
      </dl>
      <dl className="mt-1 border-t border-ink pt-1.5">
        <Row term={words.dueNow} isStrong>
          <Money cents={charge.paymentAmountInCents} />
        </Row>
      </dl>
    </div>
  )
}

export function AmountPanel(props: AmountPanelProps) {
  const { order, org, profile } = useCheckout()
  const isDesk = useIsDesk()
  const [isOpen, setIsOpen] = useState(false)
  const { charge, payInFull, payment } = props
  const isDeposit = !payInFull && payment.due.dueInCents < payment.due.balanceInCents
  return (
    <div>
      <p className="eyebrow tabular">
        {profile.vocabulary.order} #{order.orgSpecificId} · {order.title}
      </p>
      <h2 className="mt-3 text-base text-ink-2">
        {isDeposit ? words.depositTo : payment.due.paidInCents > 0 ? words.balanceTo : words.pay} {org.title}
      </h2>
      <p className="tabular mt-1 text-2xl font-semibold tracking-tight">
        <Money cents={charge.paymentAmountInCents} />
      </p>
      {shippingIsOpen(order.costs) && (
        <p className="mt-2 max-w-prose text-sm text-ink-2">{amountWords.shippingComes}</p>
      )}
      {isDesk ? (
        <div className="mt-6">
          <MakeUp {...props} />
        </div>
      ) : (
        <>
          <AriaButton
            aria-expanded={isOpen}
            onPress={() => setIsOpen(!isOpen)}
            className="mt-2 flex h-8 cursor-pointer items-center gap-1 rounded text-sm text-ink-2 hover:text-ink pointer-coarse:h-11"
          >
            {isOpen ? words.hideDetails : words.showDetails}
            <ChevronDown className={cx('size-4 transition-transform', isOpen && 'rotate-180')} aria-hidden />
          </AriaButton>
          {isOpen && (
            <div className="mt-2 rounded bg-desk px-4 py-3">
              <MakeUp {...props} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
