/** Drafts of the catalog: edited by several, replayed, published as was predicted, taken back. [issue 16] */
import { endpoints, type ReplayedOrder } from '@orderwright/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const day = '2026-01-01 00:00:00'
let clock = new Date('2026-11-23T12:00:00Z')
const inUse = useTestApp({ now: () => clock })
let owner: Caller
let made: Awaited<ReturnType<typeof world>>

const version = (value: number) => ({
  created: day,
  expressions: [{ type: 'fixed' as const, operator: '+' as const, props: { value } }],
})

/** A lamp for 100.00 with two shades, an order of two of them, and a submitted one. */
async function world() {
  const { database } = inUse
  const userId = demoUserId(maisonLumen, 'guest')
  const rule = await insert(database, 'productPricingRule', orgId, {
    title: 'Lamps',
    versions: { 1: version(10_000) },
  })
  const property = await insert(database, 'productProperty', orgId, { title: 'Shade', rank: 900 })
  const common = { productPropertyId: property.id, rank: 1 }
  const linen = await insert(database, 'productOption', orgId, { ...common, title: 'Linen' })
  const silk = await insert(database, 'productOption', orgId, { ...common, title: 'Silk', rank: 2 })
  const product = await insert(database, 'product', orgId, {
    title: 'Lamp',
    rank: 900,
    productPricingRuleId: rule.id,
    associations: { productProperties: { [property.id]: { disabledProductOptionIds: [] } } },
  })
  const lamps = async (standing: 'started' | 'submitted') => {
    const { order, line } = await orderOf(database, { orgId, userId, standing, title: `Lamps ${standing}` })
    const properties = { [property.id]: { optionId: linen.id } }
    const lamp = { productId: product.id, quantity: 2, title: 'Hall', customPriceInCents: null, properties }
    await change(database, 'productInstance', orgId, line.id, lamp)
    return order
  }
  return { rule, property, linen, silk, product, open: await lamps('started'), lamps }
}

beforeAll(async () => {
  made = await world()
})
beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})

async function begin(title = 'Autumn prices') {
  const { data } = await owner.call(endpoints.createCatalogDraft, { orgId, title })
  return data.draft
}

async function storedRule() {
  const rule = await inUse.database.owner.db
    .selectFrom('productPricingRules')
    .select('versions')
    .where('id', '=', made.rule.id)
    .executeTakeFirstOrThrow()
  return rule.versions
}

/** The price rises from a new version, in a draft. */
async function priceRise(value: number, from = '2026-11-01 00:00:00') {
  const draft = await begin()
  const versions = await storedRule()
  const answer = await owner.call(endpoints.editCatalogDraft, {
    orgId,
    draftId: draft.id,
    edits: [
      {
        kind: 'update',
        resource: 'productPricingRule',
        resourceId: made.rule.id,
        values: { versions: { ...versions, 2: { ...version(value), created: from } } },
        base: { versions },
      },
    ],
  })
  return answer.data.draft
}

async function replayed(draftId: number, more: object = {}): Promise<ReplayedOrder[]> {
  const found: ReplayedOrder[] = []
  let afterId: number | null = 0
  let checked = 0
  let total = 0
  while (afterId !== null) {
    const page: Awaited<ReturnType<typeof replay>> = await replay(draftId, afterId, more)
    found.push(...page.orders)
    checked += page.checked
    total = page.total
    afterId = page.nextAfterId
  }
  expect(checked).toBe(total)
  return found
}

async function replay(draftId: number, afterId: number, more: object) {
  const after = afterId === 0 ? {} : { afterId }
  const { data } = await owner.call(endpoints.replayCatalogDraft, { orgId, draftId, ...after, ...more })
  return data
}

const publish = (draft: { id: number; version: number }) =>
  owner.call(endpoints.publishCatalogDraft, { orgId, draftId: draft.id, version: draft.version })
const takeBack = (draft: { id: number; version: number }) =>
  owner.call(endpoints.takeBackCatalogDraft, { orgId, draftId: draft.id, version: draft.version })

