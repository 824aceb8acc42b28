/** Which choice of a list a typed text means: its code, its name, or the beginning of one name alone. */
import type { Choice } from '../popups/list-box.tsx'

/** The choice that the text names; null when none or several could be meant. */
export function typedChoice<Key extends string | number>(
  items: readonly Choice<Key>[],
  text: string,
): Choice<Key> | null {
  const wanted = folded(text)
  if (wanted === '') return null
  const named = items.find(({ label }) => folded(label) === wanted)
  // Numbers are ids, which nobody types.
  const coded = items.find(({ key }) => typeof key === 'string' && folded(key) === wanted)
  if (named ?? coded) return named ?? coded ?? null
  const [begun, ...others] = items.filter(({ label }) => folded(label).startsWith(wanted))
  return begun !== undefined && others.length === 0 ? begun : null
}

/** Whether a choice stays in the list while the text stands there. */
export function fitsTyped(choice: Choice<string | number>, text: string): boolean {
  const wanted = folded(text)
  return (
    folded(choice.label).includes(wanted) || (typeof choice.key === 'string' && folded(choice.key) === wanted)
  )
}

function folded(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
