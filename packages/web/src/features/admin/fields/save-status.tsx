/**
 * Whether everything that was changed in the back office is on the server; what is not, and what to do about it. It stands in several
 * places (the navigation, the foot of a dialog), and is told to screen readers in one.
 */
import { adminEditingMessages as words } from '@orderwright/domain'
import type { RecordEditorState, RecordProblem } from '@orderwright/editor'
import { CloudOff, TriangleAlert } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useViewer } from '../../../lib/session/session.tsx'
import { useTypedCount } from '../../../lib/storage/typed-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { Popover } from '../../../ui/popups/popover.tsx'
import { differencesOf } from '../records/editables.ts'
import { useProblems, useRecordEdits } from '../records/record-editing.tsx'

function saveWords({ saveState, writes, problems }: RecordEditorState): string {
  switch (saveState) {
    case 'problem':
      return words.problems({ count: problems.length })
    case 'signedOut':
      return words.signedOut
    case 'saved':
      return words.saved
    case 'saving':
      return words.saving
    case 'waiting':
      return words.waiting({ count: writes.length })
  }
}

/** The one live region of the save status; a dialog leaves it in reach. */
export function SaveAnnouncement() {
  const edits = useRecordEdits()
  return createPortal(
    <p role="status" data-react-aria-top-layer="true" className="sr-only">
      {saveWords(edits)}
    </p>,
    document.body,
  )
}

export function SaveStatus() {
  const edits = useRecordEdits()
  const { saveState, problems } = edits
  const { resume } = useProblems()
  const { org } = useViewer()
  const typed = useTypedCount(org.id)
  if (saveState === 'problem') {
    return (
      <Popover
        label={words.problemList}
        trigger={
          <Button size="small" variant="danger" icon={<TriangleAlert aria-hidden />}>
            {saveWords(edits)}
          </Button>
        }
      >
        <ul className="max-w-sm divide-y divide-hairline">
          {problems.map((problem) => (
            <Problem key={problem.write.key} problem={problem} />
          ))}
        </ul>
        <HelpLink at="admin-save" className="mt-2" />
      </Popover>
    )
  }
  if (saveState === 'signedOut') {
    return (
      <Button size="small" onPress={resume}>
        {saveWords(edits)}
      </Button>
    )
  }
  return (
    <p className="flex items-center gap-1.5 text-xs text-ink-2">
      {saveState === 'waiting' && <CloudOff className="size-3.5 shrink-0" aria-hidden />}
      {saveState === 'saved' && typed > 0 ? words.typedCount({ count: typed }) : saveWords(edits)}
    </p>
  )
}

/** Values of a few kinds are words; the rest is shown as it is stored. */
function shown(value: unknown): string {
  return typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? ''
      : JSON.stringify(value)
}

/** More than these are counted: whoever wants to see all of them looks at both. */
const MAX_LINES = 6

function linesOf(resource: string, field: string, mine: unknown, theirs: unknown): readonly string[] {
  const differences = differencesOf(resource, field, mine, theirs)
  if (!differences) return [words.yours({ value: shown(mine) }), words.theirs({ value: shown(theirs) })]
  const more = differences.length - MAX_LINES
  return more > 0 ? [...differences.slice(0, MAX_LINES), words.moreDifferences({ count: more })] : differences
}

function Problem({ problem }: { problem: RecordProblem }) {
  const { retry, discard } = useProblems()
  const { write, message, kind, current, fields } = problem
  const mine = write.changes.find(({ id }) => id === current?.['id']) ?? write.changes[0]
  return (
    <li className="py-2 text-sm">
      <p className="font-medium">{write.label}</p>
      <p className="text-ink-2">{message}</p>
      {kind === 'conflict' &&
        fields.map((field) => (
          <dl key={field} className="mt-1 text-xs text-ink-2">
            {linesOf(write.resource, field, mine?.props[field], current?.[field]).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </dl>
        ))}
      <div className="flex gap-2 pt-2">
        <Button size="small" onPress={() => retry(problem)}>
          {kind === 'conflict' ? words.keepMine : words.tryAgain}
        </Button>
        <Button size="small" variant="quiet" onPress={() => discard(problem)}>
          {kind === 'conflict' ? words.takeTheirs : words.discard}
        </Button>
      </div>
    </li>
  )
}
