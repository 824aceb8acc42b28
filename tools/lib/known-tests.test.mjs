/** When a test that has passed may be left out of `npm run check`. */
import { describe, expect, it } from 'vitest'
import { testKeys } from './known-tests.mjs'

const imports = new Map([
  ['a.test.ts', ['a.ts']],
  ['a.ts', ['b.ts']],
  ['b.ts', ['a.ts']],
  ['c.test.ts', ['c.ts']],
  ['c.ts', []],
  ['files.test.ts', []],
  ['temporary.test.ts', []],
])
const files = {
  'a.test.ts': 'tests a',
  'a.ts': 'a',
  'b.ts': 'b',
  'c.test.ts': 'tests c',
  'c.ts': 'c',
  'files.test.ts': "import { readdirSync } from 'node:fs'\nreaddirSync(import.meta.dirname)",
  'temporary.test.ts': "import { mkdtempSync } from 'node:fs'\nmkdtempSync(tmpdir())",
  'settings.json': '{}',
}
const keys = (changed = {}) => {
  const now = { ...files, ...changed }
  return testKeys(imports, ['settings.json'], (file) => now[file])
}

describe('a test that has passed', () => {
  it('keeps its key while nothing has changed that it reaches', () => {
    expect(keys({ 'c.ts': 'changed' }).get('a.test.ts')).toBe(keys().get('a.test.ts'))
  })
  it.each(['a.test.ts', 'a.ts', 'b.ts', 'settings.json'])('has another when %s changes', (file) => {
    expect(keys({ [file]: 'changed' }).get('a.test.ts')).not.toBe(keys().get('a.test.ts'))
  })
  it('has none when it looks at files of the tree itself, and nor has what is no test', () => {
    expect([...keys().keys()]).toEqual(['a.test.ts', 'c.test.ts', 'temporary.test.ts'])
  })
})
