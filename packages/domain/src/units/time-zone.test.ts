import { describe, expect, it } from 'vitest'
import { formatDay, inTimeZone } from './time-zone.ts'
import { timestamp } from './timestamp.ts'

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

  it('a day that somebody typed is the same day everywhere', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      expect(formatDay('2026-03-02', zone)).toBe('3/2/2026')
      expect(formatDay('2026-03-02 00:00:00', zone)).toBe('3/2/2026')
    }
  })
})
