/** A property that is a number, a length, an angle, a condition: an expression with its value beside it. */
import type { GraphicField } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import type { ReactNode } from 'react'
import { ExpressionInput } from './expression-input.tsx'
import { type NodeFields, readField, storedOf, textOf, valueWords } from './field-context.ts'
import { useProperty } from './use-property.ts'

export interface PropertyFieldProps {
  fields: NodeFields
  name: string
  field: GraphicField<unknown>
}

/** What stands where nothing is typed. */
function usualText(field: GraphicField<unknown>): string {
  return field.initialTitle ?? textOf(field.initial)
}

/** So many letters are seen at once beside another field. */
const FITTING = 16

export function ExpressionField({
  fields,
  name,
  field,
  label = field.title,
  renderLead,
}: PropertyFieldProps & { label?: string; renderLead?: (value: string) => ReactNode }) {
  const { draft, stored, refusal, type, save, refuse, takeBack } = useProperty(fields, name, field)
  const current = draft === null ? stored : storedOf(draft)
  const reading = readField(field, current, fields.scope)
  // A plain number says itself.
  const isPlain = current === undefined || typeof current === 'number'
  const value = reading.ok ? valueWords(reading.value, field.unit) : ''
  const unit = field.unit === 'mm' ? words.millimeters : field.unit ? words.degrees : undefined
  const isSaid = isPlain && (field.kind !== 'condition' || current === undefined)
  const word = reading.ok && typeof reading.value === 'string' ? reading.value : ''
  return (
    <ExpressionInput
      label={label}
      text={textOf(stored)}
      isWide={textOf(stored).length > FITTING}
      draft={draft}
      names={fields.names}
      placeholder={usualText(field)}
      error={refusal ?? (reading.ok ? undefined : reading.message)}
      result={isSaid || value === '' ? undefined : words.equals({ value })}
      unit={isSaid ? unit : undefined}
      lead={renderLead?.(word)}
      onType={(text) => type(text, storedOf(text))}
      onLeave={(text) => {
        const next = storedOf(text)
        const read = readField(field, next, fields.scope)
        if (!read.ok && read.isFatal) refuse(read.message)
        else save(next)
      }}
      onTakeBack={takeBack}
    />
  )
}
