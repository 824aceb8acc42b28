/** A line shows pictures of its order or of the catalog; a record of the catalog those of the catalog. */
import { resources } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import type { Values } from '../../platform/database/records.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let guest: Caller
let owner: Caller

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})

async function pictures() {
  const own = await orderOf(inUse.database, { orgId, userId: guestId })
  const other = await orderOf(inUse.database, { orgId, userId: guestId })
  const mediumOf = async (at: number, fields: Values) =>
    (await insert(inUse.database, 'medium', at, fields)).id
  return {
    ...own,
    ofOrder: await mediumOf(orgId, { productOrderId: own.order.id, productInstanceId: own.line.id }),
    ofCatalog: await mediumOf(orgId, {}),
    ofOtherOrder: await mediumOf(orgId, { productOrderId: other.order.id, productInstanceId: other.line.id }),
    abroad: await mediumOf(haldenLight.id, {}),
  }
}

const address = (org: number, id: number) => `/api/media/${org}/${id}/thumbnail`

describe('[issue 12, 5] the picture of a line', () => {
  test('is one of its order or of the catalog, by its number and by its address', async () => {
    const { line, order, ofOrder, ofCatalog, ofOtherOrder, abroad } = await pictures()
    let { version } = line
    const set = async (props: object) => {
      const answer = await guest.post(resources.productInstance.endpoints.update?.path ?? '', {
        orgId,
        where: { id: line.id },
        version,
        props,
      })
      if (answer.status === 200) version += 1
      return answer
    }
    for (const id of [ofOtherOrder, abroad, 2_000_000_000]) {
      const refused = await set({ mediumId: id })
      expect([refused.status, refused.error.details?.fields?.[0]?.path]).toEqual([400, 'props.mediumId'])
      const addressed = await set({ thumbnailUrl: address(orgId, id) })
      expect([addressed.status, addressed.error.details?.fields?.[0]?.path]).toEqual([
        400,
        'props.thumbnailUrl',
      ])
    }
    expect((await set({ thumbnailUrl: address(haldenLight.id, abroad) })).status).toBe(400)
    expect((await set({ thumbnailUrl: 'https://evil.example/tracker.png' })).status).toBe(400)
    const create = (props: object) =>
      guest.post(resources.productInstance.endpoints.create?.path ?? '', {
        orgId,
        props: { productOrderId: order.id, productId: 1, rank: 2, ...props },
      })
    expect((await create({ mediumId: ofOtherOrder })).status).toBe(400)
    expect((await create({ thumbnailUrl: address(orgId, ofOtherOrder) })).status).toBe(400)
    expect((await create({ mediumId: ofCatalog })).status).toBe(200)
    for (const id of [ofOrder, ofCatalog]) {
      expect((await set({ mediumId: id, thumbnailUrl: address(orgId, id) })).status).toBe(200)
    }
    expect((await set({ mediumId: null, thumbnailUrl: null })).status).toBe(200)
  })

  test('of a product is one of the catalog', async () => {
    const { ofCatalog, ofOtherOrder, abroad } = await pictures()
    const product = await insert(inUse.database, 'product', orgId, {
      title: 'Pictured',
      rank: 900,
      productCategoryId: 1,
    })
    let version = product.version
    const set = async (props: object) => {
      const answer = await owner.post(resources.product.endpoints.update?.path ?? '', {
        orgId,
        where: { id: product.id },
        version,
        props,
      })
      if (answer.status === 200) version += 1
      return answer.status
    }
    expect(await set({ mediumId: ofOtherOrder })).toBe(400)
    expect(await set({ thumbnailUrl: address(orgId, ofOtherOrder) })).toBe(400)
    expect(await set({ thumbnailUrl: address(haldenLight.id, abroad) })).toBe(400)
    expect(await set({ thumbnailUrl: 'https://evil.example/a.png' })).toBe(400)
    expect(await set({ links: [{ title: 'Sheet', url: 'javascript:alert(1)' }] })).toBe(400)
    expect(await set({ links: [{ title: 'Sheet', url: 'https://example.com/sheet.pdf' }] })).toBe(200)
    expect(await set({ mediumId: ofCatalog, thumbnailUrl: address(orgId, ofCatalog) })).toBe(200)
  })

  test.each(['product', 'productCategory', 'productOption', 'productProperty'] as const)(
    '[issue 12, 18] of a %s has no words that are no outlines; one from before stays',
    async (key) => {
      const svg = (body: string) =>
        `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`)}`
      const [worded, outlined] = [svg('<text>Maison</text>'), svg('<path d="M0 0h9"/>')]
      const parents = { productOption: { productPropertyId: 1 }, product: { productCategoryId: 1 } }
      const parent = key === 'productOption' || key === 'product' ? parents[key] : {}
      const stored = await insert(inUse.database, key, orgId, {
        title: 'Pictured',
        rank: 901,
        thumbnailUrl: worded,
        ...parent,
      })
      const send = (verb: 'create' | 'update' | 'bulk-update', body: object) =>
        owner.post(resources[key].endpoints[verb]?.path ?? '', { orgId, ...body })
      const change = (props: object, version = stored.version) => ({
        where: { id: stored.id },
        version,
        props,
      })
      const refusals = [
        await send('create', { props: { title: 'New', rank: 902, thumbnailUrl: worded, ...parent } }),
        await send('update', change({ thumbnailUrl: svg('<tspan>Maison</tspan>') })),
        await send('bulk-update', { updates: [change({ thumbnailUrl: worded.replace('Maison', 'House') })] }),
      ]
      for (const { status, error } of refusals) {
        expect([status, error.details?.fields?.[0]?.path]).toEqual([400, 'props.thumbnailUrl'])
        expect(error.message).toContain('Convert the text to outlines')
      }
      expect((await send('update', change({ title: 'Still readable' }))).status).toBe(200)
      const next = change({ thumbnailUrl: outlined }, stored.version + 1)
      expect((await send('update', next)).status).toBe(200)
    },
  )
})
