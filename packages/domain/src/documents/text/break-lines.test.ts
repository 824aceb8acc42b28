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
const bare = (text: string) => text.replaceAll(/\s/g, '')

describe('a text in lines', () => {
  test.prop([texts, widths])('keeps every letter in its order', (list, most) => {
    const text = list.join(' ')
    expect(bare(breakLines(text, most, style, 'inter').join(' '))).toBe(bare(text))
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
