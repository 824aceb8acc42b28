/** The guided first visit: what notices each step, who sees it, and what is kept of it. */
import { endpoints } from '@orderwright/contract'
import { type GuideFacts, guideSteps } from '@orderwright/domain/setup-guide'
import { beforeAll, describe, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import { change, insert } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { makeOrg } from '../organization/make-org.ts'

const inUse = useTestApp()
let owner: Caller
let orgId = 0
let count = 0

async function freshOrg() {
  count += 1
  const wanted = { title: `Fresh ${count}`, email: `fresh-${count}@example.com` }
  const made = await makeOrg(inUse.database.owner.db, wanted, {
    now: new Date(),
    publicUrl: 'http://localhost',
  })
  orgId = made?.orgId ?? 0
  owner = await inUse.app.as(made?.userId ?? 0)
}

const guide = async () => (await owner.call(endpoints.getSetupGuide, { orgId })).data.guide
const factsNow = async (): Promise<Partial<GuideFacts>> => (await guide())?.facts ?? {}
async function settings(changes: Record<string, string>) {
  const { version } = (await owner.call(endpoints.getOrgSettings, { orgId })).data
  expect((await owner.call(endpoints.updateOrgSettings, { orgId, version, changes })).status).toBe(200)
}

describe('the guide of a new organization', () => {
  beforeAll(freshOrg)

  test('[issue 14] begins with nothing, and notices by the records what is done', async () => {
    expect(await guide()).toEqual({
      facts: {
        hasLogo: false,
        hasAccent: false,
        hasCategory: false,
        productId: null,
        productPropertyId: null,
        productPricingRuleId: null,
        hasOwnOptions: false,
        hasOwnPrices: false,
        hasPricedItem: false,
        hasGuest: false,
      },
      skipped: [],
      isHidden: false,
    })
    await settings({ 'brand.accentColor': '#1f6b45' })
    expect(await factsNow()).toMatchObject({ hasAccent: true, hasLogo: false })
    const untitled = { title: 'Untitled Category', rank: 1 }
    const { id } = await insert(inUse.database, 'productCategory', orgId, untitled)
    // It has been added and has no name yet.
    expect(await factsNow()).toMatchObject({ hasCategory: false })
    await change(inUse.database, 'productCategory', orgId, id, { title: 'Plates' })
    expect(await factsNow()).toMatchObject({ hasCategory: true, productId: null })

    const { data: made } = await owner.call(endpoints.createFromTemplate, { orgId, template: 'keypadPlate' })
    const [first] = made.productPropertyIds
    const [rule] = made.productPricingRuleIds
    // What a template brings is nobody's own yet.
    expect(await factsNow()).toMatchObject({
      productId: made.productId,
      productPropertyId: first,
      productPricingRuleId: rule,
      hasOwnOptions: false,
      hasOwnPrices: false,
    })
    await change(inUse.database, 'productOption', orgId, made.productOptionIds[0] ?? 0, { title: 'Small' })
    expect(await factsNow()).toMatchObject({ hasOwnOptions: true, hasOwnPrices: false })
    await change(inUse.database, 'productPricingRule', orgId, rule ?? 0, { title: 'Plates' })
    expect(await factsNow()).toMatchObject({ hasOwnPrices: true, hasPricedItem: false, hasGuest: false })

    await owner.call(endpoints.inviteGuest, { activeOrgId: orgId, email: 'first-guest@example.com' })
    expect(await factsNow()).toMatchObject({ hasGuest: true })
    const now = await guide()
    expect(now && guideSteps(now.facts, now.skipped).map(({ standing }) => standing)).toEqual([
      'open',
      'done',
      'done',
      'done',
      'done',
      'open',
      'done',
    ])
  })
})

describe('what is made by hand', () => {
  beforeAll(freshOrg)

  test('[issue 14] is one’s own once a product has it, a price once it is in force', async () => {
    const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Boards', rank: 1 })
    const property = await insert(inUse.database, 'productProperty', orgId, { title: 'Size', rank: 1 })
    const option = await insert(inUse.database, 'productOption', orgId, {
      productPropertyId: property.id,
      rank: 1,
    })
    const priceFrom = (created: string, value: number | null) => ({
      versions: {
        1: { created, expressions: value === null ? [] : [{ type: 'fixed', props: { value } }] },
      },
    })
    const rule = await insert(inUse.database, 'productPricingRule', orgId, {
      title: 'By hand',
      ...priceFrom('2026-01-01 00:00:00', 8500),
    })
    expect(await factsNow()).toMatchObject({ hasOwnOptions: false, hasOwnPrices: false })

    const product = await insert(inUse.database, 'product', orgId, {
      title: 'Board',
      rank: 1,
      productCategoryId: category.id,
      productPricingRuleId: rule.id,
      associations: { productProperties: { [property.id]: { disabledProductOptionIds: [] } } },
    })
    expect(await factsNow()).toMatchObject({ hasOwnOptions: true, hasOwnPrices: true })
    for (const [created, value] of [
      ['2026-01-01 00:00:00', null],
      ['2999-01-01 00:00:00', 8500],
    ] as const) {
      await change(inUse.database, 'productPricingRule', orgId, rule.id, priceFrom(created, value))
      expect([created, value, (await factsNow())?.hasOwnPrices]).toEqual([created, value, false])
    }

    // A property that has no name of its own yet is not begun.
    await change(inUse.database, 'productProperty', orgId, property.id, {
      title: 'Untitled Product Property',
    })
    await change(inUse.database, 'productOption', orgId, option.id, { title: 'Untitled Option' })
    expect(await factsNow()).toMatchObject({ hasOwnOptions: false })
    await change(inUse.database, 'product', orgId, product.id, { archived: 1 })
    await change(inUse.database, 'productCategory', orgId, category.id, { archived: 1 })
  })

  test('[issue 14] counts no more when it is archived: a category, a product', async () => {
    const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Plates', rank: 1 })
    const product = await insert(inUse.database, 'product', orgId, {
      title: 'Plate',
      rank: 1,
      productCategoryId: category.id,
    })
    expect(await factsNow()).toMatchObject({ hasCategory: true, productId: product.id })
    await change(inUse.database, 'product', orgId, product.id, { archived: 1 })
    await change(inUse.database, 'productCategory', orgId, category.id, { archived: 1 })
    expect(await factsNow()).toMatchObject({ hasCategory: false, productId: null })
  })
})

describe('skipping and hiding', () => {
  beforeAll(freshOrg)
  const update = (body: object) => owner.post(endpoints.updateSetupGuide.path, { orgId, ...body })

  test('[issue 14] is kept for the organization, whatever device one comes back from', async () => {
    await update({ step: { key: 'brand', isSkipped: true } })
    await update({ step: { key: 'price', isSkipped: true } })
    await update({ step: { key: 'brand', isSkipped: true } })
    expect((await guide())?.skipped).toEqual(['price', 'brand'])
    await update({ step: { key: 'price', isSkipped: false } })
    await update({ isHidden: true })
    expect(await guide()).toMatchObject({ skipped: ['brand'], isHidden: true })
    await update({ isHidden: false })
    expect(await guide()).toMatchObject({ skipped: ['brand'], isHidden: false })
  })

  test('[issue 14] two owners who skip different steps at once both have skipped', async () => {
    await Promise.all(
      (['category', 'product', 'options', 'tryOut'] as const).map((key) =>
        update({ step: { key, isSkipped: true } }),
      ),
    )
    expect((await guide())?.skipped.toSorted()).toEqual(['brand', 'category', 'options', 'product', 'tryOut'])
  })

  test('refuses a step that there is not, and changes nothing', async () => {
    const before = await guide()
    expect((await update({ step: { key: 'dance', isSkipped: true } })).status).toBe(400)
    expect((await update({ isHidden: 'yes' })).status).toBe(400)
    expect(await guide()).toEqual(before)
  })

  test('[issue 14] an organization of before has no guide', async () => {
    const theirs = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
    const answer = await theirs.call(endpoints.getSetupGuide, { orgId: cobaltAndPine.id })
    expect(answer.data.guide).toBeNull()
    const refused = await theirs.call(endpoints.updateSetupGuide, { orgId: cobaltAndPine.id, isHidden: true })
    expect(refused.status).toBe(404)
  })
})
