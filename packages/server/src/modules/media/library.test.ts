/** The library of pictures: uploads without a place, captions and associations, and deleting what something shows. */
import { deleteMedium, resources, uploadMedium } from '@orderwright/contract'
import { type Medium, mediumSchema } from '@orderwright/domain/people'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import { change, insert, orderOf } from '../../testing/fixture.ts'
import { picture, sendPicture } from '../../testing/files/send-picture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { purgeMedia } from './purge-media.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller
let jpeg: Buffer

beforeAll(async () => {
  jpeg = await picture('jpeg', 40, 30)
})
beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})

const { endpoints } = resources.medium
type Verb = 'get' | 'update' | 'destroy' | 'restore'

function send(verb: Verb, body: object, caller = owner) {
  const endpoint = endpoints[verb]
  if (!endpoint) throw new Error(`media serve no ${verb}`)
  return caller.post(endpoint.path, { orgId, ...body })
}

async function upload(body: object = {}, caller = owner) {
  const { status, body: answer } = await sendPicture(inUse.app, caller, { orgId, ...body }, jpeg)
  return { status, medium: answer.medium, error: answer.error }
}

async function uploaded(body: object = {}): Promise<Medium> {
  const { medium } = await upload(body)
  if (!medium) throw new Error('no medium')
  return medium
}

const thumbnail = ({ id }: { readonly id: number }) => `/api/media/${orgId}/${id}/thumbnail`

async function isInLibrary({ id }: { readonly id: number }) {
  const { data } = await send('get', { where: { id } })
  return z.object({ records: z.array(mediumSchema) }).parse(data).records.length === 1
}

describe('an upload in the library', () => {
  it('[1.7.32] has type image and no association, whatever type it asks for', async () => {
    const { status, medium } = await upload({ fileName: 'Oak.jpg', type: 'thumbnail' })
    expect([status, medium]).toMatchObject([
      200,
      {
        type: 'image',
        title: 'Oak',
        productOrderId: null,
        associations: { products: {}, productProperties: {}, productOptions: {} },
      },
    ])
  })

  it('[1.7.32] is for owners alone, and names both the kind and the number of what it is of, or neither', async () => {
    const member = await inUse.app.as(demoUserId(cobaltAndPine, 'member'))
    expect((await upload({}, member)).status).toBe(403)
    const half = await sendPicture(inUse.app, owner, { orgId, resourceForMedium: 'product' }, jpeg)
    expect(half.body.error).toMatchObject({ code: 'invalid', details: { fields: [{ path: 'resourceId' }] } })
    const other = await sendPicture(inUse.app, owner, { orgId, resourceId: 1 }, jpeg)
    expect(other.status).toBe(400)
    expect(uploadMedium.body.safeParse({ orgId, resourceForMedium: 'guest', resourceId: 1 }).success).toBe(
      false,
    )
  })

  it('[2.2.87] of a category becomes its thumbnail', async () => {
    const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Lamps', rank: 1 })
    const medium = await uploaded({ resourceForMedium: 'productCategory', resourceId: category.id })
    const { thumbnailUrl } = await inUse.database.owner.db
      .selectFrom('productCategories')
      .select('thumbnailUrl')
      .where('orgId', '=', orgId)
      .where('id', '=', category.id)
      .executeTakeFirstOrThrow()
    expect([medium.type, thumbnailUrl]).toEqual(['thumbnail', thumbnail(medium)])
  })
})

