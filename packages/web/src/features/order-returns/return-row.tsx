/** One return: what comes back and why, how far it is, what is credited; and what the viewer can do with it, in place. */
import type { OrderReturnView } from '@orderwright/contract'
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import type { OrderReturnState } from '@orderwright/domain/order-returns'
import { type ReactNode, useState } from 'react'
import { shortWhen } from '../../lib/format/moments.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { openSidePanel } from '../side-panels/side-panel-state.ts'
import { CreditForm } from './credit-form.tsx'
import { CreditTrace } from './credit-trace.tsx'
import { GiveBackButton } from './give-back-button.tsx'
import { DecisionForm, ReceiveForm } from './step-forms.tsx'
import { useReturnActions } from './use-returns.ts'

const tones: Readonly<Record<OrderReturnState, string>> = {
  requested: 'bg-caution-soft text-caution',
  authorized: 'bg-shade text-ink',
  declined: 'bg-shade text-ink',
  received: 'bg-caution-soft text-caution',
  closed: 'bg-done-soft text-done',
}

type Step = 'authorized' | 'declined' | 'receive' | 'credit'

export function ReturnRow({ orderReturn }: { orderReturn: OrderReturnView }) {
  const { viewer } = useOpenOrder()
  const [step, setStep] = useState<Step | null>(null)
  const { number, reason, state, requesterId, requesterName, created, credit, proposal } = orderReturn
  const name = requesterId === viewer.user.id ? words.you : requesterName
  const done = () => setStep(null)
  return (
    <li className="space-y-2 px-4 py-3">
      <div className="flex items-start justify-between gap-2">
        <h3 className="text-sm font-semibold">{words.heading({ number, reason: words.reasons[reason] })}</h3>
        <span className={cx('shrink-0 rounded-full px-2 py-0.5 text-xs font-medium', tones[state])}>
          {words.states[state]}
        </span>
      </div>
      <Items orderReturn={orderReturn} />
      <Written text={orderReturn.words} by={words.by({ name, when: shortWhen(created) })} />
      <Steps orderReturn={orderReturn} />
      {credit && <CreditTrace credit={credit} />}
      {state === 'closed' && <GiveBackButton />}
      {step === null && <Actions orderReturn={orderReturn} onStep={setStep} />}
      {(step === 'authorized' || step === 'declined') && (
        <DecisionForm orderReturn={orderReturn} decision={step} onDone={done} />
      )}
      {step === 'receive' && <ReceiveForm orderReturn={orderReturn} onDone={done} />}
      {step === 'credit' && proposal && (
        <CreditForm orderReturn={orderReturn} proposal={proposal} onDone={done} />
      )}
    </li>
  )
}

function Items({ orderReturn: { items, receivedAt, problemId } }: { orderReturn: OrderReturnView }) {
  return (
    <ul aria-label={words.itemsOf} className="text-xs text-ink-2">
      {items.map(({ productInstanceId, quantity, itemTitle, received, restocked }) => {
        const title = itemTitle || words.itemGone
        return (
          <li key={productInstanceId} dir="auto" className="break-words">
            {words.itemLine({ title, quantity })}
            {receivedAt !== null && (
              <span className="block">{words.receivedLine({ title, received, restocked })}</span>
            )}
          </li>
        )
      })}
      {problemId !== null && (
        <li>
          <Button size="small" variant="quiet" className="-ms-2.5" onPress={() => openSidePanel('problems')}>
            {words.fromProblem}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** What somebody wrote, and who and when. */
function Written({ text, by }: { text: string; by: string }) {
  return (
    <>
      {text !== '' && (
        <p dir="auto" className="text-sm break-words whitespace-pre-line">
          {text}
        </p>
      )}
      <p className="text-xs text-ink-2">{by}</p>
    </>
  )
}

/** The steps that were taken, with what was said to them. */
function Steps({ orderReturn }: { orderReturn: OrderReturnView }) {
  const { state, decision, closing, decidedAt, decidedByName } = orderReturn
  const { receivedAt, receivedByName, closedAt, closedByName } = orderReturn
  const decided = state === 'declined' ? 'declined' : 'authorized'
  const taken = [
    { key: decided, at: decidedAt, name: decidedByName, text: decision },
    { key: 'received', at: receivedAt, name: receivedByName, text: '' },
    { key: 'closed', at: closedAt, name: closedByName, text: closing },
  ] as const
  return taken.map(
    ({ key, at, name, text }) =>
      at !== null && (
        <div key={key} className="border-s-2 border-accent ps-3">
          <Written text={text} by={words.step({ step: words.states[key], name, when: shortWhen(at) })} />
        </div>
      ),
  )
}

interface ActionsProps {
  orderReturn: OrderReturnView
  onStep: (step: Step) => void
}

function Actions({ orderReturn, onStep }: ActionsProps) {
  const { withdraw, undecide, unreceive, reopen } = useReturnActions()
  const { mayDecide, mayUndecide, mayReceive, mayUnreceive, mayClose, mayReopen, mayWithdraw, proposal } =
    orderReturn
  const button = (label: string, onPress: () => void): ReactNode => (
    <Button key={label} size="small" onPress={onPress}>
      {label}
    </Button>
  )
  const buttons = [
    mayDecide && button(words.authorize, () => onStep('authorized')),
    mayDecide && button(words.decline, () => onStep('declined')),
    mayReceive && button(words.receive, () => onStep('receive')),
    mayClose && proposal && button(words.credit, () => onStep('credit')),
    mayUndecide && button(words.undecide, () => void undecide(orderReturn)),
    mayUnreceive && button(words.unreceive, () => void unreceive(orderReturn)),
    mayReopen && button(words.reopen, () => void reopen(orderReturn)),
    mayWithdraw && button(words.withdraw, () => void withdraw(orderReturn)),
  ].filter(Boolean)
  return buttons.length > 0 && <div className="flex flex-wrap gap-2 pt-1">{buttons}</div>
}
