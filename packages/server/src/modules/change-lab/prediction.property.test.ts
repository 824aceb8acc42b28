/**
 * Publishing gives exactly what the lab has predicted, order by order: random drafts of a demo catalog are replayed and published, and
 * then every order is judged anew by what the database holds. Taking back gives every record its values of before. [issue 16]
 */
import { fc } from '@fast-check/vitest'
import { type DraftEdit, endpoints, type ReplayedOrder } from '@orderwright/contract'
import type { CatalogRecords } from '@orderwright/domain/catalog'
import { evaluateOrder } from '@orderwright/domain/configuration'
import { sortItems } from '@orderwright/domain/orders'
import { toTimestamp } from '@orderwright/domain/units'
import { beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/database.ts'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import { readRecords } from '../../platform/database/records.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, insert, orderOf, profileOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const clock = new Date('2026-11-23T12:00:00Z')
const inUse = useTestApp({ now: () => clock })
const ORDERS = 12
/** More with `PREDICTION_ROUNDS=100`. */
const ROUNDS = Number(process.env['PREDICTION_ROUNDS'] ?? 16)
let owner: Caller

/** Everything that the database holds now, read past every cache. */
function stored() {
  return withTenant(inUse.database.owner.db, { orgId, userId: null }, async (db) => ({
    catalog: await loadCatalog(db, new Map(), orgId),
    orders: await readRecords(db, 'productOrder', orgId),
    items: await readRecords(db, 'productInstance', orgId),
  }))
}

/** Orders of two lines, each with some option of every property of its product. */
async function makeOrders(): Promise<void> {
  const { catalog } = await stored()
  const products = [...catalog.compiled.products.values()].filter(
    ({ productPricingRuleId }) => productPricingRuleId !== null,
  )
  const linesOf = async (index: number, orderId: number, rank: number) => {
    const product = products[(index * 2 + rank) % products.length]
    if (!product) throw new Error('the demo has products with a price')
    const chosen = (catalog.compiled.propertiesByProduct.get(product.id) ?? []).flatMap(({ id }) => {
      const options = catalog.compiled.optionsByProperty.get(id) ?? []
      const option = options[(index + rank) % Math.max(1, options.length)]
      return option ? [[String(id), { optionId: option.id }] as const] : []
    })
    const values = { productOrderId: orderId, productId: product.id, quantity: 1 + (index % 3), rank }
    await insert(inUse.database, 'productInstance', orgId, {
      ...values,
      properties: Object.fromEntries(chosen),
    })
  }
  for (let index = 0; index < ORDERS; index += 1) {
    const userId = demoUserId(maisonLumen, 'guest')
    const standing = index % 4 === 3 ? 'submitted' : 'started'
    const { order, line } = await orderOf(inUse.database, { orgId, userId, standing })
    await change(inUse.database, 'productInstance', orgId, line.id, { deletedAt: new Date() })
    for (const rank of [1, 2]) await linesOf(index, order.id, rank)
  }
}

beforeAll(async () => {
  await makeOrders()
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})

/** By order: whether it can be made, what it comes to, and what each line does. */
async function judged() {
  const { catalog, orders, items } = await stored()
  const profile = await profileOf(inUse.database, orgId)
  const viewer = { role: 'owner', pricingIsHidden: false } as const
  const context = { catalog: catalog.compiled, profile, viewer, now: toTimestamp(clock) }
  // Archived orders are read-only, and none of the lab's.
  const open = orders.filter(({ archived }) => archived === 0)
  return new Map(
    open.map((order) => {
      const own = sortItems(items.filter(({ productOrderId }) => productOrderId === order.id))
      const evaluation = evaluateOrder(context, { order, items: own })
      const lines = evaluation.items.map(
        ({ item, lineTotal, isValid }) => [item.id, lineTotal, isValid] as const,
      )
      return [order.id, { isValid: evaluation.isValid, total: evaluation.costs?.orderTotal ?? null, lines }]
    }),
  )
}

const oneEdit = fc.record({
  what: fc.constantFrom(
    'price',
    'archive',
    'disable',
    'rule',
    'unpriced',
    'newOption',
    'removeOption',
    'removeRule',
    'require',
  ),
  a: fc.nat({ max: 10_000 }),
  b: fc.nat({ max: 10_000 }),
})
type Seed = typeof oneEdit extends fc.Arbitrary<infer Value> ? Value : never

function editOf({ what, a, b }: Seed, records: CatalogRecords): DraftEdit | null {
  const at = <T>(list: readonly T[], seed: number) => list[seed % Math.max(1, list.length)]
  const option = at(records.productOptions, a)
  const product = at(records.products, a)
  const rule = at(records.productPricingRules, a)
  if (!option || !product || !rule) return null
  const kind = 'update' as const
  switch (what) {
    case 'price': {
      const key = String(Math.max(0, ...Object.keys(rule.versions).map(Number)) + 1)
      const fixed = { type: 'fixed' as const, operator: '+' as const, props: { value: b } }
      const added = { created: '2026-11-23 11:59:00', expressions: [fixed] }
      const values = { versions: { ...rule.versions, [key]: added } }
      return {
        kind,
        resource: 'productPricingRule',
        resourceId: rule.id,
        values,
        base: { versions: rule.versions },
      }
    }
    case 'archive': {
      const values = { archived: 1 - option.archived }
      return {
        kind,
        resource: 'productOption',
        resourceId: option.id,
        values,
        base: { archived: option.archived },
      }
    }
    case 'unpriced': {
      const { productPricingRuleId } = option
      const base = { productPricingRuleId }
      return {
        kind,
        resource: 'productOption',
        resourceId: option.id,
        values: { productPricingRuleId: -1 },
        base,
      }
    }
    case 'disable': {
      const { associations } = product
      const productProperties = Object.fromEntries(
        Object.keys(associations.productProperties).map((id) => {
          const own = records.productOptions.filter((one) => one.productPropertyId === Number(id))
          return [
            id,
            { disabledProductOptionIds: own.filter((_, index) => index % 2 === b % 2).map((one) => one.id) },
          ]
        }),
      )
      const values = { associations: { ...associations, productProperties } }
      return { kind, resource: 'product', resourceId: product.id, values, base: { associations } }
    }
    case 'newOption': {
      const { productPropertyId, productPricingRuleId } = option
      const values = { title: `New ${b}`, rank: 1 + (b % 50), productPropertyId, productPricingRuleId }
      return { kind: 'create', resource: 'productOption', values }
    }
    case 'removeOption':
      return { kind: 'destroy', resource: 'productOption', resourceId: option.id }
    case 'removeRule': {
      const known = at(records.productRules ?? [], a)
      return known ? { kind: 'destroy', resource: 'productRule', resourceId: known.id } : null
    }
    case 'require': {
      const property = at(records.productProperties, a)
      if (!property) return null
      const { id, isRequired } = property
      const values = { isRequired: 1 - isRequired }
      return { kind, resource: 'productProperty', resourceId: id, values, base: { isRequired } }
    }
    case 'rule': {
      const to = at(records.productOptions, b)
      const values = {
        type: 'incompatible',
        fromResourceKey: 'productOption',
        toResourceKey: 'productOption',
        fromIds: [option.id],
        toIds: [to?.id ?? option.id],
      }
      return { kind: 'create', resource: 'productRule', values }
    }
  }
}

async function draftOf(edits: readonly DraftEdit[]) {
  const { data } = await owner.call(endpoints.createCatalogDraft, { orgId, title: 'Round' })
  const draftId = data.draft.id
  const edited = await owner.call(endpoints.editCatalogDraft, { orgId, draftId, edits: [...edits] })
  return edited.data.draft
}

/** Somebody else adds a version to each price that the draft changes; the draft is then laid over that. */
async function publishBeside(edits: Iterable<DraftEdit>, records: CatalogRecords): Promise<boolean> {
  let isAdded = false
  for (const edit of edits) {
    if (edit.kind !== 'update' || edit.resource !== 'productPricingRule') continue
    const rule = records.productPricingRules.find(({ id }) => id === edit.resourceId)
    if (!rule) continue
    const fixed = { type: 'fixed' as const, operator: '+' as const, props: { value: 77 } }
    // Newer than the draft's own: it is what counts from now on.
    const added = { created: '2026-11-23 11:59:30', expressions: [fixed] }
    const versions = { ...rule.versions, 900: added }
    await change(inUse.database, 'productPricingRule', orgId, rule.id, { versions })
    isAdded = true
  }
  return isAdded
}

async function predict(draftId: number): Promise<ReadonlyMap<number, ReplayedOrder>> {
  const { data } = await owner.call(endpoints.replayCatalogDraft, { orgId, draftId, lastSubmitted: 1000 })
  expect(data.nextAfterId).toBeNull()
  return new Map(data.orders.map((order) => [order.orderId, order]))
}

/** The records without what every write changes. */
async function contents() {
  const { catalog } = await stored()
  return JSON.parse(
    JSON.stringify(catalog.records, (key, value: unknown) =>
      key === 'version' || key === 'lastUpdated' ? undefined : value,
    ),
  )
}

describe('[issue 16] what the lab predicts', () => {
  test(`comes true for every order, in ${ROUNDS} random drafts; taken back, the catalog is as it was`, async () => {
    const seen = { published: 0, changed: 0, refused: 0, beside: 0, removed: 0, made: 0 }
    const drafts = fc.tuple(fc.array(oneEdit, { minLength: 1, maxLength: 4 }), fc.boolean())
    await fc.assert(
      fc.asyncProperty(drafts, async ([seeds, isBeside]) => {
        const { catalog } = await stored()
        const edits = new Map<string, DraftEdit>()
        for (const seed of seeds) {
          const edit = editOf(seed, catalog.records)
          if (edit && edit.kind !== 'drop')
            edits.set(
              edit.kind === 'create' ? `new ${seed.a} ${seed.b}` : `${edit.resource} ${edit.resourceId}`,
              edit,
            )
        }
        const draft = await draftOf([...edits.values()])
        if (draft.changesCount === 0) return
        if (isBeside && (await publishBeside(edits.values(), catalog.records))) seen.beside += 1
        const before = await judged()
        const was = await contents()
        const predicted = await predict(draft.id)
        const refusals = await owner.call(endpoints.checkCatalogDraft, { orgId, draftId: draft.id })
        expect(await contents()).toEqual(was)
        const asked = { orgId, draftId: draft.id, version: draft.version }
        const published = await owner.call(endpoints.publishCatalogDraft, asked)
        const after = await judged()
        if (published.status !== 200) {
          // A check of single writes speaks against it: then nothing at all is written.
          seen.refused += 1
          // And the draft's page has said so.
          expect(refusals.data.problems.map(({ message }) => message)).toContain(published.error.message)
          expect([published.status, after, await contents()]).toEqual([422, before, was])
          return
        }
        seen.published += 1
        expect(refusals.data.problems).toEqual([])
        for (const { kind } of edits.values()) {
          if (kind === 'create') seen.made += 1
          if (kind === 'destroy') seen.removed += 1
        }
        for (const [id, now] of after) {
          const replayed = predicted.get(id)
          const then = before.get(id)
          if (replayed) seen.changed += 1
          expect(now.total).toBe(replayed ? replayed.total.after : then?.total)
          const isValid = replayed
            ? ['staysValid', 'becomesValid'].includes(replayed.validity)
            : then?.isValid
          expect(now.isValid).toBe(isValid)
          for (const [index, [itemId, lineTotal, lineIsValid]] of now.lines.entries()) {
            const line = replayed?.lines.find((one) => one.itemId === itemId)
            const [, wasTotal, wasValid] = then?.lines[index] ?? []
            expect(lineTotal).toBe(line ? line.lineTotal.after : wasTotal)
            expect(lineIsValid).toBe(line ? ['staysValid', 'becomesValid'].includes(line.validity) : wasValid)
          }
        }
        const { version } = published.data.draft
        const back = await owner.call(endpoints.takeBackCatalogDraft, { ...asked, version })
        expect([back.data.draft.state, back.data.spared, await contents()]).toEqual(['takenBack', [], was])
      }),
      { numRuns: ROUNDS },
    )
    expect(seen.published).toBeGreaterThan(2)
    expect(seen.changed).toBeGreaterThan(2)
    expect([seen.beside, seen.removed, seen.made].map((count) => count > 0)).toEqual([true, true, true])
  }, 240_000)
})
