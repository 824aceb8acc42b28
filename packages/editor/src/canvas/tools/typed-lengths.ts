/** Lengths that are typed while something is drawn: `120`, or `96 x 48` for a box. */
import { readLength } from '@orderwright/domain/canvas'

/** Keys that are part of a length; everything else is for the tool. */
const lengthKey = /^[\d.,'"/+\-*()x× a-z½¼¾]$/i

/** The text after a key; null: the key is no part of a length, or no length begins with it. */
export function typedAfter(typed: string, key: string): string | null {
  if (key === 'Backspace') return typed === '' ? null : typed.slice(0, -1)
  if (!lengthKey.test(key)) return null
  // Letters are keys of tools until a number was begun.
  if (typed === '' && !/[\d.(½¼¾-]/.test(key)) return null
  return typed + key
}

/** The length, or the two of a box, in inches; null where they can not be read. */
export function readTyped(typed: string, unit: 'in' | 'mm', count: 1 | 2): readonly number[] | null {
  const parts = count === 2 ? typed.split(/[x×]/i) : [typed]
  if (parts.length !== count) return null
  const lengths = parts.map((part) => readLength(part, unit))
  const values = lengths.flatMap((length) => (length.ok && length.value > 0 ? [length.value] : []))
  return values.length === count ? values : null
}
