/** The groups that a DXF file is made of: a code, and a value as text. */
import { NotDrawable } from './entities.ts'

/** Pairs of a group code and its value. */
export type Group = readonly [code: number, value: string | number]

/** A number of at most six decimals; never an exponent or a negative zero. */
function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new NotDrawable('a number is none')
  const text = value.toFixed(6).replace(/\.?0+$/, '')
  return text === '-0' || text === '' ? '0' : text
}

/** Text as DXF has it: what begins a code is told apart from the sign, and all beyond ASCII is escaped. */
export function dxfText(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll('\\U+', '\\U+005CU+')
    .replaceAll('%%', '%%%%%%')
    .replaceAll('^', '^ ')
    .replaceAll(/[^ -~]/gu, (letter) => {
      const code = letter.codePointAt(0) ?? 0xfffd
      return `\\U+${(code > 0xffff ? 0xfffd : code).toString(16).toUpperCase().padStart(4, '0')}`
    })
}

export function written(groups: readonly Group[]): string {
  return groups
    .map(([code, value]) => `${code}\n${typeof value === 'number' ? numberText(value) : value}\n`)
    .join('')
}
