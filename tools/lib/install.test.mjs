/** An installation is up to date exactly when it has what the lock file asks for. */
import { describe, expect, test } from 'vitest'
import { findOutdated } from './install.mjs'

const lock = {
  '': { version: '0.1.0' },
  'packages/domain': { version: '0.1.0' },
  'node_modules/@orderwright/domain': { resolved: 'packages/domain', link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/a/node_modules/zod': { version: '3.0.0' },
  'node_modules/only-on-mac': { version: '1.0.0', optional: true },
}
const installed = {
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/a/node_modules/zod': { version: '3.0.0' },
}

describe('the installation', () => {
  test('is up to date with everything but other systems’ packages', () => {
    expect(findOutdated(lock, installed)).toBeUndefined()
  })

  test.each([
    ['a package is missing', { 'node_modules/zod': { version: '4.6.7' } }, 'node_modules/a/node_modules/zod'],
    ['a version differs', { ...installed, 'node_modules/zod': { version: '4.0.0' } }, 'node_modules/zod'],
    ['nothing is installed', {}, 'node_modules/zod'],
  ])('is out of date when %s', (_what, found, expected) => {
    expect(findOutdated(lock, found)).toBe(expected)
  })
})
