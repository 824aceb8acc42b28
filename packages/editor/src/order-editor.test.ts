import { fc, test } from '@fast-check/vitest'
import { planChanges } from '@orderwright/domain/repairs'
import { describe, expect, it } from 'vitest'
import { createOrderEditor, type OrderEditor } from './order-editor.ts'
import { aContext, ids } from './testing/catalog.ts'
import { anItem, anOrder, fakeServer, manualClock, memoryStorage, settle } from './testing/fixtures.ts'

const configured = { [ids.size]: { optionId: ids.small }, [ids.finish]: { optionId: ids.white } }

function setUp(kept = memoryStorage()) {
  const order = anOrder({ title: 'Villa' })
  const items = [
    anItem(1, 1, { title: 'Hall', properties: configured }),
    anItem(2, 2, { title: 'Suite', properties: configured }),
    anItem(3, 3, { title: 'Bath', properties: configured }),
  ]
  const server = fakeServer(order, items)
  const clock = manualClock()
  let keys = 0
  const open = (): OrderEditor =>
    createOrderEditor({
      document: { order, items },
      context: aContext(),
      transport: server,
      clock,
      newKey: () => `${keys++}`,
      storage: kept,
    })
  return { editor: open(), open, server, clock, kept }
}

const titles = (editor: OrderEditor) => editor.getState().document.items.map((item) => item.title)

