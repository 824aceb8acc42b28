/** Changes of the catalog as data: merging edits, conflicts with what was published since, taking back. [issue 16] */
import { describe, expect, test } from 'vitest'
import { aPlateCatalog, at, fixed, someRecords, testOrgId } from '../testing/builders.ts'
import { applyToCatalog } from './apply.ts'
import type { CatalogChange } from './change.ts'
import { mergeEdit } from './merge.ts'
import { rebase, settle } from './rebase.ts'
import { reverse } from './reverse.ts'

const made = { orgId: testOrgId, now: at('2026-01-01') }
const update = (before: object, values: object): CatalogChange => ({
  kind: 'update',
  resource: 'productOption',
  id: 11,
  before: { ...before },
  values: { ...values },
})
const create: CatalogChange = {
  kind: 'create',
  resource: 'productOption',
  id: 77,
  values: { title: 'Medium', rank: 3, productPropertyId: 1 },
}

describe('[issue 16] a draft holds one change of each record', () => {
  test('in which each field stands once, as it was published and as it becomes', () => {
    const first = update({ title: 'Small' }, { title: 'Tiny' })
    const second = update({ title: 'Tiny', rank: 1 }, { title: 'Mini', rank: 4 })
    expect(mergeEdit(first, second)).toEqual({
      ok: true,
      change: update({ title: 'Small', rank: 1 }, { title: 'Mini', rank: 4 }),
    })
  })

  test('and none once everything is again what it was', () => {
    const back = update({ title: 'Tiny' }, { title: 'Small' })
    expect(mergeEdit(update({ title: 'Small' }, { title: 'Tiny' }), back)).toEqual({ ok: true, change: null })
  })

  test('an edit of a new record changes what it begins with; removed, nothing is left of it', () => {
    const edited = mergeEdit(create, {
      ...update({ title: 'Medium' }, { title: 'Middle' }),
      id: 77,
    })
    expect(edited).toEqual({ ok: true, change: { ...create, values: { ...create.values, title: 'Middle' } } })
    const removed: CatalogChange = { kind: 'destroy', resource: 'productOption', id: 77, before: {} }
    expect(mergeEdit(create, removed)).toEqual({ ok: true, change: null })
  })

  test('what is removed can not be edited, and the removal knows what was published', () => {
    const removed = mergeEdit(update({ title: 'Small' }, { title: 'Tiny' }), {
      kind: 'destroy',
      resource: 'productOption',
      id: 11,
      before: { title: 'Tiny', rank: 1 },
    })
    const change: CatalogChange = {
      kind: 'destroy',
      resource: 'productOption',
      id: 11,
      before: { title: 'Small', rank: 1 },
    }
    expect(removed).toEqual({ ok: true, change })
    expect(mergeEdit(change, update({ rank: 1 }, { rank: 2 }))).toMatchObject({
      ok: false,
      code: 'recordIsRemoved',
    })
  })
})

