import { expect, test } from 'vitest'
import { cutPaste } from './cut-pastes.ts'

const field = { maxLength: 10, length: 4, selected: 0, isOneLine: true }

test.each([
  ['what fits', 'sixsix', field, null],
  ['one too many', 'seven77', field, { pasted: 7, taken: 6 }],
  ['what is selected gives room', 'seven77', { ...field, selected: 1 }, null],
  ['a full field takes nothing', 'a', { ...field, length: 10 }, { pasted: 1, taken: 0 }],
  ['in one line a break is a blank', 'six\r\nsix', field, { pasted: 7, taken: 6 }],
  ['in one line those at the end are left out', 'sixsix\r\n\r\n', field, null],
  ['breaks are one character each', 'ab\r\ncd\r\n', { ...field, isOneLine: false }, null],
  ['and count', 'abc\r\ncde', { ...field, isOneLine: false }, { pasted: 7, taken: 6 }],
  ['a field without a most', 'a'.repeat(50_000), { ...field, maxLength: -1 }, null],
])('[issue 14] a paste is cut where the browser cuts it: %s', (_, text, into, expected) => {
  expect(cutPaste(text, into)).toEqual(expected)
})
