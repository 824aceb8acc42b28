/**
 * Texts as they are kept: what a keyboard or a paste brings along and no tool can cut (control characters, marks of
 * direction, halves of characters) goes; letters, case and spaces stay as they were typed.
 */
import { plainText } from '../units/text/plain-text.ts'
import { ENGRAVING_TEXT_MAX, type EngravingEntry, type EngravingSet } from './schema.ts'

/** Marks of direction and joining; the joiner between emoji stays, so that what was typed can be shown as typed. */
const formatting = /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|(?!\u200D)\p{Cf}/gu

/** At most `max` units of UTF-16, without cutting a character in two. */
export function cutText(text: string, max = ENGRAVING_TEXT_MAX): string {
  if (text.length <= max) return text
  const last = text.charCodeAt(max - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max)
}

/** A text as it is stored: composed (NFC), in one line, printable, at most 80 long. [1.5.32] keeps its case. */
export function cleanEngravingText(text: string): string {
  return cutText(plainText(text).replace(formatting, '').normalize('NFC'))
}

function cleanEntry(entry: EngravingEntry): EngravingEntry {
  if ('symbol' in entry) return entry
  const text = cleanEngravingText(entry.text)
  return text === entry.text ? entry : { text }
}

/** A set with all its texts cleaned; the same object when nothing was to be done. */
export function cleanEngravingSet(set: EngravingSet): EngravingSet {
  let isChanged = false
  const clean = (entries: readonly EngravingEntry[]) =>
    entries.map((entry) => {
      const next = cleanEntry(entry)
      if (next !== entry) isChanged = true
      return next
    })
  const cleaned = Object.fromEntries(
    Object.entries(set).map(([index, { above, below }]) => [
      index,
      { ...(above && { above: clean(above) }), ...(below && { below: clean(below) }) },
    ]),
  )
  return isChanged ? cleaned : set
}

/** Parts of emoji that show nothing by themselves. */
const joiners = new Set(['\u200D', '\uFE0E', '\uFE0F'])

/** Characters as they can be shown to a person: a mark alone stands on a dotted circle, joiners are left out. */
export function shownCharacters(characters: readonly string[]): string {
  return characters
    .filter((character) => !joiners.has(character))
    .map((character) => (/^\p{M}$/u.test(character) ? `◌${character}` : character))
    .join(' ')
}
