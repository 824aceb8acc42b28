/** What stands against a choice: the choices that meet, and the rules between them, in words. */
import type { ConflictPart } from '@orderwright/domain/constraints'
import { pickerMessages } from '@orderwright/domain/messages'

interface ConflictListProps {
  conflict: readonly ConflictPart[]
  /** its own choice is not in the way */
  propertyId?: number | undefined
}

/** Nothing where there is nothing to say. */
export function ConflictList({ conflict, propertyId }: ConflictListProps) {
  const choices = conflict.filter((part) => part.kind === 'choice' && part.propertyId !== propertyId)
  const rules = conflict.filter((part) => part.kind !== 'choice')
  if (choices.length === 0 && rules.length === 0) return null
  return (
    <div className="space-y-1 text-xs text-ink-2">
      {choices.length > 0 && (
        <p>{pickerMessages.inTheWay({ titles: choices.map(({ title }) => title).join(', ') })}</p>
      )}
      {rules.length > 0 && (
        <ul aria-label={pickerMessages.rules} className="max-h-32 list-disc space-y-0.5 overflow-y-auto ps-4">
          {rules.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