describe('[issue 16] a draft', () => {
  test('changes nothing before it is published, and its replay says what every order would be', async () => {
    const draft = await priceRise(12_500)
    expect(await storedRule()).toEqual(made.rule.versions)
    const order = (await replayed(draft.id)).find(({ orderId }) => orderId === made.open.id)
    expect(order).toMatchObject({
      title: 'Lamps started',
      validity: 'staysValid',
      keepsPrices: false,
      subtotal: { before: 20_000, after: 25_000, difference: 5000 },
      lines: [{ title: 'Hall', lineTotal: { before: 20_000, after: 25_000 }, drawingChanges: false }],
    })
    const detail = await owner.call(endpoints.getReplayedOrder, {
      orgId,
      draftId: draft.id,
      productOrderId: made.open.id,
    })
    expect(detail.data.lines).toMatchObject([
      { before: { unitPrice: 10_000, isValid: true }, after: { unitPrice: 12_500, priceProblem: '' } },
    ])
  })

  test('a version of the future changes nothing today, and is seen at its time', async () => {
    const draft = await priceRise(15_000, '2027-02-01 00:00:00')
    const ofOpen = (orders: ReplayedOrder[]) => orders.find(({ orderId }) => orderId === made.open.id)
    expect(ofOpen(await replayed(draft.id))).toBeUndefined()
    const then = ofOpen(await replayed(draft.id, { at: '2027-02-01 00:00:00' }))
    expect(then?.subtotal).toEqual({ before: 20_000, after: 30_000, difference: 10_000 })
  })

  test('names the rule by which an order becomes invalid', async () => {
    const draft = await begin('No linen')
    await owner.call(endpoints.editCatalogDraft, {
      orgId,
      draftId: draft.id,
      edits: [
        {
          kind: 'update',
          resource: 'product',
          resourceId: made.product.id,
          base: { associations: made.product.associations },
          values: {
            associations: {
              productProperties: { [made.property.id]: { disabledProductOptionIds: [made.linen.id] } },
            },
          },
        },
      ],
    })
    const order = (await replayed(draft.id)).find(({ orderId }) => orderId === made.open.id)
    expect(order?.validity).toBe('becomesInvalid')
    expect(order?.lines[0]?.newProblems.map(({ code }) => code)).toContain('disabledForProduct')
  })

  test('two owners edit different fields; of the same one the second is asked', async () => {
    const draft = await begin('Names')
    const edit = (values: object, base: object) =>
      owner.call(endpoints.editCatalogDraft, {
        orgId,
        draftId: draft.id,
        edits: [
          {
            kind: 'update',
            resource: 'productOption',
            resourceId: made.silk.id,
            values: { ...values },
            base: { ...base },
          },
        ],
      })
    expect((await edit({ title: 'Raw silk' }, { title: 'Silk' })).status).toBe(200)
    expect((await edit({ rank: 7 }, { rank: 2 })).data.changes).toMatchObject([
      { title: 'Silk', before: { title: 'Silk', rank: 2 }, values: { title: 'Raw silk', rank: 7 } },
    ])
    const late = await edit({ title: 'Fine silk' }, { title: 'Silk' })
    expect([late.status, late.error.details]).toMatchObject([
      409,
      { current: { title: 'Raw silk' }, conflictingFields: ['title'] },
    ])
    expect((await edit({ title: '', rank: 'first' }, {})).status).toBe(400)
    expect((await edit({ title: 'Silk', rank: 2 }, { title: 'Raw silk', rank: 7 })).data.changes).toEqual([])
  })

  test('is seen by owners alone, in their organization alone', async () => {
    const draft = await begin('Secret')
    const member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
    const asked = { orgId, draftId: draft.id }
    expect((await member.post(endpoints.getCatalogDraft.path, asked)).status).toBe(403)
    const foreign = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
    expect((await foreign.post(endpoints.getCatalogDraft.path, asked)).status).toBe(404)
    const abroad = { orgId: cobaltAndPine.id, draftId: draft.id }
    expect((await foreign.post(endpoints.getCatalogDraft.path, abroad)).status).toBe(404)
  })
})

