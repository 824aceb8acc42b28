/** Which records stand before and after one in the list from which it was opened. */
import type { SectionKey } from '../section.ts'

const shown = new Map<SectionKey, readonly number[]>()

/** The list of a section as it stands now: filtered and in its order. */
export function rememberShown(section: SectionKey, ids: readonly number[]): void {
  shown.set(section, ids)
}

export function neighboursOf(
  section: SectionKey,
  id: number,
): { readonly before: number | null; readonly after: number | null } {
  const ids = shown.get(section) ?? []
  const index = ids.indexOf(id)
  if (index < 0) return { before: null, after: null }
  return { before: ids[index - 1] ?? null, after: ids[index + 1] ?? null }
}