describe('a picture of the library', () => {
  it('[2.7.35] gets a caption and associations; nothing else of it can be written', async () => {
    const medium = await uploaded()
    const product = await insert(inUse.database, 'product', orgId, {
      title: 'Lamp',
      rank: 1,
      productCategoryId: (await insert(inUse.database, 'productCategory', orgId, { rank: 1 })).id,
    })
    const associations = { products: { [product.id]: {} }, productProperties: {}, productOptions: {} }
    const where = { id: medium.id }
    const changed = await send('update', {
      where,
      version: medium.version,
      props: { title: 'By night', associations },
    })
    expect([changed.status, changed.data]).toMatchObject([
      200,
      { record: { title: 'By night', associations } },
    ])
    const version = medium.version + 1
    for (const props of [{ storageKey: 'x' }, { productOrderId: 1 }, { type: 'thumbnail' }]) {
      expect((await send('update', { where, version, props })).status).toBe(400)
    }
    const missing = { ...associations, productOptions: { 2000000000: {} } }
    const refused = await send('update', { where, version, props: { associations: missing } })
    expect([refused.status, refused.error.details?.fields]).toEqual([
      400,
      [
        {
          path: 'props.associations.productOptions.2000000000',
          message: 'There is no such record, or it was deleted.',
        },
      ],
    ])
  })

  it('[2.7.38] is deleted where it is unused or only associated, and can be brought back', async () => {
    const medium = await uploaded()
    await change(inUse.database, 'medium', orgId, medium.id, {
      associations: { products: { 1: {} }, productProperties: {}, productOptions: {} },
    })
    expect((await send('destroy', { where: { id: medium.id } })).status).toBe(200)
    expect(await isInLibrary(medium)).toBe(false)
    expect((await send('restore', { where: { id: medium.id } })).status).toBe(200)
    expect(await isInLibrary(medium)).toBe(true)
  })

  it('[2.7.38] that something shows is not deleted: the answer names what does', async () => {
    const medium = await uploaded()
    const thumbnailUrl = thumbnail(medium)
    const category = await insert(inUse.database, 'productCategory', orgId, {
      title: 'Lamps',
      rank: 1,
      thumbnailUrl,
    })
    const product = await insert(inUse.database, 'product', orgId, {
      title: 'Floor lamp',
      rank: 1,
      productCategoryId: category.id,
      mediumId: medium.id,
    })
    const property = await insert(inUse.database, 'productProperty', orgId, {
      title: 'Shade',
      rank: 1,
      thumbnailUrl,
    })
    const option = await insert(inUse.database, 'productOption', orgId, {
      title: 'Linen',
      rank: 1,
      productPropertyId: property.id,
      thumbnailUrl,
    })
    const usedBy = [
      { resourceKey: 'product', id: product.id, title: 'Floor lamp' },
      { resourceKey: 'productCategory', id: category.id, title: 'Lamps' },
      { resourceKey: 'productOption', id: option.id, title: 'Linen' },
      { resourceKey: 'productProperty', id: property.id, title: 'Shade' },
    ]
    const answers = [
      await send('destroy', { where: { id: medium.id } }),
      await owner.post(deleteMedium.path, { orgId, mediumId: medium.id }),
    ]
    for (const { status, error } of answers) {
      expect([status, error]).toMatchObject([
        422,
        {
          message: 'This picture is shown by: Floor lamp, Lamps, Linen, Shade. Give them another one first.',
          details: { rule: 'pictureInUse', usedBy },
        },
      ])
    }
    expect(await isInLibrary(medium)).toBe(true)
  })

  it('[2.7.37] is the only kind that these calls reach: a picture of an order is neither changed nor deleted', async () => {
    const made = await orderOf(inUse.database, { orgId, userId: demoUserId(cobaltAndPine, 'guest') })
    const ofOrder = await insert(inUse.database, 'medium', orgId, {
      title: 'A site',
      productOrderId: made.order.id,
      productInstanceId: made.line.id,
    })
    const where = { id: ofOrder.id }
    expect((await send('update', { where, version: 1, props: { title: 'Mine' } })).status).toBe(404)
    expect((await send('destroy', { where })).status).toBe(404)
    expect((await send('restore', { where })).status).toBe(404)
  })

  it('stays when the purge comes, also without any association; a thumbnail goes when nothing shows it', async () => {
    const kept = await uploaded()
    const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Lamps', rank: 1 })
    const ofCategory = { resourceForMedium: 'productCategory', resourceId: category.id }
    const replaced = await uploaded(ofCategory)
    const shown = await uploaded(ofCategory)
    const { db } = inUse.database.owner
    await sql`alter table media disable trigger user`.execute(db)
    await sql`update media set last_updated = now() - interval '40 days'`.execute(db)
    await sql`alter table media enable trigger user`.execute(db)
    await purgeMedia(inUse.app.services)
    const media = await db.selectFrom('media').select('id').where('storageKey', '<>', '').execute()
    const left = media.map(({ id }) => id)
    expect([kept, replaced, shown].map(({ id }) => left.includes(id))).toEqual([true, false, true])
  })
})
