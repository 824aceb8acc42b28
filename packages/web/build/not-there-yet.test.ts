/** Which files a part that is imported later is said to need. */
import { expect, it } from 'vitest'
import { notThereYet } from './not-there-yet.ts'

const app = ['assets/app-DsXasOZ.js', 'assets/app-BAqVOJ6N.css', 'assets/rolldown-runtime-XKyaHtl.js']
const shared = 'assets/shared-CHIOZMi.js'
const order = 'assets/order-D-mcZvz.js'
const family = ['assets/family-CUxOEBt.js', 'assets/plate-body-X1xsIAF.js']

it('of a drawing family, all that it brings, but neither the app nor the page that asks for it', () => {
  expect(notThereYet([...family, ...app, shared, order], order)).toEqual(family)
})

it('of a part of any other chunk, all but the app', () => {
  expect(notThereYet([...family, ...app, shared], 'assets/documents-page-CUxOEBt.js')).toEqual([
    ...family,
    shared,
  ])
})

it('of what is fetched ahead in two chunks, those alone', () => {
  const files = [
    'assets/order-actions-CrSwR_q.js',
    ...app,
    'assets/later-Cu8QDVW.js',
    shared,
    'assets/popups-7Hs6Z2V.js',
  ]
  expect(notThereYet(files, order)).toEqual(['assets/later-Cu8QDVW.js', 'assets/popups-7Hs6Z2V.js'])
})
