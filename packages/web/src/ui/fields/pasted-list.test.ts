/** A column of a spreadsheet in a field of one line. */
import { expect, test } from 'vitest'
import { pastedList } from './pasted-list.ts'

test('[issue 18] lines and cells are parted by commas, whatever ends them', () => {
  expect(pastedList('1Z12345E0205271688\r\n1Z12345E0305271640\r\n')).toBe(
    '1Z12345E0205271688, 1Z12345E0305271640',
  )
  expect(pastedList('a@b.example,\nc@d.example;\n\n  e@f.example')).toBe(
    'a@b.example, c@d.example, e@f.example',
  )
  expect(pastedList('one\ttwo')).toBe('one, two')
})

test('what has one line is pasted as ever', () => {
  expect(pastedList('one, two')).toBeNull()
  expect(pastedList('one\n')).toBeNull()
  expect(pastedList('')).toBeNull()
})
