/** A new entry of every list of settings: it stands behind the others, and is none of them. */
import { expect, test } from 'vitest'
import { newSettingEntry } from './new-setting-entry.ts'
import { type SettingField, settingFieldOf } from './setting-fields.ts'
import { settingKeys } from './setting-keys.ts'

function itemOf(path: string): SettingField {
  const field = settingFieldOf(path)
  if (field.kind !== 'list') throw new Error(`${path} is no list`)
  return field.item
}

test('[issue 14] a new way of paying is the first that is not there, by its name, with the next rank', () => {
  const methods = itemOf('payment.methods')
  const there = [
    { key: 'card', title: 'Card', rank: 2 },
    { key: 'checkByMail', title: 'Check', rank: 7 },
  ]
  expect(newSettingEntry(methods, there)).toMatchObject({ key: 'wire', title: 'Wire transfer', rank: 8 })
  expect(newSettingEntry(methods, [])).toMatchObject({ key: 'card', title: 'Card', rank: 1 })
  const all = [...there, { key: 'wire', rank: 'two' }]
  expect(newSettingEntry(methods, all)).toMatchObject({ key: 'card', rank: 8 })
})

test('[issue 14] no list of settings leaves the rank of a new entry empty', () => {
  const ranked = settingKeys.flatMap(({ path, isMap }) => {
    const field = isMap ? null : settingFieldOf(path)
    const item = field?.kind === 'list' ? field.item : null
    const hasRank = item?.kind === 'group' && item.parts.some(({ name }) => name === 'rank')
    return hasRank ? [{ path, entry: newSettingEntry(item, []) }] : []
  })
  expect(ranked.map(({ path }) => path)).toEqual(['payment.methods'])
  for (const { entry } of ranked) expect(entry).toMatchObject({ rank: 1 })
})

test('[issue 14] entries that are one value begin as the first that is not there, or empty', () => {
  const choice: SettingField = { kind: 'choice', choices: ['mm', 'in'], isNullable: false }
  expect(newSettingEntry(choice, ['mm'])).toBe('in')
  expect(newSettingEntry(itemOf('ordersPage.columns'), ['title'])).toBe('')
  expect(newSettingEntry({ ...choice, isNullable: true }, [])).toBeNull()
  expect(newSettingEntry(itemOf('productOrderStatuses'), [])).toMatchObject({ key: '', title: '' })
})
