import { expect, test } from 'vitest'
import { freeName } from './free-name.ts'

test.each([
  [[], 'Chrome on Linux'],
  [['Phone'], 'Chrome on Linux'],
  [['Chrome on Linux'], 'Chrome on Linux 2'],
  [['Chrome on Linux 2', 'Chrome on Linux'], 'Chrome on Linux 3'],
])('[issue 17] beside %j a new passkey is called %s', (taken, name) => {
  expect(freeName('Chrome on Linux', taken)).toBe(name)
})
