import { fc, test } from '@fast-check/vitest'
import type { OrderDocument } from '@orderwright/domain'
import { describe, expect, it } from 'vitest'
import {
  applyOperation,
  baseOf,
  invertOperation,
  isSameJson,
  mergeUpdates,
  type Operation,
  type Props,
  type UpdateOperation,
} from './operations.ts'
import { anItem, anOrder } from './testing/fixtures.ts'

const start: OrderDocument = { order: anOrder(), items: [anItem(1, 1), anItem(2, 2), anItem(3, 3)] }

const selection = fc.oneof(fc.constant(null), fc.record({ optionId: fc.integer({ min: 1, max: 5 }) }))
const intent = fc.oneof(
  fc.record({
    type: fc.constant('properties' as const),
    slot: fc.nat(3),
    properties: fc.dictionary(fc.constantFrom('1', '2', '3'), selection, { maxKeys: 3 }),
  }),
  fc.record({ type: fc.constant('title' as const), slot: fc.nat(3), title: fc.string({ maxLength: 10 }) }),
  fc.record({ type: fc.constant('destroy' as const), slot: fc.nat(3) }),
  fc.record({ type: fc.constant('create' as const), rank: fc.integer({ min: 1, max: 9 }) }),
)

function toOperation(
  document: OrderDocument,
  step: typeof intent extends fc.Arbitrary<infer T> ? T : never,
  index: number,
): Operation | null {
  if (step.type === 'create') return { kind: 'create', item: anItem(100 + index, step.rank), restores: false }
  const item = document.items[step.slot]
  if (step.type === 'destroy') return item ? { kind: 'destroy', item } : null
  const props: Props = step.type === 'title' ? { title: step.title } : { properties: step.properties }
  const record = item ?? document.order
  const resource = item ? ('productInstance' as const) : ('productOrder' as const)
  return { kind: 'update', resource, id: record.id, props, base: baseOf(record, props) }
}

describe('operations on an order document', () => {
  test.prop([fc.array(intent, { maxLength: 25 })])(
    'are all taken back exactly by their inverses',
    (steps) => {
      let document = start
      const done: Operation[] = []
      for (const [index, step] of steps.entries()) {
        const operation = toOperation(document, step, index)
        if (!operation) continue
        document = applyOperation(document, operation)
        done.push(operation)
      }
      for (const operation of done.reverse()) document = applyOperation(document, invertOperation(operation))
      expect(document).toEqual(start)
    },
  )

  test.prop([
    fc.array(fc.dictionary(fc.constantFrom('1', '2', '3'), selection), { minLength: 1, maxLength: 6 }),
  ])('merge into one update that does the same and is taken back the same', (changes) => {
    let document = start
    let merged: UpdateOperation | null = null
    for (const properties of changes) {
      const props = { properties, title: Object.keys(properties).join() }
      const base = baseOf(document.order, props)
      const operation: UpdateOperation = { kind: 'update', resource: 'productOrder', id: 10, props, base }
      document = applyOperation(document, operation)
      merged = merged ? mergeUpdates(merged, operation) : operation
    }
    if (!merged) return
    expect(applyOperation(start, merged)).toEqual(document)
    expect(applyOperation(document, invertOperation(merged))).toEqual(start)
  })

  it('leave untouched lines identical, so that nothing else is computed or drawn again', () => {
    const next = applyOperation(start, {
      kind: 'update',
      resource: 'productInstance',
      id: 2,
      props: { title: 'Hall' },
      base: { title: '' },
    })
    expect(next.items[0]).toBe(start.items[0])
    expect(next.items[2]).toBe(start.items[2])
    expect(next.order).toBe(start.order)
    expect(next.items[1]?.title).toBe('Hall')
  })

  test.prop([fc.jsonValue(), fc.jsonValue()])('compare values as JSON does', (one, other) => {
    const copy: unknown = JSON.parse(JSON.stringify(one))
    expect(isSameJson(copy, JSON.parse(JSON.stringify(one)))).toBe(true)
    if (isSameJson(one, other)) expect(one).toEqual(other)
  })
})
