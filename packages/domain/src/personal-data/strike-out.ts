/** Names, numbers and addresses struck out of words that stay. */
import { escapeHtml } from '../units/text/escape-html.ts'

/** Shorter ones stand in words that have nothing to do with them. */
const MIN_LENGTH = 6

/** No text of the product has to end earlier: one that gets no longer than this is never too long. */
export const MAY_GROW_TO = 40
/** Stands in the place of what is shorter than any word for it. */
const LEFT_OUT = '…'
const LINK = /^https?:\/\/\S+$/i

/** A value that says who somebody is, and what stands in its place afterwards. */
export interface Struck {
  readonly value: string
  readonly replacement: string
  /** where the text may not get longer, or is a link: one word, no longer than the value */
  readonly short: string
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
    if (value.trim().length < MIN_LENGTH) return
    for (const writing of writingsOf(value.trim())) if (!found.has(writing)) found.set(writing, replacement)
  }
  add(email, now.email)
  if (/\s/.test(name.trim())) add(name, now.name)
  for (const value of reachedBy) add(value, now.elsewise)
  const shortFor = (value: string) =>
    value.length < now.elsewise.length || /\s/.test(now.elsewise) ? LEFT_OUT : now.elsewise
  return [...found]
    .map(([value, replacement]) => ({ value, replacement, short: shortFor(value) }))
    .toSorted((one, other) => other.value.length - one.value.length)
}

/**
 * How a value can be written: as it is, in small letters (of İ they are two signs, which no search without regard to case takes for it), as
 * keys of customers are made of it, with its accents as signs of their own or within the letters, and each of these in the HTML of a mail and in
 * the address of a link.
 */
function writingsOf(value: string): Set<string> {
  const asKey = value.normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase()
  const bases = [value, value.toLowerCase(), asKey, value.normalize('NFC'), value.normalize('NFD')]
  return new Set(bases.flatMap((one) => [one, escapeHtml(one), encodeURIComponent(one)]))
}

/** Letters, their accents and figures around a value make it another one: "Ada Moss" does not stand in "Ada Mossman". */
const INSIDE = String.raw`[\p{L}\p{M}\p{N}]`
/** More signs belong to an address: "ada@studio.com" stands neither in "n.ada@studio.com" nor in "ada@studio.com.au". */
const BEFORE_ADDRESS = String.raw`[\p{L}\p{N}._%+\-]`
const AFTER_ADDRESS = String.raw`[.\-]?[\p{L}\p{N}]`

/** Finds the value where it stands by itself, whatever its case. */
function patternOf(value: string): RegExp {
  const [before, after] = /@|%40/.test(value) ? [BEFORE_ADDRESS, AFTER_ADDRESS] : [INSIDE, INSIDE]
  return new RegExp(`(?<!${before})${escapePattern(value)}(?!${after})`, 'giu')
}

/** Whether the value stands in the text by itself. */
export const mentions = (text: string, value: string): boolean => patternOf(value).test(text)

/** What a text says that is JSON: there a line break before a value is the letter n. undefined: it is none. */
function jsonIn(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether it stands in any text of it, at any depth, in JSON within a text too; the names of its fields do not count. */
export function isMentionedIn(held: unknown, value: string): boolean {
  if (typeof held === 'string') {
    const json = jsonIn(held)
    return json ? isMentionedIn(json, value) : [...writingsOf(value)].some((one) => mentions(held, one))
  }
  if (typeof held !== 'object' || held === null) return false
  return Object.values(held).some((inner) => isMentionedIn(inner, value))
}

const replaced = (text: string, struck: readonly Struck[], by: 'replacement' | 'short'): string =>
  struck.reduce((rest, one) => rest.replace(patternOf(one.value), () => one[by]), text)

/**
 * The words without them, whatever their case. A long text gets no longer, since it may be as long as its field can be; a link stays one.
 */
export function strikeOut(text: string, struck: readonly Struck[]): string {
  const words = replaced(text, struck, 'replacement')
  const isTooLong = words.length > Math.max(text.length, MAY_GROW_TO)
  const isBroken = LINK.test(text) && !LINK.test(words)
  return isTooLong || isBroken ? replaced(text, struck, 'short') : words
}

function strikeOutOfText(text: string, struck: readonly Struck[]): string {
  const json = jsonIn(text)
  if (!json) return strikeOut(text, struck)
  const [before, after] = [JSON.stringify(json), JSON.stringify(strikeOutOf(json, struck))]
  return before === after ? text : after
}

/** In every text of it, at any depth, in JSON within a text too; the names of its fields stay. */
export function strikeOutOf(value: unknown, struck: readonly Struck[]): unknown {
  if (typeof value === 'string') return strikeOutOfText(value, struck)
  if (Array.isArray(value)) return value.map((one) => strikeOutOf(one, struck))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strikeOutOf(inner, struck)]))
}

function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
}
