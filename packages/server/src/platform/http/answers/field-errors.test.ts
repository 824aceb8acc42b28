/** What is wrong with a body, said where it is wrong: also inside alternatives. */
import { allEndpoints, endpoints, resources } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from './field-errors.ts'

function fieldsFor(schema: z.ZodType | undefined, body: unknown) {
  const parsed = schema?.safeParse(body)
  if (!parsed || parsed.success) throw new Error('the body is accepted')
  return fieldErrors(parsed.error)
}

const create = resources.productCategory.endpoints.create?.body

describe('[issue 12, 30] the field that is wrong is named', () => {
  test('in the one record that is created', () => {
    expect(fieldsFor(create, { orgId: 850, props: { title: 'Lamps' } })).toEqual([
      { path: 'props.rank', message: 'Invalid input: expected number, received undefined' },
    ])
  })

  test('in one of several records', () => {
    const props = [{ title: 'Lamps', rank: 1 }, { title: 'Plates' }]
    expect(fieldsFor(create, { orgId: 850, props })).toEqual([
      { path: 'props.1.rank', message: 'Invalid input: expected number, received undefined' },
    ])
  })

  test('where there is no such field', () => {
    expect(fieldsFor(create, { orgId: 850, props: { title: 'Lamps', rank: 1, colour: 'red' } })).toEqual([
      { path: 'props.colour', message: 'There is no such field.' },
    ])
  })

  test.each([
    ['a word', 'Lamps'],
    ['nothing', undefined],
  ])('%s instead of records: both ways of giving them are named', (_what, props) => {
    expect(fieldsFor(create, { orgId: 850, props })).toEqual([
      { path: 'props', message: 'Invalid input: expected object or array' },
    ])
  })

  test('one of a few values', () => {
    const body = { orgId: 850, productOrderId: 1, invitedUserId: 2, pricingIsHidden: 2 }
    const fields = fieldsFor(endpoints.updateInvolvedUsersData.body, body)
    expect(fields).toContainEqual({ path: 'pricingIsHidden', message: 'Invalid input: expected 0 or 1' })
  })

  test('the kind of an entry that there is none of', () => {
    const body = { orgId: 850, productOrderId: 1, entry: { kind: 'gift' } }
    expect(fieldsFor(endpoints.recordLedgerEntry.body, body)).toEqual([
      {
        path: 'entry.kind',
        message: "Invalid discriminator value. Expected 'refund' | 'correction' | 'undo'",
      },
    ])
  })
})

test('[issue 12, 30] no call answers a bare "Invalid input" to a value of another kind', () => {
  const bare: unknown[] = []
  for (const { name, body } of allEndpoints()) {
    const shape = body instanceof z.ZodObject ? Object.keys(body.shape) : []
    for (const key of shape) {
      for (const value of [null, true, -1, 'x', [], {}, [null], [{}]]) {
        const parsed = body.safeParse({ [key]: value })
        for (const { path, message } of parsed.success ? [] : fieldErrors(parsed.error))
          if (message === 'Invalid input') bare.push({ name, path, value })
      }
    }
  }
  expect(bare).toEqual([])
})
