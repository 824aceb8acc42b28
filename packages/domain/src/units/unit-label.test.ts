import { describe, expect, it } from 'vitest'
import { labelInUnit } from './unit-label.ts'

describe('the unit in a label', () => {
  it('[12.25] follows the unit that is shown', () => {
    expect(labelInUnit('Width (mm)', 'in')).toBe('Width (in)')
    expect(labelInUnit('Width (mm)', 'mm')).toBe('Width (mm)')
    expect(labelInUnit('Length (inches)', 'mm')).toBe('Length (mm)')
  })
  it('is not put where none stands, and other brackets stay', () => {
    expect(labelInUnit('Width', 'in')).toBe('Width')
    expect(labelInUnit('Width (clear)', 'in')).toBe('Width (clear)')
  })
})
