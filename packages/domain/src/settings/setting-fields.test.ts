/** The form over the profile's schema: every setting has a field and a name. */
import { describe, expect, test } from 'vitest'
import { settingSectionWords, settingWords } from '../messages/admin/setting-words.ts'
import { emptySetting, settingFieldOf } from './setting-fields.ts'
import { settingKeys, settingSections } from './setting-keys.ts'

describe('settingFieldOf', () => {
  test('[issue 14] reads money, percentages, choices and texts from the schema', () => {
    expect(settingFieldOf('payment.upchargeAboveInCents')).toMatchObject({
      kind: 'number',
      unit: 'cents',
      min: 0,
    })
    expect(settingFieldOf('costs.depositPercentage')).toMatchObject({
      kind: 'number',
      unit: 'percent',
      isInteger: false,
      min: 0,
      max: 100,
    })
    expect(settingFieldOf('home.maxTilesPerRow')).toMatchObject({ kind: 'number', isInteger: true, max: 12 })
    expect(settingFieldOf('region.units')).toEqual({
      kind: 'choice',
      choices: ['mm', 'in'],
      isNullable: false,
    })
    expect(settingFieldOf('documents.quoteValidDays')).toMatchObject({ kind: 'number', isNullable: true })
    expect(settingFieldOf('title')).toEqual({
      kind: 'text',
      maxLength: 200,
      isLong: false,
      isNullable: false,
    })
    expect(settingFieldOf('letters.replyTo')).toMatchObject({ kind: 'text', isLong: false })
    expect(settingFieldOf('letters.signature')).toMatchObject({ kind: 'text', maxLength: 1000, isLong: true })
    expect(settingFieldOf('isEmployeeOnly')).toEqual({ kind: 'flag', isNullable: false })
  })

  test('[issue 14] reads lists, tiles of two kinds, and maps', () => {
    const statuses = settingFieldOf('productOrderStatuses')
    const parts = statuses.kind === 'list' && statuses.item.kind === 'group' ? statuses.item.parts : []
    expect(parts.slice(0, 3).map(({ name, field: { kind } }) => [name, kind])).toEqual([
      ['key', 'text'],
      ['type', 'choice'],
      ['title', 'text'],
    ])
    expect(parts.filter(({ isOptional }) => isOptional).map(({ name }) => name)).toEqual(['amountDue'])
    const home = settingFieldOf('home.sections')
    expect(home).toMatchObject({ kind: 'list', isNullable: true })
    const tiles = home.kind === 'list' && home.item.kind === 'group' ? home.item.parts[1]?.field : undefined
    expect(tiles).toMatchObject({ kind: 'list', item: { kind: 'variants', by: 'type' } })
    expect(settingFieldOf('costs.taxRates')).toMatchObject({
      kind: 'map',
      entries: null,
      value: { unit: 'percent' },
    })
    expect(settingFieldOf('letters.templates')).toMatchObject({ kind: 'map', value: { kind: 'group' } })
    const templates = settingFieldOf('letters.templates')
    expect(templates.kind === 'map' ? templates.entries?.[0] : null).toBe('orderSubmitted')
  })

  test('[issue 14] a new row has what its schema asks for, and nothing that may be absent', () => {
    const tiles = settingFieldOf('payment.methods')
    const empty = tiles.kind === 'list' ? emptySetting(tiles.item) : null
    expect(empty).toEqual({
      key: 'card',
      title: '',
      rank: null,
      disabled: false,
      isHidden: false,
      isEmployeeOnly: false,
      isPreferred: false,
      props: { companyName: '', bank: '', address: '', routingNumber: '', accountNumber: '' },
    })
  })
})

test('[issue 14] every setting and every section has a name', () => {
  expect(Object.keys(settingWords).toSorted()).toEqual(settingKeys.map(({ path }) => path).toSorted())
  expect(Object.keys(settingSectionWords)).toEqual([...settingSections])
})
