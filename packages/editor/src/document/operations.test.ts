import { fc, test } from '@fast-check/vitest'
import type { OrderDocument } from '@orderwright/domain/orders'
import { checkLaw } from '@orderwright/domain/testing/check-law'
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
import { anItem, anOrder } from '../testing/fixtures.ts'

/** A value with the keys of its objects turned round: the same JSON, written otherwise. */
function turned(value: fc.JsonValue | undefined): fc.JsonValue {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  )
}

/** JSON text whose keys stand in order: the slow way to compare. */
function textOf(value: fc.JsonValue | undefined): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${textOf(inner)}`)
  return `{${entries.sort().join()}}`
}

/** Random pairs are hardly ever equal: half of these are, and some differ in one entry. */
const pairOfValues = fc.oneof(
  fc.tuple(fc.jsonValue(), fc.jsonValue()),
  fc.jsonValue().map((value): [fc.JsonValue, fc.JsonValue] => [value, turned(value)]),
  fc
    .tuple(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.jsonValue())
    .map(([value, last]): [fc.JsonValue, fc.JsonValue] => {
      const [key = ''] = Object.keys(value)
      return [value, { ...value, [key]: last }]
    }),
)

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
  if (step.type === 'create')
    return {
      kind: 'create',
      resource: 'productInstance',
      record: anItem(100 + index, step.rank),
      restores: false,
    }
  const item = document.items[step.slot]
  if (step.type === 'destroy')
    return item ? { kind: 'destroy', resource: 'productInstance', record: item } : null
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

  it('compare values as JSON does: the order of keys says nothing, everything else does', () => {
    checkLaw({ equal: 30, different: 30 }, pairOfValues, (cover, [one, other]) => {
      const isSame = textOf(one) === textOf(other)
      cover(isSame ? 'equal' : 'different')
      expect(isSameJson(one, other)).toBe(isSame)
    })
  })
})
