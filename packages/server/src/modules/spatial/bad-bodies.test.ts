/** Whatever somebody sends to the canvas is answered with what is wrong with it, changes nothing, and is never a bug. */
import { resources } from '@orderwright/contract'
import { entityTypes, type SpatialKey, spatialKeys } from '@orderwright/domain/spatial'
import { fc } from '@fast-check/vitest'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { act, canvasOrg, recordOf, useCanvas } from '../../testing/orders/canvas.ts'
import { canvasProps } from '../../testing/access-matrix/orders/canvas.ts'

const inUse = useCanvas()
const orgId = canvasOrg.id

/** A list within a list within a list … */
function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { deeper: value }
  return value
}

/** What people never send, and programs do. */
const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, 1e9, -1e9, 1e308, -0, 0, -1, 1.5, 2_147_483_648, '', 'NaN', true, [], {}),
  fc.constantFrom<unknown>(
    { x: null, y: null },
    { x: 1e9, y: 0 },
    { x: '1', z: 2 },
    { width: 0, height: -5 },
  ),
  fc.constantFrom(nested(20), nested(60), nested(500), 'x'.repeat(20_000), '\u0000', '\ud800', '__proto__'),
  fc.double({ noNaN: false }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue(),
)

const dataFields = [
  'archCustomViewId',
  'archWallId',
  'mediumId',
  'muralProductOptionId',
  'position',
  'size',
  'from',
  'to',
  'thickness',
  'bleedTop',
  'calibration',
  'title',
  'width',
  '__proto__',
  'constructor',
  'toString',
]

/** A body's fields with some of them replaced, and some that there are not. */
function wrong(key: SpatialKey): fc.Arbitrary<Record<string, unknown>> {
  const names = [
    ...Object.keys(resources[key].parts.create.shape),
    'id',
    'version',
    'revision',
    'isTentative',
  ]
  const fields = fc.dictionary(fc.constantFrom(...names), nonsense, { maxKeys: 3 })
  if (key !== 'entity') return fields
  const data = fc.dictionary(fc.constantFrom(...dataFields), nonsense, { maxKeys: 4 })
  const type = fc.constantFrom<unknown>(...entityTypes)
  return fc
    .tuple(fields, data, type)
    .map(([plain, changed, name]) => ({ ...plain, type: name, data: changed }))
}

async function stored() {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from entities
    where org_id = ${orgId} and (data::text like '%1e+%' or jsonb_typeof(data) <> 'object')`.execute(
    inUse.database.owner.db,
  )
  return rows[0]?.n
}

describe.each(spatialKeys)('%s', (key) => {
  test('[issue 15] made or changed with nonsense is refused in words, and never a bug', async () => {
    const good = canvasProps[key]({ orderId: inUse.orderId, viewId: inUse.viewId })
    const { id } = recordOf(await act(inUse.guest, key, 'create', { props: good }))
    let refusals = 0
    await fc.assert(
      fc.asyncProperty(wrong(key), fc.boolean(), async (fields, isList) => {
        const props = { ...good, ...fields }
        const answers = [
          await act(inUse.guest, key, 'create', { props: isList ? [good, props] : props }),
          await act(inUse.guest, key, 'update', { where: { id }, version: 1, props: fields, base: fields }),
          await act(inUse.guest, key, 'bulk-update', {
            updates: [{ where: { id }, version: 9, props: fields }],
          }),
        ]
        for (const answer of answers) {
          expect([200, 400, 404, 409, 422]).toContain(answer.status)
          if (answer.status === 200) continue
          refusals += 1
          expect(answer.error.message).toMatch(/[.!]$/)
        }
      }),
      { numRuns: 40 },
    )
    expect(refusals).toBeGreaterThan(40)
    expect(await stored()).toBe(0)
  })

  test.each([
    ['ids of nothing', 'bulk-destroy', { where: { ids: [2_147_483_647, 1e15, -4, 0] } }],
    ['no ids', 'bulk-restore', { where: { ids: [] } }],
    ['ids that are none', 'bulk-destroy', { where: { ids: ['1', null, { id: 1 }] } }],
    [
      'more ids than a call takes',
      'bulk-destroy',
      { where: { ids: Array.from({ length: 1_001 }, (_, id) => id + 1) } },
    ],
    ['no order', 'get', {}],
    ['an order beyond all numbers', 'get', { where: { productOrderId: 1e300 } }],
    ['no props', 'create', {}],
    ['an empty list', 'create', { props: [] }],
    ['501 records', 'create', { props: Array.from({ length: 501 }, () => ({})) }],
    ['an update of nothing', 'bulk-update', { updates: [] }],
  ])('[issue 15] %s', async (_, verb, body) => {
    const answer = await act(inUse.guest, key, verb, body)
    expect([400, 404]).toContain(answer.status)
  })
})