describe('[issue 16] a draft and what was published since', () => {
  test('fields of different people go together', () => {
    const rebased = rebase(update({ title: 'Small' }, { title: 'Tiny' }), { title: 'Small', rank: 9 })
    expect(rebased).toEqual({ ok: true, change: update({ title: 'Small' }, { title: 'Tiny' }) })
  })

  test('a field that both changed is a conflict with its name; one that is there already is nothing', () => {
    const change = update({ title: 'Small', rank: 1 }, { title: 'Tiny', rank: 2 })
    expect(rebase(change, { title: 'Little', rank: 1 })).toEqual({ ok: false, conflictingFields: ['title'] })
    expect(rebase(change, { title: 'Tiny', rank: 2 })).toEqual({ ok: true, change: null })
  })

  test('a change of a record that is gone is a conflict without a field', () => {
    expect(rebase(update({ rank: 1 }, { rank: 2 }), undefined)).toEqual({ ok: false, conflictingFields: [] })
  })

  test('versions of a price are merged key by key', () => {
    const version = (value: number) => ({ created: at('2026-01-01'), expressions: [fixed(value)] })
    const change: CatalogChange = {
      kind: 'update',
      resource: 'productPricingRule',
      id: 5,
      before: { versions: { 1: version(100) } },
      values: { versions: { 1: version(100), 2: version(200) } },
    }
    expect(rebase(change, { versions: { 1: version(100), 3: version(300) } })).toEqual({
      ok: true,
      change: {
        ...change,
        before: { versions: { 1: version(100), 3: version(300) } },
        values: { versions: { 1: version(100), 2: version(200), 3: version(300) } },
      },
    })
    expect(rebase(change, { versions: { 1: version(100), 2: version(250) } })).toEqual({
      ok: false,
      conflictingFields: ['versions.2.expressions'],
    })
  })

  test('[issue 14] of one version the date and the expressions are two things', () => {
    const of = (more: object) => ({
      versions: { 1: { created: '2026-01-01 00:00:00', expressions: [], ...more } },
    })
    const change: CatalogChange = {
      kind: 'update',
      resource: 'productPricingRule',
      id: 1,
      before: of({}),
      values: of({ created: '2026-02-01 00:00:00' }),
    }
    expect(rebase(change, of({ expressions: [1] }))).toMatchObject({
      ok: true,
      change: { values: of({ created: '2026-02-01 00:00:00', expressions: [1] }) },
    })
  })

  test('[issue 14] options that two people leave out of one product are all left out', () => {
    const associations = (disabledProductOptionIds: number[]) => ({
      associations: { productProperties: { 7: { disabledProductOptionIds } } },
    })
    const change: CatalogChange = {
      kind: 'update',
      resource: 'product',
      id: 1,
      before: associations([1, 2]),
      values: associations([2, 3]),
    }
    expect(rebase(change, associations([1, 2, 4]))).toMatchObject({
      ok: true,
      change: { before: associations([1, 2, 4]), values: associations([2, 4, 3]) },
    })
  })

  test('a record that was changed since is not removed unseen', () => {
    const removal: CatalogChange = { kind: 'destroy', resource: 'productOption', id: 11, before: { rank: 1 } }
    expect(rebase(removal, { rank: 2 })).toEqual({ ok: false, conflictingFields: ['rank'] })
    expect(rebase(removal, { rank: 1 })).toEqual({ ok: true, change: removal })
    expect(rebase(removal, undefined)).toEqual({ ok: true, change: null })
  })
})

describe('[issue 16] who settles a conflict', () => {
  const version = (value: number) => ({ created: at('2026-01-01'), expressions: [fixed(value)] })
  const rise: CatalogChange = {
    kind: 'update',
    resource: 'productPricingRule',
    id: 5,
    before: { title: 'Lamps', versions: { 1: version(100) } },
    values: { title: 'Lamps of autumn', versions: { 1: version(110), 2: version(200) } },
  }
  const now = { title: 'Lamps', versions: { 1: version(105), 3: version(300) } }

  test('keeps their own value there, and what somebody else has added beside it', () => {
    expect(settle(rise, now, 'mine')).toEqual({
      ...rise,
      before: { title: 'Lamps', versions: now.versions },
      values: {
        title: 'Lamps of autumn',
        versions: { 1: version(110), 2: version(200), 3: version(300) },
      },
    })
  })

  test('takes the other value there, and keeps the rest of the change', () => {
    expect(settle(rise, now, 'theirs')).toEqual({
      ...rise,
      before: { title: 'Lamps', versions: now.versions },
      values: {
        title: 'Lamps of autumn',
        versions: { 1: version(105), 2: version(200), 3: version(300) },
      },
    })
    expect(settle(update({ title: 'Small' }, { title: 'Tiny' }), { title: 'Little' }, 'theirs')).toBeNull()
  })

  test('is asked nothing more: what was settled fits the catalog of now', () => {
    const settled = settle(rise, now, 'mine')
    expect(settled && rebase(settled, now)).toEqual({ ok: true, change: settled })
  })

  test('removes the record as it is now, or leaves it', () => {
    const removal: CatalogChange = { kind: 'destroy', resource: 'productOption', id: 11, before: { rank: 1 } }
    expect(settle(removal, { rank: 2, title: 'S' }, 'mine')).toEqual({ ...removal, before: { rank: 2 } })
    expect(settle(removal, { rank: 2 }, 'theirs')).toBeNull()
    expect(settle(update({ rank: 1 }, { rank: 2 }), undefined, 'mine')).toBeNull()
  })
})

