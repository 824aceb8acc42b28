/** Values arrive from PostgreSQL in the forms that the API writes. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { parseInt8, parseTimestamptz } from './value-parsers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('values from the database', () => {
  test.each([
    [`timestamptz '2026-03-04 05:06:07.891+02'`, '2026-03-04 03:06:07'],
    [`date '2026-03-04'`, '2026-03-04'],
    ['9007199254740991::int8', 9_007_199_254_740_991],
    ['1.5::numeric', 1.5],
    ['array[1, null, 3]::int8[]', [1, null, 3]],
    [`'{"snake_case": [1, {"inner_key": 2}]}'::jsonb`, { snake_case: [1, { inner_key: 2 }] }],
    ['null::timestamptz', null],
  ])('reads %s', async (expression, expected) => {
    const answer = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
      database.app.db,
    )
    expect(answer.rows).toEqual([{ value: expected }])
  })

  test.each([
    ['2026-03-04 05:06:07+00', '2026-03-04 05:06:07'],
    ['2026-03-04 05:06:07.5+02', '2026-03-04 03:06:07'],
    ['2026-03-04 00:06:07-05:30', '2026-03-04 05:36:07'],
    ['infinity', 'infinity'],
  ])('takes %s from a connection in any zone', (text, expected) => {
    expect(parseTimestamptz(text)).toBe(expected)
  })

  test('refuses a number that JavaScript would round', () => {
    expect(() => parseInt8('9007199254740993')).toThrow('safe integers')
  })
})
