/**
 * How an order is paid, or what was received is recorded: how much, which way, and the form of that way. Customers have it on the payment
 * screen, employees beside the order's items. [1.2.85, 1.5.08, 1.5.09, 1.5.44, 1.6.29, 1.6.30]
 */
import {
  orderActionMessages,
  paymentMessages as words,
  submissionMessages,
} from '@orderwright/domain/messages'
import { type Charge, chargeFor } from '@orderwright/domain/payments'
import type { OrgProfile, PaymentMethodKey } from '@orderwright/domain/tenancy'
import { formatCents } from '@orderwright/domain/units'
import { CircleAlert, CreditCard, Landmark, Mail } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { readCardEnvironment, switchCardEnvironment } from './card/card-environment.ts'
import { CardPayment } from './card/card-payment.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { EntryForm } from './ledger/entry-form.tsx'
import { ManualPayment, ThankYou } from './manual-payment.tsx'
import { ProcessingPanel } from './card/processing-panel.tsx'
import { type Payment, usePayment } from './use-payment.ts'

type Way = PaymentMethodKey | 'record'

const icons: Record<Way, ReactNode> = {
  card: <CreditCard className="size-4 text-ink-2" aria-hidden />,
  wire: <Landmark className="size-4 text-ink-2" aria-hidden />,
  checkByMail: <Mail className="size-4 text-ink-2" aria-hidden />,
  record: null,
}

function detailOf(
  payment: Payment,
  key: PaymentMethodKey,
  payInFull: boolean,
  profile: OrgProfile,
): ReactNode {
  const { upchargeAmountInCents } = chargeFor(payment.due, { method: key, payInFull }, profile)
  if (upchargeAmountInCents > 0) return words.fee({ amount: formatCents(upchargeAmountInCents) })
  return payment.methods.find((method) => method.key === key)?.isPreferred ? words.preferred : null
}

/** Employees record what came, or take a card; everybody else pays by the methods they see. */
function waysOf(payment: Payment, mayRecord: boolean): Way[] {
  const keys = payment.methods.map(({ key }) => key)
  return mayRecord ? ['record', ...keys.filter((key) => key === 'card')] : keys
}

function ContactNotice({ payment }: { payment: Payment }) {
  const { writable } = useCheckout()
  if (!payment.missing) return null
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded bg-caution-soft px-4 py-3 text-sm text-caution">
      <CircleAlert className="size-4 shrink-0" aria-hidden />
      <p className="min-w-48 flex-1 font-medium">{payment.missing.message}</p>
      {writable.has('phone') && (
        <Button size="small" onPress={() => payment.askForMissing()}>
          {words.addItNow}
        </Button>
      )}
    </div>
  )
}

function TestModeSwitch() {
  const { viewer } = useCheckout()
  if (!viewer.isEmployee) return null
  return (
    <Checkbox
      className="mt-6"
      isSelected={readCardEnvironment() === 'test'}
      onChange={(isTest) => switchCardEnvironment(isTest ? 'test' : 'live')}
    >
      {words.testMode}
    </Checkbox>
  )
}

function NoMethods() {
  const { profile } = useCheckout()
  return (
    <section aria-label={words.payment}>
      <p className="text-lg font-medium">{profile.payment.manualPaymentMessage}</p>
      <p className="mt-2 max-w-prose text-base text-ink-2">{submissionMessages.paymentReady}</p>
    </section>
  )
}

function Archived() {
  const { profile } = useCheckout()
  return (
    <section aria-label={words.payment}>
      <p className="max-w-prose text-base text-ink-2">
        {orderActionMessages.archivedIsReadOnly({ word: profile.vocabulary.order })}
      </p>
    </section>
  )
}

interface WaysProps {
  payment: Payment
  payInFull: boolean
  setPayInFull: (payInFull: boolean) => void
  way: Way
  setWay: (way: Way) => void
  /** another way was shown before */
  isMethodChange: boolean
}

