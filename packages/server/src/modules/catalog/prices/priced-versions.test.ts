/** Versions that submitted orders were priced by stay; prices in use are archived and not deleted. [2.3.12, 2.3.16] */
import { resources } from '@orderwright/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId } from '../../../seeds/demo-orgs.ts'
import { change, insert, orderOf } from '../../../testing/fixture.ts'
import type { Caller } from '../../../testing/test-app.ts'
import { useTestApp } from '../../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller

beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})

type Key = 'productPricingRule' | 'productOptionClassifier' | 'productOption' | 'product'

function send(key: Key, verb: 'update' | 'destroy' | 'create' | 'get', body: object) {
  const endpoint = resources[key].endpoints[verb]
  if (!endpoint) throw new Error(`${key} serves no ${verb}`)
  return owner.post(endpoint.path, { orgId, ...body })
}

async function update(key: Key, id: number, props: object) {
  const { data } = await send(key, 'get', { where: { id } })
  const recordsSchema = z.object({ records: z.array(z.looseObject({ version: z.number() })) })
  const version = recordsSchema.parse(data).records[0]?.version ?? 0
  return send(key, 'update', { where: { id }, version, props })
}

const fixed = (value: number) => ({ type: 'fixed', props: { value }, operator: '+' })
const since2025 = { created: '2025-01-01 00:00:00', expressions: [fixed(100)] }
const since2027 = { created: '2027-01-01 00:00:00', expressions: [fixed(200)] }

/** A rule, a product and an option that it prices, and orders that hold them, submitted ones priced in January of 2026. */
async function priced(standing: 'started' | 'submitted', by: 'product' | 'option') {
  const rule = await insert(inUse.database, 'productPricingRule', orgId, {
    title: 'Lamps',
    versions: { 1: since2025, 2: since2027 },
  })
  const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Lamps', rank: 1 })
  const product = await insert(inUse.database, 'product', orgId, {
    title: 'Lamp',
    rank: 1,
    productCategoryId: category.id,
    productPricingRuleId: by === 'product' ? rule.id : null,
  })
  const property = await insert(inUse.database, 'productProperty', orgId, { title: 'Shade', rank: 1 })
  const option = await insert(inUse.database, 'productOption', orgId, {
    title: 'Linen',
    rank: 1,
    productPropertyId: property.id,
    productPricingRuleId: by === 'option' ? rule.id : -1,
  })
  const userId = demoUserId(cobaltAndPine, 'guest')
  const { order, line } = await orderOf(inUse.database, { orgId, userId, standing })
  await change(inUse.database, 'productInstance', orgId, line.id, {
    productId: product.id,
    properties: { [property.id]: { optionId: option.id } },
  })
  return { rule, product, option, property, order, line }
}

describe.each(['product', 'option'] as const)('a version of a rule of a %s', (by) => {
  test('[2.3.12] that a submitted order was priced by is neither changed nor deleted, and none takes its place', async () => {
    const { rule } = await priced('submitted', by)
    const changes = [
      { 1: { ...since2025, expressions: [fixed(101)] }, 2: since2027 },
      { 2: since2027 },
      { 1: { ...since2025, created: '2025-02-01 00:00:00' }, 2: since2027 },
      { 1: since2025, 2: since2027, 3: { ...since2025, created: '2025-06-01 00:00:00' } },
    ]
    for (const versions of changes) {
      const refused = await update('productPricingRule', rule.id, { versions })
      expect([refused.status, refused.error]).toMatchObject([
        422,
        {
          message:
            'This would change the prices of 1 order submitted already. Leave the versions of that time as they are, and add a new one.',
          details: { rule: 'versionPriced', orders: 1 },
        },
      ])
    }
    // What holds only later, and the title, are free.
    const later = { 1: since2025, 2: { ...since2027, expressions: [fixed(250)] }, 3: { ...since2027 } }
    expect((await update('productPricingRule', rule.id, { versions: later })).status).toBe(200)
    expect((await update('productPricingRule', rule.id, { title: 'Lamps and shades' })).status).toBe(200)
    expect((await update('productPricingRule', rule.id, { deleted: 1 })).status).toBe(200)
  })
})

test('[2.3.12] a version that no submitted order was priced by may be changed and deleted', async () => {
  const { rule } = await priced('started', 'product')
  const changed = { 1: { ...since2025, expressions: [fixed(101)] } }
  expect((await update('productPricingRule', rule.id, { versions: changed })).status).toBe(200)
  const { rule: other, order } = await priced('submitted', 'product')
  await change(inUse.database, 'productOrder', orgId, order.id, {
    effectivePricingDate: '2024-06-01 00:00:00',
  })
  expect((await update('productPricingRule', other.id, { versions: changed })).status).toBe(200)
})

