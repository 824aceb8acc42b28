import { describe, expect, it } from 'vitest'
import { parseStatementSearch } from './statement-search.ts'

describe('the address of a statement of account', () => {
  it('[issue 18] names a customer and days', () => {
    const asked = { customer: 'ada@example.com', from: '2026-03-01', to: '2026-04-30' }
    expect(parseStatementSearch(asked)).toEqual(asked)
  })

  it('[issue 18] is of the year to its last day where a day is none that there is', () => {
    expect(parseStatementSearch({ from: '2025-02-30', to: '2025-06-30' })).toEqual({
      customer: '',
      from: '2025-01-01',
      to: '2025-06-30',
    })
    const now = parseStatementSearch({ from: 'May', to: '2025-06-31' })
    expect(now.to).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(now.to >= '2026-01-01').toBe(true)
    expect(now.from).toBe(`${now.to.slice(0, 4)}-01-01`)
  })
})
