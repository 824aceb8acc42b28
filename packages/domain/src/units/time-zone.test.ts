import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { formatDay, inTimeZone, secondsOfDayLeft } from './time-zone.ts'
import { checkLaw } from '../testing/check-law.ts'
import { timestamp, toTimestamp } from './timestamp.ts'

/** Zone and a moment at which its clocks are changed. */
const turns = [
  // From midnight to one o'clock: the day has no midnight.
  ['America/Santiago', '2026-09-06 04:00:00'],
  ['Africa/Cairo', '2026-04-23 22:00:00'],
  ['Asia/Beirut', '2026-03-28 22:00:00'],
  ['America/Havana', '2026-03-08 05:00:00'],
  // From eleven to midnight, over a midnight from half past eleven, and over a whole day.
  ['America/Nuuk', '2026-03-29 01:00:00'],
  ['America/Toronto', '1919-03-31 04:30:00'],
  ['Pacific/Apia', '2011-12-30 10:00:00'],
  // Back from midnight, in the night, by half an hour, never.
  ['America/Santiago', '2026-04-05 03:00:00'],
  ['America/New_York', '2026-11-01 06:00:00'],
  ['Europe/Paris', '2026-03-29 01:00:00'],
  ['Australia/Lord_Howe', '2026-04-04 15:00:00'],
  ['Asia/Kathmandu', '2026-11-28 12:00:00'],
  ['UTC', '2026-11-28 12:00:00'],
] as const

describe('a point in time where an organization is', () => {
  it('[1.9.04] is the day that its calendar shows', () => {
    const late = '2026-03-02 23:30:00'
    expect(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'].map((zone) => formatDay(late, zone))).toEqual([
      '3/2/2026',
      '3/3/2026',
      '3/2/2026',
    ])
    expect(formatDay('2026-01-01 04:59:59', 'America/New_York')).toBe('12/31/2025')
    expect(formatDay('2026-01-01 05:00:00', 'America/New_York')).toBe('1/1/2026')
  })

  it('follows summer time: the hour that New York skips is not there', () => {
    expect(inTimeZone(timestamp('2026-03-08 06:59:59'), 'America/New_York')).toBe('2026-03-08 01:59:59')
    expect(inTimeZone(timestamp('2026-03-08 07:00:00'), 'America/New_York')).toBe('2026-03-08 03:00:00')
  })

  it('[issue 18] has so many seconds left of its day, on days on which clocks are changed too', () => {
    const left = (now: string, zone: string) => secondsOfDayLeft(timestamp(now), zone)
    expect(left('2026-11-28 23:59:59', 'UTC')).toBe(1)
    expect(left('2026-11-29 00:00:00', 'UTC')).toBe(24 * 3600)
    expect(left('2026-11-28 15:00:30', 'Asia/Kathmandu')).toBe(3 * 3600 + 14 * 60 + 30)
    // The first second of the day that has 23 hours, and of the one that has 25.
    expect(left('2026-03-08 05:00:00', 'America/New_York')).toBe(23 * 3600)
    expect(left('2026-11-01 04:00:00', 'America/New_York')).toBe(25 * 3600)
    expect(left('2026-11-01 07:00:00', 'America/New_York')).toBe(22 * 3600)
  })

  it('[issue 18] shows the same day until those seconds have passed, and another one then, where a day has no midnight too', () => {
    checkLaw(
      { 'clocks are changed before the day ends': 25, 'a day without midnight': 12 },
      fc.tuple(fc.constantFrom(...turns), fc.integer({ min: -30 * 3600, max: 6 * 3600 })),
      (cover, [[zone, turn], seconds]) => {
        const start = new Date(`${turn.replace(' ', 'T')}Z`).getTime() + seconds * 1000
        const calendar = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'medium',
        })
        const after = (passed: number) => calendar.format(start + passed * 1000)
        const day = after(0).slice(0, 10)
        const left = secondsOfDayLeft(toTimestamp(new Date(start)), zone)
        expect(left).toBeGreaterThanOrEqual(1)
        expect(after(left - 1).slice(0, 10)).toBe(day)
        expect(after(left).slice(0, 10) > day).toBe(true)
        if (seconds < 0 && -seconds <= left) cover('clocks are changed before the day ends')
        if (!after(left).endsWith(' 00:00:00')) cover('a day without midnight')
      },
      { numRuns: 300 },
    )
  })

  test.prop([
    fc.date({ min: new Date('1975-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
    fc.constantFrom(
      'America/New_York',
      'Europe/Paris',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
    ),
  ])('[issue 18] is what a calendar of the place says, asked for the first time or again', (date, zone) => {
    const calendar = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const later = new Date(date.getTime() + 3 * 3600_000)
    for (const one of [date, later, date]) {
      expect(inTimeZone(toTimestamp(one), zone)).toBe(calendar.format(one))
    }
  })

  it('a day that somebody typed is the same day everywhere', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      expect(formatDay('2026-03-02', zone)).toBe('3/2/2026')
      expect(formatDay('2026-03-02 00:00:00', zone)).toBe('3/2/2026')
    }
  })
})
