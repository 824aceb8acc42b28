/** Bulk updates of the catalog: ten thousand records in one call, all or none, with the rules of a single update. [2.7.36] */
import { resources } from '@orderwright/contract'
import { moveToRank, productSchema } from '@orderwright/domain/catalog'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const COUNT = 10_000
const inUse = useTestApp()
let owner: Caller
let categoryId: number

beforeAll(async () => {
  const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Long', rank: 1 })
  categoryId = category.id
  await sql`insert into products (org_id, title, rank, product_category_id)
    select ${orgId}, 'Product ' || number, number, ${categoryId}
    from generate_series(1, ${COUNT}) as number`.execute(inUse.database.owner.db)
})
beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})

const recordsSchema = z.object({ records: z.array(productSchema) })
const update = (updates: readonly object[]) =>
  owner.post(resources.product.endpoints['bulk-update']?.path ?? '', { orgId, updates })

async function products() {
  const path = resources.product.endpoints.get?.path ?? ''
  const answer = await owner.post(path, { orgId, where: { productCategoryId: categoryId } })
  return recordsSchema.parse(answer.data).records.toSorted((a, b) => a.rank - b.rank)
}

describe('[2.5.01, 2.7.36] the last of 10,000 products goes to the front', () => {
  test('in one call, which changes the rank of every product and nothing else', async () => {
    const before = await products()
    const versions = new Map(before.map(({ id, version }) => [id, version]))
    const last = before.at(-1)
    const moved = moveToRank(before, last?.id ?? 0, '1')
    expect(moved).toHaveLength(COUNT)
    const answer = await update(
      moved.map(({ id, rank }) => ({ where: { id }, version: versions.get(id), props: { rank } })),
    )
    expect(answer.status).toBe(200)
    expect(recordsSchema.parse(answer.data).records.map(({ id }) => id)).toEqual(moved.map(({ id }) => id))
    const after = await products()
    expect(after.map(({ id }) => id)).toEqual([last?.id, ...before.slice(0, -1).map(({ id }) => id)])
    expect(after.map(({ rank }) => rank)).toEqual(Array.from({ length: COUNT }, (_, index) => index + 1))
    expect(after.every(({ id, version }) => version === (versions.get(id) ?? 0) + 1)).toBe(true)
    expect(after.map(({ title }) => title).slice(0, 3)).toEqual(['Product 10000', 'Product 1', 'Product 2'])
  })
})

describe('all or none', () => {
  const three = async () => (await products()).slice(0, 3)
  const change = (id: number, version: number, props: object, base?: object) => ({
    where: { id },
    version,
    props,
    ...(base === undefined ? {} : { base }),
  })

  test('[2.7.36] one conflict, one missing record, one refusal: nothing is written', async () => {
    const [first, second, third] = await three()
    if (!first || !second || !third) throw new Error('the list has three products')
    const good = change(first.id, first.version, { title: 'Written' })
    const conflicted = await update([good, change(second.id, 1, { title: 'Late' }, { title: 'Unseen' })])
    expect([conflicted.status, conflicted.error.details]).toMatchObject([
      409,
      { current: { id: second.id, title: second.title }, conflictingFields: ['title'] },
    ])
    expect((await update([good, change(2_147_483_648, 1, { title: 'None' })])).status).toBe(404)
    expect((await update([good, change(2_000_000_000, 1, { title: 'None' })])).status).toBe(404)
    const picture = { thumbnailUrl: `/api/media/${maisonLumen.id}/1/thumbnail` }
    const refused = await update([good, change(third.id, third.version, picture)])
    expect([refused.status, refused.error.details?.fields?.[0]?.path]).toEqual([400, 'props.thumbnailUrl'])
    const reference = await update([
      good,
      change(third.id, third.version, { productCategoryId: 2_000_000_000 }),
    ])
    expect([reference.status, reference.error.code]).toEqual([400, 'invalid'])
    expect((await three()).map(({ title, version }) => [title, version])).toEqual(
      [first, second, third].map(({ title, version }) => [title, version]),
    )
  })

  test('[2.7.36] changes of different fields go in one call; an older version merges by its base', async () => {
    const [first, second, third] = await three()
    if (!first || !second || !third) throw new Error('the list has three products')
    const links = [{ title: 'Data', url: 'https://example.com/data' }]
    const answer = await update([
      change(third.id, third.version, { links, description: 'Text with "quotes", {braces} and \\ é 🙂' }),
      change(first.id, first.version - 1, { title: 'Renamed' }, { title: first.title }),
      change(second.id, second.version, { exportPriceData: null, shouldRoundPrice: 1 }),
    ])
    expect(answer.status).toBe(200)
    expect(recordsSchema.parse(answer.data).records).toMatchObject([
      { id: third.id, links, description: 'Text with "quotes", {braces} and \\ é 🙂', title: third.title },
      { id: first.id, title: 'Renamed', version: first.version + 1 },
      { id: second.id, shouldRoundPrice: 1, exportPriceData: null },
    ])
  })

  test('[2.7.36] a record that is named twice is changed twice, in the order of the call', async () => {
    const [first] = await three()
    if (!first) throw new Error('the list has products')
    const twice = await update([
      change(first.id, first.version, { title: 'Once' }),
      change(first.id, first.version + 1, { title: 'Twice' }),
    ])
    expect([twice.status, recordsSchema.parse(twice.data).records.map(({ title }) => title)]).toEqual([
      200,
      ['Twice', 'Twice'],
    ])
    const again = await update([
      change(first.id, first.version + 2, { title: 'Third' }),
      change(first.id, first.version + 2, { title: 'Unseen' }),
    ])
    expect(again.status).toBe(409)
  })
})
