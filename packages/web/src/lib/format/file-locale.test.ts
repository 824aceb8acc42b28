import { expect, test } from 'vitest'
import { fileLocaleOf } from './file-locale.ts'

test.each([
  ['en-US', 'american'],
  ['en-GB', 'british'],
  ['de-AT', 'continental'],
  ['fr-FR', 'continental'],
  ['no language at all', 'american'],
] as const)('[issue 16] a file of somebody who speaks %s is read as %s', (language, key) => {
  expect(fileLocaleOf(language)).toBe(key)
})
