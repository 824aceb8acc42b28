/** Reads single values of which nothing is known, such as those of an address; what is not understood is undefined. */

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

/** One of the choices. */
export function readChoice<Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value)
}
