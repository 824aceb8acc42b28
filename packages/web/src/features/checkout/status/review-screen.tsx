/**
 * An employee reviews a submitted order: reads its items, writes feedback, approves it or sends it back. The
 * feedback survives a reload. [1.2.84, 1.4.10, 1.4.11]
 */
import { type CallResult, endpoints } from '@orderwright/contract'
import { checkoutMessages, lifecycleMessages, orderStatusMessages } from '@orderwright/domain/messages'
import { currentStatus } from '@orderwright/domain/orders'
import { useFormatDay } from '../../../lib/session/use-format-day.ts'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { call } from '../../../lib/api/api.ts'
import { useStoredState } from '../../../lib/storage/stored-state.ts'
import { Button } from '../../../ui/button.tsx'
import { alert } from '../../../ui/popups/confirm.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { offerBackorder } from '../../stock/offer-backorder.ts'
import { DecisionStockNotice } from '../../stock/stock-notices.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { tellRefusal } from '../decided-before.ts'
import { emailsProblem } from '../fields/contact-rules.ts'
import { saveFailureMessages, whenSaved } from '../when-saved.ts'
import { BillSection } from './summary/bill-section.tsx'
import { ChangedSince } from './changed-since.tsx'
import { ItemList } from './item-list.tsx'
import { MarginSection } from './summary/margin-section.tsx'
import { OrderSummary } from './summary/order-summary.tsx'
import { AsideSection, StatusLayout } from './status-layout.tsx'

type Answer = CallResult<{ productOrder: object & { id: number; version: number } }>

function useReview() {
  const { editor, orderCall, takeOrder, draftName } = useCheckout()
  const [feedback, setFeedback] = useStoredState(draftName('feedback'), z.string(), '')
  const [running, setRunning] = useState<'approve' | 'requireChanges' | null>(null)
  const [isFeedbackMissing, setIsFeedbackMissing] = useState(false)

  /** Employees edit while they review: what they changed goes first. */
  async function run(name: 'approve' | 'requireChanges', send: () => Promise<Answer | null>, words: string) {
    setRunning(name)
    const saved = await whenSaved(editor)
    const answer = saved === 'saved' ? await send() : null
    setRunning(null)
    if (saved !== 'saved') return alert({ message: saveFailureMessages[saved] })
    if (!answer) return undefined
    if (!answer.ok)
      return tellRefusal(answer.error, takeOrder, feedback === '' ? '' : lifecycleMessages.feedbackKept)
    setFeedback('')
    toast(words, { tone: 'done' })
    takeOrder(answer.data.productOrder)
    return undefined
  }

  return {
    feedback,
    running,
    isFeedbackMissing,
    setFeedback(text: string) {
      setFeedback(text)
      setIsFeedbackMissing(false)
    },
    approve: () =>
      run(
        'approve',
        () => offerBackorder((more) => call(endpoints.approveOrder, { ...orderCall, ...more })),
        orderStatusMessages.approved,
      ),
    requireChanges() {
      if (feedback.trim() === '') return setIsFeedbackMissing(true)
      const body = { ...orderCall, feedbackNotes: feedback.trim() }
      return run('requireChanges', () => call(endpoints.requireChanges, body), orderStatusMessages.sentBack)
    },
  }
}

function ReviewPanel() {
  const { abilities } = useCheckout()
  const review = useReview()
  return (
    <div className="grid gap-3">
      <TextArea
        label={orderStatusMessages.feedbackForCustomer}
        rows={5}
        maxLength={10_000}
        value={review.feedback}
        onChange={review.setFeedback}
        isDisabled={!abilities.requireChanges}
        description={checkoutMessages.feedbackHint}
        errorMessage={review.isFeedbackMissing ? checkoutMessages.feedbackRequired : undefined}
      />
      <DecisionStockNotice />
      <div className="grid grid-cols-2 gap-2">
        <Button
          isDisabled={!abilities.requireChanges || review.running === 'approve'}
          isPending={review.running === 'requireChanges'}
          onPress={() => void review.requireChanges()}
        >
          {orderStatusMessages.requiresChanges}
        </Button>
        <Button
          variant="primary"
          isDisabled={!abilities.approve || review.running === 'requireChanges'}
          isPending={review.running === 'approve'}
          onPress={() => void review.approve()}
        >
          {orderStatusMessages.approve}
        </Button>
      </div>
    </div>
  )
}

interface ReviewScreenProps {
  /** opens the order for editing; the button is left out without it [1.4.16] */
  onEdit?: () => void
  actions?: ReactNode
}

export function ReviewScreen({ onEdit, actions }: ReviewScreenProps) {
  const formatDay = useFormatDay()
  const { order, profile, people } = useCheckout()
  const items = useEditorState((state) => state.evaluation.items)
  const status = currentStatus(order, profile)
  const entry = order.statusData[status.key]
  const owner = people.find(({ id }) => id === order.userId)?.name
  const invalid = items.filter(({ isValid }) => !isValid).length
  const wrongEmails = emailsProblem(order.clientEmails)
  const from = [order.contactName || owner, order.firmName].filter(Boolean).join(', ')
  return (
    <StatusLayout
      heading={orderStatusMessages.review}
      help="review"
      isAsideLast
      lead={
        <>
          {from && <>{orderStatusMessages.from({ from })} </>}
          {entry && (
            <span className="tabular">
              {orderStatusMessages.submittedSentence({ date: formatDay(entry.date) })}{' '}
            </span>
          )}
          {invalid > 0 && (
            <span className="text-invalid">{orderStatusMessages.invalidItems({ invalid })}</span>
          )}
        </>
      }
      actions={
        <>
          <Button
            variant="primary"
            className="lg:hidden"
            onPress={() => document.getElementById('decision')?.scrollIntoView({ block: 'center' })}
          >
            {orderStatusMessages.decide}
          </Button>
          {onEdit && <Button onPress={onEdit}>{orderStatusMessages.editItems}</Button>}
          {actions}
        </>
      }
      aside={
        <div className="lg:sticky lg:top-6" id="decision">
          <AsideSection title={orderStatusMessages.decision}>
            <ReviewPanel />
          </AsideSection>
          <ChangedSince />
          <BillSection />
          <AsideSection title={orderStatusMessages.summary}>
            <OrderSummary />
          </AsideSection>
          <MarginSection />
          <AsideSection title={orderStatusMessages.contact}>
            <p dir="auto" className="text-start text-sm break-words whitespace-pre-line">
              {[order.contactName, order.firmName, order.phone, order.clientEmails]
                .filter(Boolean)
                .join('\n')}
            </p>
            {wrongEmails !== undefined && <p className="mt-1 text-sm text-caution">{wrongEmails}</p>}
          </AsideSection>
          {(order.primaryNote || order.secondaryNote) && (
            <AsideSection title={orderStatusMessages.notes}>
              <p className="text-sm whitespace-pre-line">
                {[order.primaryNote, order.secondaryNote].filter(Boolean).join('\n\n')}
              </p>
            </AsideSection>
          )}
        </div>
      }
    >
      <ItemList />
    </StatusLayout>
  )
}
