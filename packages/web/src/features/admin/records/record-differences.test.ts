/** A draft's changes in words. */
import { trust } from '@orderwright/domain/units'
import { expect, test } from 'vitest'
import { type AdminData, emptyAdminData } from '../admin-data.ts'
import { differencesOf } from './record-differences.ts'

const adminData: AdminData = {
  ...emptyAdminData,
  options: trust<AdminData['options']>([
    { id: 7, title: 'Linen' },
    { id: 8, title: 'Silk' },
  ]),
  properties: trust<AdminData['properties']>([{ id: 3, title: 'Shade' }]),
}
const version = (value: number) => ({
  created: '2026-01-01 00:00:00',
  expressions: [{ type: 'fixed', operator: '+', props: { value } }],
})
const update = (before: object, values: object) =>
  differencesOf({ kind: 'update', before: { ...before }, values: { ...values } }, adminData)

test('[issue 14] [issue 16] a price is told as money, and versions that stay are not told', () => {
  expect(
    update(
      { versions: { 1: version(500), 2: version(10_000) } },
      { versions: { 1: version(500), 2: version(12_500) } },
    ),
  ).toEqual([{ field: 'versions', path: ['Version 2'], before: '$100.00', after: '$125.00' }])
})

test('[issue 16] a version is told with the day from which it holds, and without prices where it has none', () => {
  const from = (created: string, expressions: object[]) => ({ created, expressions })
  const fixed = version(500).expressions
  expect(update({ versions: {} }, { versions: { 4: from('2026-12-01 00:00:00', []) } })).toEqual([
    {
      field: 'versions',
      path: ['Version 4', 'Effective date'],
      before: 'nothing',
      after: '2026-12-01 00:00:00',
    },
  ])
  expect(
    update(
      { versions: { 1: from('2026-01-01 00:00:00', fixed) } },
      { versions: { 1: from('2026-06-01 00:00:00', version(700).expressions) } },
    ),
  ).toEqual([
    {
      field: 'versions',
      path: ['Version 1', 'Effective date'],
      before: '2026-01-01 00:00:00',
      after: '2026-06-01 00:00:00',
    },
    { field: 'versions', path: ['Version 1'], before: '$5.00', after: '$7.00' },
  ])
})

test('[issue 16] a list that goes as a whole is told by its length, and a long text is cut off', () => {
  const table = [{ axis: 'x' }, { axis: 'y' }]
  expect(update({ drawing: { table } }, { drawing: null })).toEqual([
    { field: 'drawing', path: ['Table'], before: '2 entries', after: 'nothing' },
  ])
  const [long] = update({ description: '' }, { description: 'x'.repeat(500) })
  expect(long?.after).toBe(`${'x'.repeat(300)}…`)
})

test('[issue 16] records are told by their titles, also where a map has their ids as keys', () => {
  expect(update({ productPropertyId: null }, { productPropertyId: 3 })).toEqual([
    { field: 'productPropertyId', path: [], before: 'nothing', after: 'Shade' },
  ])
  const associations = (ids: number[]) => ({
    associations: { productProperties: { 3: { disabledProductOptionIds: ids } } },
  })
  expect(update(associations([]), associations([7, 8]))).toEqual([
    {
      field: 'associations',
      path: ['Properties', 'Shade', 'Disabled product option'],
      before: 'nothing',
      after: 'Linen, Silk',
    },
  ])
})

test('[issue 16] the ends of a rule are told by what the rule says they are', () => {
  expect(
    update(
      { fromResourceKey: 'productProperty', fromIds: [8] },
      { fromResourceKey: 'productOption', fromIds: [7] },
    ).at(-1),
  ).toEqual({ field: 'fromIds', path: [], before: 'Silk', after: 'Linen' })
})

test('[issue 16] a new record says what it has, a deleted one nothing', () => {
  const values = { title: 'Engraving', description: '', rank: 2, versions: {} }
  expect(differencesOf({ kind: 'create', before: {}, values }, adminData)).toEqual([
    { field: 'title', path: [], before: 'nothing', after: 'Engraving' },
    { field: 'rank', path: [], before: 'nothing', after: '2' },
  ])
  expect(differencesOf({ kind: 'destroy', before: values, values: {} }, adminData)).toEqual([])
})
