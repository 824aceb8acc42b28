/** What the law of records came upon, one by one: answers that were lost, refusals with more behind them, undo of either. */
import { expect, test } from 'vitest'
import { openRecordPage, refusal, startRecordServer } from '../testing/record-pages.ts'

function open() {
  return openRecordPage(startRecordServer())
}

test('what was sent before a reload and whose answer was lost is not merged into: nobody is in conflict with their own value', async () => {
  const server = startRecordServer()
  const first = openRecordPage(server)
  server.fates.push('lost')
  first.set(1, { title: 'Oak' })
  await first.settle()
  expect(server.records.get(1)?.['title']).toBe('Oak')
  first.close()
  const second = openRecordPage(server, { storage: first.storage })
  second.set(1, { title: 'Ash' })
  await second.settle()
  expect(second.problems).toEqual([])
  expect(server.sent.map(({ changes }) => changes[0]?.props)).toEqual([
    { title: 'Oak' },
    { title: 'Oak' },
    { title: 'Ash' },
  ])
  expect(server.records.get(1)?.['title']).toBe('Ash')
})

test('undo of what was refused gives it up, and the step before it is the next', async () => {
  const page = open()
  page.set(1, { title: 'Oak' }, { label: 'title' })
  await page.settle()
  page.server.fates.push({ answer: refusal('refused') })
  page.set(1, { rank: 9 }, { label: 'rank' })
  await page.settle()
  expect(await page.editor.undo()).toBe('rank')
  expect(page.editor.getState()).toMatchObject({ problems: [], undoLabel: 'title', redoLabel: 'rank' })
  expect(await page.editor.undo()).toBe('title')
  await page.settle()
  expect(page.server.records.get(1)).toMatchObject({ title: 'Plate', rank: 1 })
  expect(page.server.sent).toHaveLength(3)
})

test('undo after a refusal is no conflict with what oneself has written since', async () => {
  const page = open()
  page.server.fates.push({ answer: refusal('refused') })
  page.set(1, { title: 'a' })
  page.set(1, { title: 'b', rank: 5 })
  await page.settle()
  await page.editor.undo()
  await page.settle()
  expect(page.problems).toEqual([])
  expect(page.server.records.get(1)).toMatchObject({ title: 'Plate', rank: 1 })
})

test('what was typed while a refused value was on its way is the last word: there is nothing to decide', async () => {
  const page = open()
  page.server.fates.push({ answer: refusal('refused') })
  page.set(1, { title: 'a' })
  page.set(1, { title: 'b' })
  await page.settle()
  expect(page.editor.getState()).toMatchObject({ problems: [], saveState: 'saved' })
  expect(page.server.records.get(1)?.['title']).toBe('b')
})

test('a refused key of a map stays to be decided while another key of it is changed', async () => {
  const page = open()
  page.server.fates.push({ answer: refusal('refused') })
  page.set(1, { versions: { 1: 'bad' } })
  await page.settle()
  page.set(1, { versions: { 2: 'good' } })
  await page.settle()
  expect(page.server.records.get(1)?.['versions']).toEqual({ 2: 'good' })
  const [problem] = page.editor.getState().problems
  expect(problem?.write.changes[0]?.props).toEqual({ versions: { 1: 'bad' } })
  if (!problem) throw new Error('nothing to decide')
  page.editor.retry(problem)
  await page.settle()
  expect(page.server.records.get(1)?.['versions']).toEqual({ 1: 'bad', 2: 'good' })
})

test('a change that waited behind a refused key of a map is sent without that key', async () => {
  const page = open()
  page.server.fates.push({ answer: refusal('refused') })
  page.set(1, { versions: { 1: 'bad' } })
  page.set(1, { versions: { 1: 'bad', 2: 'good' } })
  await page.settle()
  expect(page.server.records.get(1)?.['versions']).toEqual({ 2: 'good' })
  expect(page.editor.getState().problems).toMatchObject([
    { write: { changes: [{ props: { versions: { 1: 'bad' } } }] } },
  ])
})

test('what is typed and taken back before it was sent is not sent', async () => {
  const page = open()
  page.set(1, { title: 'Plates' }, { delayMs: 400 })
  page.server.others(1, { title: 'Theirs' })
  page.set(1, { title: 'Plate' }, { delayMs: 400 })
  await page.elapse()
  expect(page.server.sent).toEqual([])
  expect(page.problems).toEqual([])
  expect(page.editor.getState()).toMatchObject({ saveState: 'saved', undoLabel: null })
})

