/** One problem: what it is about, what was written, what is said to it; and what the viewer can do with it, in place. */
import type { OrderProblemView } from '@orderwright/contract'
import {
  orderProblemMessages as words,
  orderReturnMessages as returnWords,
} from '@orderwright/domain/messages'
import type { OrderProblemState } from '@orderwright/domain/order-problems'
import { type ReactNode, useState } from 'react'
import { shortWhen } from '../../lib/format/moments.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { openSidePanel } from '../side-panels/side-panel-state.ts'
import { showReturnRequest } from '../order-dialogs/return-request.ts'
import { AddWordsForm, AnswerForm, SolveForm } from './problem-forms.tsx'
import { useProblemActions } from './use-problems.ts'

const tones: Readonly<Record<OrderProblemState, string>> = {
  open: 'bg-caution-soft text-caution',
  answered: 'bg-shade text-ink',
  solved: 'bg-done-soft text-done',
}

type Step = 'answer' | 'solve' | 'addWords'

export function ProblemRow({ problem }: { problem: OrderProblemView }) {
  const { viewer, profile } = useOpenOrder()
  const [step, setStep] = useState<Step | null>(null)
  const { number, kind, items, state, reporterId, reporterName } = problem
  const name = reporterId === viewer.user.id ? words.you : reporterName
  const done = () => setStep(null)
  return (
    <li className="space-y-2 px-4 py-3">
      <div className="flex items-start justify-between gap-2">
        <h3 className="text-sm font-semibold">{words.heading({ number, kind: words.kinds[kind] })}</h3>
        <span className={cx('shrink-0 rounded-full px-2 py-0.5 text-xs font-medium', tones[state])}>
          {words.states[state]}
        </span>
      </div>
      {items.length === 0 ? (
        <p className="text-xs text-ink-2">{words.wholeOrder({ word: profile.vocabulary.order })}</p>
      ) : (
        <ul aria-label={words.items} className="text-xs text-ink-2">
          {items.map(({ productInstanceId, quantity, itemTitle }) => (
            <li key={productInstanceId} dir="auto" className="break-words">
              {words.itemLine({ title: itemTitle || words.itemGone, quantity })}
            </li>
          ))}
        </ul>
      )}
      <Written text={problem.words} by={words.by({ name, when: shortWhen(problem.created) })} />
      {problem.answer !== '' && problem.answeredAt !== null && (
        <div className="border-s-2 border-accent ps-3">
          <Written
            text={problem.answer}
            by={words.answerOf({ name: problem.answeredByName, when: shortWhen(problem.answeredAt) })}
          />
        </div>
      )}
      {problem.resolution !== null && problem.solvedAt !== null && (
        <div className="border-s-2 border-done ps-3">
          <Written
            text={problem.solution}
            by={words.solvedBy({
              how: words.resolutions[problem.resolution],
              name: problem.solvedByName,
              when: shortWhen(problem.solvedAt),
            })}
          />
        </div>
      )}
      {step === null && <Steps problem={problem} onStep={setStep} />}
      {step === 'answer' && <AnswerForm problem={problem} onDone={done} />}
      {step === 'solve' && <SolveForm problem={problem} onDone={done} />}
      {step === 'addWords' && <AddWordsForm problem={problem} onDone={done} />}
    </li>
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

function Steps({ problem, onStep }: { problem: OrderProblemView; onStep: (step: Step) => void }) {
  const { data } = useOpenOrder()
  const { reopen, takeBack } = useProblemActions()
  const { mayAnswer, mayReopen, mayAddWords, mayTakeBack, items, answer } = problem
  const button = (label: string, onPress: () => void): ReactNode => (
    <Button key={label} size="small" onPress={onPress}>
      {label}
    </Button>
  )
  const [first] = items
  const buttons = [
    mayAnswer && button(answer === '' ? words.answer : words.changeAnswer, () => onStep('answer')),
    mayAnswer && button(words.solve, () => onStep('solve')),
    mayReopen && button(words.reopen, () => void reopen(problem)),
    data.abilities.requestReturn &&
      button(returnWords.ofProblem, () => showReturnRequest({ problemId: problem.id, items })),
    mayAddWords && button(words.addWords, () => onStep('addWords')),
    mayAddWords && button(words.addPhotos, () => openSidePanel('files', first?.productInstanceId ?? null)),
    mayTakeBack && button(words.takeBack, () => void takeBack(problem)),
  ].filter(Boolean)
  return buttons.length > 0 && <div className="flex flex-wrap gap-2 pt-1">{buttons}</div>
}