describe('[issue 16] taking a change back', () => {
  test('gives each field its value of before, and spares and names what was changed since', () => {
    const change = update({ title: 'Small', rank: 1 }, { title: 'Tiny', rank: 2 })
    expect(reverse(change, { title: 'Tiny', rank: 7 })).toEqual({
      change: update({ title: 'Tiny' }, { title: 'Small' }),
      spared: ['rank'],
    })
  })

  test('[2.7.31] takes a price version out again though another one was added since, and an option out of those that are disabled', () => {
    const version = (value: number) => ({ created: '2026-01-01 00:00:00', expressions: [value] })
    const [first, mine, theirs] = [version(100), version(110), version(120)]
    const rise: CatalogChange = {
      kind: 'update',
      resource: 'productPricingRule',
      id: 1,
      before: { versions: { 1: first } },
      values: { versions: { 1: first, 2: mine } },
    }
    expect(reverse(rise, { versions: { 1: first, 2: mine, 3: theirs } })).toMatchObject({
      change: { values: { versions: { 1: first, 3: theirs } } },
      spared: [],
    })
    // Somebody has worked on that very version: it stays, and is named.
    const worked = { 1: first, 2: theirs }
    expect(reverse(rise, { versions: worked })).toEqual({ change: null, spared: ['versions'] })
    const disabled = (...ids: number[]) => ({
      associations: { productProperties: { 4: { disabledProductOptionIds: ids } } },
    })
    const shut: CatalogChange = {
      kind: 'update',
      resource: 'product',
      id: 3,
      before: disabled(7),
      values: disabled(7, 8),
    }
    expect(reverse(shut, disabled(7, 8, 9))).toMatchObject({ change: { values: disabled(7, 9) }, spared: [] })
  })

  test('removes what was made, unless somebody has worked on it since, and makes again what was removed', () => {
    expect(reverse(create, { ...create.values })).toMatchObject({ change: { kind: 'destroy', id: 77 } })
    expect(reverse(create, { ...create.values, title: 'Mine' })).toEqual({ change: null, spared: ['title'] })
    const removal: CatalogChange = { kind: 'destroy', resource: 'productOption', id: 11, before: { rank: 1 } }
    expect(reverse(removal, undefined)).toMatchObject({
      change: { kind: 'create', id: 11, values: { rank: 1 } },
    })
  })
})

describe('[issue 16] the catalog with changes', () => {
  const records = someRecords(aPlateCatalog())

  test('has what is new, what is changed, and not what is removed; all else stays the same object', () => {
    const removal: CatalogChange = { kind: 'destroy', resource: 'productOption', id: 12, before: {} }
    const after = applyToCatalog(
      records,
      [create, update({ title: 'Small' }, { title: 'Tiny' }), removal],
      made,
    )
    const titles = after.productOptions.map(({ title }) => title)
    expect(titles).toEqual(['Tiny', 'Bronze', 'White', 'Torx', 'Slot', 'Medium'])
    expect(after.productOptions[1]).toBe(records.productOptions[2])
    expect(after.products).toBe(records.products)
  })

  test('has what was published since beside the change, as publishing leaves it', () => {
    const version = (value: number) => ({ created: at('2026-01-01'), expressions: [fixed(value)] })
    const [rule] = records.productPricingRules
    if (!rule) throw new Error('the catalog has a pricing rule')
    const change: CatalogChange = {
      kind: 'update',
      resource: 'productPricingRule',
      id: rule.id,
      before: { versions: {} },
      values: { versions: { 7: version(700) } },
    }
    const [after] = applyToCatalog(records, [change], made).productPricingRules
    expect(Object.keys(after?.versions ?? {})).toEqual([...Object.keys(rule.versions), '7'])
  })

  test('keeps a pricing rule that is removed: what has it is priced by it still', () => {
    const removal: CatalogChange = { kind: 'destroy', resource: 'productPricingRule', id: 100, before: {} }
    const [rule] = applyToCatalog(records, [removal], made).productPricingRules
    expect(rule).toMatchObject({ id: 100, deleted: 1 })
  })
})
