/** Texts in lines: nothing is lost, nothing is too wide, and lines are as long as they may be. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'
import { type TextStyle, textStyles, textWidth } from './type.ts'

const style: TextStyle = textStyles.body
const width = (text: string) => textWidth(text, 'inter', style)
const words = fc.stringMatching(/^[A-Za-z0-9,./é-]{1,30}$/)
const texts = fc.array(
  fc.oneof(words, fc.constant('\n'), fc.constant('漢字仮名交じり'), fc.constant('שלום')),
  {
    maxLength: 40,
  },
)
const widths = fc.integer({ min: 30, max: 300 })

describe('a text in lines', () => {
  test.prop([texts, widths])('nothing but the blanks at its breaks is lost', (list, most) => {
    const text = list.join(' ').trimEnd()
    let at = 0
    for (const line of breakLines(text, most, style, 'inter')) {
      const start = text.indexOf(line, at)
      expect(text.slice(at, start).trim()).toBe('')
      at = start + line.length
    }
    expect(at).toBe(text.length)
  })

  test.prop([texts, widths])('no line is wider than the column', (list, most) => {
    for (const line of breakLines(list.join(' '), most, style, 'inter')) {
      if ([...line].length > 1) expect(width(line)).toBeLessThanOrEqual(most + 1e-9)
    }
  })

  test.prop([fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 30 }), widths])(
    'a line takes each word that has room: the next word would not have fitted',
    (list, most) => {
      const lines = breakLines(list.join(' '), Math.max(most, 80), style, 'inter')
      lines.slice(1).forEach((line, index) => {
        const [next = ''] = line.split(' ')
        expect(width(`${lines[index]} ${next}`)).toBeGreaterThan(Math.max(most, 80))
      })
    },
  )

  it('breaks between words, after hyphens, and in a word that fits on no line', () => {
    expect(breakLines('', 100, style, 'inter')).toEqual([])
    expect(breakLines('one two', 500, style, 'inter')).toEqual(['one two'])
    expect(breakLines('W'.repeat(40), 120, style, 'inter').length).toBeGreaterThan(3)
    expect(breakLines('a\n\nb', 100, style, 'inter')).toEqual(['a', '', 'b'])
    expect(breakLines('tab\there\u0000', 500, style, 'inter')).toEqual(['tab  here'])
  })

  // A picture sign and an ideograph take 1.25 of their size, 13.75 px of 11: four of them 55.
  const signs = (count: number) => '😀'.repeat(count)
  it.each([
    { says: 'what fits exactly is one line', text: '漢字漢字', lines: ['漢字漢字'] },
    { says: 'ideographs fill the line', text: '漢字漢字漢字漢字漢', lines: ['漢字漢字', '漢字漢字', '漢'] },
    {
      says: 'a word too wide is cut where the line is full',
      text: signs(9),
      lines: [signs(4), signs(4), signs(1)],
    },
    { says: 'a word too wide begins a line', text: `x ${signs(5)}`, lines: ['x', signs(4), signs(1)] },
    {
      says: 'what follows it keeps its blank',
      text: `${signs(5)} y z`,
      lines: [signs(4), `${signs(1)} y z`],
    },
    {
      says: 'blanks at a break count for nothing',
      text: `${signs(4)}   ${signs(4)}`,
      lines: [signs(4), signs(4)],
    },
    {
      says: 'an ideograph is not parted from what a fixed blank holds to it',
      text: '漢字漢字\u00A0·',
      lines: ['漢字漢', '字\u00A0·'],
    },
    {
      says: 'breaks of any kind are breaks',
      text: 'a\r\nb\rc\u2028d\u2029e\nf',
      lines: ['a', 'b', 'c', 'd', 'e', 'f'],
    },
    { says: 'an empty line stays, those around the text go', text: '\n\n a\n \nb \n', lines: ['a', '', 'b'] },
    {
      says: 'a paragraph keeps its indent and not what is after it',
      text: 'a  \n  b  ',
      lines: ['a', '  b'],
    },
    {
      says: 'controls, halves of signs and signs that are none are left out',
      text: 'a\u0007b\uD83Dc\uFFFEd\uFFFF',
      lines: ['abcd'],
    },
    { says: 'tabs are two blanks', text: 'a\tb', lines: ['a  b'] },
    { says: 'a text of blanks has no line', text: ' \t\n ', lines: [] },
  ])('in 55 px: $says', ({ text, lines }) => expect(breakLines(text, 55, style, 'inter')).toEqual(lines))

  it.each([
    { most: 60, lines: ['left-right/', 'over;', 'under,', 'near–far—', 'end'] },
    { most: 40, lines: ['left-', 'right/', 'over;', 'under,', 'near–', 'far—', 'end'] },
  ])('ends lines after hyphens, dashes, slashes, commas and semicolons, in $most px', ({ most, lines }) => {
    expect(breakLines('left-right/over;under,near–far—end', most, style, 'inter')).toEqual(lines)
  })

  it('ends no line between a hyphen and a figure', () => {
    expect(breakLines('Nos. 11-12', 50, style, 'inter')).toEqual(['Nos.', '11-12'])
  })

  it('the same text is set anew for another size, weight, width or family', () => {
    const lines = (most: number, of: TextStyle, family: 'inter' | 'arimo') =>
      breakLines('Minimum mammals', most, of, family)
    const body = { size: 11, line: 15, weight: 400 } as const
    const narrow = ['Minimum', 'mammals']
    const whole = ['Minimum mammals']
    const inter = width('Minimum mammals')
    expect(lines(inter, body, 'inter')).toEqual(whole)
    expect(lines(inter - 0.1, body, 'inter')).toEqual(narrow)
    expect(lines(inter, { ...body, size: 12 }, 'inter')).toEqual(narrow)
    expect(lines(inter, { ...body, weight: 600 }, 'inter')).toEqual(narrow)
    expect(lines(inter - 0.1, body, 'arimo')).toEqual(whole)
  })

  it('keeps a size and a figure with its unit on one line, unless no line has room for them', () => {
    const text = '4 keypad buttons, 2 × 3 · Small, 2.4 mm · 207 × 144 mm · 8 in all'
    for (let most = Math.ceil(width('207 × 144 mm')); most < 400; most += 1) {
      const lines = breakLines(text, most, style, 'inter')
      expect(lines.filter((line) => /^×|×$|^mm|\d$/.test(line) && !line.endsWith('2 × 3'))).toEqual([])
    }
    expect(breakLines('12345 × 67890 mm', 50, style, 'inter')).toEqual(['12345 ×', '67890', 'mm'])
  })

  it('a family of several people is one sign and is not cut in two', () => {
    const family = '👨‍👩‍👧‍👦'
    for (const line of breakLines(family.repeat(20), 60, style, 'inter')) {
      expect(line.replaceAll(family, '')).toBe('')
    }
  })
})
