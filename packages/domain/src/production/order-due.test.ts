/** By when an order has to leave, by what is chosen on it. [issue 18] */
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aProductWith,
  aProfile,
  aProperty,
} from '../testing/builders.ts'
import { timestamp } from '../units/timestamp.ts'
import { orderDue } from './order-due.ts'

const finish = aProperty({ id: 1, title: 'Finish', isRequired: 0 })
const extras = aProperty({ id: 2, title: 'Extras', isRequired: 0 })
const crate = aProperty({ id: 3, title: 'Crate', isRequired: 0, isOrderLevel: 1 })
const properties = [finish, extras, crate]
const slow = (id: number, productPropertyId: number, key: string) =>
  anOption({ id, productPropertyId, title: key, data: { [key]: true } })

const profile = aProfile({
  productOrderStatuses: [
    { key: 'new', type: 'orderStarted', title: 'New' },
    { key: 'made', type: 'inProduction', title: 'Made' },
  ],
  roles: { finish: [1, 2, 3] },
  production: {
    startsAt: 'made',
    leadTimeDays: 5,
    byOption: [
      { role: 'finish', optionDataKey: 'slow', workingDays: 10 },
      { role: 'finish', optionDataKey: 'slower', workingDays: 15 },
    ],
  },
})
const context = aContext(
  {
    products: [aProductWith(properties, { id: 1 })],
    productProperties: properties,
    productOptions: [
      anOption({ id: 10, productPropertyId: 1, title: 'Plain' }),
      slow(11, 1, 'slow'),
      slow(21, 2, 'slower'),
      slow(31, 3, 'slower'),
    ],
  },
  { profile },
)

/** Monday, November 2: in 5 working days it is the 9th, in 10 the 16th, in 15 the 23rd. */
const started = { statusData: { made: { date: timestamp('2026-11-02 09:00:00') } } }

function dayOf(choices: readonly object[], order: object = started) {
  const items = choices.map((own, index) =>
    anItem({ id: index + 1, rank: index + 1, productId: 1, properties: { ...own } }),
  )
  return orderDue(evaluateOrder(context, aDocument(items, order)))?.day
}

describe('[issue 18] an order is due', () => {
  it('after the usual lead time, or that of its slowest option on any line', () => {
    expect(dayOf([])).toBe('2026-11-09')
    expect(dayOf([{ 1: { optionId: 10 } }])).toBe('2026-11-09')
    expect(dayOf([{ 1: { optionId: 11 } }, { 1: { optionId: 10 } }])).toBe('2026-11-16')
    expect(dayOf([{ 1: { optionId: 11 } }, { 2: { optionId: 21 } }])).toBe('2026-11-23')
  })

  it('by options of lists and of the whole order too', () => {
    expect(dayOf([{ 2: { optionIds: [10, 21] } }])).toBe('2026-11-23')
    expect(dayOf([{}], { ...started, properties: { 3: { optionId: 31 } } })).toBe('2026-11-23')
  })

  it('on the day that somebody typed, whatever is chosen; on none before its time has begun', () => {
    const typed = { ...started, estimatedShippingDate: timestamp('2026-12-24 00:00:00') }
    expect(dayOf([{ 2: { optionId: 21 } }], typed)).toBe('2026-12-24')
    expect(dayOf([{ 2: { optionId: 21 } }], {})).toBeUndefined()
  })
})
