/** Lengths that are typed while something is drawn: `120`, or `96 x 48` for a box. */
import { canvasEntryMessages as words } from '@orderwright/domain/messages'
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

export type ReadTyped =
  /** in inches */
  { readonly ok: true; readonly values: readonly number[] } | { readonly ok: false; readonly message: string }

/** The length, or the two of a box; or why they can not be taken. */
export function readTyped(typed: string, unit: 'in' | 'mm', count: 1 | 2): ReadTyped {
  const parts = count === 2 ? typed.split(/[x×]/i) : [typed]
  if (parts.length !== count) return { ok: false, message: words.twoLengths }
  const values: number[] = []
  for (const part of parts) {
    const length = readLength(part, unit, 'positive')
    if (!length.ok) return { ok: false, message: length.message }
    values.push(length.value)
  }
  return { ok: true, values }
}
