/** Reminders: which is next, and what a year of days sends. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it, test } from 'vitest'
import type { ReminderRule } from '../tenancy/reminders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { mailOn, nextReminder, ruleKeyOf, type SentReminder } from './reminders.ts'

const before3: ReminderRule = { days: 3, when: 'before', mail: 'paymentReminder' }
const after7: ReminderRule = { days: 7, when: 'after', mail: 'paymentOverdue' }
const after30: ReminderRule = { days: 30, when: 'after', mail: 'finalNotice' }
const rules = [after30, before3, after7]
const due = '2026-03-10'
const invoice = { issuedDay: '2026-01-15', dueDay: due }

describe('the next reminder of an invoice', () => {
  test('[issue 18] is the first rule whose day is to come, counted from the due day', () => {
    expect(nextReminder(invoice, rules, [], '2026-02-01')).toEqual({
      rule: before3,
      key: 'before-3',
      day: '2026-03-07',
    })
    expect(nextReminder(invoice, rules, [], '2026-03-07')).toMatchObject({
      key: 'before-3',
      day: '2026-03-07',
    })
    const sent = [{ rule: 'before-3', day: '2026-03-07' }]
    expect(nextReminder(invoice, rules, sent, '2026-03-08')).toMatchObject({
      key: 'after-7',
      day: '2026-03-17',
    })
  })

  test('[issue 18] stands for earlier ones that were missed, and is none where its own day is long gone', () => {
    expect(nextReminder(invoice, rules, [], '2026-03-18')).toMatchObject({
      key: 'after-7',
      day: '2026-03-18',
    })
    expect(nextReminder(invoice, rules, [], '2026-03-24')).toMatchObject({
      key: 'after-7',
      day: '2026-03-24',
    })
    expect(nextReminder(invoice, rules, [], '2026-03-25')).toMatchObject({
      key: 'after-30',
      day: '2026-04-09',
    })
    expect(nextReminder(invoice, rules, [], '2026-04-17')).toBeNull()
    expect(nextReminder(invoice, [], [], '2026-03-18')).toBeNull()
  })

  test('[issue 18] does not go back to an earlier rule, and comes a day after the last one at the earliest', () => {
    const sent = [{ rule: 'after-7', day: '2026-03-17' }]
    expect(nextReminder(invoice, [before3, after7], sent, '2026-03-17')).toBeNull()
    const close: ReminderRule = { days: 8, when: 'after', mail: 'finalNotice' }
    expect(
      nextReminder(invoice, [after7, close], [{ rule: 'after-7', day: '2026-03-18' }], '2026-03-18'),
    ).toMatchObject({
      key: 'after-8',
      day: '2026-03-19',
    })
  })

  test('[issue 18] is not one whose day was over, or had come, when the invoice was issued', () => {
    const short = { issuedDay: '2026-03-08', dueDay: due }
    expect(nextReminder(short, rules, [], '2026-03-08')).toMatchObject({ key: 'after-7', day: '2026-03-17' })
    const sameDay = { issuedDay: '2026-03-07', dueDay: due }
    expect(nextReminder(sameDay, rules, [], '2026-03-07')).toMatchObject({ key: 'after-7' })
    const dayBefore = { issuedDay: '2026-03-06', dueDay: due }
    expect(nextReminder(dayBefore, rules, [], '2026-03-06')).toMatchObject({
      key: 'before-3',
      day: '2026-03-07',
    })
    // Due at once: the invoice itself asks on that day.
    const atOnce: ReminderRule = { days: 0, when: 'after', mail: 'paymentReminder' }
    expect(nextReminder({ issuedDay: due, dueDay: due }, [atOnce], [], due)).toBeNull()
  })

  test('[issue 18] makes up for one from before the due day until that day, and not after it', () => {
    expect(nextReminder(invoice, rules, [], '2026-03-10')).toMatchObject({
      key: 'before-3',
      day: '2026-03-10',
    })
    expect(nextReminder(invoice, rules, [], '2026-03-11')).toMatchObject({
      key: 'after-7',
      day: '2026-03-17',
    })
    expect(nextReminder(invoice, [before3], [], '2026-03-11')).toBeNull()
  })

  test('[issue 18] says nothing of being late before it is', () => {
    expect(mailOn(after30, 0)).toBe('paymentReminder')
    expect(mailOn(after30, 1)).toBe('finalNotice')
    expect(mailOn({ days: 0, when: 'after', mail: 'finalNotice' }, 0)).toBe('paymentReminder')
    expect(mailOn({ days: 3, when: 'before', mail: 'paymentOverdue' }, 0)).toBe('paymentReminder')
  })

  test('[issue 18] knows the due day as one rule, before and after', () => {
    expect(ruleKeyOf({ days: 0, when: 'before', mail: 'paymentReminder' })).toBe('after-0')
    expect(ruleKeyOf({ days: 0, when: 'after', mail: 'paymentReminder' })).toBe('after-0')
  })
})

it('[issue 18] day by day each rule is sent once at most, never two on a day, and later rules after earlier ones', () => {
  const drawn = fc.record({
    rules: fc.array(
      fc.record({
        days: fc.integer({ min: 0, max: 40 }),
        when: fc.constantFrom('before' as const, 'after' as const),
        mail: fc.constantFrom('paymentReminder' as const, 'finalNotice' as const),
      }),
      { maxLength: 5 },
    ),
    start: fc.integer({ min: -50, max: 60 }),
    gaps: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 20, maxLength: 60 }),
  })
  const dayAfterDue = (days: number) => new Date(Date.UTC(2026, 2, 10 + days)).toISOString().slice(0, 10)
  checkLaw({ several: 15, late: 10 }, drawn, (cover, { rules: some, start, gaps }) => {
    const sent: SentReminder[] = []
    let at = start
    for (const gap of [0, ...gaps]) {
      at += gap
      const today = dayAfterDue(at)
      for (let again = 0; again < 3; again += 1) {
        const next = nextReminder(invoice, some, sent, today)
        if (next === null || next.day > today) continue
        expect(next.day).toBe(today)
        const offset = next.rule.when === 'before' ? -next.rule.days : next.rule.days
        expect(at).toBeGreaterThanOrEqual(offset)
        expect(at - offset).toBeLessThanOrEqual(7)
        if (at > offset) cover('late')
        sent.push({ rule: next.key, day: today })
      }
    }
    expect(new Set(sent.map(({ rule }) => rule)).size).toBe(sent.length)
    expect(new Set(sent.map(({ day }) => day)).size).toBe(sent.length)
    const offsets = sent.map(({ rule }) => (rule.startsWith('before') ? -1 : 1) * Number(rule.split('-')[1]))
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other))
    if (sent.length > 1) cover('several')
  })
})
