/** What was typed into a field, as a value or as the reason why it is none. */
import { hexColourSchema } from '@orderwright/domain/drawing'
import {
  adminEditingMessages as words,
  adminPricingMessages as pricingWords,
  adminVersionMessages as versionWords,
  materialMessages as materialWords,
  messages,
} from '@orderwright/domain/messages'
import { mmToInches, parseLength, readDecimalEntry, readTimestamp } from '@orderwright/domain/units'
import type { FieldSpec } from './field-spec.ts'
import { lengthText } from './value-text.ts'

export type Typed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string }

const value = (read: unknown): Typed => ({ ok: true, value: read })
const problem = (message: string): Typed => ({ ok: false, message })

const figureOf = (text: string): number => readDecimalEntry(text) ?? Number.NaN

function checkBounds(figure: number, { min, max }: { min?: number; max?: number }): Typed {
  if (min !== undefined && figure < min) return problem(words.atLeast({ min }))
  if (max !== undefined && figure > max) return problem(words.atMost({ max }))
  return value(figure)
}

/** `text` as the value of a field that is typed. Fields that are chosen have none to read. */
export function readTyped(field: FieldSpec, text: string): Typed {
  switch (field.kind) {
    case 'text': {
      if (field.isRequired && text.trim() === '') return problem(words.titleNeeded)
      const wrong = field.check?.(text) ?? null
      return wrong === null ? value(field.isMultiline ? text : text.trim()) : problem(wrong)
    }
    case 'integer': {
      if (text.trim() === '' && field.isOptional) return value(null)
      const figure = figureOf(text)
      if (text.trim() === '' || !Number.isInteger(figure)) return problem(words.wholeNumber)
      return checkBounds(figure, field)
    }
    case 'decimal': {
      const figure = figureOf(text)
      if (text.trim() === '' || !Number.isFinite(figure)) return problem(words.number)
      return checkBounds(figure, field)
    }
    case 'length': {
      const { unit, stored, min, max } = field
      const length = parseLength(text, unit)
      if (!length.ok) return problem(messages.lengthUnreadable({ text: text.trim() }))
      const read = stored === 'in' ? mmToInches(length.value) : length.value
      const between = { from: lengthText(min, unit, stored), to: lengthText(max, unit, stored) }
      return read < min || read > max ? problem(materialWords.lengthBetween(between)) : value(read)
    }
    case 'color': {
      const typed = text.trim()
      if (typed === '' && field.isOptional) return value(undefined)
      const hex = typed.startsWith('#') ? typed : `#${typed}`
      return hexColourSchema.safeParse(hex).success
        ? value(hex.toLowerCase())
        : problem(materialWords.notAColor)
    }
    case 'timestamp': {
      const read = readTimestamp(text)
      if (read !== null) return value(read)
      return problem(
        text.trim() === '' ? pricingWords.dateNeeded : versionWords.noDate({ text: text.trim() }),
      )
    }
    default:
      return value(text)
  }
}
