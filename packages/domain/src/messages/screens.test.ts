/** Sentences of the screens that are put together of parts. */
import { describe, expect, it } from 'vitest'
import { adminRuleMessages } from './admin/admin-rules.ts'
import { adminSectionMessages } from './admin/admin-sections.ts'
import { orderScreenMessages } from './order/order-screen.ts'
import { orderStatusMessages } from './checkout/order-status.ts'
import { paymentMessages } from './checkout/payment.ts'
import { pickerMessages } from './options/pickers.ts'
import { pictureMessages } from './app/pictures.ts'
import { presenceMessages } from './order/presence.ts'
import { sharingMessages } from './app/sharing.ts'
import { signInMessages } from './app/sign-in.ts'
import { view3dMessages } from './order/view-3d.ts'

describe('what is counted', () => {
  it('is one of it, or several', () => {
    expect([1, 2].map((count) => pickerMessages.items({ count }))).toEqual(['1 item', '2 items'])
    expect([1, 3].map((invalid) => orderStatusMessages.invalidItems({ invalid }))).toEqual([
      'One item has an invalid configuration.',
      '3 items have an invalid configuration.',
    ])
    expect(presenceMessages.here({ names: 'Ada', count: 1 })).toBe('Ada is here')
    expect(presenceMessages.here({ names: 'Ada, Ben', count: 2 })).toBe('Ada, Ben are here')
    expect([1, 30].map((waitSeconds) => signInMessages.tooManyTries({ waitSeconds }))).toEqual([
      'Too many tries. Try again in 1 second.',
      'Too many tries. Try again in 30 seconds.',
    ])
  })
})

describe('what depends', () => {
  it('on how somebody pays is said with what to do', () => {
    expect(paymentMessages.sendAndConfirm({ isByMail: true, amount: '$5.00' })).toBe(
      'Mail a check for $5.00. Confirm it here, so that we can look out for it.',
    )
    expect(paymentMessages.sendAndConfirm({ isByMail: false, amount: '$5.00' })).toBe(
      'Send $5.00 to this account. Confirm it here, so that we can look out for it.',
    )
  })

  it('on a price is said with it where there is one', () => {
    const { customHasNoDrawing } = orderScreenMessages
    expect(customHasNoDrawing({ title: 'Rail', price: '$5.00' })).toBe(
      'Rail, $5.00 each. A custom product has no drawing.',
    )
    expect(customHasNoDrawing({ title: 'Rail', price: undefined })).toBe(
      'Rail. A custom product has no drawing.',
    )
  })

  it('on what is shown says what a press does', () => {
    const state = 'Prices are shown'
    expect(sharingMessages.pressToSwitch({ state, isShown: true })).toBe(
      'Prices are shown: press to hide them',
    )
    expect(sharingMessages.pressToSwitch({ state, isShown: false })).toBe(
      'Prices are shown: press to show them',
    )
    expect(orderScreenMessages.dimensionsIn({ unit: 'mm' })).toBe('dimensions in millimeters')
    expect(orderScreenMessages.dimensionsIn({ unit: 'in' })).toBe('dimensions in inches')
  })

  it('on a title has words for when there is none', () => {
    expect(pictureMessages.deletedPicture({ title: 'Hall' })).toBe('Hall deleted.')
    expect(pictureMessages.deletedPicture({ title: '' })).toBe('Picture deleted.')
    expect(adminSectionMessages.aListWith({ inputs: 'Name' })).toBe('A list, with Name')
    expect(adminSectionMessages.aListWith({ inputs: '' })).toBe('A list, with one input')
  })

  it('on where one looks from names the side and the height', () => {
    const { fromSide } = view3dMessages
    expect(fromSide({ side: 'left', isSteep: true, isAbove: true })).toBe('from the left, steeply above')
    expect(fromSide({ side: 'left', isSteep: false, isAbove: false })).toBe('from the left, slightly below')
    expect(new Set(view3dMessages.sides).size).toBe(8)
  })
})

it('[2.2.80] titles of which one is enough are listed with or', () => {
  const { oneOrOther } = adminRuleMessages
  expect(
    [[], ['Brass'], ['Brass', 'Steel'], ['Brass', 'Steel', 'Zinc']].map((titles) => oneOrOther({ titles })),
  ).toEqual(['', 'Brass', 'Brass or Steel', 'Brass, Steel or Zinc'])
})
