/** Mixed colors, to the digit. */
import { describe, expect, it } from 'vitest'
import { darken, hiddenLineOn, lighten, lineOn, luminance, mixColours, solid } from './colour.ts'

describe('colors', () => {
  it('are written with six small digits, a gray standing for what is none', () => {
    expect(['#abc', '#ABCDEF', '#000', '#00000f', '#zzz'].map(solid)).toEqual([
      '#aabbcc',
      '#abcdef',
      '#000000',
      '#00000f',
      '#808080',
    ])
  })

  it('mix channel by channel', () => {
    expect(mixColours('#102030', '#ffffff', 0.25)).toBe('#4c5864')
    expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mixColours('#ff8000', '#0080ff', 0.2)).toBe('#cc8033')
    expect([0, 1].map((amount) => mixColours('#123456', '#654321', amount))).toEqual(['#123456', '#654321'])
    expect(lighten('#102030', 0.25)).toBe('#4c5864')
    expect(darken('#c86432', 0.5)).toBe('#643219')
  })

  it.each([
    ['#ffffff', 1],
    ['#000000', 0],
    ['#ff0000', 0.2126],
    ['#00ff00', 0.7152],
    ['#0000ff', 0.0722],
    ['#808080', 0.21586],
    ['#0a0a0a', 0.003035],
    ['#0b0b0b', 0.003347],
  ])('of %s the luminance is %d', (hex, expected) => {
    expect(luminance(hex)).toBeCloseTo(expected, 5)
  })

  it.each([
    ['#626262', '#161616', 'ink2'],
    ['#606060', '#a8a8a8', '#b0b0b0'],
    ['#202020', '#848484', '#909090'],
    ['#ffffff', '#161616', 'ink2'],
  ])('on %s a line is %s, a hidden one %s', (surface, line, hidden) => {
    expect(lineOn(surface)).toBe(line)
    expect(hiddenLineOn(surface)).toBe(hidden)
  })
})
