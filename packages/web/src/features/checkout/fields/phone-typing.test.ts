/** Typing a phone number. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { shapePhone, typePhone } from './phone-typing.ts'

/** Types the characters one after the other at the end. */
const typed = (keys: string) =>
  [...keys].reduce((text, key) => typePhone({ text: text + key, caret: text.length + 1 }).text, '')

describe('a phone number', () => {
  it.each([
    ['4', '4'],
    ['415', '415'],
    ['4155', '(415) 5'],
    ['415555', '(415) 555'],
    ['4155550', '(415) 555-0'],
    ['4155550134', '(415) 555-0134'],
    ['415-555-0134', '(415) 555-0134'],
    ['+33 1 84 88 00 00', '+33 1 84 88 00 00'],
    ['4155550134 ext 5', '(415) 555-0134 ext 5'],
    ['41555501345', '(415) 555-01345'],
    ['14155550134', '(415) 555-0134'],
    ['1-415-555-0134', '(415) 555-0134'],
    ['+1 415 555 0134', '+1 415 555 0134'],
  ])('typed as %s stands as %s', (keys, text) => expect(typed(keys)).toBe(text))

  it('keeps the caret after the digit that was typed in its middle', () => {
    // (415) 55|-0134 with a 5 typed at the bar
    expect(typePhone({ text: '(415) 555-0134', caret: 9 })).toEqual({ text: '(415) 555-0134', caret: 9 })
    expect(typePhone({ text: '(4915) 555-013', caret: 3 })).toEqual({ text: '(491) 555-5013', caret: 3 })
    expect(typePhone({ text: '9(415) 555-013', caret: 1 })).toEqual({ text: '(941) 555-5013', caret: 2 })
  })

  it('can be deleted from the end and from the middle', () => {
    let { text, caret } = { text: '(415) 555-0134', caret: 14 }
    for (let presses = 0; presses < 14 && text !== ''; presses += 1) {
      const next = typePhone({ text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 })
      text = next.text
      caret = next.caret
    }
    expect(text).toBe('')
    // Backspace at ')' takes the sign alone; the caret goes on, so that the next press takes the digit.
    expect(typePhone({ text: '(415 555-0134', caret: 4 })).toEqual({ text: '(415) 555-0134', caret: 4 })
  })

  test.prop([fc.stringMatching(/^[\d ().-]{0,20}$/), fc.nat({ max: 20 })])(
    'loses no digit, and the caret stays behind the same one',
    (text, at) => {
      const caret = Math.min(at, text.length)
      const digits = (of: string) => of.replace(/\D/g, '')
      const after = typePhone({ text, caret })
      expect(digits(after.text)).toBe(digits(text))
      if (caret < text.length) {
        expect(digits(after.text.slice(0, after.caret))).toBe(digits(text.slice(0, caret)))
      }
      expect(shapePhone(after.text)).toBe(after.text)
    },
  )
})
