import type { CallResult } from '@orderwright/contract'
import { expect, test } from 'vitest'
import { createUploadQueue, type OutgoingFile, type SendOptions } from './upload-queue.ts'

type Answer = CallResult<{ file: { title: string } }>
const taken = (title: string): Answer => ({ ok: true, data: { file: { title } } })
const failed = (code: 'offline' | 'unsupportedMediaType', message: string): Answer => ({
  ok: false,
  error: { code, status: 0, message },
})

/** A queue whose sending is answered by hand. */
function queueOf() {
  const calls: { file: OutgoingFile<null>; options: SendOptions; answer: (answer: Answer) => void }[] = []
  const sent: string[] = []
  let keys = 0
  const queue = createUploadQueue<null, { title: string }>({
    send: (file, options) =>
      new Promise((answer) => {
        calls.push({ file, options, answer })
        options.signal.addEventListener('abort', () => answer(failed('offline', 'stopped')))
      }),
    newKey: () => `key ${(keys += 1)}`,
    onSent: ({ title }) => sent.push(title),
    objection: ({ size }) => (size === 0 ? 'Empty.' : null),
    lostMessage: 'Lost.',
  })
  const settle = () => new Promise((done) => setTimeout(done))
  const add = (...names: string[]) =>
    queue.add(
      names.map((name) => ({
        file: new File([name === 'empty' ? '' : 'x'], name),
        about: null,
      })),
    )
  const states = () => queue.get().map(({ file, state, message }) => [file.name, state, message])
  return { queue, calls, sent, settle, add, states }
}

test('files go one after the other, and a refused one keeps nobody waiting', async () => {
  const { calls, sent, settle, add, states } = queueOf()
  add('a', 'empty', 'b', 'c')
  expect(states()).toEqual([
    ['a', 'sending', ''],
    ['empty', 'refused', 'Empty.'],
    ['b', 'waiting', ''],
    ['c', 'waiting', ''],
  ])
  calls[0]?.answer(failed('unsupportedMediaType', 'No HTML.'))
  await settle()
  calls[1]?.answer(taken('b'))
  await settle()
  calls[2]?.answer(taken('c'))
  await settle()
  expect(sent).toEqual(['b', 'c'])
  expect(states()).toEqual([
    ['a', 'refused', 'No HTML.'],
    ['empty', 'refused', 'Empty.'],
  ])
})

test('one whose connection was lost is tried again under its key', async () => {
  const { queue, calls, sent, settle, add, states } = queueOf()
  add('a')
  calls[0]?.options.onProgress(0.5)
  expect(queue.get()[0]?.sent).toBe(0.5)
  calls[0]?.answer(failed('offline', 'No connection.'))
  await settle()
  expect(states()).toEqual([['a', 'lost', 'Lost.']])
  queue.retry('key 1')
  expect(calls.map(({ file }) => file.key)).toEqual(['key 1', 'key 1'])
  calls[1]?.answer(taken('a'))
  await settle()
  expect([sent, states()]).toEqual([['a'], []])
})

test('one that is cancelled stops, and the next goes', async () => {
  const { queue, calls, sent, settle, add, states } = queueOf()
  add('a', 'b')
  queue.drop('key 1')
  await settle()
  expect(calls[0]?.options.signal.aborted).toBe(true)
  expect(states()).toEqual([['b', 'sending', '']])
  queue.drop('key 2')
  await settle()
  expect([sent, states()]).toEqual([[], []])
})
