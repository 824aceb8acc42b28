/** The names of what is engraved in a drawing: `engraving:0:below`, of the second language `engraving:0:below:second`. */
import type { EngravingLanguage, EngravingSide } from '../engraving/schema.ts'

const PREFIX = 'engraving:'

type Place = {
  readonly mechanism: number
  readonly side: EngravingSide
  readonly language: EngravingLanguage
}

/** The part that an engraved line belongs to; mechanisms are counted from 0. */
export function engravingPart({ mechanism, side, language }: Place): string {
  return `${PREFIX}${mechanism}:${side}${language === 'first' ? '' : `:${language}`}`
}

export function isEngraved({ part }: { readonly part?: string }): boolean {
  return part?.startsWith(PREFIX) === true
}

/** What `engravingPart` made a name of; null of other parts. */
export function engravingNames(part: string): Place | null {
  if (!part.startsWith(PREFIX)) return null
  const [mechanism = '', side, language] = part.slice(PREFIX.length).split(':')
  if (side !== 'above' && side !== 'below') return null
  return { mechanism: Number(mechanism), side, language: language === 'second' ? 'second' : 'first' }
}

/** The mechanism of an engraved part, and the place at it that all its languages share. */
export function engravedPlace(part: string): { readonly key: string; readonly mechanism: number } {
  const [mechanism = '', side = ''] = part.slice(PREFIX.length).split(':')
  return { key: `${mechanism}:${side}`, mechanism: Number(mechanism) }
}
