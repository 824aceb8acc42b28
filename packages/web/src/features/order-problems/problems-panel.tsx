/** The problems of the open order: what is reported, what is said to it, and how it is solved. */
import { orderProblemMessages as words } from '@orderwright/domain/messages'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { RecordsPanel } from '../side-panels/records-panel.tsx'
import { ProblemRow } from './problem-row.tsx'
import { showReport } from './report-state.ts'
import { useProblems } from './use-problems.ts'

export function ProblemsPanel() {
  const { profile } = useOpenOrder()
  const { query, problems, mayReport } = useProblems()
  return (
    <RecordsPanel
      panelKey="problems"
      words={words}
      help="status"
      query={query}
      records={problems}
      renderRow={(problem) => <ProblemRow problem={problem} />}
      emptyHint={mayReport ? words.emptyHint : words.emptyReadOnly({ word: profile.vocabulary.order })}
      add={mayReport ? { label: words.report, run: () => showReport(true) } : null}
    />
  )
}
