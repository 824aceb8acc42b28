/** Many lines that were added together: taken back and done again by one call, whatever else comes in between. */
import type { OrderDocument, ProductInstance } from '@orderwright/domain/orders'
import { trust } from '@orderwright/domain/units'
import { expect, it } from 'vitest'
import { createOrderEditor } from './order-editor.ts'
import { aContext, ids } from './testing/catalog.ts'
import { anOrder, fakeServer, manualClock, settle } from './testing/fixtures.ts'

const configured = { [ids.size]: { optionId: ids.small }, [ids.finish]: { optionId: ids.white } }
const keypads = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    productId: ids.product,
    title: `K${place + 1}`,
    properties: configured,
  }))

function setUp() {
  const order = anOrder({ title: 'Villa' })
  const server = fakeServer(order, [])
  const clock = manualClock()
  let keys = 0
  const editor = createOrderEditor({
    document: { order, items: [] },
    context: aContext(),
    transport: server,
    clock,
    newKey: () => `${keys++}`,
  })
  const titles = () => editor.getState().document.items.map(({ title }) => title)
  /** The whole order as the server holds it now. */
  const load = (): OrderDocument => ({
    order: trust({ ...server.records.get('productOrder:10') }),
    items: [...server.records.keys()]
      .filter((key) => key.startsWith('productInstance:') && !server.deleted.has(key))
      .map((key) => trust<ProductInstance>({ ...server.records.get(key) })),
  })
  return { editor, server, clock, titles, load }
}

it('[issue 18] three hundred lines are taken back by one call, and done again by another', async () => {
  const { editor, server, titles } = setUp()
  editor.addItems(keypads(300))
  await settle()
  expect(server.calls).toEqual(Array.from({ length: 6 }, () => 'create'))
  server.calls.length = 0
  editor.undo()
  await settle()
  expect([titles().length, server.calls, server.deleted.size]).toEqual([0, ['destroy'], 300])
  editor.redo()
  await settle()
  expect([titles().length, server.calls, server.deleted.size]).toEqual([300, ['destroy', 'restore'], 0])
  expect([titles()[0], titles()[299]]).toEqual(['K1', 'K300'])
  expect(editor.getState()).toMatchObject({ saveState: 'saved', rejections: [], notices: [] })
})

it('an answer to three hundred deletions that got lost costs three calls, and nothing is said of it', async () => {
  const { editor, server, clock } = setUp()
  editor.addItems(keypads(300))
  await settle()
  server.calls.length = 0
  server.failures.push({ code: 'offline', lost: true })
  editor.undo()
  await settle()
  clock.advance(500)
  await settle()
  expect(server.calls).toEqual(['destroy', 'destroy', 'list'])
  expect(editor.getState()).toMatchObject({ saveState: 'saved', rejections: [], notices: [] })
})

it('lines that others have deleted of many are left out, and the others go', async () => {
  const { editor, server } = setUp()
  editor.addItems(keypads(120))
  await settle()
  const gone = editor.getState().document.items.slice(0, 2)
  // Nothing was heard of it yet.
  for (const { id } of gone) server.deleted.add(`productInstance:${id}`)
  server.calls.length = 0
  editor.undo()
  await settle()
  expect(server.calls).toEqual(['destroy', 'list', 'destroy'])
  expect(server.deleted.size).toBe(120)
  expect(editor.getState().notices).toHaveLength(2)
})

it('a load that was read before new lines were stored, and comes after their answer, takes none of them away', async () => {
  const { editor, server, titles, load } = setUp()
  server.announce = editor.receiveChanges
  const letGo = server.holdAnswers()
  // Somebody has changed the order, and nothing of it was heard here; the page loads it again.
  const order = server.records.get('productOrder:10')
  if (!order) throw new Error('no order')
  const changed = { ...order, version: order.version + 1 }
  server.records.set('productOrder:10', changed)
  const late = load()
  editor.addItems(keypads(2))
  editor.receiveChanges({ order: changed, records: {} })
  await settle()
  letGo()
  await settle()
  expect(titles()).toEqual(['K1', 'K2'])
  editor.receiveDocument(late)
  expect(titles()).toEqual(['K1', 'K2'])
  expect(editor.undo().note).toBeNull()
  expect(editor.getState().redoLabel).not.toBeNull()
})

it('a load that holds new lines already, while their answer is on its way, does not show them twice', async () => {
  const { editor, server, titles, load } = setUp()
  const letGo = server.holdAnswers()
  editor.addItems(keypads(2))
  await settle()
  editor.receiveDocument(load())
  expect(titles()).toEqual(['K1', 'K2'])
  letGo()
  await settle()
  expect(titles()).toEqual(['K1', 'K2'])
})

it('a step that is named goes back alone, with what was made of its lines since; a second time it says that nothing is left', async () => {
  const { editor, titles } = setUp()
  editor.addItem({ productId: ids.product, title: 'Before', properties: configured })
  editor.addItems(keypads(3))
  const step = editor.lastStep()
  await settle()
  const [, first] = editor.getState().document.items
  if (!first || !step) throw new Error('a line and its step')
  editor.setItemFields(first.id, { quantity: 7 }, 'Change quantity')
  editor.setOrderFields({ primaryNote: 'Ask for the door side' }, 'Note')
  expect(editor.undo(step)).toEqual({ label: step.label, note: null })
  expect(titles()).toEqual(['Before'])
  expect(editor.getState().document.order.primaryNote).toBe('Ask for the door side')
  await settle()
  // The line that was there before is in nobody's way.
  expect(editor.undo(step).note).toMatch(/^Nothing of /)
  expect(titles()).toEqual(['Before'])
  editor.redo()
  await settle()
  expect(titles()).toEqual(['Before', 'K1', 'K2', 'K3'])
  expect(editor.getState().document.items[1]?.quantity).toBe(7)
  expect(editor.undo(step).label).toBe(step.label)
  expect(titles()).toEqual(['Before'])
})

it('a choice that the person made anew since stays when an earlier step that made it is taken back', async () => {
  const { editor } = setUp()
  const id = editor.addItem({ productId: ids.product, title: 'K1', properties: configured })
  await settle()
  editor.setItemFields(id, { quantity: 3, notes: 'Both' }, 'Both')
  const step = editor.lastStep()
  editor.setItemFields(id, { quantity: 9 }, 'Quantity')
  if (!step) throw new Error('no step')
  expect(editor.undo(step).note).toBeNull()
  expect(editor.getState().document.items[0]).toMatchObject({ quantity: 9, notes: '' })
})