describe('[issue 16] publishing', () => {
  test('gives what the replay has predicted, in one entry of the history; taken back, all is as before', async () => {
    const draft = await priceRise(13_000)
    const predicted = (await replayed(draft.id)).find(({ orderId }) => orderId === made.open.id)
    const published = await publish(draft)
    expect(published.data.draft).toMatchObject({ state: 'published', changesCount: 1 })
    const again = await replayed((await priceRise(13_000)).id)
    expect(again.find(({ orderId }) => orderId === made.open.id)).toBeUndefined()
    const checking = await owner.call(endpoints.getReplayedOrder, {
      orgId,
      draftId: (await begin('Nothing')).id,
      productOrderId: made.open.id,
    })
    expect(checking.data.lines.map(({ before }) => before.lineTotal)).toEqual([
      predicted?.lines[0]?.lineTotal.after,
    ])
    const sets = await inUse.database.owner.db
      .selectFrom('catalogChangeSets')
      .select(['title', 'changes'])
      .where('orgId', '=', orgId)
      .execute()
    expect(sets).toMatchObject([{ title: 'Autumn prices', changes: [{ kind: 'update', id: made.rule.id }] }])
    const back = await takeBack(published.data.draft)
    expect([back.data.draft.state, back.data.spared]).toEqual(['takenBack', []])
    expect(await storedRule()).toEqual(made.rule.versions)
    expect((await takeBack(back.data.draft)).status).toBe(422)
  })

  test('what was published otherwise since is a conflict, and nothing is written', async () => {
    const draft = await begin('Late')
    const silk = { resource: 'productOption', resourceId: made.silk.id } as const
    const edited = await owner.call(endpoints.editCatalogDraft, {
      orgId,
      draftId: draft.id,
      edits: [
        { kind: 'update', ...silk, values: { title: 'Late silk' }, base: { title: 'Silk' } },
        { kind: 'create', resource: 'productPricingRule', values: { title: 'Never made' } },
      ],
    })
    await change(inUse.database, 'productOption', orgId, made.silk.id, { title: 'Early silk' })
    const refused = await publish(edited.data.draft)
    expect([refused.status, refused.error.details?.conflictingFields]).toEqual([
      409,
      [`productOption.${made.silk.id}.title`],
    ])
    const shown = await owner.call(endpoints.getCatalogDraft, { orgId, draftId: draft.id })
    expect(shown.data.changes.map(({ conflictingFields }) => conflictingFields)).toContainEqual(['title'])
    const rules = await inUse.database.owner.db
      .selectFrom('productPricingRules')
      .select('id')
      .where('title', '=', 'Never made')
      .execute()
    expect(rules).toEqual([])
    await change(inUse.database, 'productOption', orgId, made.silk.id, { title: 'Silk' })
  })

  test('new records refer to each other by ids that they have in the draft already', async () => {
    const draft = await begin('Wool')
    const price = await owner.call(endpoints.editCatalogDraft, {
      orgId,
      draftId: draft.id,
      edits: [
        {
          kind: 'create',
          resource: 'productPricingRule',
          values: { title: 'Wool', versions: { 1: version(50) } },
        },
      ],
    })
    const ruleId = price.data.changes[0]?.resourceId ?? 0
    const edited = await owner.call(endpoints.editCatalogDraft, {
      orgId,
      draftId: draft.id,
      edits: [
        {
          kind: 'create',
          resource: 'productOption',
          values: {
            title: 'Wool',
            rank: 3,
            productPropertyId: made.property.id,
            productPricingRuleId: ruleId,
          },
        },
      ],
    })
    const published = await publish(edited.data.draft)
    expect(published.status).toBe(200)
    const find = () =>
      inUse.database.owner.db
        .selectFrom('productOptions')
        .select(['productPricingRuleId', 'deletedAt'])
        .where('title', '=', 'Wool')
        .executeTakeFirst()
    expect(await find()).toMatchObject({ productPricingRuleId: ruleId, deletedAt: null })
    await takeBack(published.data.draft)
    expect((await find())?.deletedAt).not.toBeNull()
  })

  test('fields changed since are spared and named when it is taken back', async () => {
    const draft = await begin('Titles')
    const edited = await owner.call(endpoints.editCatalogDraft, {
      orgId,
      draftId: draft.id,
      edits: [
        {
          kind: 'update',
          resource: 'productOption',
          resourceId: made.silk.id,
          values: { title: 'Wild silk', rank: 9 },
          base: { title: 'Silk', rank: 2 },
        },
      ],
    })
    const published = await publish(edited.data.draft)
    await change(inUse.database, 'productOption', orgId, made.silk.id, { rank: 5 })
    const back = await takeBack(published.data.draft)
    expect(back.data.spared).toEqual([
      { resource: 'productOption', resourceId: made.silk.id, title: 'Wild silk', fields: ['rank'] },
    ])
    const silk = await inUse.database.owner.db
      .selectFrom('productOptions')
      .select(['title', 'rank'])
      .where('id', '=', made.silk.id)
      .executeTakeFirst()
    expect(silk).toEqual({ title: 'Silk', rank: 5 })
  })

  test('it is not taken back while an order that was submitted since depends on it', async () => {
    const published = await publish(await priceRise(14_000))
    const order = await made.lamps('submitted')
    const pinned = { effectivePricingDate: '2027-06-01 00:00:00' }
    await change(inUse.database, 'productOrder', orgId, order.id, pinned)
    const refused = await takeBack(published.data.draft)
    expect([refused.status, refused.error.details]).toMatchObject([
      422,
      { rule: 'submittedSince', orders: 1 },
    ])
    await change(inUse.database, 'productOrder', orgId, order.id, { deletedAt: new Date() })
    expect((await takeBack(published.data.draft)).status).toBe(200)
  })
})

