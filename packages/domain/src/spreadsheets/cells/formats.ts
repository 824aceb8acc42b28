/** How one kind of value is written into a cell, and read from one. */
import { spreadsheetMessages as words } from '../../messages/admin/spreadsheets.ts'
import type { Values as Fields } from '../../catalog-changes/change.ts'
import {
  cellText,
  isDate,
  type Locale,
  type PlainCell,
  read,
  readDate,
  readFlag,
  type Reading,
  readNumber,
  refuse,
  tidy,
} from './cells.ts'
import { emailSchema } from '../../units/addresses/email.ts'
import { withIds, withNames } from './json-references.ts'
import type { Names, TableResource } from './names.ts'
import { beyondRecall, looksTurned } from './program-habits.ts'

/** What is known where a cell is written: the row's own fields, and what records are called. */
export interface Writing {
  readonly fields: Fields
  readonly names: Names
  /** the key of the part of a record that the row is about */
  readonly part?: string
  /** the fields of another record */
  readonly fieldsOf: (kind: TableResource, id: number) => Fields | undefined
}

export interface ReadingOf extends Writing {
  readonly locale: Locale
}

/** `read` is never given an empty cell: `empty` says what that means, undefined that something must stand there. */
export interface Format {
  readonly write: (value: unknown, at: Writing) => PlainCell
  readonly read: (cell: PlainCell, at: ReadingOf) => Reading<unknown>
  readonly empty?: { readonly value: unknown }
  /** of whose text a spreadsheet program may have made something else */
  readonly isText?: boolean
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

function readText(cell: PlainCell): Reading<string> {
  const lost = beyondRecall(cell)
  if (lost !== undefined) return refuse(lost)
  return looksTurned(cell) ? read(cellText(cell), words.looksLikeDate) : read(cellText(cell))
}

export const text: Format = { write: asText, read: readText, empty: { value: '' }, isText: true }
export const textOrNothing: Format = { ...text, empty: { value: null } }

export const flag: Format = {
  write: (value) => (value === 1 ? 'yes' : 'no'),
  read: readFlag,
}

export const number: Format = {
  write: (value) => (typeof value === 'number' ? value : ''),
  read: (cell, { locale }) => readNumber(cell, locale),
}

/** A share of a hundred: 10, "10" or "10 %". Programs keep 0.1 for what they show as 10 %, which nobody means by a tenth of a percent. */
export const percent: Format = {
  write: number.write,
  read: (cell, { locale }) => {
    const [, typed] = (typeof cell === 'string' && /^(.*\S)\s*%$/.exec(tidy(cell))) || []
    const value = readNumber(typed ?? cell, locale)
    const isShare = value.ok && typed === undefined && value.value > 0 && value.value < 1
    return isShare ? refuse(words.percentIsShare({ value: value.value })) : value
  },
  empty: { value: 0 },
}

export const email: Format = {
  write: asText,
  read: (cell) => {
    const typed = emailSchema().safeParse(cellText(cell))
    return typed.success ? read(typed.data) : refuse(words.email)
  },
}

export const idOrNothing: Format = {
  ...number,
  empty: { value: null },
}

export const date: Format = { write: asText, read: (cell, { locale }) => readDate(cell, locale) }

/** One of some words of the product's own, in any letters. */
export function oneOf(values: readonly string[]): Format {
  return {
    write: asText,
    read: (cell) => {
      const typed = cellText(cell).toLowerCase()
      const found = values.find((value) => value.toLowerCase() === typed)
      return found === undefined ? refuse(words.oneOf({ values })) : read(found)
    },
  }
}

/** JSON with the names of records; `empty` stands for an empty cell. */
export function json(empty: unknown): Format {
  const nothing = JSON.stringify(empty)
  return {
    write: (value, { names }) => {
      const written = JSON.stringify(withNames(value ?? empty, names))
      return written === nothing ? '' : written
    },
    read: (cell, { names }) => {
      try {
        const parsed: unknown = JSON.parse(cellText(cell))
        return withIds(parsed, names)
      } catch (error) {
        return refuse(words.json({ problem: error instanceof Error ? error.message : '' }))
      }
    },
    empty: { value: empty },
  }
}

const asIdText = (cell: PlainCell) => (isDate(cell) ? cell.date : cellText(cell))

export interface ReferenceOptions {
  /** the value of an empty cell; left out where something must stand there */
  readonly empty?: { readonly value: unknown }
  /** the record that what is meant belongs to, where the row says it */
  readonly parentOf?: (at: Writing) => number | undefined
}

/** A record by its title or id. */
export function reference(kind: TableResource, { empty, parentOf }: ReferenceOptions = {}): Format {
  return {
    write: (value, at) =>
      typeof value !== 'number' || value === empty?.value ? '' : at.names.write(kind, value, parentOf?.(at)),
    read: (cell, at) => at.names.find(kind, asIdText(cell), parentOf?.(at)),
    ...(empty === undefined ? {} : { empty }),
    isText: true,
  }
}

/** Records by their titles or ids, with semicolons between. */
export function references(
  kindOf: (at: Writing) => TableResource,
  parentOf?: (at: Writing) => number | undefined,
): Format {
  return {
    write: (value, at) =>
      Array.isArray(value)
        ? value
            .filter((id) => typeof id === 'number')
            .map((id) => at.names.write(kindOf(at), id, parentOf?.(at)))
            .join('; ')
        : '',
    read: (cell, at) => {
      const parts = asIdText(cell).split(';').map(tidy)
      const ids: number[] = []
      for (const part of parts.filter((each) => each !== '')) {
        const found = at.names.find(kindOf(at), part, parentOf?.(at))
        if (!found.ok) return found
        ids.push(found.value)
      }
      return read(ids)
    },
    empty: { value: [] },
    isText: true,
  }
}

/** JSON that is no text, or a text that would be read as something else: written so that it comes back as it was. */
const EXACT = 'json:'

function readData(cell: PlainCell, type: string | undefined, locale: Locale): Reading<unknown> {
  const typed = cellText(cell)
  if (typed.startsWith(EXACT)) {
    try {
      const parsed: unknown = JSON.parse(typed.slice(EXACT.length))
      return read(parsed)
    } catch (error) {
      return refuse(words.json({ problem: error instanceof Error ? error.message : '' }))
    }
  }
  if (type === 'number') return readNumber(cell, locale)
  if (type === 'boolean') {
    const flagged = readFlag(cell)
    return flagged.ok ? read(flagged.value === 1) : flagged
  }
  if (type === undefined) {
    if (typeof cell === 'boolean') return read(cell)
    const counted = readNumber(cell, locale)
    if (counted.ok) return counted
  }
  return readText(cell)
}

/** A value of an option's data, by the type that its property declares for the key. */
export function dataValue(typeOf: (at: Writing) => string | undefined): Format {
  const plain: Locale = { decimal: '.', dayFirst: false }
  return {
    write: (value, at) => {
      if (value === undefined) return ''
      const type = typeOf(at)
      const cell = typeof value === 'boolean' && type === 'boolean' ? (value ? 'yes' : 'no') : value
      if ((typeof cell === 'string' && cell !== '') || typeof cell === 'number') {
        const back = readData(cell, type, plain)
        if (back.ok && back.value === value && back.note === undefined) return cell
      }
      return `${EXACT}${JSON.stringify(value)}`
    },
    read: (cell, at) => readData(cell, typeOf(at), at.locale),
    empty: { value: undefined },
    isText: true,
  }
}
