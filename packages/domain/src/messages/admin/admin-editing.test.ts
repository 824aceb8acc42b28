/** What is said of changes in the back office is true of each of them. */
import { expect, test } from 'vitest'
import { adminEditingMessages as words } from './admin-editing.ts'

test('[issue 14] what was not saved or not undone is named, and said to be done by nobody', () => {
  const label = 'Version 2 was added.'
  expect(words.notSaved({ label })).toBe('This change is not saved: “Version 2 was added”.')
  expect(words.notUndone({ label })).toBe('This could not be undone: “Version 2 was added”.')
})

test('[issue 14] several records are archived, one is', () => {
  expect(words.archivedNow({ title: words.records({ count: 4 }), count: 4 })).toBe('4 records are archived.')
  expect(words.unarchivedNow({ title: '4 records', count: 4 })).toBe('4 records are active again.')
  expect(words.archivedNow({ title: 'Keypad', count: 1 })).toBe('Keypad is archived.')
})

test('[issue 14] a number that was left empty is called so', () => {
  expect(words.becameZero({ text: ' ' })).toBe('The number was left empty: it became 0.')
  expect(words.becameZero({ text: 'much' })).toBe('much is no number: it became 0.')
})
