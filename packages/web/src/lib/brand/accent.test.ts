/** Every colour that an organisation may choose stays readable. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { accentColours, contrast, mix } from './accent.ts'

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('accent colours', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4.0, 1)
  })

  it('mixes by share', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  })

  it('leaves a dark accent as it is and takes black as ink', () => {
    expect(accentColours('#1f3a5f').accent).toBe('#1f3a5f')
    expect(accentColours('black')).toMatchObject({ accent: '#161616', onAccent: '#ffffff' })
  })

  it('darkens a pale accent until it can be seen on paper', () => {
    expect(accentColours('#ffee00').accent).not.toBe('#ffee00')
  })

  it('falls back to ink for what is no colour', () => {
    expect(accentColours('tomato; background: red')).toEqual(accentColours('black'))
  })

  test.prop([hexColour])('keeps words at 4.5:1 and shapes at 3:1, whatever the accent', (colour) => {
    const colours = accentColours(colour)
    expect(contrast(colours.accent, '#ffffff')).toBeGreaterThanOrEqual(3)
    expect(contrast(colours.onAccent, colours.accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours.onAccent, colours.hover)).toBeGreaterThanOrEqual(4.5)
    for (const background of ['#ffffff', '#f7f7f5', colours.soft]) {
      expect(contrast(colours.text, background)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
