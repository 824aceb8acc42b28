/** What looks like a date that a spreadsheet program has made of something else, and what does not. */
import { expect, test } from 'vitest'
import { looksTurned } from './program-habits.ts'

test.each(['2-Jan', '02. Jan', '1. Feb.', '2-Sept', '3. März', '1 juin', '4-juil.'])(
  '[issue 16] %s does',
  (text) => {
    expect(looksTurned(text)).toBe(true)
  },
)

test.each(['1 Main', '12 Mark', '3 Deco', 'Hall 26', '1 Main Street', '2 May Lane'])(
  '%s does not',
  (text) => {
    expect(looksTurned(text)).toBe(false)
  },
)
