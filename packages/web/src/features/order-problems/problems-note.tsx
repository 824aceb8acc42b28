/** On the page of an order whose goods have left: the way to report a problem, and to those that are reported. */
import { goodsHaveLeft, orderProblemMessages as words } from '@orderwright/domain'
import { CircleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { openSidePanel } from '../open-order/side-panel-state.ts'
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
  if (!mayReport && count === 0) return null
  const unsolved = problems.filter(({ state }) => state !== 'solved').length
  return (
    <section
      aria-label={words.title}
      className="mb-10 flex max-w-prose flex-wrap items-center gap-x-3 gap-y-2 rounded border border-hairline bg-paper px-4 py-3"
    >
      {count > 0 ? (
        <Button
          variant={unsolved > 0 ? 'secondary' : 'quiet'}
          icon={<CircleAlert aria-hidden />}
          onPress={() => openSidePanel('problems')}
        >
          {words.counted({ count, unsolved })}
        </Button>
      ) : (
        <p className="text-sm text-ink-2">{words.somethingWrong}</p>
      )}
      {mayReport && (
        <Button variant="quiet" onPress={() => showReport(true)}>
          {words.report}
        </Button>
      )}
    </section>
  )
}
