import { expect, test } from 'vitest'
import { withoutPending, withPending } from './change-draft.ts'
import { emptyDraft } from './share-draft.ts'

const ada = { id: 1, name: 'Ada Lovelace', email: 'Ada@Example.com' }

test('whoever is about to be invited stands there once, found or typed, in capitals or not', () => {
  const once = withPending(withPending(emptyDraft, ada), { email: 'ADA@example.com' })
  expect(once.pending).toEqual([ada])
  const typed = withPending(once, { email: 'Ada+Plates@example.com' })
  expect(typed.pending.map(({ id, email }) => [id, email])).toEqual([
    [1, 'Ada@Example.com'],
    [null, 'ada+plates@example.com'],
  ])
})

test('a pending one is taken off, and the note stays', () => {
  const draft = { ...withPending(emptyDraft, ada), note: 'Please look' }
  expect(withoutPending(draft, ada.email)).toEqual({ pending: [], note: 'Please look' })
})
