/** On the page of an order whose goods have left: the way to report a problem, and to those that are reported. */
import { orderProblemMessages as words } from '@orderwright/domain/messages'
import { goodsHaveLeft } from '@orderwright/domain/order-problems'
import { CircleAlert } from 'lucide-react'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { RecordsNote } from '../side-panels/records-note.tsx'
import { showReport } from './report-state.ts'
import { useProblems } from './use-problems.ts'

export function ProblemsNote() {
  const { profile } = useOpenOrder()
  const haveLeft = useEditorState(({ document }) => goodsHaveLeft(document.order, profile))
  return haveLeft && <Note />
}

function Note() {
  const { data } = useOpenOrder()
  const { problems } = useProblems()
  // Known with the order: the note stands where it will stand.
  const mayReport = data.abilities.reportProblem
  const count = problems.length
  const unsolved = problems.filter(({ state }) => state !== 'solved').length
  return (
    <RecordsNote
      panelKey="problems"
      title={words.title}
      counted={count === 0 ? null : words.counted({ count, unsolved })}
      isOpen={unsolved > 0}
      icon={<CircleAlert aria-hidden />}
      question={words.somethingWrong}
      add={mayReport ? { label: words.report, run: () => showReport(true) } : null}
    />
  )
}
