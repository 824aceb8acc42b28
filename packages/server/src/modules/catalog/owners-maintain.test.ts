/** Who maintains the catalog: owners make, change and remove every kind of record; nobody else does. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller
let others: readonly Caller[]

const createdSchema = z.object({
  records: z.array(z.object({ id: z.number(), version: z.number() })).length(1),
})

async function create(resource: string, props: object) {
  const answer = await owner.post(`/api/resources/${resource}/create`, { orgId, props })
  const [record] = createdSchema.parse(answer.data).records
  if (!record) throw new Error('nothing was created')
  return record
}

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
  others = [
    await inUse.app.as(demoUserId(cobaltAndPine, 'member')),
    await inUse.app.as(demoUserId(cobaltAndPine, 'guest')),
  ]
})

test.each([
  ['product', { rank: 900 }],
  ['productCategory', { rank: 900 }],
  ['productProperty', { rank: 900 }],
  ['productPropertyGroup', { rank: 900 }],
  ['productPricingRule', {}],
  ['productOptionClassifierGroup', {}],
  ['userGroup', {}],
])(
  '[2.1.04] owners make, rename and remove a %s; members and guests are refused each',
  async (resource, more) => {
    const path = `/api/resources/${resource}`
    const { id, version } = await create(resource, { title: 'First', ...more })
    const where = { id }
    const calls = [
      [`${path}/create`, { orgId, props: { title: 'Other', ...more } }],
      [`${path}/update`, { orgId, where, version, props: { title: 'Second' } }],
      [`${path}/destroy`, { orgId, where }],
    ] as const
    for (const other of others) {
      for (const [call, body] of calls)
        expect([call, (await other.post(call, body)).status]).toEqual([call, 403])
    }
    expect((await owner.post(`${path}/get`, { orgId, where })).data).toMatchObject({
      records: [{ id, version, title: 'First' }],
    })
    const renamed = await owner.post(`${path}/update`, { orgId, where, version, props: { title: 'Second' } })
    expect(renamed.data).toMatchObject({ record: { id, title: 'Second' } })
    expect((await owner.post(`${path}/destroy`, { orgId, where })).status).toBe(200)
  },
)

test('[2.1.04] owners maintain options with their classifiers, and the rules between them', async () => {
  const group = await create('productOptionClassifierGroup', { title: 'Woods' })
  const property = await create('productProperty', { title: 'Wood', rank: 901 })
  const classifier = { title: 'Oak', productOptionClassifierGroupId: group.id }
  const option = { title: 'Oak', productPropertyId: property.id, rank: 1 }
  const made = {
    productOptionClassifier: await create('productOptionClassifier', classifier),
    productOption: await create('productOption', option),
  }
  const rule = {
    type: 'incompatible',
    fromResourceKey: 'productOption',
    toResourceKey: 'productOption',
    fromIds: [made.productOption.id],
  }
  const { id: ruleId } = await create('productRule', rule)
  for (const other of others) {
    for (const [resource, props] of [
      ['productOptionClassifier', classifier],
      ['productOption', option],
      ['productRule', rule],
    ] as const) {
      expect((await other.post(`/api/resources/${resource}/create`, { orgId, props })).status).toBe(403)
    }
    const where = { id: ruleId }
    expect((await other.post('/api/resources/productRule/destroy', { orgId, where })).status).toBe(403)
  }
  expect(
    (await owner.post('/api/resources/productRule/destroy', { orgId, where: { id: ruleId } })).status,
  ).toBe(200)
})

test('[2.1.04] owners maintain guests and integrations; members and guests are refused', async () => {
  const guest = { activeOrgId: orgId, email: 'maintained@example.com' }
  for (const other of others) {
    expect((await other.post(endpoints.inviteGuest.path, guest)).status).toBe(403)
    expect((await other.post(endpoints.getParagonJwt.path, { orgId })).status).toBe(403)
  }
  expect((await owner.post(endpoints.inviteGuest.path, guest)).status).toBe(200)
  expect((await owner.post(endpoints.getParagonJwt.path, { orgId })).status).not.toBe(403)
})
