/** What a replay says of single orders. [issue 16] */
import { describe, expect, test } from 'vitest'
import type { CatalogChange } from '../catalog-changes/change.ts'
import { compileCatalog } from '../catalog/compile.ts'
import { aContext, aDocument, aPlate, aPlateCatalog, fixed, someRecords } from '../testing/builders.ts'
import { aPricingRule, testNow, testOrgId } from '../testing/builders.ts'
import { replayDetail } from './detail.ts'
import { compileReplay, replayOrder } from './replay.ts'
import { noTotals, withOrder } from './totals.ts'
import { isUnchanged } from './types.ts'

const plates = aPlateCatalog()
const records = someRecords({
  ...plates,
  products: plates.products.map((product) => ({
    ...product,
    drawing: {
      family: 'slab-door',
      constants: {},
      bindings: { width: { source: 'optionData' as const, productPropertyId: 1, dataKey: 'width' } },
    },
  })),
})
const context = { ...aContext({}), catalog: compileCatalog(records) }
const replayOf = (...changes: CatalogChange[]) =>
  compileReplay(context, records, changes, { orgId: testOrgId, now: testNow })

const extra = aPricingRule({ id: 102, title: 'Extra', expressions: [fixed(1500)] })
const dearer: CatalogChange = {
  kind: 'update',
  resource: 'productPricingRule',
  id: 102,
  before: { versions: extra.versions },
  values: { versions: aPricingRule({ id: 102, expressions: [fixed(2500)] }).versions },
}
const forbidden: CatalogChange = {
  kind: 'create',
  resource: 'productRule',
  id: 900,
  values: {
    type: 'incompatible',
    fromResourceKey: 'productOption',
    toResourceKey: 'productOption',
    fromIds: [11],
    toIds: [21],
  },
}
const two = aDocument([aPlate({ quantity: 2 })], { id: 4, userId: 9 })

describe('[issue 16] the replay of an order', () => {
  test('says what lines and order cost before and after, in cents', () => {
    const replayed = replayOrder(replayOf(dearer), two)
    expect(replayed).toMatchObject({
      orderId: 4,
      validity: 'staysValid',
      subtotal: { before: 13_000, after: 15_000, difference: 2000 },
      keepsPrices: false,
      lines: [{ itemId: 501, lineTotal: { before: 13_000, after: 15_000, difference: 2000 } }],
    })
  })

  test('a submitted order says what it would be, and that it stays', () => {
    const submitted = aDocument([aPlate()], {
      effectivePricingDate: testNow,
      statusData: { new: { date: testNow }, submittedForApproval: { date: testNow } },
    })
    const profile = context.profile
    const awaiting = profile.productOrderStatuses.find(({ type }) => type === 'submittedForApproval')
    const order = { ...submitted.order, statusData: { [awaiting?.key ?? '']: { date: testNow } } }
    const replayed = replayOrder(replayOf(dearer), { ...submitted, order })
    expect(replayed).toMatchObject({ keepsPrices: true, subtotal: { before: 6500, after: 7500 } })
    expect(replayed && withOrder(noTotals, replayed, 9)).toEqual(noTotals)
  })

  test('names the rule by which a line becomes invalid', () => {
    const replayed = replayOrder(replayOf(forbidden), two)
    expect(replayed?.validity).toBe('becomesInvalid')
    expect(replayed?.lines[0]).toMatchObject({ validity: 'becomesInvalid', solvedProblems: [] })
    expect(replayed?.lines[0]?.newProblems.map(({ ruleId }) => ruleId)).toContain(900)
  })

  test('an order that holds nothing of it is not judged; one that holds it unchanged is unchanged', () => {
    const other: CatalogChange = {
      kind: 'update',
      resource: 'productOption',
      id: 31,
      before: { title: 'Torx' },
      values: { title: 'Star' },
    }
    const custom = aDocument([aPlate({ productId: -1, properties: {} })], { productId: null })
    expect(replayOrder(replayOf(other), custom)).toBeNull()
    const renamed = replayOrder(replayOf(other), two)
    expect(renamed && isUnchanged(renamed)).toBe(true)
  })

  test('shows every line with both prices and what they are made of', () => {
    const [line] = replayDetail(replayOf(dearer), two)
    expect([line?.before.unitPrice, line?.after.unitPrice]).toEqual([6500, 7500])
    const steps = line?.after.trace.filter(({ depth }) => depth === 0)
    expect(steps?.map(({ contributionInCents }) => contributionInCents)).toEqual([5000, 0, 2500])
  })

  test('says which lines are drawn otherwise, and not those whose drawing only the title of an option is new to', () => {
    const wider: CatalogChange = {
      kind: 'update',
      resource: 'productOption',
      id: 11,
      before: { data: {} },
      values: { data: { width: 700 } },
    }
    const named: CatalogChange = { ...wider, before: { title: 'Small' }, values: { title: 'Tiny' } }
    const many = { ...two, items: [aPlate({ id: 501 }), aPlate({ id: 502, properties: {} })] }
    const replayed = replayOrder(replayOf(wider), many)
    expect(replayed?.lines.map(({ itemId, drawingChanges }) => [itemId, drawingChanges])).toEqual([
      [501, true],
    ])
    expect(replayOrder(replayOf(named), many)?.lines).toEqual([])
  })

  test('totals go by customer and by product', () => {
    const replayed = replayOrder(replayOf(dearer), two)
    const totals = replayed && withOrder(withOrder(noTotals, replayed, 9), replayed, 8)
    expect(totals?.byProduct).toEqual({ 1: { orders: 2, before: 26_000, after: 30_000 } })
    expect(totals?.byCustomer[9]).toEqual({
      orders: 1,
      before: replayed?.total.before,
      after: replayed?.total.after,
    })
    expect(totals?.all.orders).toBe(2)
  })
})
