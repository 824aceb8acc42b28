import { productPropertySchema } from '@orderwright/domain/catalog'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, it } from 'vitest'
import { arrayEntries, movedEntry } from './array-entries.ts'

const now = timestamp('2026-06-15 12:00:00')
const property = (inputs: { placeholder: string }[]) =>
  productPropertySchema.parse({
    id: 1,
    orgId: 7,
    version: 1,
    created: now,
    lastUpdated: now,
    deletedAt: null,
    rank: 1,
    type: 'text',
    isArray: 1,
    arrayInputProps: { inputs },
  })

describe('the entries of an array property', () => {
  const named = property([{ placeholder: 'Upper' }, { placeholder: 'Lower' }])

  it('are the places that the property names, filled or not', () => {
    expect(arrayEntries(named, ['A'], undefined)).toEqual({
      texts: ['A', ''],
      placeholders: ['Upper', 'Lower'],
      isFixed: true,
      canAdd: false,
    })
  })

  it('never hide a text that is there', () => {
    expect(arrayEntries(named, ['A', 'B', 'C', ''], undefined).texts).toEqual(['A', 'B', 'C'])
  })

  it('grow from one empty place to fifty where no places are named', () => {
    const free = property([])
    expect(arrayEntries(free, [], undefined)).toMatchObject({ texts: [''], isFixed: false, canAdd: true })
    expect(arrayEntries(free, ['A', ''], undefined).texts).toEqual(['A', ''])
    const full = Array.from({ length: 50 }, () => 'x')
    expect(arrayEntries(free, full, undefined)).toMatchObject({ canAdd: false })
  })

  it('change places', () => {
    expect(movedEntry(['A', 'B', 'C'], 2, 0)).toEqual(['C', 'A', 'B'])
    expect(movedEntry(['A', 'B', 'C'], 0, 1)).toEqual(['B', 'A', 'C'])
  })
})