test('typing what stands there over a refused value gives that up', async () => {
  const page = open()
  page.server.fates.push({ answer: refusal('refused') })
  page.set(1, { title: 'a' })
  await page.settle()
  expect(page.set(1, { title: 'Plate' })).toBe(false)
  expect(page.editor.getState()).toMatchObject({ problems: [], saveState: 'saved', undoLabel: null })
})

test('with a conflict the other person’s value is there: typing over it is no second conflict', async () => {
  const page = open()
  page.server.others(1, { title: 'Theirs' })
  page.set(1, { title: 'Mine' })
  await page.settle()
  expect(page.problems).toHaveLength(1)
  expect(page.view(1)).toMatchObject({ title: 'Theirs', version: 2 })
  page.set(1, { title: 'Ours' })
  await page.settle()
  expect(page.problems).toHaveLength(1)
  expect(page.editor.getState().problems).toEqual([])
  expect(page.server.records.get(1)?.['title']).toBe('Ours')
})

test('taking back what went over somebody else’s value brings that back', async () => {
  const page = open()
  page.server.others(1, { title: 'Theirs' })
  page.set(1, { title: 'Mine' })
  await page.settle()
  const [problem] = page.editor.getState().problems
  if (!problem) throw new Error('no conflict')
  page.editor.retry(problem)
  await page.settle()
  await page.editor.undo()
  await page.settle()
  expect(page.server.records.get(1)?.['title']).toBe('Theirs')
})

test('a value typed over an unanswered one, of which the server holds neither, goes over nobody unseen', async () => {
  const server = startRecordServer()
  const first = openRecordPage(server)
  server.fates.push({ answer: refusal('offline') })
  first.set(1, { title: 'Mine' })
  await first.settle()
  first.close()
  server.others(1, { title: 'Theirs' })
  // What this person has typed stands over it from the first moment of the new page.
  const second = openRecordPage(server, { storage: first.storage })
  expect(second.view(1)['title']).toBe('Mine')
  second.set(1, { title: 'Mine too' })
  await second.settle()
  expect(server.records.get(1)?.['title']).toBe('Theirs')
  expect(second.editor.getState().problems).toMatchObject([
    {
      kind: 'conflict',
      current: { title: 'Theirs' },
      write: { changes: [{ props: { title: 'Mine too' } }] },
    },
  ])
})

test('letters typed under two keys of a map are two steps of the history', async () => {
  const page = open()
  page.set(1, { versions: { 1: 'a' } }, { delayMs: 400 })
  page.set(1, { versions: { 1: 'a', 2: 'b' } }, { delayMs: 400 })
  await page.editor.undo()
  await page.elapse()
  expect(page.server.records.get(1)?.['versions']).toEqual({ 1: 'a' })
})

test('a sign-in with nothing left to send is saved', async () => {
  const page = open()
  page.server.fates.push({ answer: refusal('unauthenticated') })
  page.set(1, { title: 'a' })
  await page.settle()
  await page.editor.undo()
  expect(page.editor.getState().saveState).toBe('saved')
  page.editor.resume()
  await page.settle()
  expect(page.editor.getState().saveState).toBe('saved')
  expect(page.server.records.get(1)?.['title']).toBe('Plate')
})

test('what the server took unheard and then refused is one’s own: the next value is no conflict with it', async () => {
  const page = open()
  page.server.fates.push('lost', { answer: refusal('refused') })
  page.set(1, { title: 'Oak' })
  await page.settle()
  await page.elapse()
  expect(page.editor.getState().problems).toHaveLength(1)
  expect(page.server.records.get(1)?.['title']).toBe('Oak')
  page.set(1, { title: 'Ash' })
  await page.settle()
  expect(page.editor.getState()).toMatchObject({ problems: [], saveState: 'saved' })
  expect(page.server.records.get(1)?.['title']).toBe('Ash')
})

test('a problem is given up as it was shown, whatever else has been changed since', async () => {
  const page = open()
  page.server.fates.push({ answer: refusal('refused') })
  page.set(1, { versions: { 1: 'bad' } })
  await page.settle()
  const [shown] = page.editor.getState().problems
  page.set(1, { versions: { 2: 'good' } })
  if (!shown) throw new Error('nothing to decide')
  page.editor.discard(shown)
  await page.settle()
  expect(page.editor.getState()).toMatchObject({ problems: [], saveState: 'saved' })
  expect(page.server.records.get(1)?.['versions']).toEqual({ 2: 'good' })
})
