/** A value from 0 to 1 on a slider, in percent. It is saved where it rests; one drag is one step of the history. */
import { materialMessages as words } from '@orderwright/domain/messages'
import { useId } from 'react'
import { errorClasses, labelClasses } from '../../../ui/fields/field.tsx'
import { useProblems } from '../records/record-editing.tsx'
import { Decision } from './decision.tsx'
import { type EditTarget, type FieldSpec, shownAt } from './field-spec.ts'
import { useFieldProblem, useSaveField } from './use-field.ts'

const PERCENT = 100

interface ShareFieldProps {
  target: EditTarget
  field: FieldSpec
  className?: string
}

export function ShareField({ target, field, className }: ShareFieldProps) {
  const id = useId()
  const save = useSaveField(target, field)
  const problem = useFieldProblem(target, field)
  const { flush } = useProblems()
  const held = shownAt(target.record, field)
  const percent = typeof held === 'number' ? Math.round(held * PERCENT) : 0
  const said = problem?.message ?? field.fault
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className={labelClasses}>
          {field.label}
        </label>
        <output htmlFor={id} className="tabular text-sm text-ink-2">
          {words.percent({ value: percent })}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={PERCENT}
        step={1}
        value={percent}
        aria-valuetext={words.percent({ value: percent })}
        aria-invalid={said ? true : undefined}
        aria-describedby={said ? `${id}-error` : undefined}
        onChange={(event) => save(Number(event.currentTarget.value) / PERCENT)}
        onBlur={() => flush()}
        className="block h-8 w-full cursor-pointer accent-(--color-accent) pointer-coarse:h-11"
      />
      {said && (
        <span id={`${id}-error`} className={errorClasses}>
          {said}
        </span>
      )}
      <Decision target={target} field={field} />
    </div>
  )
}
