/**
 * What a browser has stored under a name is found under that name again: these names stand in the storages of everybody who
 * has used the app. One that must change is read under its old name too, or moved.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draftKey } from './draft-key.ts'

const source = join(import.meta.dirname, '..', '..')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8'))
  .join('\n')

test('a draft is named by its person, its order and what it is', () => {
  expect(draftKey(7, { orgId: 3, id: 41 }, 'feedback')).toBe('draft:7:3:41:feedback')
})

test.each([
  'active-org',
  'guest-mode',
  'copied-item',
  'comment-name',
  'last-list:',
  'order-view:cart',
  'engraving:recent-symbols',
  'kept:',
])('%j is a name that browsers hold', (name) => {
  expect(code.includes(`'${name}'`) || code.includes(`\`${name}`)).toBe(true)
})
