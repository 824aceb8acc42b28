/** Two owners who change one record at the same time: the second gets both values, and nothing is lost. Issue 14. */
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let ann: Caller
let bob: Caller

beforeAll(async () => {
  const colleague = demoUserId(cobaltAndPine, 'member')
  await inUse.database.owner.db
    .updateTable('memberships')
    .set({ role: 'owner' })
    .where('orgId', '=', orgId)
    .where('userId', '=', colleague)
    .execute()
  ann = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
  bob = await inUse.app.as(colleague)
})

const createdSchema = z.object({
  records: z.array(z.object({ id: z.number(), version: z.number() })).length(1),
})

const path = '/api/resources/productPricingRule'
const version = (value: number) => ({
  created: '2026-01-01 00:00:00',
  expressions: [{ type: 'fixed', props: { value }, operator: '+' }],
})

async function aRule() {
  const props = { title: 'Lamps', versions: { 1: version(100) } }
  const { records } = createdSchema.parse((await ann.post(`${path}/create`, { orgId, props })).data)
  const [record] = records
  if (!record) throw new Error('nothing was created')
  const save = (caller: Caller, seen: number, base: number, value: number) =>
    caller.post(`${path}/update`, {
      orgId,
      where: { id: record.id },
      version: seen,
      props: { versions: { 1: version(value) } },
      base: { versions: { 1: version(base) } },
    })
  const held = async () => (await ann.post(`${path}/get`, { orgId, where: { id: record.id } })).data
  return { save, held, seen: record.version }
}

test('[issue 14] the second of two owners who change one pricing version is offered both values, and nothing changes', async () => {
  const { save, held, seen } = await aRule()
  expect((await save(ann, seen, 100, 200)).status).toBe(200)
  const refused = await save(bob, seen, 100, 300)
  expect(refused.status).toBe(409)
  expect(refused.error.code).toBe('conflict')
  expect(refused.error.details).toMatchObject({
    conflictingFields: ['versions'],
    current: { title: 'Lamps', version: seen + 1, versions: { 1: version(200) } },
  })
  expect(await held()).toMatchObject({ records: [{ version: seen + 1, versions: { 1: version(200) } }] })
  // Over what Ann wrote, now that Bob has seen it.
  expect((await save(bob, seen + 1, 200, 300)).status).toBe(200)
  expect(await held()).toMatchObject({ records: [{ version: seen + 2, versions: { 1: version(300) } }] })
})

test('[issue 14] of two owners who save at the same moment one is offered both values', async () => {
  const { save, held, seen } = await aRule()
  const answers = await Promise.all([save(ann, seen, 100, 200), save(bob, seen, 100, 300)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [winner] = answers[0]?.status === 200 ? [200] : [300]
  expect(await held()).toMatchObject({ records: [{ version: seen + 1, versions: { 1: version(winner) } }] })
})

test('[issue 14] both owners may write the same, and one may go on while the other changes another field', async () => {
  const { save, held, seen } = await aRule()
  expect((await save(ann, seen, 100, 200)).status).toBe(200)
  expect((await save(bob, seen, 100, 200)).status).toBe(200)
  const { records } = z
    .object({ records: z.array(z.object({ id: z.number() })).length(1) })
    .parse(await held())
  const renamed = await bob.post(`${path}/update`, {
    orgId,
    where: { id: records[0]?.id },
    version: seen,
    props: { title: 'Lamps and shades' },
    base: { title: 'Lamps' },
  })
  expect(renamed.status).toBe(200)
  expect(await held()).toMatchObject({
    records: [{ title: 'Lamps and shades', versions: { 1: version(200) } }],
  })
})
