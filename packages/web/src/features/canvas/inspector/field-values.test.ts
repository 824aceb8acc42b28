/** How values of fields are written. */
import { describe, expect, it } from 'vitest'
import { angleText } from './field-values.ts'

describe('an angle in a field', () => {
  it('[issue 15] is read to a hundredth of a degree, however it was turned by hand', () => {
    expect(angleText(38.65980825409008)).toBe('38.66')
    expect([0, 90, -15.5].map(angleText)).toEqual(['0', '90', '-15.5'])
  })
})
