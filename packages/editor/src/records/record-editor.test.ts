/** The record editor against a small server of its own that merges as the real one does. */
import { expect, test } from 'vitest'
import { openRecordPage, refusal, startRecordServer } from '../testing/record-pages.ts'

function open() {
  return openRecordPage(startRecordServer())
}

test('a change shows before the server has it, and is saved', async () => {
  const page = open()
  expect(page.set(1, { title: 'Wall plate' })).toBe(true)
  expect(page.view(1)).toMatchObject({ title: 'Wall plate' })
  expect(page.editor.getState().saveState).toBe('saving')
  await page.settle()
  expect(page.server.records.get(1)).toMatchObject({ title: 'Wall plate', version: 2 })
  expect(page.editor.getState()).toMatchObject({ saveState: 'saved', writes: [] })
})

test('what the record holds already is not sent', () => {
  const page = open()
  expect(page.set(1, { title: 'Plate' })).toBe(false)
  expect(page.server.sent).toEqual([])
})

test('undo and redo take a change back and make it again', async () => {
  const page = open()
  page.set(1, { title: 'Wall plate' })
  await page.settle()
  expect(await page.editor.undo()).toBe('changed')
  await page.settle()
  expect(page.server.records.get(1)).toMatchObject({ title: 'Plate' })
  expect(await page.editor.redo()).toBe('changed')
  await page.settle()
  expect(page.server.records.get(1)).toMatchObject({ title: 'Wall plate' })
  expect(await page.editor.redo()).toBeNull()
})

test('steps of other calls are taken back one after the other, and done again while they are', async () => {
  const page = open()
  const said: string[] = []
  /** Answers late: what is said before it ended was not waited for. */
  const say = (word: string) => async () => {
    said.push(`${word} begins`)
    await new Promise((resolve) => setTimeout(resolve, 1))
    said.push(`${word} ends`)
    return true
  }
  page.set(1, { title: 'Wall plate' })
  for (const name of ['one', 'two'])
    page.editor.remember({ label: name, undo: say(`${name} back`), redo: say(`${name} again`) })
  const labels = await Promise.all([
    page.editor.undo(),
    page.editor.undo(),
    page.editor.redo(),
    page.editor.undo(),
    page.editor.undo(),
  ])
  expect(labels).toEqual(['two', 'one', 'one', 'one', 'changed'])
  expect(said).toEqual([
    'two back begins',
    'two back ends',
    'one back begins',
    'one back ends',
    'one again begins',
    'one again ends',
    'one back begins',
    'one back ends',
  ])
  await page.settle()
  expect(page.server.records.get(1)).toMatchObject({ title: 'Plate' })
})

test('a colleague’s change of another field stays', async () => {
  const page = open()
  page.server.others(1, { rank: 7 })
  page.set(1, { title: 'Wall plate' })
  await page.settle()
  expect(page.server.records.get(1)).toMatchObject({ title: 'Wall plate', rank: 7 })
})

test('a second change made before the first was answered never overwrites a colleague unseen', async () => {
  const page = open()
  page.set(1, { title: 'Wall plate' })
  page.server.others(1, { rank: 7 })
  page.set(1, { rank: 3 })
  await page.settle()
  expect(page.problems).toMatchObject([{ kind: 'conflict', fields: ['rank'] }])
  expect(page.server.records.get(1)).toMatchObject({ rank: 7 })
})

test('a conflict offers both values: mine goes over theirs, or theirs stays', async () => {
  for (const isMine of [true, false]) {
    const page = open()
    page.server.others(1, { title: 'Theirs' })
    page.set(1, { title: 'Mine' })
    await page.settle()
    const [problem] = page.editor.getState().problems
    expect(problem).toMatchObject({ kind: 'conflict', fields: ['title'], current: { title: 'Theirs' } })
    expect(page.editor.getState().saveState).toBe('problem')
    if (!problem) throw new Error('no conflict')
    if (isMine) page.editor.retry(problem)
    else page.editor.discard(problem)
    await page.settle()
    expect(page.server.records.get(1)).toMatchObject({ title: isMine ? 'Mine' : 'Theirs' })
    expect(page.editor.getState().saveState).toBe('saved')
  }
})

