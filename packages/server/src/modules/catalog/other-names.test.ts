/** Fields of the catalog that the specification has under two names. [decision 0012] */
import { resources } from '@orderwright/contract'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller

beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})

type Key = 'productPricingRule' | 'productOptionClassifier' | 'productOptionClassifierGroup'

const recordSchema = z.looseObject({ id: z.number(), version: z.number() })
const created = z.object({ records: z.array(recordSchema) })

async function send(key: Key, verb: 'create' | 'update' | 'bulk-update', body: object) {
  const path = resources[key].endpoints[verb]?.path
  if (path === undefined) throw new Error(`${key} serves no ${verb}`)
  return owner.post(path, { orgId, ...body })
}

async function create(key: Key, props: object | object[]) {
  const [record] = created.parse((await send(key, 'create', { props })).data).records
  if (!record) throw new Error('nothing was created')
  return record
}

const version = (of: object) => ({ numbers: [1], description: 'Brass', ...of })

test('[2.3.12] the title of a pricing rule is read from its name, and answered as title', async () => {
  const rule = await create('productPricingRule', { name: 'Flat' })
  expect(rule).toMatchObject({ title: 'Flat' })
  expect(rule).not.toHaveProperty('name')
  const { id } = await create('productPricingRule', [{ name: 'One of two' }, { title: 'The other' }])
  const at = { where: { id }, version: 1 }
  const changed = await send('productPricingRule', 'update', {
    ...at,
    props: { name: 'Renamed' },
    base: { name: 'One of two' },
  })
  expect(changed.data).toMatchObject({ record: { title: 'Renamed' } })
  const many = await send('productPricingRule', 'bulk-update', {
    updates: [{ where: { id }, version: 2, props: { name: 'Again' }, base: { name: 'Renamed' } }],
  })
  expect(many.data).toMatchObject({ records: [{ title: 'Again' }] })
})

test('[2.3.16, 2.9.28] the date of a classifier version is read from created', async () => {
  const group = await create('productOptionClassifierGroup', { title: 'Finish' })
  const classifier = await create('productOptionClassifier', {
    productOptionClassifierGroupId: group.id,
    numbers: [version({ created: '2026-01-01 00:00:00' }), version({ date: '2026-02-01 00:00:00' })],
  })
  expect(classifier).toMatchObject({
    numbers: [version({ date: '2026-01-01 00:00:00' }), version({ date: '2026-02-01 00:00:00' })],
  })
})

test('both names at once are refused: nobody can say which one is meant', async () => {
  const answer = await send('productPricingRule', 'create', { props: { name: 'One', title: 'Another' } })
  expect(answer.status).toBe(400)
  expect(answer.error.details?.fields).toMatchObject([{ path: 'props.name' }])
})

test('a date that stands under the other name is looked at as well', async () => {
  const group = await create('productOptionClassifierGroup', { title: 'Finish' })
  const answer = await send('productOptionClassifier', 'create', {
    props: { productOptionClassifierGroupId: group.id, numbers: [version({ created: 'last week' })] },
  })
  expect(answer.status).toBe(400)
})
