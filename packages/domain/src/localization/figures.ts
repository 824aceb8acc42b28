/** How figures are written in a language. [issue 18, Languages] */
import { currentLanguage } from './current-language.ts'
import type { Language } from './languages.ts'

interface Marks {
  /** between thousands */
  readonly group: string
  /** before decimals */
  readonly decimal: string
}

/** As ICU has them, with the space that every font of documents has between thousands. */
const marks: Readonly<Record<Language, Marks>> = {
  'en-US': { group: ',', decimal: '.' },
  'fr-FR': { group: '\u00a0', decimal: ',' },
  'sv-SE': { group: '\u00a0', decimal: ',' },
}

/** '1234.5' with the decimal sign of the language: '1234,5'. */
export function withDecimalSign(figure: string): string {
  return figure.replace('.', marks[currentLanguage()].decimal)
}

/** Whole units and hundredths with their currency's sign: '$1,234.56', '1 234,56 $'. */
export function moneyText(whole: string, hundredths: string, symbol: string): string {
  const language = currentLanguage()
  const { group, decimal } = marks[language]
  const figure = `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)}${decimal}${hundredths}`
  return language === 'en-US' ? symbol + figure : `${figure}\u00a0${symbol}`
}

/** A day as it is written: '3/4/2026', '04/03/2026', '2026-03-04'. */
export function dayText(year: string, month: string, day: string): string {
  switch (currentLanguage()) {
    case 'fr-FR':
      return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
    case 'sv-SE':
      return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    default:
      return `${Number(month)}/${Number(day)}/${year}`
  }
}
