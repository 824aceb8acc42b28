/**
 * Points in time as the API writes them: 'YYYY-MM-DD HH:mm:ss', always UTC. [1.9.05] Because the format
 * sorts as text, comparisons need no date library.
 */
import { dayText } from '../localization/figures.ts'
import { z } from 'zod'

export const timestampSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, 'YYYY-MM-DD HH:mm:ss')
  .brand('Timestamp')
/** 'YYYY-MM-DD HH:mm:ss' in UTC. */
export type Timestamp = z.infer<typeof timestampSchema>

/** Formats a Date in UTC. */
export function toTimestamp(date: Date): Timestamp {
  return date.toISOString().slice(0, 19).replace('T', ' ') as Timestamp
}

/** The point in time that a timestamp names (UTC). Other text that is none gives an invalid date. */
export function toDate(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`)
}

/** Whether text in the format names a point in time that there is: no 99th, no February 30th. */
export function isTimestamp(text: string): boolean {
  const date = toDate(text)
  return !Number.isNaN(date.getTime()) && toTimestamp(date) === text
}

/** Parses text that is already in the format; throws otherwise (a bug, not input). */
export function timestamp(text: string): Timestamp {
  return timestampSchema.parse(text)
}

/**
 * A date that somebody types, with a time or without: '2026-12-01', '2026-12-01 8:30', '2026-12-01T08:30:00Z'. Null for what names
 * no point in time. [2.5.14]
 */
export function readTimestamp(text: string): Timestamp | null {
  const parts = /^(\d{4})-(\d\d?)-(\d\d?)(?:[ T]+(\d\d?):(\d\d)(?::(\d\d))?)?\s*(?:Z|,?\s*UTC)?$/i.exec(
    text.trim(),
  )
  if (parts === null) return null
  const [, year = '', month = '', day = '', hour = '0', minute = '00', second = '00'] = parts
  const two = (part: string) => part.padStart(2, '0')
  const written = `${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}:${second}`
  return isTimestamp(written) ? timestamp(written) : null
}

/** The screen's date, M/D/YYYY, or as the current language writes it. [1.9.04] */
export function formatDate(value: string): string {
  const [year = '', month = '', day = ''] = value.slice(0, 10).split('-')
  return dayText(year, month, day)
}

/** '2026-01-30', 3 → '2026-02-02'; of a timestamp its day counts. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
