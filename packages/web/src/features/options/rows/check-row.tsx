/** A property that is ticked or not. */
import type { PropertyEvaluation } from '@orderwright/domain/configuration'
import { useId } from 'react'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useChoose } from '../use-choose.ts'
import { problemOf, ValueRow } from './value-row.tsx'

export function CheckRow({ itemId, view }: { itemId: number | null; view: PropertyEvaluation }) {
  const { data } = useOpenOrder()
  const { choose, refusal } = useChoose(itemId, view.property)
  const problemId = useId()
  const problem = problemOf(view, refusal?.message)
  return (
    <ValueRow itemId={itemId} property={view.property}>
      <Checkbox
        isSelected={view.selection?.value === true}
        isReadOnly={!data.abilities.update}
        isInvalid={problem !== undefined}
        aria-describedby={problem ? problemId : undefined}
        onChange={(value) => choose({ value })}
      >
        {view.property.title}
      </Checkbox>
      {problem && (
        <p id={problemId} className="text-xs text-invalid">
          {problem}
        </p>
      )}
    </ValueRow>
  )
}
