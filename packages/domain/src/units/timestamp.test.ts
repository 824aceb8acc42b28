import { expect, test } from 'vitest'
import { readTimestamp, timestamp, toDate, toTimestamp } from './timestamp.ts'

test('[1.9.05] a timestamp is a point in time in UTC, and comes back as it was', () => {
  expect(toDate('2026-03-09 14:05:59').toISOString()).toBe('2026-03-09T14:05:59.000Z')
  expect(toTimestamp(toDate('1999-12-31 23:59:59'))).toBe('1999-12-31 23:59:59')
})

test('text that names none gives an invalid date, and is no timestamp', () => {
  expect(toDate('yesterday').getTime()).toBeNaN()
  expect(() => timestamp('2026-03-09T14:05:59Z')).toThrow('YYYY-MM-DD HH:mm:ss')
})

test('[2.5.14] a date is read as people write it, and what names no point in time is none', () => {
  for (const [typed, read] of [
    ['2026-12-01 08:30:15', '2026-12-01 08:30:15'],
    ['2026-12-01', '2026-12-01 00:00:00'],
    [' 2026-12-1 8:30 UTC ', '2026-12-01 08:30:00'],
    ['2026-12-01T08:30:00Z', '2026-12-01 08:30:00'],
    ['2026-12-99 00:00:00', null],
    ['2026-02-30', null],
    ['2026-12-01 25:00', null],
    ['tomorrow', null],
    ['', null],
  ] as const) {
    expect([typed, readTimestamp(typed)]).toEqual([typed, read])
  }
})
