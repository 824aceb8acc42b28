/** Ways out through the editor: what is promised stands on the screen at once, and the server has the same. */
import { evaluateOrder } from '@orderwright/domain/configuration'
import type { OrderDocument, SelectionChange } from '@orderwright/domain/orders'
import { planChanges } from '@orderwright/domain/repairs'
import { checkAsyncLaw } from '@orderwright/domain/testing/check-law'
import { pricedContextOf, randomOrders, startedOrder } from '@orderwright/domain/testing/random-orders'
import { describe, expect, it } from 'vitest'
import { createOrderEditor } from './order-editor.ts'
import { fakeServer, manualClock, memoryStorage, settle } from './testing/fixtures.ts'

/** Every choice that could be asked for. */
function everyChoice({ order, items }: OrderDocument, context: ReturnType<typeof pricedContextOf>) {
  const evaluation = evaluateOrder(context, { order, items })
  const views = [
    ...evaluation.orderProperties.map((view) => ({ itemId: null, view })),
    ...evaluation.items.flatMap(({ item, visibleProperties }) =>
      visibleProperties.map((view) => ({ itemId: item.id, view })),
    ),
  ]
  return views.flatMap(({ itemId, view }) =>
    view.states
      .filter(({ allowed }) => !allowed)
      .map(
        ({ option }): SelectionChange => ({
          itemId,
          propertyId: view.property.id,
          selection: { optionId: option.id },
        }),
      ),
  )
}

const choicesOf = ({ order, items }: OrderDocument) => [
  order.properties,
  ...items.map(({ properties }) => properties),
]

describe('a way out, carried out in the editor', () => {
  it('[issue 12, 12] leaves what was planned, here and on the server, in one batch that Undo takes back', async () => {
    await checkAsyncLaw(
      { offered: 40, ofOrder: 8, ofOrderAndLines: 8 },
      randomOrders({ properties: 5, options: 3, rules: 7, leastRules: 3, lines: [0, 1, 0] }),
      async (cover, world) => {
        const context = pricedContextOf(world)
        const document = startedOrder(world, context)
        let keys = 0
        for (const asked of everyChoice(document, context)) {
          const refused = planChanges(context, document, [asked])
          const [repair] = refused.ok ? [] : refused.repairs
          if (!repair) continue
          cover('offered')
          if (asked.itemId === null) cover('ofOrder')
          const server = fakeServer(document.order, document.items)
          const editor = createOrderEditor({
            document,
            context,
            transport: server,
            clock: manualClock(),
            newKey: () => `key-${keys++}`,
            storage: memoryStorage(),
          })
          const kept = (): OrderDocument['order']['properties'][] => [
            JSON.parse(
              JSON.stringify(server.records.get(`productOrder:${document.order.id}`)?.['properties']),
            ),
            ...document.items.map(({ id }) => JSON.parse(JSON.stringify(server.item(id)?.['properties']))),
          ]
          const planned = planChanges(context, document, repair.changes)
          if (!planned.ok) throw new Error(`${repair.title}: ${planned.message}`)
          const resources = new Set(planned.patches.map(({ resource }) => resource))
          if (resources.size > 1) cover('ofOrderAndLines')
          const before = editor.getState().evaluation.subtotal ?? 0

          expect(editor.repair(repair)).toEqual({ ok: true })
          const { evaluation, undoLabel } = editor.getState()
          expect([repair.title, choicesOf(evaluation.document)]).toEqual([
            repair.title,
            choicesOf(planned.document),
          ])
          expect(undoLabel).toBe(repair.title)
          if (repair.priceDifferenceInCents !== null) {
            expect((evaluation.subtotal ?? 0) - before).toBe(repair.priceDifferenceInCents)
          }
          await settle()
          expect(server.calls).toEqual(['update'])
          expect(kept()).toEqual(choicesOf(planned.document))

          editor.undo()
          await settle()
          expect(choicesOf(editor.getState().document)).toEqual(choicesOf(document))
          expect(kept()).toEqual(choicesOf(document))
          expect(editor.getState().rejections).toEqual([])
          editor.dispose()
        }
      },
      { numRuns: 25 },
    )
  })
})
