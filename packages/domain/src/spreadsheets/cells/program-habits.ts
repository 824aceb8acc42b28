/**
 * What spreadsheet programs make of text that looks like a number or a date: "1/2" becomes the 2nd of January, "007" becomes 7,
 * sixteen digits become 1.23E+15. Where the exported text is known, it is seen in it what has happened, and nothing is changed.
 */
import { spreadsheetMessages as words } from '../../messages/admin/spreadsheets.ts'
import { cellText, isDate, type PlainCell } from './cells.ts'

/** '2-Jan', '02. Jan', '1. Feb.', 'Jan 26': how programs show a date that they made of two numbers. */
const shownDate = /^(?:(\d{1,2})[-. ]+(\p{L}{3,4})\.?|(\p{L}{3,4})\.?[- ](\d\d))$/u
/** What stands in a cell whose formula comes to nothing. */
const failed = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i

/** Months as programs shorten them, by their first three letters; several languages agree on most. */
const months: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'jän'],
  ['feb', 'fév'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag'],
  ['jun', 'jui', 'giu'],
  ['jul', 'jui', 'lug'],
  ['aug', 'aoû', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
]

/** Months whose short form has four letters, in some of these languages. */
const longerMonths: ReadonlySet<string> = new Set([
  'sept',
  'june',
  'july',
  'janv',
  'févr',
  'mars',
  'avri',
  'juin',
  'juil',
  'août',
  'märz',
  'juni',
  'juli',
  'sett',
])

/** Day and month in a cell that a program shows as a date; undefined where it is none. */
function dayAndMonth(
  cell: PlainCell,
): readonly [day: number, isMonth: (month: number) => boolean] | undefined {
  if (isDate(cell)) {
    const [, month = '', day = ''] = cell.date.slice(0, 10).split('-')
    return [Number(day), (candidate) => candidate === Number(month)]
  }
  const [, day, short = ''] = shownDate.exec(cellText(cell)) ?? []
  const name = short.toLowerCase()
  const start = name.slice(0, 3)
  // Streets begin so too: "1 Main" is none.
  if (day === undefined || (name.length > 3 && !longerMonths.has(name))) return undefined
  return [Number(day), (candidate) => months[candidate - 1]?.includes(start) === true]
}

/** Whether `text`, two or three numbers with strokes between, is what a program took for this date. */
function wasTakenForDate(text: string, cell: PlainCell): boolean {
  const found = dayAndMonth(cell)
  const numbers = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-]\d{2,4})?\.?$/.exec(text)
  if (found === undefined || numbers === null) return false
  const [day, isMonth] = found
  const [one, two] = [Number(numbers[1]), Number(numbers[2])]
  return (one === day && isMonth(two)) || (two === day && isMonth(one))
}

/** Whether `text` is digits, or a number, that lost zeros at its beginning and now reads `shown`. */
function lostZeros(text: string, shown: string): boolean {
  return /^0\d+$/.test(text) && /^\d+$/.test(shown) && text.replace(/^0+(?=\d)/, '') === shown
}

function wasShortened(text: string, shown: string): boolean {
  if (!/^\d{12,}$/.test(text)) return false
  const value = Number(shown.replace(',', '.'))
  if (!shortened.test(shown))
    return text.length > 15 && shown !== text && value === Number(`${text.slice(0, 15)}e${text.length - 15}`)
  const digits = shown.replace(/E.*$/i, '').replaceAll(/\D/g, '').length
  return Number(text).toPrecision(digits) === value.toPrecision(digits)
}

/**
 * What a program has made of the exported text: a sentence where `cell` is that text after such a turn, so that nothing
 * changes; undefined where it is something else.
 */
export function turnedFrom(text: string, cell: PlainCell): string | undefined {
  const shown = cellText(cell)
  if (wasTakenForDate(text, cell)) return words.dateTakenBack({ text })
  if (lostZeros(text, shown)) return words.zerosTakenBack({ text })
  return wasShortened(text, shown) ? words.digitsTakenBack({ text }) : undefined
}

/** What is said of a text that a program has turned beyond recall. */
export function beyondRecall(cell: PlainCell): string | undefined {
  const shown = cellText(cell)
  if (isDate(cell)) return words.textIsDate({ date: shown })
  if (failed.test(shown)) return words.formulaFailed({ text: shown })
  return shortened.test(shown) ? words.textIsShortened({ text: shown }) : undefined
}

export function looksTurned(cell: PlainCell): boolean {
  return typeof cell === 'string' && dayAndMonth(cell) !== undefined
}
