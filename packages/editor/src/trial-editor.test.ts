/** Variants of a line: nothing of them is sent, and they go on from the order's changes. */
import { cents, formatCents } from '@orderwright/domain/units'
import { expect, it } from 'vitest'
import { createOrderEditor } from './order-editor.ts'
import { aContext, ids } from './testing/catalog.ts'
import { anItem, anOrder, fakeServer, manualClock, settle } from './testing/fixtures.ts'
import { createTrialEditor } from './trial-editor.ts'

const configured = { [ids.size]: { optionId: ids.small }, [ids.finish]: { optionId: ids.white } }

function setUp() {
  const order = anOrder({ title: 'Villa' })
  const items = [1, 2].map((id) => anItem(id, id, { title: `Line ${id}`, properties: configured }))
  const context = aContext()
  const server = fakeServer(order, items)
  let keys = 0
  const editor = createOrderEditor({
    document: { order, items },
    context,
    transport: server,
    clock: manualClock(),
    newKey: () => `${keys++}`,
  })
  const trial = createTrialEditor({ document: editor.getState().document, context, itemId: 2 })
  return { editor, server, trial }
}
type SetUp = ReturnType<typeof setUp>

const finishOf = (editor: SetUp['editor'], itemId: number) =>
  editor.getState().document.items.find(({ id }) => id === itemId)?.properties[ids.finish]
const total = (editor: SetUp['editor']) =>
  formatCents(editor.getState().evaluation.itemsById.get(2)?.lineTotal ?? cents(0))

it('[issue 18] a choice in a variant is priced and judged, and neither sent nor in the order', async () => {
  const { editor, server, trial } = setUp()
  expect(trial.getState().activeItemId).toBe(2)
  expect(trial.choose(2, ids.size, { optionId: ids.large }, 'Change Size')).toEqual({ ok: true })
  await settle()
  expect([total(editor), total(trial)]).toEqual(['$20.00', '$35.00'])
  // Bronze does not go with the large size.
  expect(trial.choose(2, ids.finish, { optionId: ids.bronze }, 'Change Finish').ok).toBe(false)
  expect(server.calls).toEqual([])
  expect(editor.getState().document.items[1]?.properties).toEqual(configured)
})

it('[issue 18] every step of a variant is taken back and made again, while none is ever answered', async () => {
  const { trial } = setUp()
  trial.choose(2, ids.finish, { optionId: ids.bronze }, 'Change Finish')
  await settle()
  trial.choose(2, ids.finish, null, 'Clear Finish')
  trial.undo()
  expect(finishOf(trial, 2)).toEqual({ optionId: ids.bronze })
  trial.undo()
  expect(finishOf(trial, 2)).toEqual({ optionId: ids.white })
  expect(trial.getState().undoLabel).toBeNull()
  trial.redo()
  expect(finishOf(trial, 2)).toEqual({ optionId: ids.bronze })
})

it('[issue 18] what changes in the order meanwhile is in the variant too, except where it has chosen itself', async () => {
  const { editor, trial } = setUp()
  trial.choose(2, ids.finish, { optionId: ids.bronze }, 'Change Finish')
  editor.setItemFields(2, { quantity: 3 }, 'Change quantity')
  editor.choose(1, ids.size, { optionId: ids.large }, 'Change Size')
  await settle()
  trial.receiveDocument(editor.getState().document)
  expect(finishOf(trial, 2)).toEqual({ optionId: ids.bronze })
  const [first, second] = trial.getState().document.items
  expect(first?.properties[ids.size]).toEqual({ optionId: ids.large })
  expect(second?.quantity).toBe(3)
})

it('[issue 18] a line that is being added is in the variants once the server has named it', async () => {
  const { editor, trial } = setUp()
  editor.addItem({ productId: ids.product, title: 'New', properties: configured })
  trial.receiveDocument(editor.getState().document)
  expect(trial.getState().document.items.map(({ id }) => id)).toEqual([1, 2])
  await settle()
  trial.receiveDocument(editor.getState().document)
  expect(trial.getState().document.items.map(({ title }) => title)).toEqual(['Line 1', 'Line 2', 'New'])
})

it('[issue 18] what the variant has chosen itself stays, whatever others choose there', async () => {
  const { editor, trial } = setUp()
  trial.choose(2, ids.finish, { optionId: ids.bronze }, 'Change Finish')
  editor.choose(2, ids.finish, null, 'Clear Finish')
  await settle()
  trial.receiveDocument(editor.getState().document)
  expect(finishOf(trial, 2)).toEqual({ optionId: ids.bronze })
  trial.choose(2, ids.size, { optionId: ids.small }, 'Change Size')
  trial.undo()
  expect(finishOf(trial, 2)).toEqual({ optionId: ids.white })
})
