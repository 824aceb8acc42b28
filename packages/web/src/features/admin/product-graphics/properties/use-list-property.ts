/** A property that is a list or a record: edited as a whole, and saved once all of it makes sense. */
import type { GraphicField } from '@orderwright/domain/graphics'
import { type Json, jsonSchema } from '@orderwright/domain/units'
import { type NodeFields, readField } from './field-context.ts'
import { useProperty } from './use-property.ts'

function parsed(text: string, fallback: Json): Json {
  try {
    const result = jsonSchema.safeParse(JSON.parse(text))
    return result.success ? result.data : fallback
  } catch {
    return fallback
  }
}

export function useListProperty(fields: NodeFields, key: string, field: GraphicField<unknown>) {
  const { stored, draft, refusal, type, save, refuse } = useProperty(fields, key, field)
  const saved = stored ?? field.initial
  const value = draft === null ? saved : parsed(draft, saved)
  const reading = readField(field, value, fields.scope)
  return {
    value,
    problem: refusal ?? (reading.ok ? undefined : reading.message),
    set(next: Json) {
      type(JSON.stringify(next), next)
      const read = readField(field, next, fields.scope)
      if (!read.ok && read.isFatal) refuse(read.message)
      else save(next)
    },
  }
}
