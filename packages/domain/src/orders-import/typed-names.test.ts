import { describe, expect, it } from 'vitest'
import { isTypedAs, isTypedWithoutUnits } from './typed-names.ts'

describe('names as people type them', () => {
  it.each([
    ['82x82 mm', '82 × 82 mm'],
    ['82 X 82 MM', '82 × 82 mm'],
    ['1/2 in', '½ in'],
    ['1 1/2 in', '1½ in'],
    ['Ash - natural', 'Ash – natural'],
    ["Painter's white", 'Painter’s white'],
    ['48-60', '48 – 60'],
    ['24" wide', '24″ wide'],
  ])('[issue 18] takes “%s” for “%s”', (text, name) => {
    expect(isTypedAs(text, name)).toBe(true)
  })

  it.each([
    ['82x82', '82 × 82 mm'],
    ['82 mm x 82 mm', '82 × 82 mm'],
    ['24', '24 inches'],
    ['24 in', '24″'],
  ])('[issue 18] takes “%s” for “%s”, whose unit it leaves out or says elsewhere', (text, name) => {
    expect(isTypedAs(text, name)).toBe(false)
    expect(isTypedWithoutUnits(text, name)).toBe(true)
  })

  it.each([
    ['82 in', '82 mm'],
    ['82 x 144', '82 × 82 mm'],
    ['Ash', 'Ash – natural'],
    ['1/2', '1½'],
    ['11/2', '1½'],
    ['x', '×2'],
  ])('[issue 18] does not take “%s” for “%s”', (text, name) => {
    expect(isTypedWithoutUnits(text, name)).toBe(false)
  })
})
