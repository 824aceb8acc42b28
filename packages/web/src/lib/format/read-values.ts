/** Reads single values of which nothing is known, such as those of an address; what is not understood is undefined. */
import { isTimestamp } from '@orderwright/domain/units'

/** A year does not begin with 0: while one is typed, the browser gives 0002, 0020, 0202. */
const dayForm = /^[1-9]\d{3}-\d{2}-\d{2}$/

/** A text of at most `longest` characters, without blanks around it; not an empty one. A number is one too. */
export function readText(value: unknown, longest: number): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return undefined
  const trimmed = text.trim()
  return trimmed === '' || trimmed.length > longest ? undefined : trimmed
}

/** A whole number from 1 up to `largest`. */
export function readCount(value: unknown, largest: number = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= largest
    ? number
    : undefined
}

/** A day that there is, YYYY-MM-DD: no February 30. */
export function readDay(value: unknown): string | undefined {
  const text = readText(value, 10)
  return text !== undefined && dayForm.test(text) && isTimestamp(`${text} 00:00:00`) ? text : undefined
}

/** One of the choices. */
export function readChoice<Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value)
}