test('[2.3.16] the numbers of a classifier stay where a rule takes them for a submitted order', async () => {
  const { option, property, rule } = await priced('submitted', 'product')
  const group = await insert(inUse.database, 'productOptionClassifierGroup', orgId, { title: 'Finish' })
  const numbers = [{ date: '2025-01-01 00:00:00', numbers: [2], description: '' }]
  const classifier = await insert(inUse.database, 'productOptionClassifier', orgId, {
    title: 'Plated',
    productOptionClassifierGroupId: group.id,
    numbers,
  })
  await change(inUse.database, 'productOption', orgId, option.id, {
    classifications: { [group.id]: classifier.id },
  })
  const more = [{ ...numbers[0], numbers: [3] }]
  expect((await update('productOptionClassifier', classifier.id, { numbers: more })).status).toBe(200)
  await change(inUse.database, 'productPricingRule', orgId, rule.id, {
    versions: {
      1: {
        ...since2025,
        expressions: [
          {
            type: 'productPropertyClassifierNumber',
            operator: '+',
            props: {
              productPropertyId: property.id,
              productOptionClassifierGroupId: group.id,
              productOptionClassifierNumberIndex: 0,
            },
          },
        ],
      },
    },
  })
  const refused = await update('productOptionClassifier', classifier.id, { numbers })
  expect([refused.status, refused.error.details]).toEqual([422, { rule: 'versionPriced', orders: 1 }])
  const next = [...more, { date: '2027-01-01 00:00:00', numbers: [4], description: '' }]
  expect((await update('productOptionClassifier', classifier.id, { numbers: next })).status).toBe(200)
})

test('[2.5.14] a date that is none is refused by its path, and nothing is written', async () => {
  const { rule } = await priced('started', 'product')
  const versions = { 1: { created: '2026-11-99 00:00:00', expressions: [] } }
  const message = '2026-11-99 00:00:00 is no date and time. Write it as YYYY-MM-DD HH:MM:SS, in UTC.'
  const refused = await update('productPricingRule', rule.id, { versions })
  expect([refused.status, refused.error]).toMatchObject([
    400,
    { message, details: { fields: [{ path: 'props.versions.1.created', message }] } },
  ])
  const created = await send('productPricingRule', 'create', { props: { title: 'New', versions } })
  expect(created.status).toBe(400)
  const unknown = { 1: { ...since2025, expressions: [{ ...fixed(1), colour: 'red' }] } }
  const strict = await update('productPricingRule', rule.id, { versions: unknown })
  expect([strict.status, strict.error.details?.fields]).toEqual([
    400,
    [{ path: 'props.versions.1.expressions.0.colour', message: 'There is no such field.' }],
  ])
})

test('[2.4.16] a rule in use is archived and not deleted: the answer names what it prices', async () => {
  const { rule, product } = await priced('started', 'product')
  const refused = await send('productPricingRule', 'destroy', { where: { id: rule.id } })
  expect([refused.status, refused.error]).toMatchObject([
    422,
    {
      message: 'This pricing rule prices: Lamp. Archive it instead: what uses it keeps its price.',
      details: {
        rule: 'pricingRuleInUse',
        usedBy: [{ resourceKey: 'product', id: product.id, title: 'Lamp' }],
      },
    },
  ])
  expect((await update('productPricingRule', rule.id, { deleted: 1 })).status).toBe(200)
  const unused = await insert(inUse.database, 'productPricingRule', orgId, { title: 'Unused' })
  expect((await send('productPricingRule', 'destroy', { where: { id: unused.id } })).status).toBe(200)
})

test('[2.4.19] a classifier in use is not destroyed: the answer names the options; it may be marked as deleted', async () => {
  const { option } = await priced('started', 'option')
  const group = await insert(inUse.database, 'productOptionClassifierGroup', orgId, { title: 'Finish' })
  const classifier = await insert(inUse.database, 'productOptionClassifier', orgId, {
    title: 'Plated',
    productOptionClassifierGroupId: group.id,
  })
  await change(inUse.database, 'productOption', orgId, option.id, {
    classifications: { [group.id]: classifier.id },
  })
  const refused = await send('productOptionClassifier', 'destroy', { where: { id: classifier.id } })
  expect([refused.status, refused.error.details]).toEqual([
    422,
    { rule: 'classifierInUse', usedBy: [{ resourceKey: 'productOption', id: option.id, title: 'Linen' }] },
  ])
  expect((await update('productOptionClassifier', classifier.id, { deleted: 1 })).status).toBe(200)
})

test('[2.4.19] a classifier that deleted options alone have is in nobody’s use', async () => {
  const { option } = await priced('started', 'option')
  const group = await insert(inUse.database, 'productOptionClassifierGroup', orgId, { title: 'Weave' })
  const classifier = await insert(inUse.database, 'productOptionClassifier', orgId, {
    title: 'Plain',
    productOptionClassifierGroupId: group.id,
  })
  await change(inUse.database, 'productOption', orgId, option.id, {
    classifications: { [group.id]: classifier.id },
    deletedAt: '2026-06-01 00:00:00',
  })
  expect((await send('productOptionClassifier', 'destroy', { where: { id: classifier.id } })).status).toBe(
    200,
  )
})

test('[2.4.16, 2.4.19] archived rules go on pricing what has them', async () => {
  const { rule, order, line } = await priced('started', 'product')
  await change(inUse.database, 'productInstance', orgId, line.id, { customPriceInCents: null })
  expect((await update('productPricingRule', rule.id, { deleted: 1 })).status).toBe(200)
  const path = '/api/configurator/get-configurator-order-data'
  const { data } = await owner.post(path, { orgId, productOrderOrgSpecificId: order.orgSpecificId })
  const schema = z.object({
    data: z.object({ productPricingRules: z.array(z.object({ id: z.number() })) }),
  })
  expect(schema.parse(data).data.productPricingRules.map(({ id }) => id)).toContain(rule.id)
})