test('while nobody answers a change waits, and is sent once somebody does', async () => {
  const page = open()
  page.server.fates.push({ answer: refusal('offline') }, { answer: refusal('offline') })
  page.set(1, { title: 'Wall plate' })
  await page.settle()
  expect(page.editor.getState().saveState).toBe('waiting')
  await page.elapse()
  expect(page.editor.getState().saveState).toBe('waiting')
  await page.elapse()
  expect(page.server.records.get(1)).toMatchObject({ title: 'Wall plate' })
  expect(page.editor.getState().saveState).toBe('saved')
})

test('[issue 14] while the server answers that it can not, a change is sent again and nobody is told to be offline', async () => {
  const page = open()
  page.server.fates.push(
    { answer: refusal('internal') },
    { answer: refusal('offline') },
    { answer: refusal('tooSlow') },
  )
  const states: string[] = []
  page.set(1, { title: 'Wall plate' })
  await page.settle()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    states.push(page.editor.getState().saveState)
    await page.elapse()
  }
  expect(states).toEqual(['retrying', 'waiting', 'retrying'])
  expect(page.editor.getState().saveState).toBe('saved')
})

test('what was not sent is there after a reload, and so is what was refused', async () => {
  const server = startRecordServer()
  const first = openRecordPage(server)
  server.fates.push({ answer: refusal('refused', 'Too long.') }, { answer: refusal('offline') })
  first.set(2, { title: 'x' })
  first.set(1, { title: 'Wall plate' })
  await first.settle()
  first.close()
  const second = openRecordPage(server, { storage: first.storage })
  expect(second.editor.getState().problems).toMatchObject([{ kind: 'refused', message: 'Too long.' }])
  expect(second.view(1)).toMatchObject({ title: 'Wall plate' })
  second.editor.flush()
  await second.settle()
  expect(server.records.get(1)).toMatchObject({ title: 'Wall plate' })
})

test('a change behind a refused one is based on what the server holds', async () => {
  const page = open()
  page.server.fates.push({ answer: refusal('refused', 'No.') })
  page.set(1, { title: 'a' })
  page.set(1, { title: 'b', rank: 5 })
  await page.settle()
  expect(page.server.records.get(1)).toMatchObject({ title: 'b', rank: 5 })
})

test('another value for the same field takes the place of a refused one', async () => {
  const page = open()
  page.server.fates.push({ answer: refusal('refused', 'No.') })
  page.set(1, { title: 'a' })
  await page.settle()
  expect(page.editor.getState().problems).toHaveLength(1)
  page.set(1, { title: 'b' })
  await page.settle()
  expect(page.editor.getState()).toMatchObject({ problems: [], saveState: 'saved' })
})

test('several records change together or not at all', async () => {
  const page = open()
  page.server.others(2, { rank: 9 })
  const records = [1, 2].map((id) => ({ record: page.view(id), props: { rank: 3 - id } }))
  page.editor.update({ resource: 'product', label: 'moved', records })
  await page.settle()
  expect(page.server.records.get(1)).toMatchObject({ rank: 1 })
  const [problem] = page.editor.getState().problems
  if (!problem) throw new Error('no conflict')
  page.editor.retry(problem)
  await page.settle()
  expect(page.server.records.get(1)).toMatchObject({ rank: 2 })
  expect(page.server.records.get(2)).toMatchObject({ rank: 1 })
})

test('signed out, a change waits for the sign-in', async () => {
  const page = open()
  page.server.fates.push({ answer: refusal('unauthenticated') })
  page.set(1, { title: 'a' })
  await page.settle()
  expect(page.editor.getState().saveState).toBe('signedOut')
  page.editor.resume()
  await page.settle()
  expect(page.server.records.get(1)).toMatchObject({ title: 'a' })
})

test('[2.9.03] letters typed one after the other are one write, sent when the typing ends, and one step of the history', async () => {
  const page = open()
  const type = (title: string) => {
    page.set(1, { title }, { delayMs: 400 })
  }
  for (const title of ['Plates', 'Plates ', 'Plates of']) type(title)
  await page.settle()
  expect(page.server.sent).toEqual([])
  await page.elapse()
  expect(page.server.sent.map(({ changes }) => changes[0]?.props)).toEqual([{ title: 'Plates of' }])
  type('Plates of oak')
  await page.elapse()
  await page.editor.undo()
  await page.settle()
  expect(page.server.records.get(1)?.['title']).toBe('Plates of')
  await page.editor.undo()
  await page.settle()
  expect(page.server.records.get(1)?.['title']).toBe('Plate')
  expect(page.editor.getState().undoLabel).toBeNull()
})

