import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('typed text', () => {
  it('keeps emoji and every script, and drops what prints nothing or breaks what is stored', () => {
    expect(plainText('Salon 💡 غرفة 部屋 é')).toBe('Salon 💡 غرفة 部屋 é')
    expect(plainText('a\u0000b\u0007c\u202ed')).toBe('abcd')
    expect(plainText('half \ud83d sign')).toBe('half  sign')
    expect(plainText('other \udca1 half')).toBe('other  half')
    expect(plainText('one\n\n\ttwo\u2028three')).toBe('one two three')
    expect(plainText('one\r\ntwo\tthree')).toBe('one two three')
    expect(plainText('one\r\ntwo\tthree', true)).toBe('one\ntwo\tthree')
    expect(plainText('one\r\u0000\ntwo\r\r\nthree', true)).toBe('one\ntwo\n\nthree')
  })

  test.prop([fc.string({ unit: 'binary', maxLength: 80 })])('is well-formed and stays as it is', (text) => {
    const clean = plainText(text, true)
    expect(() => encodeURIComponent(clean)).not.toThrow()
    expect(plainText(clean, true)).toBe(clean)
  })
})
