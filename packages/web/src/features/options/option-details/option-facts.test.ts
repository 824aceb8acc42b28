import { productOptionSchema, productPropertySchema } from '@orderwright/domain/catalog'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, it } from 'vitest'
import { codeFacts, dataFacts } from './option-facts.ts'

const now = timestamp('2026-06-15 12:00:00')
const record = { orgId: 7, version: 1, created: now, lastUpdated: now, deletedAt: null, rank: 1 }
const option = productOptionSchema.parse({
  ...record,
  id: 21,
  productPropertyId: 2,
  referenceCodes: { catalog: 'BR-1', machining: 'M3' },
  data: { fill: '#b07a3c', width: 82, isCoated: false, layoutString: '2P', backBox: { key: 'x' }, empty: '' },
})
const property = (productOptionDataFields: object[]) =>
  productPropertySchema.parse({ ...record, id: 2, productOptionDataFields })

describe('what is known of an option', () => {
  it('is its data in the words and order of the property’s fields', () => {
    const fields = [
      { title: 'Coated', key: 'isCoated', type: 'boolean' },
      { title: 'Colour', key: 'fill', type: 'text' },
      { title: 'Nothing', key: 'empty', type: 'text' },
    ]
    expect(dataFacts(property(fields), option)).toEqual([
      { key: 'data isCoated', title: 'Coated', value: 'No' },
      { key: 'data fill', title: 'Colour', value: '#b07a3c', colour: '#b07a3c' },
    ])
  })

  it('is every plain value under its own name where no fields are defined', () => {
    expect(dataFacts(property([]), option).map(({ title, value }) => [title, value])).toEqual([
      ['Fill', '#b07a3c'],
      ['Width', '82 mm'],
      ['Is coated', 'No'],
      ['Layout string', '2P'],
    ])
  })

  it('are its codes, those that it has', () => {
    expect(codeFacts(option).map(({ title, value }) => [title, value])).toEqual([
      ['Catalog code', 'BR-1'],
      ['Machining code', 'M3'],
    ])
  })
})
