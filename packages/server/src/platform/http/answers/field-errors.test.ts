/** What is wrong with a body, said where it is wrong: also inside alternatives. */
import { allEndpoints, endpoints, resources } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import '../../languages.ts'
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
      { path: 'props.rank', message: 'Something must stand here.' },
    ])
  })

  test('in one of several records', () => {
    const props = [{ title: 'Lamps', rank: 1 }, { title: 'Plates' }]
    expect(fieldsFor(create, { orgId: 850, props })).toEqual([
      { path: 'props.1.rank', message: 'Something must stand here.' },
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
      { path: 'props', message: 'This takes object or array.' },
    ])
  })

  test('one of a few values', () => {
    const body = { orgId: 850, productOrderId: 1, invitedUserId: 2, pricingIsHidden: 2 }
    const fields = fieldsFor(endpoints.updateInvolvedUsersData.body, body)
    expect(fields).toContainEqual({ path: 'pricingIsHidden', message: 'This takes 0 or 1.' })
  })

  test('the kind of an entry that there is none of', () => {
    const body = { orgId: 850, productOrderId: 1, entry: { kind: 'gift' } }
    expect(fieldsFor(endpoints.recordLedgerEntry.body, body)).toEqual([
      {
        path: 'entry.kind',
        message: 'Choose one of these: refund, correction, undo.',
      },
    ])
  })
})

/** A sentence for people: neither words of programs nor nothing. */
const isSaid = (message: string) =>
  /^[A-Z0-9]/.test(message) && !/invalid|expected|received|undefined|NaN/i.test(message)

test('[issue 12, 15, 30] every call says in a sentence what is wrong with a value of another kind', () => {
  const bare: unknown[] = []
  for (const { name, body } of allEndpoints()) {
    const shape = body instanceof z.ZodObject ? Object.keys(body.shape) : []
    for (const key of shape) {
      for (const value of [undefined, null, true, -1, 1.5, 1e300, 'x', [], {}, [null], [{}]]) {
        const parsed = body.safeParse({ [key]: value })
        for (const { path, message } of parsed.success ? [] : fieldErrors(parsed.error))
          if (!isSaid(message)) bare.push({ name, path, value, message })
      }
    }
  }
  expect(bare).toEqual([])
})
