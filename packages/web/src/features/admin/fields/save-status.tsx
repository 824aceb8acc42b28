/**
 * Whether everything that was changed in the back office is on the server; what is not, and what to do about it. It stands in several
 * places (the navigation, the foot of a dialog), and is told to screen readers in one.
 */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import type { RecordEditorState, RecordProblem } from '@orderwright/editor'
import { CloudOff, TriangleAlert } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useViewer } from '../../../lib/session/session.tsx'
import { useTypedPlaces } from '../../../lib/storage/typed-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { Popover } from '../../../ui/popups/popover.tsx'
import { emptyAdminData, useSavedAdminData, type AdminData } from '../admin-data.ts'
import { ownDifferencesOf } from '../records/editables.ts'
import { differencesOf, namedLists } from '../records/record-differences.ts'
import { useProblems, useRecordEdits } from '../records/record-editing.tsx'
import { TypedList } from './typed-list.tsx'

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
    case 'retrying':
      return words.retrying({ count: writes.length })
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
  const typed = useTypedPlaces(org.id)
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
        <div className="w-96 max-w-full px-4 py-2 wrap-anywhere">
          <ul className="divide-y divide-hairline">
            {problems.map((problem) => (
              <Problem key={problem.write.key} problem={problem} />
            ))}
          </ul>
          <HelpLink at="admin-save" className="mt-1 mb-2" />
        </div>
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
  if (saveState === 'saved' && typed.length > 0) return <TypedList places={typed} />
  return (
    <p className="flex items-center gap-1.5 text-xs text-ink-2">
      {saveState === 'waiting' && <CloudOff className="size-3.5 shrink-0" aria-hidden />}
      {saveWords(edits)}
    </p>
  )
}

/** More than these are counted: whoever wants to see all of them looks at both. */
const MAX_LINES = 6

interface TwoValues {
  readonly resource: string
  readonly field: string
  readonly mine: unknown
  /** the record as the server holds it */
  readonly current: Readonly<Record<string, unknown>>
}

/** What is different in a field of which a person and a colleague have written different values. */
function linesOf({ resource, field, mine, current }: TwoValues, adminData: AdminData): readonly string[] {
  const own = ownDifferencesOf(resource, field, mine, current[field])
  if (own) return own
  return differencesOf({ kind: 'update', before: current, values: { [field]: mine } }, adminData).flatMap(
    ({ path, before: theirs, after: yours }) =>
      path.length === 0
        ? [words.yours({ value: yours }), words.theirs({ value: theirs })]
        : [words.differs({ place: path.join(' › '), yours, theirs })],
  )
}

function Differences(values: TwoValues) {
  const { data: adminData = emptyAdminData } = useSavedAdminData(namedLists)
  const lines = linesOf(values, adminData)
  const more = lines.length - MAX_LINES
  return (
    <ul className="mt-1 text-xs text-ink-2">
      {lines.slice(0, MAX_LINES).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {more > 0 && <li>{words.moreDifferences({ count: more })}</li>}
    </ul>
  )
}

function Problem({ problem }: { problem: RecordProblem }) {
  const { retry, discard } = useProblems()
  const { write, message, kind, current, fields } = problem
  const mine = write.changes.find(({ id }) => id === current?.['id']) ?? write.changes[0]
  return (
    <li className="py-3 text-sm">
      <p className="font-medium">{write.takesBack ? words.notUndone(write) : words.notSaved(write)}</p>
      <p className="text-ink-2">{message}</p>
      {kind === 'conflict' &&
        current !== null &&
        fields.map((field) => (
          <Differences
            key={field}
            resource={write.resource}
            field={field}
            mine={mine?.props[field]}
            current={current}
          />
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
