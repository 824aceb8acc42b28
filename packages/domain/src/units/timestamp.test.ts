import { expect, test } from 'vitest'
import { timestamp, toDate, toTimestamp } from './timestamp.ts'

test('[1.9.05] a timestamp is a point in time in UTC, and comes back as it was', () => {
  expect(toDate('2026-03-09 14:05:59').toISOString()).toBe('2026-03-09T14:05:59.000Z')
  expect(toTimestamp(toDate('1999-12-31 23:59:59'))).toBe('1999-12-31 23:59:59')
})

test('text that names none gives an invalid date, and is no timestamp', () => {
  expect(toDate('yesterday').getTime()).toBeNaN()
  expect(() => timestamp('2026-03-09T14:05:59Z')).toThrow('YYYY-MM-DD HH:mm:ss')
})
