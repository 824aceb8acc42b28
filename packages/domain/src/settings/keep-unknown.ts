/**
 * Settings that this release does not know: a newer one has stored them while processes of both serve. Whoever stores a profile
 * that an older release has understood puts back what that one has left out. Decision 210.
 */
import { isFields } from './setting-values.ts'

interface Stored {
  /** as it was stored */
  readonly raw: unknown
  /** what this release understands of it */
  readonly understood: unknown
  /** the same after the change */
  readonly after: unknown
}

const keyOf = (entry: unknown) =>
  isFields(entry) && typeof entry['key'] === 'string' ? entry['key'] : undefined

/** The entry of a list with this key; entries without one are of nobody. */
function entryOf(list: unknown, key: string | undefined): unknown {
  return Array.isArray(list) && key !== undefined ? list.find((entry) => keyOf(entry) === key) : undefined
}

/** `next`, which is stored in the place of `raw`, with everything of `raw` that this release has not understood and nobody has removed. */
export function withUnknown(next: unknown, { raw, understood, after }: Stored): unknown {
  if (Array.isArray(next)) {
    return next.map((entry: unknown) => {
      const key = keyOf(entry)
      return withUnknown(entry, {
        raw: entryOf(raw, key),
        understood: entryOf(understood, key),
        after: entryOf(after, key),
      })
    })
  }
  if (!isFields(raw) || !isFields(understood) || !isFields(after)) return next
  if (next !== undefined && !isFields(next)) return next
  const kept: Record<string, unknown> = { ...next }
  for (const [name, value] of Object.entries(raw)) {
    if (!Object.hasOwn(understood, name)) kept[name] = value
    else if (Object.hasOwn(after, name)) {
      const stored = { raw: value, understood: understood[name], after: after[name] }
      const inner = withUnknown(next?.[name], stored)
      if (inner !== undefined) kept[name] = inner
    }
  }
  return next === undefined && Object.keys(kept).length === 0 ? undefined : kept
}

/** The overrides of a profile as they are stored, with what only a newer release knows of the profile before. */
export function keepingUnknown(overrides: Record<string, unknown>, stored: Stored): Record<string, unknown> {
  const kept = withUnknown(overrides, stored)
  return isFields(kept) ? { ...kept } : overrides
}
