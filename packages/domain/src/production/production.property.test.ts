/** Laws of due days: whatever a profile says, work takes the days it takes, and nothing is due before it began. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { orgProfileSchema } from '../tenancy/profile.ts'
import { addDays, toTimestamp } from '../units/timestamp.ts'
import { addMonths, monthOf, weeksOf } from './calendar.ts'
import { dueOf } from './due.ts'
import { addWorkingDays } from './working-days.ts'

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1999-12-27', count))
const counts = fc.integer({ min: 0, max: 400 })

const namesOfWeekend = ['Saturday', 'Sunday']
const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const nameOf = (day: string) => weekdays.format(new Date(`${day}T12:00:00Z`))
const isOff = (day: string) => namesOfWeekend.includes(nameOf(day))

/** The days after one and up to another on which is worked, one by one. */
function workedBetween(from: string, to: string): number {
  let worked = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (!isOff(day)) worked += 1
  return worked
}

describe('working days', () => {
  it('[issue 18] have that many days from Monday to Friday in them, and end on one', () => {
    checkLaw(
      { 'begins on a weekend': 15, 'of one day or more': 80 },
      fc.tuple(days, counts),
      (cover, [day, count]) => {
        const end = addWorkingDays(day, count)
        expect(isOff(end)).toBe(false)
        if (isOff(day)) cover('begins on a weekend')
        if (count === 0) return
        cover('of one day or more')
        expect(workedBetween(day, end)).toBe(count)
      },
    )
  })

  it('[issue 18] more of them never end earlier, and a later beginning never ends earlier', () => {
    checkLaw(
      { 'another count': 80 },
      fc.tuple(days, counts, counts, fc.integer({ min: 0, max: 10 })),
      (cover, [day, some, more, later]) => {
        if (more !== 0) cover('another count')
        expect(addWorkingDays(day, some + more) >= addWorkingDays(day, some)).toBe(true)
        expect(addWorkingDays(addDays(day, later), some) >= addWorkingDays(day, some)).toBe(true)
      },
    )
  })
})

describe('due days', () => {
  const zones = fc.constantFrom('UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata')

  it('[issue 18] never come before the day on which the clock began, and no slow option makes them earlier', () => {
    checkLaw(
      { 'a slow option': 50, 'elsewhere than in Greenwich': 50 },
      fc.record({
        second: fc.integer({ min: 1_600_000_000, max: 2_000_000_000 }),
        timeZone: zones,
        leadTimeDays: counts,
        slowest: fc.option(counts, { nil: null }),
      }),
      (cover, { second, timeZone, leadTimeDays, slowest }) => {
        const profile = orgProfileSchema.parse({
          region: { timeZone },
          production: { startsAt: 'inProduction', leadTimeDays },
        })
        const date = toTimestamp(new Date(second * 1000))
        const order = { statusData: { inProduction: { date } }, estimatedShippingDate: null }
        const due = dueOf(order, slowest, profile)
        const usual = dueOf(order, null, profile)
        if (due?.by !== 'leadTime' || !usual) throw new Error('its clock has begun')
        if (slowest !== null) cover('a slow option')
        if (timeZone !== 'UTC') cover('elsewhere than in Greenwich')
        const local = new Date(second * 1000).toLocaleDateString('sv-SE', { timeZone })
        expect(due.startDay).toBe(local)
        expect(due.day >= due.startDay).toBe(true)
        expect(due.day >= usual.day).toBe(true)
        expect(isOff(due.day)).toBe(false)
      },
    )
  })
})

describe('the weeks of a month', () => {
  it('[issue 18] hold each of its days once, from a Sunday to a Saturday, one after the other', () => {
    checkLaw({ 'six weeks': 5 }, days, (cover, day) => {
      const month = monthOf(day)
      const weeks = weeksOf(month)
      const all = weeks.flat()
      if (weeks.length === 6) cover('six weeks')
      expect(nameOf(all[0] ?? '')).toBe('Sunday')
      expect(nameOf(all.at(-1) ?? '')).toBe('Saturday')
      expect(all.every((one, index) => index === 0 || one === addDays(all[index - 1] ?? '', 1))).toBe(true)
      expect(all.filter((one) => one === day)).toEqual([day])
      expect(weeks.every((week) => week.length === 7 && week.some((one) => monthOf(one) === month))).toBe(
        true,
      )
    })
  })

  it('[issue 18] months go on over the end of a year, both ways', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
  })
})
