/**
 * How values arrive from PostgreSQL: numbers as numbers, points in time as `YYYY-MM-DD HH:mm:ss` in UTC (the
 * form that the API writes), days as `YYYY-MM-DD`, JSON parsed.
 */
import pg from 'pg'

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231

/** `2026-11-21 06:07:35.123+00` (or another zone, on a pooled connection) to `2026-11-21 06:07:35`. */
export function parseTimestamptz(text: string): string {
  if (/\+00(:00)?$/.test(text)) return text.slice(0, 19)
  const time = Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  // `infinity` and years beyond JavaScript's range stay as PostgreSQL writes them.
  return Number.isNaN(time) ? text : new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}

/** Ids and cents stay far below 2^53; anything beyond it is a bug that must not pass as a rounded number. */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers.`)
  return value
}

function parseArray<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  return (text) =>
    text
      .slice(1, -1)
      .split(',')
      .filter((item) => item !== '')
      .map((item) => (item === 'NULL' ? null : parse(item)))
}

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, parseInt8],
  [INT8_ARRAY, parseArray(parseInt8)],
  [NUMERIC, Number],
  [NUMERIC_ARRAY, parseArray(Number)],
  [DATE, String],
  [TIMESTAMP, (text) => text.slice(0, 19)],
  [TIMESTAMPTZ, parseTimestamptz],
])

/** For pg's `types` setting; falls back to pg's own parsers. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
    const ours = format === 'binary' ? undefined : parsers.get(oid)
    return ours ?? pg.types.getTypeParser(oid, format)
  },
}
