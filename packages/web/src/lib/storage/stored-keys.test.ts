/**
 * What a browser has stored under a name is found under that name again: these names stand in the storages of everybody who
 * has used the app. One that must change is read under its old name too, or moved.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draftKey } from './draft-key.ts'
import { chosenDraftKey, recordDraftKey, unsentKey } from './record-keys.ts'

const source = join(import.meta.dirname, '..', '..')

test('a draft is named by its person, its order and what it is', () => {
  expect(draftKey(7, { orgId: 3, id: 41 }, 'feedback')).toBe('draft:7:3:41:feedback')
})

test('what is typed in the back office is named by its record and field, what is not sent by its person', () => {
  expect(recordDraftKey(3, 'product', 41, 'title')).toBe('draft:admin:3:product:41:title')
  expect(unsentKey(7, 3)).toBe('orderwright:admin:7:3')
  expect(unsentKey(7, 3, 12)).toBe('orderwright:admin:7:3:draft:12')
  expect(chosenDraftKey(7, 3)).toBe('chosen-draft:7:3')
})

test.each([
  ['lib/session/session.tsx', `'active-org'`],
  ['lib/session/session.tsx', `'guest-mode'`],
  ['early-calls.ts', `'active-org'`],
  ['early-calls.ts', `'guest-mode'`],
  ['features/order-items/item-actions.ts', `'copied-item'`],
  ['features/comments/new-comment.tsx', `'comment-name'`],
  ['features/orders-list/last-list.ts', '`last-list:${orgId}`'],
  ['features/open-order/view-settings.tsx', `'order-view:cart'`],
  ['features/options/symbol-picker.tsx', `'engraving:recent-symbols'`],
  ['features/open-order/live/kept-storage.ts', `'kept:'`],
])('%s names what browsers hold %s', (file, name) => {
  expect(readFileSync(join(source, file), 'utf8')).toContain(name)
})
