/** How many combinations, in words: exact up to a million millions, beyond that by its power of ten. */
import { currentLanguage } from '@orderwright/domain/localization'
import { ruleImpactMessages as words } from '@orderwright/domain/messages'
import type { Count } from '@orderwright/domain/rule-impact'

const WRITTEN_OUT = 1_000_000_000_000n
const grouped = new Intl.NumberFormat(currentLanguage())

const digits = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

export function figureOf(count: bigint): string {
  if (count < WRITTEN_OUT) return grouped.format(count)
  const text = count.toString()
  const power = [...String(text.length - 1)].map((digit) => digits[Number(digit)]).join('')
  return `${text.charAt(0)}.${text.charAt(1)} × 10${power}`
}

export function countWords({ least, most }: Count): string {
  return words.combinations({ least: figureOf(least), most: figureOf(most) })
}
