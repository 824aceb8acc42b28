/** Several people on one order: live changes under unsent work, conflicts, undo beside others, and reloads. */
import { describe, expect, it } from 'vitest'
import { createOrderEditor, type OrderEditor } from './order-editor.ts'
import { aContext, ids } from './testing/catalog.ts'
import { anItem, anOrder, type FakeServer, manualClock, memoryStorage, settle } from './testing/fixtures.ts'
import { configured, item, together } from './testing/two-editors.ts'

/** A server that stores titles without the spaces around them. */
function tidyTitles(server: FakeServer): void {
  const { update } = server
  server.update = (changes) =>
    update(
      changes.map((change) => {
        const { title } = change.operation.props
        if (typeof title !== 'string') return change
        const props = { ...change.operation.props, title: title.trim() }
        return { ...change, operation: { ...change.operation, props } }
      }),
    )
}

const note = (editor: OrderEditor) => editor.getState().notices.map(({ text }) => text)

describe('changes of others', () => {
  it('are shown under what is still unsent, which stays', async () => {
    const { ann, bob, clock, deliver, drain } = together()
    ann.setItemFields(1, { title: 'Being typed' }, 'Title', 'title')
    bob.setItemFields(1, { quantity: 7 }, 'Quantity')
    bob.addItem({ productId: ids.product, title: 'Stair', properties: configured })
    await settle()
    deliver(0)
    expect(item(ann, 1)).toMatchObject({ title: 'Being typed', quantity: 7 })
    expect(ann.getState().document.items).toHaveLength(4)
    clock.advance(400)
    await drain()
    expect(item(bob, 1)).toMatchObject({ title: 'Being typed', quantity: 7 })
    expect([ann.getState().conflict, bob.getState().conflict]).toEqual([null, null])
  })

  it('leave lines that did not change the same objects, so that nothing is judged or drawn again', async () => {
    const { ann, bob, deliver } = together()
    const before = ann.getState()
    bob.setItemFields(2, { quantity: 2 }, 'Quantity')
    await settle()
    deliver(0)
    expect(ann.getState().document.items[0]).toBe(before.document.items[0])
    expect(ann.getState().evaluation.items[0]).toBe(before.evaluation.items[0])
    expect(item(ann, 2)?.quantity).toBe(2)
  })

  it('do not show a line twice that is just being made here', async () => {
    const { ann, deliver, server } = together()
    const create = server.create
    let answer = () => {}
    server.create = async (...args) => {
      const made = await create(...args)
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return made
    }
    ann.addItem({ productId: ids.product, title: 'Stair', properties: configured })
    await settle()
    deliver(0)
    expect(ann.getState().document.items.map(({ title }) => title)).toEqual([
      'Line 1',
      'Line 2',
      'Line 3',
      'Stair',
    ])
    answer()
    await settle()
    deliver(0)
    expect(ann.getState().document.items).toHaveLength(4)
    expect(ann.getState().document.items[3]?.id).toBeGreaterThan(0)
  })

  it('say so when the line that is open was deleted, and go to its neighbour', async () => {
    const { ann, bob, deliver } = together()
    ann.selectItem(2)
    bob.removeItem(2)
    await settle()
    deliver(0)
    expect(ann.getState().activeItemId).toBe(1)
    expect(note(ann)).toEqual(['“Line 2” was deleted by somebody else.'])
  })
})

