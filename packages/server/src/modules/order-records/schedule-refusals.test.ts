/** [issue 18] What a cell of the engraving schedule refuses the server refuses too; what it paints red can not be submitted. */
import { endpoints, productInstanceResource } from '@orderwright/contract'
import { compileCatalog } from '@orderwright/domain/catalog'
import { defaultConfiguration, evaluateOrder } from '@orderwright/domain/configuration'
import { newItem, type Selection } from '@orderwright/domain/orders'
import { timestamp } from '@orderwright/domain/units'
import { type CellWrite, engravingSchedule, planCells } from '@orderwright/domain/engraving-schedule'
import { anItem, anOrder } from '@orderwright/domain/testing'
import { beforeAll, expect, test } from 'vitest'
import { loadMeasurer } from '../../platform/glyphs/load-measurer.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { maisonLumenCatalog } from '../../seeds/maison-lumen/catalog/catalog.ts'
import { optionIds, productIds, propertyIds } from '../../seeds/maison-lumen/ids.ts'
import { maisonLumenProfile } from '../../seeds/maison-lumen/profile.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let guest: Caller
beforeAll(async () => {
  guest = await inUse.app.as(guestId)
})

const bare = {
  catalog: compileCatalog(maisonLumenCatalog(new Date())),
  profile: maisonLumenProfile,
  viewer: { role: 'guest' as const, pricingIsHidden: false },
  now: timestamp('2026-06-15 12:00:00'),
}
const start = defaultConfiguration(bare, { order: anOrder({ orgId }), items: [] }, productIds.keypad)
const choices = {
  ...start.item,
  [propertyIds.engravingType]: { optionId: optionIds.engraved },
  [propertyIds.engravingFont]: { optionId: 481 },
  [propertyIds.engravingSize]: { optionId: 463 },
  [propertyIds.engravingColor]: { optionId: 472 },
}

/** The same keypad in the browser's engine and in the database. */
async function keypad() {
  const item = anItem({ id: 1, productId: productIds.keypad, title: 'Hall', properties: choices })
  const document = { order: anOrder({ orgId, properties: start.order }), items: [item] }
  const evaluation = evaluateOrder({ ...bare, measurer: await loadMeasurer() }, document)
  const made = await orderOf(inUse.database, { orgId, userId: guestId, properties: start.order })
  const draft = newItem({ orgId, productId: productIds.keypad, rank: 2, title: 'Hall' })
  const line = await insert(inUse.database, 'productInstance', orgId, {
    ...draft,
    productOrderId: made.order.id,
    properties: choices,
  })
  const [row] = engravingSchedule(evaluation).rows
  if (row === undefined) throw new Error('a keypad has places')
  return { evaluation, row, orderId: made.order.id, line }
}

async function write(line: { id: number; version: number }, properties: Record<number, Selection | null>) {
  const { update } = productInstanceResource.endpoints
  if (!update) throw new Error('lines are updated')
  return guest.call(update, { orgId, where: { id: line.id }, version: line.version, props: { properties } })
}

test.each<[string, (row: CellWrite['row']) => CellWrite, Record<number, Selection>, number]>([
  [
    'a text that is too long',
    (row) => ({ row, column: 'line1', text: 'x'.repeat(81) }),
    { [propertyIds.engraving]: { engravings: [{ '0': { above: [{ text: 'x'.repeat(81) }] } }] } },
    400,
  ],
  [
    'a size that there is not',
    (row) => ({ row, column: 'size', text: 'Enormous' }),
    { [propertyIds.engravingSize]: { optionId: 999_999 } },
    422,
  ],
  [
    'a font for a size',
    (row) => ({ row, column: 'size', text: 'Inter' }),
    { [propertyIds.engravingSize]: { optionId: 481 } },
    422,
  ],
])('%s is refused by both', async (_, cellOf, properties, status) => {
  const { evaluation, row, line } = await keypad()
  const plan = planCells(evaluation, [cellOf(row)])
  expect([plan.changes, plan.refused.length]).toEqual([[], 1])
  expect((await write(line, properties)).status).toBe(status)
})

test('what is planned is stored; a red cell is why the order can not be submitted', async () => {
  const { evaluation, row, orderId, line } = await keypad()
  const plan = planCells(evaluation, [{ row, column: 'line1', text: 'W'.repeat(60) }])
  const [change] = plan.changes
  expect(plan.changes).toHaveLength(1)
  const stored = await write(line, { [propertyIds.engraving]: change?.selection ?? null })
  expect(stored.status).toBe(200)
  const submitted = await guest.call(endpoints.submitOrder, { productOrderId: orderId })
  expect(submitted.status).toBe(422)

  const [item] = evaluation.document.items
  if (item === undefined) throw new Error('an item')
  const properties = { ...item.properties, [propertyIds.engraving]: change?.selection ?? {} }
  const after = { ...evaluation.document, items: [{ ...item, properties }] }
  const rows = engravingSchedule(evaluateOrder(evaluation.context, after)).rows
  expect(rows.filter(({ lines }) => lines.some(({ tone }) => tone === 'invalid'))).toHaveLength(1)
})
