import { allEndpoints, getOrdersData } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { declaredFieldsOf } from './declared-fields.ts'

describe('declaredFieldsOf', () => {
  const schema = z.object({
    id: z.number(),
    note: z.string().optional(),
    costs: z.object({ total: z.number() }).nullable(),
    byKey: z.record(z.string(), z.object({ date: z.string() })),
    list: z.array(z.object({ a: z.number().default(1) })),
    either: z.union([z.object({ x: z.number() }), z.string()]),
  })
  const good = { id: 1, costs: { total: 2 }, byKey: { s: { date: 'd' } }, list: [{ a: 3 }], either: { x: 4 } }

  test('keeps what is declared', () => {
    expect(declaredFieldsOf(schema)(good)).toEqual(good)
  })

  test('drops what is not, at every depth', () => {
    const leaking = {
      ...good,
      secret: 1,
      costs: { total: 2, secret: 1 },
      byKey: { s: { date: 'd', secret: 1 } },
      list: [{ a: 3, secret: 1 }],
      either: { x: 4, secret: 1 },
    }
    expect(declaredFieldsOf(schema)(leaking)).toEqual(good)
  })

  test('gives what a validation gives, for the widest answer', () => {
    const row = {
      id: 1,
      orgSpecificId: 2,
      title: 'Villa',
      secret: 'x',
      statusData: { started: { date: '2026-01-02 03:04:05', secret: 1 } },
    }
    const answer = { data: { productOrders: [row], products: [], productCategories: [], productOptions: [] } }
    expect(JSON.stringify(declaredFieldsOf(getOrdersData.response)(answer))).not.toContain('secret')
  })

  test('takes the member that a message names, and refuses one that names none', () => {
    const message = z.discriminatedUnion('type', [
      z.object({ type: z.literal('one'), a: z.number() }),
      z.object({ type: z.literal('two'), b: z.string() }),
    ])
    const copy = declaredFieldsOf(message)
    expect(copy({ type: 'two', a: 1, b: 'b', secret: 1 })).toEqual({ type: 'two', b: 'b' })
    expect(() => copy({ type: 'three', a: 1 })).toThrow(z.ZodError)
  })

  test('can be made for every declared answer', () => {
    for (const endpoint of allEndpoints()) expect(declaredFieldsOf(endpoint.response)).toBeTypeOf('function')
  })
})
