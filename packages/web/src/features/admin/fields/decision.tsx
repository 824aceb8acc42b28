/** A value that the server did not take: send it again, or have what stands there. */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { Button } from '../../../ui/button.tsx'
import { useProblems } from '../records/record-editing.tsx'
import { type EditTarget, type FieldSpec, valueAt } from './field-spec.ts'
import { useFieldProblem } from './use-field.ts'
import { textOf } from './value-text.ts'

interface TypedBeforeProps {
  field: FieldSpec
  onSave: () => void
  onDiscard: () => void
}

/** What was typed on an earlier page: saved now, or dropped. */
export function TypedBefore({ field, onSave, onDiscard }: TypedBeforeProps) {
  return (
    <div
      role="group"
      aria-label={words.decide({ field: field.label })}
      className="mt-1 flex flex-wrap items-center gap-2"
    >
      <Button size="small" onPress={onSave}>
        {words.saveTyped}
      </Button>
      <Button size="small" variant="quiet" onPress={onDiscard}>
        {words.discard}
      </Button>
    </div>
  )
}

export function Decision({ target, field }: { target: EditTarget; field: FieldSpec }) {
  const problem = useFieldProblem(target, field)
  const { retry, discard } = useProblems()
  if (!problem) return null
  const theirs = problem.current ? textOf(valueAt(problem.current, field.path)) : null
  return (
    <div
      role="group"
      aria-label={words.decide({ field: field.label })}
      className="mt-1 flex flex-wrap items-center gap-2"
    >
      {theirs !== null && <span className="text-xs text-ink-2">{words.theirs({ value: theirs })}</span>}
      <Button size="small" onPress={() => retry(problem)}>
        {problem.kind === 'conflict' ? words.keepMine : words.tryAgain}
      </Button>
      <Button size="small" variant="quiet" onPress={() => discard(problem)}>
        {problem.kind === 'conflict' ? words.takeTheirs : words.discard}
      </Button>
    </div>
  )
}
