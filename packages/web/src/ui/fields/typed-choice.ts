/** Which choice of a list a typed text means: its code, its name, or the beginning of one name alone. */
import { foldText } from '../../lib/format/search-text.ts'
import type { Choice } from '../popups/list-box.tsx'

/** The choice that the text names; null when none or several could be meant. */
export function typedChoice<Key extends string | number>(
  items: readonly Choice<Key>[],
  text: string,
): Choice<Key> | null {
  const wanted = foldText(text)
  if (wanted === '') return null
  const named = items.find(({ label }) => foldText(label) === wanted)
  // Numbers are ids, which nobody types.
  const coded = items.find(({ key }) => typeof key === 'string' && foldText(key) === wanted)
  if (named ?? coded) return named ?? coded ?? null
  const [begun, ...others] = items.filter(({ label }) => foldText(label).startsWith(wanted))
  return begun !== undefined && others.length === 0 ? begun : null
}

/** Whether a choice stays in the list while the text stands there. */
export function fitsTyped(choice: Choice<string | number>, text: string): boolean {
  const wanted = foldText(text)
  return (
    foldText(choice.label).includes(wanted) ||
    (typeof choice.key === 'string' && foldText(choice.key) === wanted)
  )
}