describe('[issue 16] publishing at a time', () => {
  const schedule = async (draft: { id: number; version: number }, publishAt: string | null) =>
    owner.post(endpoints.updateCatalogDraft.path, {
      orgId,
      draftId: draft.id,
      version: draft.version,
      changes: { publishAt },
    })
  const stateOf = async (draftId: number) =>
    (await owner.call(endpoints.getCatalogDraft, { orgId, draftId })).data.draft

  test('happens at that time and once only, also where several processes look for it at once', async () => {
    const draft = await priceRise(16_000)
    expect((await schedule(draft, '2020-01-01 00:00:00')).status).toBe(422)
    expect((await schedule(draft, '2026-11-24 06:00:00')).status).toBe(200)
    await inUse.app.services.jobs.add({ task: 'publishCatalogDrafts' })
    await inUse.app.runJobs()
    expect(await stateOf(draft.id)).toMatchObject({ state: 'scheduled' })
    clock = new Date('2026-11-24T06:00:30Z')
    const signal = new AbortController().signal
    const { publishDue } = await import('./publish-draft.ts')
    await Promise.all([publishDue(inUse.app.services, signal), publishDue(inUse.app.services, signal)])
    const published = await stateOf(draft.id)
    expect(published).toMatchObject({ state: 'published', publishAt: null })
    expect((await takeBack(published)).status).toBe(200)
  })

  test('what can not be published at its time is open again and says why', async () => {
    const draft = await priceRise(17_000, '2026-11-02 00:00:00')
    await schedule(draft, '2026-11-25 06:00:00')
    await change(inUse.database, 'productPricingRule', orgId, made.rule.id, {
      versions: { ...made.rule.versions, 2: version(1) },
    })
    clock = new Date('2026-11-25T06:00:30Z')
    await inUse.app.services.jobs.add({ task: 'publishCatalogDrafts' })
    await inUse.app.runJobs()
    expect(await stateOf(draft.id)).toMatchObject({
      state: 'open',
      problem: '1 record changed since it was put into this draft: Lamps. Look at it again.',
    })
    await change(inUse.database, 'productPricingRule', orgId, made.rule.id, { versions: made.rule.versions })
  })
})
