/** The filters of the list, in the address and in the settings. */
import { listSortKeys, newestFirst, sortDirections } from '@orderwright/domain/orders'
import { ordersPageSettingsSchema } from '@orderwright/domain/tenancy'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  filtersOf,
  filtersOn,
  nextSort,
  pageRange,
  pageSizes,
  parseOrdersSearch,
  readView,
  settingsOf,
  sortText,
  viewOf,
  withChange,
} from './search.ts'

const untouched = ordersPageSettingsSchema.parse({})

describe('the filters in the address', () => {
  it('reads each of them', () => {
    const search = {
      q: ' villa ',
      owner: 'own',
      type: 'archived',
      category: 5,
      status: 'shipped',
      paying: 1,
      waiting: 'late',
      view: 'advanced',
      sort: '-total',
      rows: 250,
      page: 3,
    }
    expect(parseOrdersSearch(search)).toEqual({ ...search, q: 'villa' })
  })

  it('takes what it does not understand as absent', () => {
    const search = { owner: 'me', type: 'gone', category: 'x', rows: 7, page: 0, status: '', q: '', more: 1 }
    expect(filtersOf(parseOrdersSearch(search), untouched)).toEqual(filtersOf({}, untouched))
  })

  test.prop([fc.dictionary(fc.string(), fc.jsonValue())])('never fails on any query', (search) => {
    expect(() => parseOrdersSearch(search)).not.toThrow()
  })

  it('[1.4.46, 2.9.33] starts with all owners, active, all categories, all statuses, 100 rows [1.9.01]', () => {
    expect(filtersOf({}, untouched)).toEqual({
      q: '',
      owner: 'all',
      type: 'active',
      category: 'all',
      status: 'All',
      paying: false,
      waiting: null,
      view: 'basic',
      sort: newestFirst,
      rows: 100,
      page: 1,
    })
  })

  it('[1.4.53] starts with what was saved, and saves what is chosen', () => {
    const filters = filtersOf(
      { owner: 'own', type: 'all', category: 5, status: 'new', view: 'advanced', rows: 50 },
      untouched,
    )
    const saved = settingsOf(filters, untouched)
    expect(filtersOf({}, saved)).toEqual(filters)
  })

  it('lets the address win over what was saved', () => {
    expect(filtersOf({ type: 'active' }, { ...untouched, archivedFilterValue: 'archived' }).type).toBe(
      'active',
    )
  })

  it.each([{ status: 'new' }, { type: 'all' }, { category: 5 }, { owner: 'own' }, { q: 'x' }] as const)(
    '[1.4.48] goes back to page 1 on %o',
    (change) => {
      expect(withChange({ page: 4 }, change).page).toBeUndefined()
    },
  )

  it('[1.4.49] goes back to page 1 when the rows per page change', () => {
    expect(withChange({ page: 4, rows: 50 }, { rows: 200 })).toMatchObject({ rows: 200, page: undefined })
  })

  it('keeps the filters when the page turns', () => {
    expect(withChange({ q: 'villa', page: 2 }, { page: 3 })).toMatchObject({ q: 'villa', page: 3 })
  })

  it.each(listSortKeys.flatMap((by) => sortDirections.map((direction) => ({ by, direction }))))(
    'keeps the sort %o',
    (sort) => {
      expect(filtersOf({ sort: sortText(sort) }, untouched).sort).toEqual(sort)
    },
  )

  it('[1.4.52] sorts by the last change, newest first, when the address says nothing that is understood', () => {
    for (const sort of [undefined, '', 'phone', '-']) {
      expect(filtersOf({ sort }, untouched).sort).toEqual({ by: 'updated', direction: 'desc' })
    }
    expect(sortText(newestFirst)).toBeUndefined()
  })

  it('sorts names from A and money from the top, and turns round at the second press', () => {
    expect(nextSort(newestFirst, 'title')).toEqual({ by: 'title', direction: 'asc' })
    expect(nextSort(newestFirst, 'total')).toEqual({ by: 'total', direction: 'desc' })
    expect(nextSort({ by: 'title', direction: 'asc' }, 'title')).toEqual({ by: 'title', direction: 'desc' })
    expect(nextSort(newestFirst, 'updated')).toEqual({ by: 'updated', direction: 'asc' })
  })

  it('means all statuses when it names the payments that are processed', () => {
    const saved = { ...untouched, statusFilterValue: 'shipped' }
    expect(filtersOf({ paying: 1 }, saved)).toMatchObject({ paying: true, status: 'All' })
    expect(filtersOf({}, saved)).toMatchObject({ paying: false, status: 'shipped' })
  })

  const anyFilters = fc.record({
    q: fc.string({ maxLength: 200 }).map((text) => text.trim()),
    owner: fc.constantFrom('all' as const, 'own' as const),
    type: fc.constantFrom('active' as const, 'archived' as const, 'all' as const),
    category: fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: 1_000_000 })),
    status: fc.constantFrom('All', 'shipped', '12', 'true', '"quoted"'),
    paying: fc.boolean(),
    waiting: fc.constantFrom(null, 'late' as const, 'toAccept' as const),
    view: fc.constantFrom('basic' as const, 'advanced' as const),
    sort: fc.record({ by: fc.constantFrom(...listSortKeys), direction: fc.constantFrom(...sortDirections) }),
    rows: fc.constantFrom(...pageSizes),
    page: fc.integer({ min: 1, max: 50 }),
  })
  const saved = {
    ...untouched,
    orderOwnerFilterValue: 'own',
    archivedFilterValue: 'all',
    pageRowsFilterValue: 250,
  } as const

  test.prop([anyFilters])(
    '[issue 18] a saved view means the same on its first page, whatever the person has chosen since',
    (filters) => {
      expect(filtersOf(readView(viewOf(filters)), saved)).toEqual({ ...filters, page: 1 })
    },
  )

  it('[1.9.02] takes the rows of a page', () => {
    expect(pageRange(1, 100)).toEqual({ from: 0, to: 100 })
    expect(pageRange(3, 50)).toEqual({ from: 100, to: 150 })
  })
})

describe('a filter that is on', () => {
  it('[12.24] is known wherever it comes from: chosen, remembered, or named by a link', () => {
    const remembered = ordersPageSettingsSchema.parse({
      statusFilterValue: 'shipped',
      archivedFilterValue: 'archived',
    })
    expect(filtersOn(filtersOf({}, untouched))).toEqual([])
    expect(filtersOn(filtersOf({ view: 'advanced', rows: 250, page: 3, sort: '-total' }, untouched))).toEqual(
      [],
    )
    expect(filtersOn(filtersOf({}, remembered))).toEqual(['type', 'status'])
    expect(filtersOn(filtersOf({ owner: 'own', category: 5 }, untouched))).toEqual(['owner', 'category'])
    expect(filtersOn(filtersOf({ status: 'All', type: 'active' }, remembered))).toEqual([])
    expect(filtersOn(filtersOf({ paying: 1 }, untouched))).toEqual(['paying'])
  })
})
