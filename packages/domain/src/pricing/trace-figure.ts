/** The figure of a step of a price: money where it is money, else the number itself, with every digit that it counts with. */
import { currentLanguage } from '../localization/current-language.ts'
import { formatCents, roundToCents } from '../units/money.ts'
import type { TraceStep } from './types.ts'

type Shown = Pick<TraceStep, 'value' | 'contributionInCents' | 'isMeasure'> & {
  readonly operator: string | null
}

/** With all its digits: '21,000', '0.000001', '−2.5'. */
function numberText(value: number): string {
  return value.toLocaleString(currentLanguage(), { maximumSignificantDigits: 15 }).replace('-', '−')
}

/** '+$12.00' for a part of the price, '× 0.000001' for a factor, '800' for a width. */
export function traceFigure({ contributionInCents, operator, value, isMeasure }: Shown): string {
  if (contributionInCents !== undefined) {
    return contributionInCents > 0 ? `+${formatCents(contributionInCents)}` : formatCents(contributionInCents)
  }
  if (operator === '*') return `× ${numberText(value)}`
  if (operator === '/') return `÷ ${numberText(value)}`
  if (operator === '%') return `${numberText(value)} %`
  const signed = operator === '-' ? -value : value
  return isMeasure === true ? numberText(signed) : formatCents(roundToCents(signed))
}
