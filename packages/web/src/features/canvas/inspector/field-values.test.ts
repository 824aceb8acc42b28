/** How values of fields are written. */
import { describe, expect, it } from 'vitest'
import { angleText, typedNumber } from './field-values.ts'

describe('an angle in a field', () => {
  it('[issue 15] is read to a hundredth of a degree, however it was turned by hand', () => {
    expect(angleText(38.65980825409008)).toBe('38.66')
    expect([0, 90, -15.5].map(angleText)).toEqual(['0', '90', '-15.5'])
  })
})

describe('a number in a field', () => {
  it.each([
    ['45', 45],
    [' -7,5 ', -7.5],
    ['−7.5', -7.5],
    ['.5', 0.5],
    ['+3', 3],
  ])('[issue 15] “%s” is read as it is written', (text, value) => {
    expect(typedNumber(text)).toBe(value)
  })

  it.each(['', '-', 'NaN', '1e9', '0x10', 'Infinity', '1,234.5', '4 5'])(
    '[issue 15] “%s” is none',
    (text) => {
      expect(typedNumber(text)).toBeNull()
    },
  )
})