test('what waits for more typing is sent at once when the field is left', async () => {
  const page = open()
  page.set(1, { title: 'Oak' }, { delayMs: 400 })
  page.editor.flush()
  await page.settle()
  expect(page.server.records.get(1)?.['title']).toBe('Oak')
})

test('two people who change different keys of one map have no conflict: both stand', async () => {
  const page = open()
  page.server.others(1, { versions: { 1: { date: 'a', list: [1] }, 2: { date: 'b', list: [2] } } })
  const record = page.server.records.get(1)
  if (!record) throw new Error('no such record')
  page.server.others(1, { versions: { 1: { date: 'mine', list: [1] }, 3: { date: 'c', list: [3] } } })
  page.editor.update({
    resource: 'product',
    label: 'changed',
    records: [
      {
        record,
        props: {
          versions: { 1: { date: 'a', list: [9] }, 2: { date: 'b', list: [2] }, 4: { date: 'd', list: [] } },
        },
      },
    ],
  })
  await page.settle()
  expect(page.problems).toEqual([])
  expect(page.server.records.get(1)).toMatchObject({
    versions: { 1: { date: 'mine', list: [9] }, 3: { date: 'c', list: [3] }, 4: { date: 'd', list: [] } },
  })
  expect(page.server.records.get(1)?.['versions']).not.toHaveProperty('2')
})

test('of a key that both have changed a person decides, and what stands under other keys stays', async () => {
  for (const isMine of [true, false]) {
    const page = open()
    page.server.others(1, { versions: { 1: { list: [1] }, 2: { list: [2] } } })
    const record = page.server.records.get(1)
    if (!record) throw new Error('no such record')
    page.server.others(1, { versions: { 1: { list: [11] }, 2: { list: [22] } } })
    page.editor.update({
      resource: 'product',
      label: 'changed',
      records: [{ record, props: { versions: { 1: { list: [10] }, 2: { list: [2] } } } }],
    })
    await page.settle()
    const [problem] = page.editor.getState().problems
    expect(problem).toMatchObject({ kind: 'conflict', fields: ['versions'] })
    if (!problem) throw new Error('no conflict')
    if (isMine) page.editor.retry(problem)
    else page.editor.discard(problem)
    await page.settle()
    expect(page.server.records.get(1)).toMatchObject({
      versions: { 1: { list: [isMine ? 10 : 11] }, 2: { list: [22] } },
    })
  }
})

test('[2.9.03] a key that changes nothing, such as a space that is trimmed, sends nothing before the pause', async () => {
  const page = open()
  const type = (title: string) => {
    const record = page.view(1)
    if (!record) throw new Error('no such record')
    page.editor.update({
      resource: 'product',
      label: 'typed',
      records: [{ record, props: { title } }],
      delayMs: 400,
    })
  }
  type('Oak by')
  type('Oak by')
  await page.settle()
  expect(page.server.sent).toEqual([])
  await page.elapse()
  await page.settle()
  expect(page.server.sent).toHaveLength(1)
})

test('[issue 14] a refusal says whether the change was refused or its undoing', async () => {
  const page = open()
  page.server.fates.push({ answer: refusal('refused', 'No.') })
  page.set(1, { rank: 5 }, { label: 'The rank changed.' })
  await page.settle()
  const [refused] = page.editor.getState().problems
  expect(refused?.write).toMatchObject({ label: 'The rank changed.' })
  expect(refused?.write.takesBack).toBeUndefined()
  if (refused) page.editor.discard(refused)
  page.set(1, { title: 'Wall plate' }, { label: 'The title changed.' })
  await page.settle()
  page.server.fates.push({ answer: refusal('refused', 'No.') })
  await page.editor.undo()
  await page.settle()
  const [problem] = page.editor.getState().problems
  expect(problem?.write).toMatchObject({ label: 'The title changed.', takesBack: true })
})
