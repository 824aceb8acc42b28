/**
 * Cells as files give them, and what people and their programs write in them: numbers and dates by locale, yes and no, blanks of
 * every kind. CSV knows text alone; a workbook also knows numbers, switches, dates and formulas.
 */
import { noWords, spreadsheetMessages as words, yesWords } from '../../messages/admin/spreadsheets.ts'
import { readTimestamp, type Timestamp } from '../../units/timestamp.ts'

/** A cell that the file itself calls a date: 'YYYY-MM-DD HH:mm:ss', without a zone. */
export interface DateCell {
  readonly date: string
}

/** What a cell holds; an empty one is ''. */
export type PlainCell = string | number | boolean | DateCell

/** A formula with what it came to when the file was saved. */
export interface FormulaCell {
  readonly result: PlainCell
}

export type Cell = PlainCell | FormulaCell

/** A sheet of a workbook, or a CSV file: its name there, and its rows from the first on. */
export interface Table {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}

export function isFormula(cell: Cell): cell is FormulaCell {
  return typeof cell === 'object' && 'result' in cell
}

/**
 * What stands in place of a text that no cell of a workbook can hold. It is read back as "unchanged", whoever wrote the file,
 * so it is no message: it is the same in every language.
 */
export const tooLongForCell = '(too long for a cell of a workbook; it stands in the CSV files)'

export function isDate(cell: Cell): cell is DateCell {
  return typeof cell === 'object' && 'date' in cell
}

/** Text without blanks around it; no-break spaces are spaces, and line ends are one sign. */
export function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00A0\u2007\u202F\uFEFF]/g, ' ')
    .trim()
}

/** A cell as text, as it is compared and reported. */
export function cellText(cell: Cell): string {
  if (isFormula(cell)) return cellText(cell.result)
  if (isDate(cell)) return cell.date.replace(/ 00:00:00$/, '')
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return tidy(String(cell))
}

/** How numbers and dates are written where somebody lives. */
export interface Locale {
  readonly decimal: '.' | ','
  /** which part of 1/2/2026 comes first */
  readonly dayFirst: boolean
}

/** The habits of a language tag such as 'de-AT'; undefined where it is none. */
export function localeOf(tag: string): Locale | undefined {
  try {
    const number = new Intl.NumberFormat(tag).formatToParts(1.5)
    const date = new Intl.DateTimeFormat(tag).formatToParts(new Date(0)).map(({ type }) => type)
    return {
      decimal: number.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.',
      dayFirst: date.indexOf('day') < date.indexOf('month'),
    }
  } catch {
    return undefined
  }
}

/** Whether nothing stands in a table. */
export const isEmptyTable = ({ rows }: Table): boolean =>
  rows.every((row) => row.every((cell) => cellText(cell) === ''))

export type Reading<T> =
  | { readonly ok: true; readonly value: T; readonly note?: string }
  | { readonly ok: false; readonly message: string }

export const read = <T>(value: T, note?: string): Reading<T> =>
  note === undefined ? { ok: true, value } : { ok: true, value, note }
export const refuse = (message: string): Reading<never> => ({ ok: false, message })

/** Digits in groups of three by `group`, and a part after `decimal`; or without groups. */
function localNumber(group: string, decimal: string): RegExp {
  return new RegExp(`^[-\u2212+]?(?:\\d{1,3}(?:[${group}' \u2009]\\d{3})+|\\d+)?(?:${decimal}\\d+)?$`)
}
const withPoint = localNumber(',', '\\.')
const withComma = localNumber('.', ',')
/** As programs write numbers, whatever the locale. */
const plainNumber = /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i

/** A finite number that somebody typed: '1,234.5' or '1.234,5' by locale; '1.5' everywhere, where it can be nothing else. */
export function readNumber(cell: PlainCell, locale: Locale): Reading<number> {
  if (isDate(cell)) return refuse(words.numberIsDate({ date: cellText(cell) }))
  if (typeof cell === 'number') return Number.isFinite(cell) ? read(cell) : refuse(words.number)
  if (typeof cell === 'boolean') return refuse(words.number)
  const text = tidy(cell)
  if (!/\d/.test(text)) return refuse(words.number)
  const isComma = locale.decimal === ','
  const [group, form] = isComma ? [/[.' \u2009]/g, withComma] : [/[,' \u2009]/g, withPoint]
  const plain = form.test(text)
    ? text.replaceAll(group, '').replace(',', '.').replace('\u2212', '-')
    : plainNumber.test(text)
      ? text
      : ''
  const value = plain === '' ? Number.NaN : Number(plain)
  return Number.isFinite(value) ? read(value) : refuse(words.number)
}

export function readFlag(cell: PlainCell): Reading<0 | 1> {
  const text = cellText(cell).toLowerCase()
  if (yesWords.some((word) => word === text)) return read(1)
  return noWords.some((word) => word === text) ? read(0) : refuse(words.yesOrNo)
}

const spoken = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ ,]+(\d{1,2}):(\d\d)(?::(\d\d))?\s*([ap]m)?)?$/i

/** A point in time: as the export writes it, as the file's own date, or as the locale writes dates. */
export function readDate(cell: PlainCell, locale: Locale): Reading<Timestamp> {
  const text = isDate(cell) ? cell.date : typeof cell === 'string' ? tidy(cell) : ''
  const plain = readTimestamp(text)
  if (plain !== null) return read(plain)
  const parts = spoken.exec(text)
  if (parts === null) return refuse(words.date)
  const [, one = '', two = '', year = '', hour = '0', minute = '00', second = '00', half = ''] = parts
  const [day, month] = locale.dayFirst ? [one, two] : [two, one]
  const isAfternoon = half.toLowerCase() === 'pm'
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0)
  const value = readTimestamp(`${year}-${month}-${day} ${hours}:${minute}:${second}`)
  return value === null ? refuse(words.date) : read(value)
}
