/** A version that was not saved: why, and what to do about it; of a conflict with what the colleague wrote. [2.5.12] */
import { adminPricingMessages as words } from '@orderwright/domain/messages'
import { Copy } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { readAgain } from '../admin-data.ts'
import { useProblems } from '../records/record-editing.tsx'
import { textOf, type VersionDraft } from './use-version-draft.ts'
import type { VersionProblem } from './version-writes.ts'

interface VersionProblemNoteProps {
  draft: VersionDraft
  problem: VersionProblem
  /** puts what was not saved into a version of its own */
  onCopy: () => void
}

export function VersionProblemNote({ draft, problem: { problem, theirs }, onCopy }: VersionProblemNoteProps) {
  const { retry, discard } = useProblems()
  const isConflict = problem.kind === 'conflict'

  function giveUp() {
    discard(problem)
    draft.forget()
    void readAgain()
  }
  return (
    <div className="mb-4 rounded border border-invalid bg-invalid-soft p-3 text-sm">
      <p role="alert" className="font-medium text-invalid">
        {words.saveFailed({ message: problem.message })}
      </p>
      {theirs && (
        <section aria-label={words.theirs} className="pt-2">
          <h3 className="text-xs text-ink-2">{words.theirs}</h3>
          {/* What scrolls must be reached with the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} className="mt-1 max-h-60 overflow-auto rounded bg-paper p-2 font-mono text-xs">
            {textOf(theirs)}
          </pre>
        </section>
      )}
      <div role="group" aria-label={words.decide} className="flex flex-wrap gap-2 pt-3">
        <Button
          size="small"
          onPress={() => {
            draft.forget()
            retry(problem)
          }}
        >
          {isConflict ? words.keepMine : words.tryAgain}
        </Button>
        <Button size="small" onPress={giveUp}>
          {isConflict ? words.takeTheirs : words.discard}
        </Button>
        <Button size="small" icon={<Copy aria-hidden />} onPress={onCopy}>
          {words.newFromThis}
        </Button>
      </div>
    </div>
  )
}
