/** What is written into pricing rules, classifiers and options: nothing that would price in silence. Issue 12, number 8. */
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId } from '../../../seeds/demo-orgs.ts'
import type { Caller } from '../../../testing/test-app.ts'
import { useTestApp } from '../../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller

beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})

const createdSchema = z.object({
  records: z.array(z.object({ id: z.number(), version: z.number() })).length(1),
})
const optionSchema = z.object({
  record: z.object({ version: z.number(), classifications: z.record(z.string(), z.number()) }),
})

async function create(resource: string, props: object) {
  const answer = await owner.post(`/api/resources/${resource}/create`, { orgId, props })
  const [record] = createdSchema.parse(answer.data).records
  if (!record) throw new Error('nothing was created')
  return record
}

describe('the classifier of an option', () => {
  async function aWorld() {
    const group = await create('productOptionClassifierGroup', { title: 'Finish' })
    const other = await create('productOptionClassifierGroup', { title: 'Size' })
    const brass = await create('productOptionClassifier', {
      title: 'Brass',
      productOptionClassifierGroupId: group.id,
    })
    const property = await create('productProperty', { title: 'Finish', rank: 90 })
    const option = await create('productOption', { title: 'Brass', productPropertyId: property.id, rank: 1 })
    const give = async (version: number, classifications: object) =>
      owner.post('/api/resources/productOption/update', {
        orgId,
        where: { id: option.id },
        version,
        props: { classifications },
      })
    const markDeleted = async () =>
      owner.post('/api/resources/productOptionClassifier/update', {
        orgId,
        where: { id: brass.id },
        version: 1,
        props: { deleted: 1 },
      })
    return { group, other, brass, property, option, give, markDeleted }
  }

  test('[2.3.19] belongs to the group under which it stands', async () => {
    const { group, other, brass, option, give } = await aWorld()
    const refused = await give(option.version, { [group.id]: brass.id, [other.id]: brass.id })
    expect([refused.status, refused.error.code]).toEqual([422, 'refused'])
    expect(refused.error.message).toBe('This group has no such classifier.')
    expect((await give(option.version, { [group.id]: 2_000_000 })).status).toBe(422)
    expect((await give(option.version, { [group.id]: brass.id, [other.id]: -1 })).status).toBe(200)
  })

  test('[2.4.19] may be deleted and stays where it is, and is given to no other option', async () => {
    const { group, brass, property, option, give, markDeleted } = await aWorld()
    const given = optionSchema.parse((await give(option.version, { [group.id]: brass.id })).data)
    expect((await markDeleted()).status).toBe(200)
    const again = await give(given.record.version, { [group.id]: brass.id })
    expect(again.status).toBe(200)
    const refused = await owner.post('/api/resources/productOption/create', {
      orgId,
      props: {
        title: 'Old brass',
        productPropertyId: property.id,
        rank: 2,
        classifications: { [group.id]: brass.id },
      },
    })
    expect([refused.status, refused.error.message]).toEqual([
      422,
      'This classifier is deleted: only options that have it already keep it.',
    ])
  })
})

describe('groups within groups', () => {
  const nested = (depth: number, inner: string) =>
    `${'{"type":"group","props":{"expressions":['.repeat(depth)}${inner}${']}}'.repeat(depth)}`
  async function send(expressions: string) {
    const { id, version } = await create('productPricingRule', { title: 'Deep' })
    const versions = `{"1":{"created":"2026-01-01 00:00:00","expressions":[${expressions}]}}`
    const body = `{"orgId":${orgId},"where":{"id":${id}},"version":${version},"props":{"versions":${versions}}}`
    return owner.post('/api/resources/productPricingRule/update', body)
  }
  const fixed = '{"type":"fixed","props":{"value":100}}'

  test('may be ten deep, with a condition in the innermost', async () => {
    const condition =
      '"condition":{"operator":"and","conditions":[{"actual":{"type":"quantity"},"expected":[1,2]}]}'
    const innermost = `{"type":"fixed","props":{"value":100},${condition}}`
    expect((await send(nested(10, innermost))).status).toBe(200)
  })

  test('are refused below that in a sentence with the place, at whatever depth', async () => {
    const eleven = await send(nested(11, fixed))
    expect([eleven.status, eleven.error.details?.fields]).toEqual([
      400,
      [
        {
          path: `props.versions.1.expressions${'.0.props.expressions'.repeat(11)}`,
          message: 'Groups may be nested at most 10 deep.',
        },
      ],
    ])
    for (const depth of [12, 40, 1000, 10_000]) {
      const answer = await send(nested(depth, fixed))
      expect([depth, answer.status, answer.error.code]).toEqual([depth, 400, 'invalid'])
      const [field] = answer.error.details?.fields ?? []
      expect(field?.message).toBe('The body is nested too deeply.')
      expect(field?.path).toMatch(/^props\.versions\.1\.expressions(\.0\.props\.expressions){11}\.0/)
    }
  })

  test.each([
    ['lists', '[', ']'],
    ['records', '{"a":', '}'],
  ])(
    '100,000 %s in a condition, an option’s data or nowhere in particular are refused',
    async (_, open, close) => {
      for (const depth of [64, 10_000, 100_000]) {
        const deep = `${open.repeat(depth)}1${close.repeat(depth)}`
        const condition = `{"operator":"and","conditions":[{"actual":{"type":"fixed","value":${deep}},"expected":1}]}`
        const option = `{"title":"x","productPropertyId":1,"rank":1,"data":${deep}}`
        const answers = [
          await send(`{"type":"fixed","props":{"value":1},"condition":${condition}}`),
          await owner.post('/api/resources/productOption/create', `{"orgId":${orgId},"props":${option}}`),
          await owner.post('/api/resources/productOption/create', deep),
        ]
        for (const { status, error } of answers)
          expect([depth, status, error.code]).toEqual([depth, 400, 'invalid'])
      }
      expect(inUse.app.problems).toEqual([])
    },
  )
})
