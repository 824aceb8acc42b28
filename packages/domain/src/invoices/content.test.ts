/** What a receipt says is of the moment in which it was issued. */
import { expect, test } from 'vitest'
import { anOrder, aPayment, aProfile, at } from '../testing/builders.ts'
import { zeroCents } from '../units/money.ts'
import { receiptContent } from './content.ts'

test('[issue 18] a receipt holds the day of its payment where the organization was, whatever its time zone is later', () => {
  const dayIn = (timeZone: string, date: string) => {
    const org = { title: 'Studio', profile: aProfile({ region: { timeZone } }) }
    return receiptContent(anOrder(), org, aPayment({ date: at(date) }), zeroCents, null).payment?.day
  }
  expect(dayIn('UTC', '2030-03-01 03:00:00')).toBe('2030-03-01')
  expect(dayIn('America/Los_Angeles', '2030-03-01 03:00:00')).toBe('2030-02-28')
  // A day that somebody typed is that day everywhere.
  expect(dayIn('America/Los_Angeles', '2030-03-01 00:00:00')).toBe('2030-03-01')
})
