/** Which files a part that is imported later is said to need. */
import { expect, it } from 'vitest'
import { notThereYet } from './not-there-yet.ts'

const files = [
  'assets/order-actions-CrSwR_q.js',
  'assets/app-DsXasOZ.js',
  'assets/app-BAqVOJ6N.css',
  'assets/rolldown-runtime-XKyaHtl.js',
  'assets/shared-CHIOZMi.js',
  'assets/order-D-mcZvz.js',
  'assets/popups-7Hs6Z2V.js',
]

it('of a part of the order page, neither the app nor the order page itself', () => {
  expect(notThereYet(files, 'assets/order-D-mcZvz.js')).toEqual([
    'assets/order-actions-CrSwR_q.js',
    'assets/popups-7Hs6Z2V.js',
  ])
})

it('of a part of any other chunk, all but the app', () => {
  const others = [
    'assets/order-actions-CrSwR_q.js',
    'assets/shared-CHIOZMi.js',
    'assets/order-D-mcZvz.js',
    'assets/popups-7Hs6Z2V.js',
  ]
  expect(notThereYet(files, 'assets/app-DsXasOZ.js')).toEqual(others)
  expect(notThereYet(files, 'assets/order-actions-CrSwR_q.js')).toEqual(others)
})
