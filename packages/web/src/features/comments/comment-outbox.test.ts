import type { CallResult, CommentView } from '@orderwright/contract'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, test } from 'vitest'
import { createCommentOutbox, type PendingComment } from './comment-outbox.ts'

type Answer = CallResult<{ comment: CommentView }>

function memory() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const view: CommentView = {
  id: 1,
  version: 1,
  created: timestamp('2026-11-21 10:00:00'),
  productInstanceId: null,
  userId: 1,
  threadId: null,
  pin: null,
  text: '',
  isInternal: 0,
  authorName: 'A',
  authorKind: 'guest',
  editedAt: null,
  resolved: 0,
  resolvedAt: null,
  resolvedByName: '',
  mentions: [],
  itemTitle: '',
  isDeleted: false,
  isUnread: false,
}
const taken: Answer = { ok: true, data: { comment: view } }
const offline: Answer = { ok: false, error: { code: 'offline', status: 0, message: 'No connection.' } }
const refused: Answer = { ok: false, error: { code: 'refused', status: 422, message: 'Not that.' } }

const draft = (text: string) => ({
  text,
  mentions: [],
  productInstanceId: null,
  threadId: null,
  pin: null,
  isInternal: 0 as const,
})

function anOutbox(store = memory()) {
  const sent: PendingComment[] = []
  const shown: CommentView[] = []
  let answer: Answer = taken
  let keys = 0
  const outbox = createCommentOutbox({
    store,
    storeKey: 'comments',
    send: async (comment) => {
      sent.push(comment)
      return answer
    },
    newKey: () => {
      keys += 1
      return `key ${keys}`
    },
    onSent: (comment) => shown.push(comment),
  })
  return {
    outbox,
    sent,
    shown,
    store,
    answerWith: (next: Answer) => {
      answer = next
    },
    settle: () => new Promise((resolve) => setTimeout(resolve, 0)),
  }
}

describe('comments on their way', () => {
  test('are gone from the browser when the server has them', async () => {
    const { outbox, sent, shown, store, settle } = anOutbox()
    outbox.add(draft('Hello'))
    expect(outbox.get()).toMatchObject([{ text: 'Hello', state: 'sending' }])
    expect(store.values.size).toBe(1)
    await settle()
    expect(outbox.get()).toEqual([])
    expect(store.values.size).toBe(0)
    expect([sent.length, shown.length]).toEqual([1, 1])
  })

  test('wait for the connection in their order, also over a reload, and keep their keys', async () => {
    const first = anOutbox()
    first.answerWith(offline)
    first.outbox.add(draft('One'))
    await first.settle()
    first.outbox.add(draft('Two'))
    await first.settle()
    expect(first.outbox.get().map(({ text, state }) => [text, state])).toEqual([
      ['One', 'waiting'],
      ['Two', 'waiting'],
    ])
    const after = anOutbox(first.store)
    await after.outbox.flush()
    expect(after.sent.map(({ text, key }) => [text, key])).toEqual([
      ['One', 'key 1'],
      ['Two', 'key 2'],
    ])
    expect(after.store.values.size).toBe(0)
  })

  test('that are refused say why and hold up nobody; changed ones go back to who wrote them', async () => {
    const { outbox, sent, store, answerWith, settle } = anOutbox()
    answerWith(refused)
    outbox.add(draft('Wrong'))
    await settle()
    expect(outbox.get()).toMatchObject([{ state: 'refused', message: 'Not that.' }])
    answerWith(taken)
    outbox.add(draft('Right'))
    await settle()
    expect(outbox.get()).toMatchObject([{ text: 'Wrong', state: 'refused' }])
    await outbox.flush()
    expect(sent.map(({ text }) => text)).toEqual(['Wrong', 'Right'])
    expect(outbox.discard('key 1')).toMatchObject({ text: 'Wrong', key: 'key 1' })
    expect([outbox.get().length, store.values.size]).toEqual([0, 0])
  })

  test('of two tabs of one browser do not take each other’s away', async () => {
    const one = anOutbox()
    one.answerWith(offline)
    one.outbox.add(draft('Of one'))
    await one.settle()
    const other = anOutbox(one.store)
    other.answerWith(offline)
    one.answerWith(taken)
    one.outbox.add(draft('Of one too'))
    other.outbox.discard('nothing')
    await one.outbox.flush()
    await one.settle()
    expect(one.outbox.get()).toEqual([])
    expect(other.outbox.get().map(({ text }) => text)).toEqual(['Of one'])
  })
})
