/** Paying by wire or check: where the money goes, and a button that announces it. [1.4.13, 1.4.22] */
import { endpoints } from '@orderwright/contract'
import { paymentMessages, submissionMessages } from '@orderwright/domain/messages'
import type { Charge } from '@orderwright/domain/payments'
import type { PaymentMethod } from '@orderwright/domain/tenancy'
import { formatCents } from '@orderwright/domain/units'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { usePressKey } from '../../../lib/api/use-press-key.ts'
import { Button } from '../../../ui/button.tsx'
import { alert } from '../../../ui/popups/confirm.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { CopyValue } from './copy-value.tsx'
import type { Payment } from './use-payment.ts'

/** The organization's details for one method, with the words that find the order; a check needs no account. */
export function PaymentDetails({ method }: { method: PaymentMethod }) {
  const { order, profile } = useCheckout()
  const { companyName, bank, address, routingNumber, accountNumber } = method.props
  const isCheck = method.key === 'checkByMail'
  const toWhom: readonly (readonly [string, string])[] = isCheck
    ? [
        [paymentMessages.payableTo, companyName],
        [paymentMessages.mailTo, address],
      ]
    : [
        [paymentMessages.company, companyName],
        [paymentMessages.bank, bank],
        [paymentMessages.bankAddress, address],
        [paymentMessages.routingNumber, routingNumber],
        [paymentMessages.accountNumber, accountNumber],
      ]
  const rows = [
    ...toWhom,
    [paymentMessages.reference, `${profile.vocabulary.order} #${order.orgSpecificId}`] as const,
  ]
  return (
    <div className="divide-y divide-hairline rounded border border-edge bg-paper">
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className="px-4 py-2">
            <CopyValue label={label} value={value} />
          </div>
        ))}
    </div>
  )
}

interface ManualPaymentProps {
  method: PaymentMethod
  payment: Payment
  charge: Charge
  payInFull: boolean
}

export function ManualPayment({ method, payment, charge, payInFull }: ManualPaymentProps) {
  const { orderCall, takeOrder } = useCheckout()
  const [isConfirming, setIsConfirming] = useState(false)
  const key = usePressKey()
  const amount = formatCents(charge.paymentAmountInCents)

  async function announce() {
    if (!payment.askForMissing()) return
    setIsConfirming(true)
    const result = await call(
      endpoints.confirmOrderPayment,
      {
        ...orderCall,
        paymentMethod: method.key,
        paymentData: { amount: charge.paymentAmountInCents },
        payInFull,
      },
      { idempotencyKey: `${key.read()}:${method.key}:${payInFull}` },
    )
    setIsConfirming(false)
    key.settle(result)
    if (result.ok) return takeOrder(result.data.productOrder)
    await alert({ message: result.error.message })
  }

  return (
    <>
      <p className="mb-3 text-base">
        {paymentMessages.sendAndConfirm({ isByMail: method.key === 'checkByMail', amount })}
      </p>
      <PaymentDetails method={method} />
      <Button
        variant="primary"
        size="large"
        isFullWidth
        className="mt-5"
        isPending={isConfirming}
        onPress={() => void announce()}
      >
        {paymentMessages.confirmPayment}
      </Button>
    </>
  )
}

/** After the announcement, until the money is there. */
export function ThankYou({
  method,
  note,
  onOtherWay,
}: {
  method: PaymentMethod | undefined
  note: string
  onOtherWay: () => void
}) {
  return (
    <section aria-label={paymentMessages.paymentConfirmed}>
      <div role="status">
        <p className="text-lg font-semibold tracking-wide">{submissionMessages.paymentThankYou}</p>
        <p className="mt-1 text-sm tracking-wide text-ink-2">{submissionMessages.paymentWillUpdateStatus}</p>
      </div>
      {note && <p className="mt-4 text-base">{note}</p>}
      {method && (
        <div className="mt-6">
          <h2 className="mb-2 text-sm font-semibold">{method.title}</h2>
          <PaymentDetails method={method} />
        </div>
      )}
      <Button variant="quiet" className="mt-4 -ms-3" onPress={onOtherWay}>
        {paymentMessages.payAnotherWay}
      </Button>
    </section>
  )
}
