/** Names, numbers and addresses struck out of words that stay. */

/** Shorter ones stand in words that have nothing to do with them. */
const MIN_LENGTH = 6

/** A value that says who somebody is, and what stands in its place afterwards. */
export interface Struck {
  readonly value: string
  readonly replacement: string
}

export interface KnownPerson {
  readonly email: string
  readonly name: string
  /** telephone numbers and lines of addresses */
  readonly reachedBy: readonly string[]
}

/**
 * What is struck out about a person, longest first: an address that has the name in it goes as a whole. One name alone ("Rose")
 * is no name that could be told from a word, and stays.
 */
export function struckFor(
  { email, name, reachedBy }: KnownPerson,
  now: { readonly email: string; readonly name: string; readonly elsewise: string },
): Struck[] {
  const found = new Map<string, string>()
  const add = (value: string, replacement: string) => {
    const trimmed = value.trim()
    if (trimmed.length >= MIN_LENGTH && !found.has(trimmed.toLowerCase()))
      found.set(trimmed.toLowerCase(), replacement)
  }
  add(email, now.email)
  if (/\s/.test(name.trim())) add(name, now.name)
  for (const value of reachedBy) add(value, now.elsewise)
  return [...found]
    .map(([value, replacement]) => ({ value, replacement }))
    .toSorted((one, other) => other.value.length - one.value.length)
}

/** Letters and figures around a value make it another one: "Ada Moss" does not stand in "Ada Mossman". */
const INSIDE = String.raw`[\p{L}\p{N}]`
/** More signs belong to an address: "ada@studio.com" stands neither in "n.ada@studio.com" nor in "ada@studio.com.au". */
const BEFORE_ADDRESS = String.raw`[\p{L}\p{N}._%+\-]`
const AFTER_ADDRESS = String.raw`[.\-]?[\p{L}\p{N}]`

/** Finds the value where it stands by itself, whatever its case. */
function patternOf(value: string): RegExp {
  const [before, after] = value.includes('@') ? [BEFORE_ADDRESS, AFTER_ADDRESS] : [INSIDE, INSIDE]
  return new RegExp(`(?<!${before})${escapePattern(value)}(?!${after})`, 'giu')
}

/** Whether the value stands in the text by itself. */
export const mentions = (text: string, value: string): boolean => patternOf(value).test(text)

/** Whether it stands in any text of it, at any depth; the names of its fields do not count. */
export function isMentionedIn(held: unknown, value: string): boolean {
  if (typeof held === 'string') return mentions(held, value)
  if (typeof held !== 'object' || held === null) return false
  return Object.values(held).some((inner) => isMentionedIn(inner, value))
}

/** The words without them, whatever their case. */
export function strikeOut(text: string, struck: readonly Struck[]): string {
  return struck.reduce(
    (rest, { value, replacement }) => rest.replace(patternOf(value), () => replacement),
    text,
  )
}

/** In every text of it, at any depth; the names of its fields stay. */
export function strikeOutOf(value: unknown, struck: readonly Struck[]): unknown {
  if (typeof value === 'string') return strikeOut(value, struck)
  if (Array.isArray(value)) return value.map((one) => strikeOutOf(one, struck))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strikeOutOf(inner, struck)]))
}

function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
}