describe('a true conflict', () => {
  for (const choice of ['mine', 'theirs'] as const) {
    it(`shows both values and lets the person take ${choice}; the other fields of the step go through`, async () => {
      const { ann, bob, drain } = together()
      bob.setItemFields(1, { title: 'Foyer' }, 'Title')
      await settle()
      ann.setItemFields(1, { title: 'Lobby', quantity: 5 }, 'Both')
      await drain()
      expect(ann.getState().saveState).toBe('conflict')
      expect(ann.getState().conflict).toMatchObject({ mine: { title: 'Lobby' }, theirs: { title: 'Foyer' } })
      expect(ann.getState().conflict?.mine).not.toHaveProperty('quantity')
      ann.resolveConflict(choice)
      await drain()
      const expected = { title: choice === 'mine' ? 'Lobby' : 'Foyer', quantity: 5 }
      for (const editor of [ann, bob]) expect(item(editor, 1)).toMatchObject(expected)
      expect(ann.getState()).toMatchObject({ saveState: 'saved', conflict: null, rejections: [] })
    })
  }

  it('is found although the change of the other was shown in the meantime', async () => {
    const { ann, bob, clock, deliver, drain, server } = together()
    ann.setItemFields(1, { title: 'Lobby' }, 'Title', 'title')
    bob.setItemFields(1, { title: 'Foyer' }, 'Title')
    await settle()
    deliver(0)
    expect(item(ann, 1)?.title).toBe('Lobby')
    clock.advance(400)
    await drain()
    expect(ann.getState().conflict).toMatchObject({ mine: { title: 'Lobby' }, theirs: { title: 'Foyer' } })
    expect(server.item(1)?.['title']).toBe('Foyer')
  })

  it('ends by itself when the other comes to write the same', async () => {
    const { ann, bob, deliver, drain } = together()
    bob.setItemFields(1, { title: 'Foyer' }, 'Title')
    await settle()
    ann.setItemFields(1, { title: 'Lobby' }, 'Title')
    await settle()
    expect(ann.getState().saveState).toBe('conflict')
    bob.setItemFields(1, { title: 'Lobby' }, 'Title')
    await settle()
    deliver(0)
    await drain()
    expect(ann.getState()).toMatchObject({ saveState: 'saved', conflict: null })
  })

  it('is never asked about ranks: both people move lines at once', async () => {
    const { ann, bob, drain } = together()
    ann.moveItem(1, 3)
    bob.moveItem(3, 1)
    await drain()
    for (const editor of [ann, bob])
      expect(editor.getState()).toMatchObject({ conflict: null, saveState: 'saved' })
    const order = (editor: OrderEditor) => editor.getState().document.items.map(({ id }) => id)
    expect(order(ann)).toEqual(order(bob))
  })
})

describe('a question that comes while an answer is on its way', () => {
  it('stays when the answer is that the line is gone', async () => {
    const { ann, bob, clock, deliver, drain, server } = together()
    ann.setItemFields(2, { title: 'Typed' }, 'Title', 'title')
    bob.removeItem(2)
    await settle()
    const arrive = server.holdAnswers()
    clock.advance(400)
    await settle()
    deliver(0)
    expect(ann.getState()).toMatchObject({ saveState: 'conflict', conflict: { kind: 'gone' } })
    arrive()
    await settle()
    expect(ann.getState()).toMatchObject({ saveState: 'conflict', conflict: { mine: { title: 'Typed' } } })
    ann.resolveConflict('mine')
    await drain()
    for (const editor of [ann, bob]) expect(item(editor, 2)).toMatchObject({ title: 'Typed' })
    expect(ann.getState()).toMatchObject({ saveState: 'saved', conflict: null, rejections: [] })
  })
})

describe('two people and one deleted line', () => {
  it('the second to delete it is told calmly', async () => {
    const { ann, bob, drain } = together()
    ann.removeItem(2)
    bob.removeItem(2)
    await drain()
    for (const editor of [ann, bob]) {
      expect(editor.getState()).toMatchObject({ rejections: [], conflict: null, saveState: 'saved' })
      expect(editor.getState().document.items.map(({ id }) => id)).toEqual([1, 3])
    }
    expect([...note(ann), ...note(bob)]).toEqual(['“Line 2” had been deleted by somebody else already.'])
  })

  for (const isLive of [true, false]) {
    for (const choice of ['mine', 'theirs'] as const) {
      it(`what was typed into it is not lost: ${choice}, ${isLive ? 'heard live' : 'found when saving'}`, async () => {
        const { ann, bob, clock, deliver, drain, inboxes, server } = together()
        ann.setItemFields(2, { title: 'Master suite' }, 'Title', 'title')
        bob.removeItem(2)
        await settle()
        if (isLive) deliver(0)
        else inboxes[0]?.splice(0)
        clock.advance(400)
        await settle()
        expect(ann.getState().conflict).toMatchObject({
          kind: 'gone',
          record: { title: 'Line 2' },
          mine: { title: 'Master suite' },
        })
        ann.resolveConflict(choice)
        await drain()
        expect(server.item(2)?.['title']).toBe(choice === 'mine' ? 'Master suite' : undefined)
        expect(item(ann, 2)?.title).toBe(choice === 'mine' ? 'Master suite' : undefined)
        expect(item(bob, 2)?.title).toBe(item(ann, 2)?.title)
        expect(ann.getState()).toMatchObject({ saveState: 'saved', conflict: null, rejections: [] })
      })
    }
  }
})

