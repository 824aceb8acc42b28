import { createOrderEditor, type OrderEditor, type Transport } from '@orderwright/editor'
import { compileCatalog } from '@orderwright/domain/catalog'
import { productOrderSchema, zeroCosts } from '@orderwright/domain/orders'
import { orgProfileSchema } from '@orderwright/domain/tenancy'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, test } from 'vitest'
import { createOpenEditors } from './open-editors.ts'

const now = timestamp('2026-03-01 09:00:00')
const profile = orgProfileSchema.parse({})

/** An editor whose server answers when the test says so. */
function anEditor() {
  const waiting: (() => void)[] = []
  const order = productOrderSchema.parse({
    id: 10,
    orgId: 1,
    version: 1,
    created: now,
    lastUpdated: now,
    deletedAt: null,
    orgSpecificId: 1,
    userId: 1,
    statusData: {},
    costs: zeroCosts(false, profile),
  })
  const refuse = async () => ({
    ok: false as const,
    error: { code: 'refused' as const, status: 422, message: '' },
  })
  const transport: Transport = {
    update: (changes) =>
      new Promise((resolve) => {
        waiting.push(() =>
          resolve({
            ok: true,
            data: { records: changes.map(({ operation }) => ({ ...order, ...operation.props, version: 2 })) },
          }),
        )
      }),
    create: refuse,
    destroy: refuse,
    restore: refuse,
    list: refuse,
  }
  const catalog = compileCatalog({
    products: [],
    productProperties: [],
    productOptions: [],
    productPropertyGroups: [],
    productRules: [],
    productPricingRules: [],
    productOptionClassifiers: [],
  })
  const editor = createOrderEditor({
    document: { order, items: [] },
    context: { catalog, profile, viewer: { role: 'guest', pricingIsHidden: false }, now },
    transport,
    clock: { now: () => now, after: () => () => {} },
    newKey: () => 'key',
  })
  return { editor, answer: () => waiting.shift()?.() }
}

const later = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('the editors of a page', () => {
  test('an order left with unsent work is gone on with in the same editor', async () => {
    const editors = createOpenEditors<string>(0)
    const { editor, answer } = anEditor()
    const order = { userId: 1, key: 'order:1:10' }
    const first = editors.get(order, 'as a guest', () => editor)
    const leave = editors.hold(first.editor)
    editor.setOrderFields({ title: 'Typed' }, 'Title')
    leave?.()
    await later()
    const other = () => anEditor().editor
    expect(editors.get(order, 'again', other).editor).toBe(editor)
    const leaveAgain = editors.hold(editor)
    answer()
    await later()
    expect(editor.getState().saveState).toBe('saved')
    expect(editors.get(order, 'still open', other).editor).toBe(editor)
    leaveAgain?.()
    await later()
    expect(editors.get(order, 'anew', other).editor).not.toBe(editor)
  })

  test('one that is left with everything saved is closed at once, one with unsent work when that is saved', async () => {
    const editors = createOpenEditors<string>(0)
    const { editor, answer } = anEditor()
    const order = { userId: 1, key: 'order:1:10' }
    editors.get(order, '', () => editor)
    const leave = editors.hold(editor)
    editor.setOrderFields({ title: 'Typed' }, 'Title')
    leave?.()
    await later()
    answer()
    await later()
    let made = 0
    const make = (): OrderEditor => {
      made += 1
      return anEditor().editor
    }
    editors.get(order, '', make)
    expect(made).toBe(1)
  })

  test('one that is left is kept for a moment, for the next view of its order', async () => {
    const editors = createOpenEditors<string>()
    const { editor } = anEditor()
    const order = { userId: 1, key: 'order:1:10' }
    editors.get(order, '', () => editor)
    editors.hold(editor)?.()
    await later()
    expect(editors.get(order, '', () => anEditor().editor).editor).toBe(editor)
    expect(editors.hold(editor)).not.toBeNull()
  })

  test('mounting anew in one go keeps it', async () => {
    const editors = createOpenEditors<string>(0)
    const { editor } = anEditor()
    const order = { userId: 1, key: 'order:1:10' }
    editors.get(order, '', () => editor)
    editors.hold(editor)?.()
    editors.hold(editor)
    await later()
    expect(editors.get(order, '', () => anEditor().editor).editor).toBe(editor)
  })

  test('a screen that was begun before the last one left is told that its editor is closed, and takes another', async () => {
    const editors = createOpenEditors<string>(0)
    const { editor } = anEditor()
    const order = { userId: 1, key: 'order:1:10' }
    const next = anEditor().editor
    editors.get(order, '', () => editor)
    const leave = editors.hold(editor)
    // The next view begins to be drawn, the one before it goes, and only then does the next one stand.
    const begun = editors.get(order, '', () => next)
    expect(begun.editor).toBe(editor)
    leave?.()
    await later()
    expect(editors.hold(begun.editor)).toBeNull()
    const taken = editors.get(order, '', () => next)
    expect(taken.editor).toBe(next)
    expect(editors.hold(taken.editor)).not.toBeNull()
    await later()
    expect(editors.get(order, '', () => editor).editor).toBe(next)
  })

  test('unsent work of one person is never sent in the name of the next', async () => {
    const editors = createOpenEditors<string>(0)
    const { editor } = anEditor()
    editors.get({ userId: 1, key: 'order:1:10' }, '', () => editor)
    editors.hold(editor)
    editor.setOrderFields({ title: 'Of the first' }, 'Title')
    const second = editors.get({ userId: 2, key: 'order:1:10' }, '', () => anEditor().editor)
    expect(second.editor).not.toBe(editor)
    let told = false
    editor.subscribe(() => {
      told = true
    })
    editor.flush()
    expect(told).toBe(false)
  })
})