function Ways({ payment, payInFull, setPayInFull, way, setWay, isMethodChange }: WaysProps) {
  const { profile, order, abilities } = useCheckout()
  const { due } = payment
  const ways = waysOf(payment, abilities.recordPayment)
  const method = payment.methods.find(({ key }) => key === way)
  const charge = chargeFor(due, { method: method?.key ?? 'wire', payInFull }, profile)
  return (
    <div className="grid gap-6">
      {due.canChooseDeposit && way !== 'record' && (
        <ChoiceCards
          label={words.howMuch}
          cards={[
            {
              key: 'deposit',
              title: words.deposit({ depositPercentage: order.costs.depositPercentage }),
              detail: formatCents(due.depositDueInCents),
            },
            { key: 'full', title: words.payInFull, detail: formatCents(due.balanceInCents) },
          ]}
          value={payInFull ? 'full' : 'deposit'}
          onChange={(choice) => setPayInFull(choice === 'full')}
        />
      )}
      {ways.length > 1 && (
        <ChoiceCards
          label={words.how}
          cards={ways.map((key) => ({
            key,
            title:
              key === 'record'
                ? words.recordReceived
                : (payment.methods.find((one) => one.key === key)?.title ?? key),
            icon: icons[key],
            detail: key === 'record' ? null : detailOf(payment, key, payInFull, profile),
          }))}
          value={way}
          onChange={setWay}
        />
      )}
      <div>
        {ways.length === 1 && method && <h2 className="mb-3 text-sm font-semibold">{method.title}</h2>}
        {way === 'record' ? (
          <EntryForm kind="payment" payment={payment} />
        ) : method?.key === 'card' && payment.missing ? (
          // The provider is asked only for an order that may be paid.
          <p className="text-base text-ink-2">{words.cardFormWaits}</p>
        ) : method?.key === 'card' ? (
          <CardPayment
            payment={payment}
            charge={charge}
            payInFull={payInFull}
            isMethodChange={isMethodChange}
          />
        ) : method ? (
          <ManualPayment
            key={method.key}
            method={method}
            payment={payment}
            charge={charge}
            payInFull={payInFull}
          />
        ) : null}
      </div>
    </div>
  )
}

export interface PaymentChoice {
  readonly payment: Payment
  /** of the way that is chosen */
  readonly charge: Charge
  readonly payInFull: boolean
  readonly way: Way | undefined
  /** another way was shown before */
  readonly isMethodChange: boolean
  /** the customer has said how it will be paid */
  readonly isAwaited: boolean
  setPayInFull: (payInFull: boolean) => void
  setWay: (way: Way) => void
  payAnew: () => void
}

/** What is chosen of how much and which way. */
export function usePaymentChoice(): PaymentChoice {
  const { profile, abilities } = useCheckout()
  const payment = usePayment()
  const [wantsFull, setWantsFull] = useState(payment.entry?.awaitsFullPayment === true)
  const [isPayingAnew, setIsPayingAnew] = useState(false)
  const payInFull = wantsFull && payment.due.canChooseDeposit
  const ways = waysOf(payment, abilities.recordPayment)
  const preferred = payment.methods.find(({ isPreferred }) => isPreferred)?.key
  const [chosen, setChosen] = useState<Way | null>(null)
  const candidates: readonly (Way | null | undefined)[] = [
    chosen,
    abilities.recordPayment ? 'record' : preferred,
  ]
  const way = candidates.find((one) => one && ways.includes(one)) ?? ways[0]
  const charge = chargeFor(
    payment.due,
    { method: way === undefined || way === 'record' ? 'wire' : way, payInFull },
    profile,
  )
  return {
    payment,
    charge,
    payInFull,
    way,
    isMethodChange: chosen !== null,
    isAwaited:
      payment.entry?.awaitingPaymentMethod !== undefined && !abilities.recordPayment && !isPayingAnew,
    setPayInFull: setWantsFull,
    setWay: setChosen,
    payAnew: () => setIsPayingAnew(true),
  }
}

export function PayHere({ choice }: { choice: PaymentChoice }) {
  const { order, abilities, pricingIsHidden } = useCheckout()
  const { payment, payInFull, way, isAwaited, isMethodChange, setPayInFull, setWay, payAnew } = choice
  const isProcessing = order.isProcessingPayment === 1
  const isOpen = abilities.pay || abilities.recordPayment || isProcessing
  if (isAwaited) {
    const awaited = payment.entry?.awaitingPaymentMethod
    return (
      <ThankYou
        method={payment.methods.find(({ key }) => key === awaited)}
        note={payment.status.awaitingPaymentMethod}
        onOtherWay={payAnew}
      />
    )
  }
  if (order.archived === 1 && !isProcessing) return <Archived />
  if (pricingIsHidden || way === undefined || !isOpen) return <NoMethods />
  return (
    <>
      {isProcessing && <ProcessingPanel />}
      {/* Stays mounted, so that what was typed is there again when the payment fails. */}
      <div hidden={isProcessing}>
        <ContactNotice payment={payment} />
        <Ways
          payment={payment}
          payInFull={payInFull}
          setPayInFull={setPayInFull}
          way={way}
          setWay={setWay}
          isMethodChange={isMethodChange}
        />
        {way === 'card' && <TestModeSwitch />}
      </div>
    </>
  )
}