describe('undo beside others', () => {
  it('keeps what they changed in other fields', async () => {
    const { ann, bob, drain } = together()
    ann.setItemFields(1, { title: 'Hall' }, 'Rename')
    await drain()
    bob.setItemFields(1, { quantity: 9 }, 'Quantity')
    await drain()
    expect(ann.undo()).toEqual({ label: 'Rename', note: null })
    await drain()
    for (const editor of [ann, bob]) expect(item(editor, 1)).toMatchObject({ title: 'Line 1', quantity: 9 })
    ann.redo()
    await drain()
    expect(item(bob, 1)).toMatchObject({ title: 'Hall', quantity: 9 })
  })

  it('says so instead of overwriting a field that somebody changed since, and does the rest', async () => {
    const { ann, bob, drain } = together()
    ann.setItemFields(1, { title: 'Hall', notes: 'By the door' }, 'Describe')
    await drain()
    bob.setItemFields(1, { title: 'Foyer' }, 'Rename')
    await drain()
    expect(ann.undo()).toEqual({
      label: 'Describe',
      note: 'Somebody else changed Title since, so it stays as it is. The rest of “Describe” is undone.',
    })
    await drain()
    expect(item(bob, 1)).toMatchObject({ title: 'Foyer', notes: '' })
    ann.redo()
    await drain()
    expect(item(bob, 1)).toMatchObject({ title: 'Foyer', notes: 'By the door' })
  })

  it('does not remove an added line that somebody has worked on since', async () => {
    const { ann, bob, drain } = together()
    ann.addItem({ productId: ids.product, title: 'Stair', properties: configured })
    await drain()
    const id = ann.getState().document.items[3]?.id ?? 0
    bob.setItemFields(id, { notes: 'Landing' }, 'Note')
    await drain()
    expect(ann.undo()).toEqual({
      label: null,
      note: 'Somebody else has worked on “Stair” since, so it was not removed. Delete it if it should go.',
    })
    expect(item(ann, id)?.notes).toBe('Landing')
  })

  it('names the deleted line when there is nothing left to undo in it', async () => {
    const { ann, bob, drain } = together()
    ann.setItemFields(2, { title: 'Suite' }, 'Rename item')
    await drain()
    bob.removeItem(2)
    await drain()
    expect(ann.undo().note).toBe('“Rename item” cannot be undone: somebody else deleted the item since.')
    ann.addItem({ productId: ids.product, title: 'Stair', properties: configured })
    await drain()
    bob.removeItem(ann.getState().document.items.at(-1)?.id ?? 0)
    await drain()
    expect(ann.undo()).toEqual({ label: null, note: 'Nothing of “Add item” is left to be undone.' })
  })

  it('of a deletion brings the line back with its choices, quantity and rank, after a reload too', async () => {
    const { ann, open, drain, server } = together()
    ann.setItemFields(2, { quantity: 4 }, 'Quantity')
    ann.choose(2, ids.size, { optionId: ids.large }, 'Size')
    ann.removeItem(2)
    await drain()
    expect(server.item(2)).toBeUndefined()
    ann.dispose()
    const again = open(0)
    again.receiveDocument({
      order: { ...anOrder({ title: 'Villa' }), version: 99 },
      items: [1, 3].map((id) => JSON.parse(JSON.stringify(server.item(id)))),
    })
    expect(again.getState().document.items.map(({ id }) => id)).toEqual([1, 3])
    expect(again.undo().label).toBe('Delete item')
    expect(again.getState().activeItemId).toBe(2)
    await drain()
    expect(server.item(2)).toMatchObject({
      quantity: 4,
      rank: 2,
      properties: { [ids.size]: { optionId: ids.large } },
    })
    expect(again.getState().document.items.map(({ id, rank }) => [id, rank])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })

  it('takes a title back although the server tidied it when it was saved', async () => {
    const { ann, bob, drain, server } = together()
    tidyTitles(server)
    ann.setItemFields(1, { title: ' Hall ' }, 'Rename')
    await drain()
    ann.flush()
    expect([ann, bob].map((editor) => item(editor, 1)?.title)).toEqual(['Hall', 'Hall'])
    expect(ann.undo()).toEqual({ label: 'Rename', note: null })
    await drain()
    expect(item(bob, 1)?.title).toBe('Line 1')
  })
})

describe('a text that the server tidies', () => {
  it('keeps the space for the next word while it is being typed, and is tidy when the field is left', async () => {
    const { ann, bob, clock, drain, server } = together()
    tidyTitles(server)
    ann.setItemFields(1, { title: 'Hall ' }, 'Title', 'title')
    clock.advance(400)
    await drain()
    expect([item(ann, 1)?.title, item(bob, 1)?.title]).toEqual(['Hall ', 'Hall'])
    ann.setItemFields(1, { title: 'Hall upstairs ' }, 'Title', 'title')
    clock.advance(400)
    await drain()
    expect(item(bob, 1)?.title).toBe('Hall upstairs')
    expect(ann.getState()).toMatchObject({ conflict: null, saveState: 'saved' })
    ann.flush()
    expect(item(ann, 1)?.title).toBe('Hall upstairs')
    ann.undo()
    await drain()
    expect([item(ann, 1)?.title, item(bob, 1)?.title]).toEqual(['Line 1', 'Line 1'])
  })

  it('gives way when somebody else changes it', async () => {
    const { ann, bob, drain, server } = together()
    tidyTitles(server)
    ann.setItemFields(1, { title: 'Hall ' }, 'Title')
    await drain()
    bob.setItemFields(1, { title: 'Foyer' }, 'Title')
    await drain()
    expect(item(ann, 1)?.title).toBe('Foyer')
  })
})

describe('what is kept', () => {
  it('a second page takes up the unsent work and the steps of the first', async () => {
    const { server, clock } = together()
    const storage = memoryStorage()
    const order = anOrder({ title: 'Villa' })
    const items = [1, 2, 3].map((id) => anItem(id, id, { title: `Line ${id}`, properties: configured }))
    let keys = 0
    const open = (kept = memoryStorage()) =>
      createOrderEditor({
        document: { order, items },
        context: aContext(),
        transport: server,
        clock,
        newKey: () => `page-${keys++}`,
        storage: kept,
      })
    server.failures.push(...Array.from({ length: 9 }, () => ({ code: 'offline' as const, lost: false })))
    const first = open(storage)
    first.setItemFields(1, { title: 'Typed offline' }, 'Rename')
    first.addItem({ productId: ids.product, title: 'Stair', properties: configured })
    await settle()
    first.dispose()
    const [text = ''] = storage.content.values()
    const second = open()
    second.addItem({ productId: ids.product, title: 'Own', properties: configured })
    expect(second.takeUp(text)).toBe(true)
    expect(second.takeUp('not readable')).toBe(false)
    expect(second.getState().document.items.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Typed offline', 'Stair', 'Own']),
    )
    for (let turn = 0; turn < 20; turn += 1) {
      await settle()
      clock.advance(15_000)
    }
    expect(second.getState().saveState).toBe('saved')
    expect([...server.records.values()].map((record) => record['title'])).toEqual(
      expect.arrayContaining(['Typed offline', 'Stair', 'Own']),
    )
  })

  it('says so when storage is full: the page must not be closed then', async () => {
    const { server } = together()
    const full = { read: () => null, write: () => false, remove: () => {} }
    server.failures.push({ code: 'offline', lost: false })
    const editor = createOrderEditor({
      document: { order: anOrder(), items: [] },
      context: aContext(),
      transport: server,
      clock: manualClock(),
      newKey: () => 'key',
      storage: full,
    })
    editor.setOrderFields({ title: 'Typed' }, 'Title')
    await settle()
    expect(editor.getState()).toMatchObject({ saveState: 'offline', isKept: false })
  })
})
