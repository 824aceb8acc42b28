/**
 * Shorter words for what is written on switches. The list here is of the trade at large; an organisation adds its own in
 * its profile, and an option in its data. Case follows the word that is replaced.
 */
import type { Abbreviation } from './abbreviation.ts'

const words: Readonly<Record<string, string>> = {
  accent: 'acc',
  'air conditioning': 'AC',
  and: '&',
  artwork: 'art',
  balcony: 'balc',
  basement: 'bsmt',
  bathroom: 'bath',
  bedroom: 'bdrm',
  bedside: 'bed',
  blackout: 'b/out',
  blind: 'bld',
  blinds: 'blds',
  cabinet: 'cab',
  ceiling: 'clg',
  chandelier: 'chand',
  cinema: 'cine',
  cleaning: 'clean',
  conference: 'conf',
  corridor: 'corr',
  counter: 'ctr',
  curtain: 'curt',
  curtains: 'curts',
  dimmer: 'dim',
  dining: 'din',
  'do not disturb': 'DND',
  downlight: 'd/l',
  downlights: 'd/ls',
  dressing: 'dress',
  entrance: 'entr',
  evening: 'eve',
  exterior: 'ext',
  fireplace: 'fire',
  first: '1st',
  floor: 'flr',
  garage: 'gar',
  garden: 'gdn',
  ground: 'grd',
  hallway: 'hall',
  heating: 'heat',
  interior: 'int',
  island: 'isl',
  kitchen: 'kit',
  landing: 'land',
  laundry: 'lndry',
  left: 'L',
  library: 'lib',
  light: 'lt',
  lighting: 'ltg',
  lights: 'lts',
  'living room': 'living',
  living: 'liv',
  lobby: 'lob',
  lower: 'lwr',
  'make up room': 'clean',
  master: 'mstr',
  meeting: 'mtg',
  mirror: 'mirr',
  morning: 'morn',
  number: 'no.',
  office: 'off.',
  outdoor: 'outd',
  outside: 'out',
  passage: 'pass',
  pathway: 'path',
  pendant: 'pend',
  pendants: 'pends',
  'powder room': 'powder',
  powder: 'pwdr',
  reading: 'read',
  reception: 'recep',
  right: 'R',
  room: 'rm',
  second: '2nd',
  service: 'svc',
  shade: 'shd',
  shades: 'shds',
  shower: 'shwr',
  spotlight: 'spot',
  spotlights: 'spots',
  staircase: 'stairs',
  stairs: 'strs',
  'swimming pool': 'pool',
  switch: 'sw',
  table: 'tbl',
  television: 'TV',
  temperature: 'temp',
  terrace: 'terr',
  third: '3rd',
  upper: 'upr',
  vanity: 'vnty',
  ventilation: 'vent',
  wardrobe: 'wdrb',
  welcome: 'hello',
  window: 'wdw',
  with: 'w/',
}

export const defaultAbbreviations: readonly Abbreviation[] = Object.entries(words).map(([from, to]) => ({
  from,
  to,
}))

/** Several lists as one; a later list's word for the same thing comes before an earlier one's. */
export function mergeAbbreviations(...lists: readonly (readonly Abbreviation[])[]): readonly Abbreviation[] {
  const byWord = new Map<string, Abbreviation>()
  for (const list of lists) for (const one of list) byWord.set(one.from.toLowerCase(), one)
  return [...byWord.values()]
}

/** A word of a text that can be written shorter. `at` and `length` are in UTF-16 units. */
export type Shortening = { readonly at: number; readonly length: number; readonly to: string }

function isLetter(character: string): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(character)
}

/** `to` in the case of the word it replaces: READING → READ, Reading → Read; its own capitals stay. */
export function inCaseOf(word: string, to: string): string {
  if (to !== to.toLowerCase()) return to
  const letters = [...word].filter((character) => character.toLowerCase() !== character.toUpperCase())
  if (letters.length > 1 && letters.every((letter) => letter === letter.toUpperCase()))
    return to.toUpperCase()
  const [first = ''] = letters
  return first !== '' && first === first.toUpperCase() && first !== first.toLowerCase()
    ? to.charAt(0).toUpperCase() + to.slice(1)
    : to
}

/** Every place where a whole word of the list stands, from left to right; places may overlap. */
export function findShortenings(text: string, abbreviations: readonly Abbreviation[]): Shortening[] {
  const lower = text.toLowerCase()
  // Some letters change their length with their case; then places would not agree.
  if (lower.length !== text.length) return []
  const found: Shortening[] = []
  for (const { from, to } of abbreviations) {
    const word = from.toLowerCase()
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      const end = at + word.length
      if (isLetter(text.charAt(at - 1)) || isLetter(text.charAt(end))) continue
      const written = inCaseOf(text.slice(at, end), to)
      if (written.length < word.length) found.push({ at, length: word.length, to: written })
    }
  }
  return found.sort((one, other) => one.at - other.at || other.length - one.length)
}

/** The text with the given shortenings carried out; they must not overlap. */
export function shortened(text: string, shortenings: readonly Shortening[]): string {
  let result = ''
  let at = 0
  for (const one of shortenings.toSorted((a, b) => a.at - b.at)) {
    result += text.slice(at, one.at) + one.to
    at = one.at + one.length
  }
  return result + text.slice(at)
}
