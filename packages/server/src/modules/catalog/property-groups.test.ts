/** Publishing property groups, and what follows when one is deleted or comes back, on the real database. */
import { endpoints, type Endpoint, resources } from '@orderwright/contract'
import { productPropertyGroupSchema, productPropertySchema } from '@orderwright/domain/catalog'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, insert } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller

beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})

type Key = 'productProperty' | 'productPropertyGroup'
type Verb = 'get' | 'update' | 'bulk-update' | 'destroy' | 'restore' | 'create'

function send(key: Key, verb: Verb, body: object) {
  const endpoint: Endpoint | undefined = resources[key].endpoints[verb]
  if (!endpoint) throw new Error(`${key} serves no ${verb}`)
  return owner.post(endpoint.path, { orgId, ...body })
}

async function property(productPropertyGroupId: number | null = null) {
  return insert(inUse.database, 'productProperty', orgId, {
    title: 'Cable',
    rank: 90,
    productPropertyGroupId,
  })
}

function group(...drafted: { readonly id: number }[]) {
  const properties = Object.fromEntries(drafted.map(({ id }) => [String(id), {}]))
  return insert(inUse.database, 'productPropertyGroup', orgId, { title: 'Cables', rank: 90, properties })
}

/** Drafts these properties, as the popup of the group does. */
async function draft(id: number, ...drafted: { readonly id: number }[]) {
  const properties = Object.fromEntries(drafted.map((one) => [String(one.id), {}]))
  const changed = await change(inUse.database, 'productPropertyGroup', orgId, id, { properties })
  return changed?.version ?? 0
}

async function groupOf({ id }: { readonly id: number }) {
  const answer = await send('productProperty', 'get', { where: { id } })
  const { records } = z.object({ records: z.array(productPropertySchema) }).parse(answer.data)
  return records[0]?.productPropertyGroupId
}

async function draftOf({ id }: { readonly id: number }) {
  const answer = await send('productPropertyGroup', 'get', { where: { id } })
  const { records } = z.object({ records: z.array(productPropertyGroupSchema) }).parse(answer.data)
  return Object.keys(records[0]?.properties ?? {}).map(Number)
}

const publish = (productPropertyGroupId: number, version: number) =>
  owner.post(endpoints.publishPropertyGroup.path, { orgId, productPropertyGroupId, version })

const publishedSchema = endpoints.publishPropertyGroup.response

test('[2.2.89] a draft changes nothing until it is published: then properties join, leave and move', async () => {
  const [own, other] = [await group(), await group()]
  const [stays, leaves, joins, moves] = [
    await property(own.id),
    await property(own.id),
    await property(),
    await property(other.id),
  ]
  await draft(other.id, moves)
  const version = await draft(own.id, stays, joins, moves)
  expect([await groupOf(joins), await groupOf(leaves)]).toEqual([null, own.id])

  const answer = await publish(own.id, version)
  expect(answer.status).toBe(200)
  const published = publishedSchema.parse(answer.data)
  expect(published).toMatchObject({ joining: [joins.id], leaving: [leaves.id], moving: [moves.id] })
  expect(published.productProperties.map(({ id }) => id)).toEqual(
    [leaves.id, joins.id, moves.id].toSorted((a, b) => a - b),
  )
  expect([await groupOf(stays), await groupOf(leaves), await groupOf(joins), await groupOf(moves)]).toEqual([
    own.id,
    null,
    own.id,
    own.id,
  ])
  // The group that it came from does not take it back with its own next publishing.
  expect(await draftOf(other)).toEqual([])
  expect(published.productPropertyGroups.map(({ id }) => id)).toEqual([own.id, other.id])
  expect(publishedSchema.parse((await publish(own.id, version)).data).productProperties).toEqual([])
})

test('[2.2.89] a draft that somebody else changed meanwhile is not published unseen', async () => {
  const made = await group()
  const added = await property()
  const version = await draft(made.id, added)
  await draft(made.id)
  const answer = await publish(made.id, version)
  expect([answer.status, answer.error.code]).toEqual([409, 'conflict'])
  expect(answer.error.details).toMatchObject({ current: { id: made.id, properties: {} } })
  expect(await groupOf(added)).toBeNull()
})

test('[2.6.01] only owners publish, and only groups of their organization', async () => {
  const made = await group()
  const member = await inUse.app.as(demoUserId(cobaltAndPine, 'member'))
  const body = { orgId, productPropertyGroupId: made.id, version: 1 }
  expect((await member.post(endpoints.publishPropertyGroup.path, body)).status).toBe(403)
  const foreign = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  const foreignBody = { ...body, orgId: maisonLumen.id, productPropertyGroupId: made.id + 100_000 }
  expect((await foreign.post(endpoints.publishPropertyGroup.path, foreignBody)).status).toBe(404)
  expect((await foreign.post(endpoints.publishPropertyGroup.path, body)).status).toBe(404)
})

test('[2.7.38] deleting a group leaves its properties without one; restoring brings back those that nobody grouped since', async () => {
  const [gone, other] = [await group(), await group()]
  const [first, second] = [await property(gone.id), await property(gone.id)]
  await draft(gone.id, first, second)
  expect((await send('productPropertyGroup', 'destroy', { where: { id: gone.id } })).status).toBe(200)
  expect([await groupOf(first), await groupOf(second)]).toEqual([null, null])

  const moved = await send('productProperty', 'update', {
    where: { id: second.id },
    version: 2,
    props: { productPropertyGroupId: other.id },
  })
  expect(moved.status).toBe(200)
  expect((await send('productPropertyGroup', 'restore', { where: { id: gone.id } })).status).toBe(200)
  expect([await groupOf(first), await groupOf(second)]).toEqual([gone.id, other.id])
  expect([await draftOf(gone), await draftOf(other)]).toEqual([[first.id], [second.id]])
})

test('[2.7.35] a property that is put into a group by itself is drafted there, and no longer where it was', async () => {
  const [from, to] = [await group(), await group()]
  const moved = await property(from.id)
  await draft(from.id, moved)
  const answer = await send('productProperty', 'bulk-update', {
    updates: [{ where: { id: moved.id }, version: 1, props: { productPropertyGroupId: to.id } }],
  })
  expect(answer.status).toBe(200)
  expect([await draftOf(from), await draftOf(to)]).toEqual([[], [moved.id]])
})

test('[2.7.35] a property goes only into a group that is there, and a group drafts only properties that are', async () => {
  const made = await group()
  const own = await property()
  await send('productPropertyGroup', 'destroy', { where: { id: made.id } })
  const refused = await send('productProperty', 'update', {
    where: { id: own.id },
    version: 1,
    props: { productPropertyGroupId: made.id },
  })
  expect([refused.status, refused.error.details?.fields]).toEqual([
    400,
    [
      {
        path: 'props.productPropertyGroupId',
        message: 'There is no such property group, or it was deleted.',
      },
    ],
  ])
  const other = await group()
  const drafted = await send('productPropertyGroup', 'update', {
    where: { id: other.id },
    version: 1,
    props: { properties: { [own.id]: {}, 2000000000: {}, nothing: {} } },
  })
  expect([drafted.status, drafted.error.details?.fields?.map(({ path }) => path)]).toEqual([
    400,
    ['props.properties.2000000000', 'props.properties.nothing'],
  ])
})

test('many properties put into one group at the same moment all come in, and nobody waits in vain', async () => {
  const made = await group()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      send('productProperty', 'create', {
        props: { title: `At once ${index}`, rank: 700 + index, productPropertyGroupId: made.id },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(await draftOf(made)).toHaveLength(12)
})
