/** Lines with what they bring along, and lines that come back. */
import { expect, it, vi } from 'vitest'
import { createOrderEditor } from './order-editor.ts'
import { aContext, ids } from './testing/catalog.ts'
import { anItem, anOrder, fakeServer, manualClock, settle } from './testing/fixtures.ts'

const configured = { [ids.size]: { optionId: ids.small }, [ids.finish]: { optionId: ids.white } }

function setUp() {
  const order = anOrder({ title: 'Villa' })
  const items = [1, 2, 3].map((id) => anItem(id, id, { title: `Line ${id}`, properties: configured }))
  const server = fakeServer(order, items)
  let keys = 0
  const editor = createOrderEditor({
    document: { order, items },
    context: aContext(),
    transport: server,
    clock: manualClock(),
    newKey: () => `${keys++}`,
  })
  const ranks = () => editor.getState().document.items.map((item) => [item.id, item.rank])
  return { editor, server, ranks, order, items }
}

it('[1.5.45] a deleted line comes back at its place, with all ranks whole, even after other changes', async () => {
  const { editor, ranks, items } = setUp()
  const [, second] = items
  if (!second) throw new Error('no line')
  editor.removeItem(2)
  editor.setItemFields(3, { quantity: 4 }, 'Change quantity')
  await settle()
  editor.restoreItem(second)
  expect(ranks()).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  expect(editor.getState().activeItemId).toBe(2)
  expect(editor.getState().document.items[2]?.quantity).toBe(4)
  await settle()
  expect(editor.getState()).toMatchObject({ saveState: 'saved', rejections: [] })
})

it('restoring a line that is there changes nothing', () => {
  const { editor, items } = setUp()
  const before = editor.getState().document
  if (items[0]) editor.restoreItem(items[0])
  expect(editor.getState().document).toBe(before)
})

it('a new line and the order-level choices it needs are one step; the server hears of the line first', async () => {
  const { editor, server } = setUp()
  editor.addItem({ productId: ids.product, title: 'New', properties: configured }, { '900': { value: 'x' } })
  expect(editor.getState().document.order.properties).toEqual({ '900': { value: 'x' } })
  await settle()
  expect(server.calls).toEqual(['create', 'update'])
  editor.undo()
  expect(editor.getState().document.items).toHaveLength(3)
  expect(editor.getState().document.order.properties).toEqual({})
})

it('[1.9.14] a new line is known by both its names as soon as the server has named it, whatever else is on its way', async () => {
  const { editor, server } = setUp()
  const first = editor.addItem(
    { productId: ids.product, title: 'New', properties: configured },
    { '900': { value: 'x' } },
  )
  const sendUpdate = server.update
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  server.update = async (changes) => {
    await gate
    return sendUpdate(changes)
  }
  await settle()
  const named = editor.getState().activeItemId ?? 0
  expect(named).toBeGreaterThan(0)
  expect(editor.getState().document.items.map(({ id }) => id)).toEqual([1, 2, 3, named])
  expect(editor.getState().evaluation.itemsById.has(named)).toBe(true)

  // A popover that was drawn before still asks for the line by its first name.
  const large = { itemId: first, propertyId: ids.size, selection: { optionId: ids.large } }
  expect(editor.chooseAll([large], 'Change size')).toMatchObject({ ok: true })
  const line = () => editor.getState().document.items.find(({ id }) => id === named)
  expect(line()?.properties[ids.size]).toEqual({ optionId: ids.large })
  editor.moveItem(first, 1)
  expect(line()?.rank).toBe(1)
  editor.selectItem(2)
  editor.selectItem(first)
  expect(editor.getState().activeItemId).toBe(named)
  const held = line()
  if (!held) throw new Error('no line')
  editor.restoreItem({ ...held, id: first })
  expect(editor.getState().document.items).toHaveLength(4)
  expect(editor.removeItem(first)).toMatchObject({ ok: true })
  expect(line()).toBeUndefined()
  letGo()
  await vi.waitFor(() => expect(editor.getState().saveState).toBe('saved'))
  expect(editor.getState()).toMatchObject({ rejections: [] })
  expect(server.item(named)).toBeUndefined()
})

it('what was loaded again is taken in one go, and tells the screens once', () => {
  const { editor, order, items } = setUp()
  let told = 0
  editor.subscribe(() => {
    told += 1
  })
  const loaded = {
    order: { ...order, version: 2, title: 'Renamed' },
    items: [...items.slice(1, 2), anItem(9, 3)],
  }
  editor.receiveDocument(loaded)
  expect(editor.getState().document.order.title).toBe('Renamed')
  expect(editor.getState().document.items.map((item) => item.id)).toEqual([2, 9])
  expect(told).toBe(1)
})

it('several choices are made together or not at all', () => {
  const { editor } = setUp()
  const change = (propertyId: number, optionId: number) => ({
    itemId: 1,
    propertyId,
    selection: { optionId },
  })
  const refused = editor.chooseAll([change(ids.size, ids.large), change(ids.finish, ids.bronze)], 'Both')
  expect(refused.ok).toBe(false)
  expect(editor.getState().document.items[0]?.properties).toEqual(configured)
  expect(editor.chooseAll([change(ids.finish, ids.bronze)], 'One')).toEqual({ ok: true })
})
