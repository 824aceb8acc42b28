/** Names of files as they are kept: without a path, without signs that hide what they are, and with the ending of their content. */
import { plainText } from '../units/text/plain-text.ts'
import { type OrderFileFormatName, orderFileFormats } from './formats.ts'

/** characters, as JavaScript counts them */
export const FILE_NAME_MAX = 150

/** Signs without a width, and those that set a direction: a name reads as it is written. */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g
/** What some systems take for something else than a letter of a name. */
const unsafe = /[<>:"|?*]/g

/** A part of a name that ends where a character ends. */
function cut(text: string, most: number): string {
  let short = ''
  for (const sign of text) {
    if (short.length + sign.length > most) break
    short += sign
  }
  return short
}

/** The ending of a name in small letters, without its point; empty where there is none. */
export function endingOf(name: string): string {
  return /[^.]\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/**
 * The name under which a file is kept: the last part of a path, in one line, `FILE_NAME_MAX` characters at most. Where its
 * ending says something else than its content does, it gets the one of its content besides: "plan.exe" becomes "plan.exe.pdf".
 */
export function attachedName(given: string, format: OrderFileFormatName): string {
  const { endings } = orderFileFormats[format]
  const last = plainText(given.normalize('NFC').replaceAll(unseen, '')).split(/[/\\]/).at(-1) ?? ''
  const name = last
    .replaceAll(unsafe, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const ending = endingOf(name)
  const isHonest = endings.includes(ending)
  const stem = isHonest ? name.slice(0, -ending.length - 1).trimEnd() : name
  const wanted = isHonest ? name.slice(-ending.length) : endings[0]
  return `${cut(stem, FILE_NAME_MAX - wanted.length - 1).trimEnd() || 'File'}.${wanted}`
}