describe('the order editor', () => {
  it('answers a choice at once with the new price, and saves it behind', async () => {
    const { editor, server } = setUp()
    expect(editor.choose(1, ids.size, { optionId: ids.large }, 'Size')).toEqual({ ok: true })
    const item = editor.getState().evaluation.itemsById.get(1)
    expect(item?.price).toMatchObject({ ok: true, unitPrice: 3500 })
    expect(editor.getState().saveState).toBe('saving')
    await settle()
    expect(editor.getState().saveState).toBe('saved')
    expect(server.item(1)?.['properties']).toMatchObject({ [ids.size]: { optionId: ids.large } })
  })

  it('refuses a choice that the rules forbid, says why, and changes nothing', async () => {
    const { editor, server } = setUp()
    editor.choose(1, ids.size, { optionId: ids.large }, 'Size')
    await settle()
    const before = editor.getState()
    const answer = editor.choose(1, ids.finish, { optionId: ids.bronze }, 'Finish')
    expect(answer.ok).toBe(false)
    expect(editor.getState().document).toBe(before.document)
    expect(server.calls).toEqual(['update'])
    const bronze = { itemId: 1, propertyId: ids.finish, selection: { optionId: ids.bronze } }
    const plan = planChanges(editor.getContext(), before.document, [bronze])
    if (plan.ok) throw new Error('no repairs offered')
    expect(answer).toMatchObject({ code: plan.code, message: plan.message })
    const [repair] = plan.repairs
    if (!repair) throw new Error('no repair offered')
    expect(editor.repair(repair)).toEqual({ ok: true })
    expect(editor.getState().document.items[0]?.properties).toMatchObject({
      [ids.size]: { optionId: ids.small },
      [ids.finish]: { optionId: ids.bronze },
    })
    editor.undo()
    expect(editor.getState().document.items[0]?.properties).toMatchObject({
      [ids.size]: { optionId: ids.large },
      [ids.finish]: { optionId: ids.white },
    })
  })

  it('takes a typed title back in one step, however many keys it took', () => {
    const { editor } = setUp()
    for (const title of ['V', 'Vi', 'Villa Aurore']) editor.setOrderFields({ title }, 'Title', 'title')
    expect(editor.getState().document.order.title).toBe('Villa Aurore')
    editor.undo()
    expect(editor.getState().document.order.title).toBe('Villa')
    editor.redo()
    expect(editor.getState().document.order.title).toBe('Villa Aurore')
  })

  it('[1.4.34] selects an item by itself when the order has items', () => {
    expect(setUp().editor.getState().activeItemId).toBe(1)
  })

  it('[1.4.35] selects the previous item when the active one is deleted, or the second if it was first', () => {
    const { editor } = setUp()
    editor.selectItem(3)
    editor.removeItem(3)
    expect(editor.getState().activeItemId).toBe(2)
    editor.selectItem(1)
    editor.removeItem(1)
    expect(editor.getState().activeItemId).toBe(2)
  })

  it('[1.4.36] clears the selection when the only item is deleted', () => {
    const { editor } = setUp()
    for (const id of [1, 2, 3]) editor.removeItem(id)
    expect(editor.getState().activeItemId).toBeNull()
    expect(editor.getState().document.items).toEqual([])
  })

  it('[1.4.37] moves an item to a clamped rank and renumbers all from 1, and undoes it', async () => {
    const { editor, server } = setUp()
    editor.moveItem(1, 99)
    expect(titles(editor)).toEqual(['Suite', 'Bath', 'Hall'])
    expect(editor.getState().document.items.map((item) => item.rank)).toEqual([1, 2, 3])
    editor.moveItem(1, -4)
    expect(titles(editor)).toEqual(['Hall', 'Suite', 'Bath'])
    editor.undo()
    expect(titles(editor)).toEqual(['Suite', 'Bath', 'Hall'])
    await settle()
    expect([1, 2, 3].map((id) => server.item(id)?.['rank'])).toEqual([3, 1, 2])
  })

  it('keeps working on a new item while it is being created, and follows it to its server id', async () => {
    const { editor, server } = setUp()
    const localId = editor.addItem({ productId: ids.product, title: 'Stair', properties: configured })
    expect(localId).toBeLessThan(0)
    expect(editor.getState().activeItemId).toBe(localId)
    editor.choose(localId, ids.size, { optionId: ids.large }, 'Size')
    await settle()
    const id = editor.getState().activeItemId ?? 0
    expect(id).toBeGreaterThan(0)
    expect(server.item(id)).toMatchObject({
      title: 'Stair',
      properties: { [ids.size]: { optionId: ids.large } },
    })
    editor.undo()
    editor.undo()
    await settle()
    expect(titles(editor)).toEqual(['Hall', 'Suite', 'Bath'])
    expect(server.item(id)).toBeUndefined()
    editor.redo()
    await settle()
    expect(server.item(id)?.['title']).toBe('Stair')
  })

  it('takes what was typed into a new item that got its server id meanwhile', async () => {
    const { editor, server } = setUp()
    const localId = editor.addItem({ productId: ids.product, title: 'Stair', properties: configured })
    await settle()
    // The field was drawn with the item's own id, before the answer came.
    editor.setItemFields(localId, { quantity: 4 }, 'Quantity')
    await settle()
    expect(server.item(editor.getState().activeItemId ?? 0)?.['quantity']).toBe(4)
  })

  it('loses nothing when the page is reloaded while offline', async () => {
    const { editor, open, server, clock } = setUp()
    server.failures.push(...Array.from({ length: 3 }, () => ({ code: 'offline' as const, lost: false })))
    editor.setOrderFields({ title: 'Typed offline' }, 'Title', 'title')
    editor.addItem({ productId: ids.product, title: 'Stair' })
    editor.choose(2, ids.size, { optionId: ids.large }, 'Size')
    clock.advance(400)
    await settle()
    expect(editor.getState().saveState).toBe('offline')
    editor.dispose()

    const again = open()
    expect(again.getState().document.order.title).toBe('Typed offline')
    expect(titles(again)).toEqual(['Hall', 'Suite', 'Bath', 'Stair'])
    for (let turn = 0; turn < 10; turn += 1) {
      await settle()
      clock.advance(15_000)
    }
    expect(again.getState().saveState).toBe('saved')
    expect(server.records.get('productOrder:10')?.['title']).toBe('Typed offline')
    expect(server.item(2)?.['properties']).toMatchObject({ [ids.size]: { optionId: ids.large } })
    again.undo()
    expect(again.getState().document.items[1]?.properties).toEqual(configured)
  })

  it('shows both values of a true conflict and takes the one that the person chooses', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const { editor, server, clock } = setUp()
      server.records.set('productInstance:1', {
        ...anItem(1, 1, { title: 'Foyer', properties: configured }),
        version: 7,
      })
      const update = server.update
      server.update = async (changes) => {
        const answer = await update(changes)
        if (answer.ok) return answer
        const current = JSON.parse(JSON.stringify(server.item(1)))
        return { ok: false, error: { ...answer.error, details: { current } } }
      }
      editor.setItemFields(1, { title: 'Lobby' }, 'Title', 'title')
      clock.advance(400)
      await settle()
      expect(editor.getState().conflict).toMatchObject({
        mine: { title: 'Lobby' },
        theirs: { title: 'Foyer' },
      })
      editor.resolveConflict(choice)
      await settle()
      const expected = choice === 'mine' ? 'Lobby' : 'Foyer'
      expect(server.item(1)?.['title']).toBe(expected)
      expect(editor.getState().document.items[0]?.title).toBe(expected)
      expect(editor.getState().saveState).toBe('saved')
    }
  })

  it('takes a change back that the server refuses for good, and says so', async () => {
    const { editor, server } = setUp()
    server.failures.push({ code: 'refused', lost: false })
    editor.choose(1, ids.size, { optionId: ids.large }, 'Size')
    await settle()
    expect(editor.getState().document.items[0]?.properties).toEqual(configured)
    expect(editor.getState().rejections).toHaveLength(1)
  })

  it('[issue 12, 12] and leaves no step behind: nothing is offered to undo, and the next choice meets no conflict', async () => {
    const { editor, server } = setUp()
    editor.setItemFields(1, { title: 'Salon' }, 'Rename')
    await settle()
    server.failures.push({ code: 'refused', lost: false })
    editor.choose(1, ids.size, { optionId: ids.large }, 'Size')
    // Made before the answer came, on top of what is refused.
    editor.choose(1, ids.size, { optionId: ids.small }, 'Size again')
    editor.setItemFields(1, { notes: 'by the door' }, 'Note')
    await settle()
    expect(editor.getState()).toMatchObject({ undoLabel: 'Note', conflict: null, saveState: 'saved' })
    editor.undo()
    await settle()
    expect(editor.getState().undoLabel).toBe('Rename')
    expect(server.item(1)).toMatchObject({ title: 'Salon', properties: configured })
  })

  it('[issue 12, 12] nor a step to do again, when it was undone before the answer came', async () => {
    const { editor, server } = setUp()
    server.failures.push({ code: 'refused', lost: false })
    editor.choose(1, ids.size, { optionId: ids.large }, 'Size')
    editor.undo()
    await settle()
    expect(editor.getState()).toMatchObject({ undoLabel: null, redoLabel: null, conflict: null })
    expect(server.item(1)).toMatchObject({ properties: configured })
  })

  const action = fc.oneof(
    fc.record({
      type: fc.constant('choose' as const),
      id: fc.constantFrom(1, 2, 3),
      option: fc.constantFrom(ids.small, ids.large),
    }),
    fc.record({
      type: fc.constant('title' as const),
      id: fc.constantFrom(1, 2, 3),
      text: fc.string({ maxLength: 5 }),
    }),
    fc.record({
      type: fc.constant('move' as const),
      id: fc.constantFrom(1, 2, 3),
      rank: fc.integer({ min: 0, max: 5 }),
    }),
    fc.record({ type: fc.constant('remove' as const), id: fc.constantFrom(1, 2, 3) }),
    fc.record({ type: fc.constant('add' as const) }),
    fc.record({ type: fc.constant('undo' as const) }),
    fc.record({ type: fc.constant('redo' as const) }),
    fc.record({ type: fc.constant('wait' as const) }),
  )
  test.prop([fc.array(action, { maxLength: 25 })])(
    'ends with the same order on the screen and on the server, whatever is done and undone',
    async (actions) => {
      const { editor, server, clock } = setUp()
      for (const one of actions) {
        if (one.type === 'choose') editor.choose(one.id, ids.size, { optionId: one.option }, 'Size')
        else if (one.type === 'title') editor.setItemFields(one.id, { title: one.text.trim() }, 'Title')
        else if (one.type === 'move') editor.moveItem(one.id, one.rank)
        else if (one.type === 'remove') editor.removeItem(one.id)
        else if (one.type === 'add') editor.addItem({ productId: ids.product, title: 'New' })
        else if (one.type === 'undo') editor.undo()
        else if (one.type === 'redo') editor.redo()
        else await settle()
      }
      for (let turn = 0; turn < 60 && editor.getState().saveState !== 'saved'; turn += 1) {
        await settle()
        clock.advance(15_000)
      }
      expect(editor.getState().rejections).toEqual([])
      expect(editor.getState().conflict).toBeNull()
      const shown = editor
        .getState()
        .document.items.map(({ id, title, rank, properties }) => ({ id, title, rank, properties }))
      const held = [...server.records.entries()]
        .filter(
          ([key, record]) =>
            key.startsWith('productInstance:') && !server.deleted.has(`productInstance:${record.id}`),
        )
        .map(([, { id, title, rank, properties }]) => ({ id, title, rank, properties }))
      const byId = (one: { id: number }, other: { id: number }) => one.id - other.id
      expect(shown.sort(byId)).toEqual(held.sort(byId))
    },
  )
})
