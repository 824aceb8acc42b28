/** How wide texts run. Arimo advances as Arial does: A 667, W 944, i 222, figures 556, blanks and points 278 of 1000. */
import { describe, expect, it } from 'vitest'
import { documentFamily, figureWidth, type TextStyle, textStyles, textWidth } from './type.ts'

const style = (size: number, weight: TextStyle['weight'] = 400) => ({ size, line: 15, weight }) as const
const inTen = (text: string, family: Parameters<typeof textWidth>[1] = 'arimo') =>
  textWidth(text, family, style(10))

describe('the family of documents', () => {
  it.each([
    ['Arimo', 'arimo'],
    [' BARLOW ', 'barlow'],
    ['Inter', 'inter'],
    ['Helvetica Neue', 'inter'],
    ['', 'inter'],
    [null, 'inter'],
  ] as const)('for the font %j is %s', (font, family) => expect(documentFamily(font)).toBe(family))
})

describe('the width of a text', () => {
  it.each([
    ['', 0],
    ['AWi', 18.33],
    ['A i', 11.67],
    // the last sign of the first table, the first of the second, the last of the last
    ['~', 5.84],
    ['\u00A0', 2.78],
    ['−', 5.84],
  ])('of %j in Arimo of 10 px is %d', (text, width) => expect(inTen(text)).toBeCloseTo(width, 9))

  it('grows with the size, and is another in another weight', () => {
    expect(textWidth('AWi', 'arimo', style(20))).toBeCloseTo(36.66, 9)
    // Arial's A and i of the heavier weight are wider.
    expect(textWidth('Ai', 'arimo', style(10, 600))).toBeGreaterThan(inTen('Ai'))
  })

  it.each([
    { says: 'an ideograph', text: '漢', width: 12.5 },
    { says: 'a picture sign, of two halves', text: '😀', width: 12.5 },
    { says: 'a letter after a picture sign', text: '😀A', width: 19.17 },
    { says: 'a letter of another script', text: 'ა', width: 8 },
    { says: 'a letter after the last sign of the first plane', text: '\uFFFFA', width: 14.67 },
    { says: 'an accent over a letter', text: 'A\u0301', width: 6.67 },
    { says: 'a sign that joins', text: 'A\u2060A', width: 13.34 },
  ])('errs to the wide side where no font has it: $says', ({ text, width }) => {
    expect(inTen(text)).toBeCloseTo(width, 9)
  })

  it('what a family lacks Inter draws', () => {
    for (const text of ['Я', 'Ω']) {
      expect(inTen(text, 'barlow')).toBe(inTen(text, 'inter'))
      expect(inTen(text, 'barlow')).not.toBe(8)
    }
    expect(inTen('A', 'barlow')).not.toBe(inTen('A', 'inter'))
  })
})

describe('the width of a figure in a column', () => {
  it.each([
    ['inter', '111', 19.44],
    ['arimo', '111', 16.68],
    ['barlow', '111', 16.14],
    // two figures and a point
    ['arimo', '1.5', 13.9],
    ['arimo', 'A', 6.67],
  ] as const)('in %s %j takes %d of 10 px', (family, text, width) => {
    expect(figureWidth(text, family, style(10))).toBeCloseTo(width, 9)
  })
})

it('sizes and line heights of documents, in px', () => {
  expect(textStyles).toEqual({
    title: { size: 22, line: 28, weight: 600 },
    heading: { size: 13, line: 20, weight: 600 },
    body: { size: 11, line: 15, weight: 400 },
    strong: { size: 11, line: 15, weight: 600 },
    detail: { size: 10, line: 15, weight: 400 },
    small: { size: 9.5, line: 15, weight: 400 },
    label: { size: 9, line: 15, weight: 600 },
    tight: { size: 8.5, line: 15, weight: 400 },
    tighter: { size: 7.5, line: 15, weight: 400 },
    tightest: { size: 7, line: 15, weight: 400 },
  })
})
