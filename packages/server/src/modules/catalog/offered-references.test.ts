/** What is archived is given to nothing anew, and what has it keeps it. Issue 14. */
import { beforeEach, describe, expect, test } from 'vitest'
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

const keptSchema = z.object({ id: z.number(), version: z.number() })
const createdSchema = z.object({ records: z.array(keptSchema).length(1) })
const updatedSchema = z.object({ record: keptSchema })

async function create(resource: string, props: object) {
  const answer = await owner.post(`/api/resources/${resource}/create`, { orgId, props })
  const [record] = createdSchema.parse(answer.data).records
  if (!record) throw new Error('nothing was created')
  return record
}

type Kept = z.infer<typeof keptSchema>

const update = async (resource: string, { id, version }: Kept, props: object) =>
  owner.post(`/api/resources/${resource}/update`, { orgId, where: { id }, version, props })

async function changed(resource: string, record: Kept, props: object): Promise<Kept> {
  return updatedSchema.parse((await update(resource, record, props)).data).record
}

describe.each([
  {
    what: 'a category',
    resource: 'productCategory',
    title: 'Old doors',
    gone: { archived: 1 },
    to: 'product',
    give: (id: number) => ({ productCategoryId: id }),
    path: (_: number): string => 'props.productCategoryId',
    sentence: 'The category Old doors is archived: only products that are in it already stay in it.',
  },
  {
    what: 'a pricing rule',
    resource: 'productPricingRule',
    title: 'Prices of 2019',
    gone: { deleted: 1 },
    to: 'product',
    give: (id: number) => ({ productPricingRuleId: id }),
    path: (_: number): string => 'props.productPricingRuleId',
    sentence: 'The pricing rule Prices of 2019 is archived: only what has it already keeps it.',
  },
  {
    what: 'a pricing rule of an option',
    resource: 'productPricingRule',
    title: 'Prices of 2020',
    gone: { deleted: 1 },
    to: 'productOption',
    give: (id: number) => ({ productPricingRuleId: id }),
    path: (_: number): string => 'props.productPricingRuleId',
    sentence: 'The pricing rule Prices of 2020 is archived: only what has it already keeps it.',
  },
  {
    what: 'a property',
    resource: 'productProperty',
    title: 'Old finish',
    gone: { archived: 1 },
    to: 'product',
    give: (id: number) => ({
      associations: { productProperties: { [id]: { disabledProductOptionIds: [] } } },
    }),
    path: (id: number): string => `props.associations.productProperties.${id}`,
    sentence: 'The property Old finish is archived: only products that have it already keep it.',
  },
])('$what that is archived', ({ resource, title, gone, to, give, path, sentence }) => {
  async function aWorld() {
    const given = await create(resource, {
      title,
      ...(resource === 'productPricingRule' ? {} : { rank: 800 }),
    })
    const property = await create('productProperty', { title: 'Size', rank: 801 })
    const props = to === 'product' ? {} : { productPropertyId: property.id }
    const one = await create(to, { title: 'One', rank: 802, ...props })
    const other = await create(to, { title: 'Other', rank: 803, ...props })
    return { given, one, other, props }
  }

  test('[2.4.16] is refused where it is given anew, by its place, and nothing is written', async () => {
    const { given, one, other, props } = await aWorld()
    await changed(resource, given, gone)
    const refused = await update(to, one, { ...give(given.id), title: 'Renamed' })
    expect([refused.status, refused.error.message]).toEqual([422, sentence])
    expect(refused.error.details?.fields).toEqual([{ path: path(given.id), message: sentence }])
    const made = await owner.post(`/api/resources/${to}/create`, {
      orgId,
      props: { title: 'New', rank: 804, ...props, ...give(given.id) },
    })
    expect(made.status).toBe(422)
    const together = await owner.post(`/api/resources/${to}/bulk-update`, {
      orgId,
      updates: [
        { where: { id: one.id }, version: one.version, props: { title: 'Renamed' } },
        { where: { id: other.id }, version: other.version, props: give(given.id) },
      ],
    })
    expect(together.status).toBe(422)
    const read = await owner.post(`/api/resources/${to}/get`, { orgId, where: { id: one.id } })
    expect(read.data).toMatchObject({ records: [{ title: 'One', version: one.version }] })
  })

  test('[2.4.16] stays with what has it, which can be written again as it is', async () => {
    const { given, one } = await aWorld()
    const has = await changed(to, one, give(given.id))
    await changed(resource, given, gone)
    expect((await update(to, has, { ...give(given.id), title: 'Renamed' })).status).toBe(200)
  })
})
