/** Pictures that lie under the canvas of an order: who sends and sees them, also in a copy of the order. [issue 15] */
import { deleteMedium, endpoints } from '@orderwright/contract'
import type { Medium } from '@orderwright/domain/people'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { act, canvasOrg, recordOf, useCanvas } from '../../testing/orders/canvas.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { picture, sendPicture } from '../../testing/files/send-picture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { purgeMedia } from './purge-media.ts'

const inUse = useCanvas()
const orgId = canvasOrg.id
let outsider: Caller
let jpeg: Buffer
beforeAll(async () => {
  outsider = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  jpeg = await picture('jpeg', 400, 200)
})

const ofOrder = (resourceId = inUse.orderId) => ({ orgId, resourceForMedium: 'productOrder', resourceId })

async function uploaded(): Promise<Medium> {
  const about = { ...ofOrder(), fileName: 'Plan.jpg' }
  const { status, body } = await sendPicture(inUse.app, inUse.guest, about, jpeg)
  if (!body.medium) throw new Error(JSON.stringify([status, body]))
  return body.medium
}

const lay = (mediumId: number, productOrderId = inUse.orderId) =>
  act(inUse.guest, 'entity', 'create', {
    props: { productOrderId, type: 'reference', data: { mediumId, size: { width: 200, height: 100 } } },
  })

const get = (caller: Caller, url: string) =>
  inUse.app.app.inject({ method: 'GET', url, headers: { cookie: caller.cookie } })

async function statusFor(caller: Caller, { presignedUrl }: Medium): Promise<number> {
  return (await get(caller, presignedUrl ?? '')).statusCode
}

describe('a picture of an order', () => {
  test('[1.7.32] belongs to the order and to none of its lines, and is among its pictures and in its history', async () => {
    const medium = await uploaded()
    expect(medium).toMatchObject({
      productOrderId: inUse.orderId,
      productInstanceId: null,
      title: 'Plan',
      type: 'image',
      width: 400,
      height: 200,
    })
    const { data } = await inUse.guest.call(endpoints.getOrderData, {
      orgId,
      productOrderOrgSpecificId: inUse.fixture.order.orgSpecificId,
    })
    expect(data.data.media.map(({ id }) => id)).toContain(medium.id)
    const { rows } = await sql<{ kind: string }>`select kind from order_events
      where product_order_id = ${inUse.orderId} and resource_id = ${medium.id}`.execute(
      inUse.database.owner.db,
    )
    expect(rows).toEqual([{ kind: 'medium.create' }])
  })

  test('[issue 15] is taken from whoever may edit the order, and from nobody else', async () => {
    for (const caller of [inUse.guest, inUse.member, inUse.owner]) {
      expect((await sendPicture(inUse.app, caller, ofOrder(), jpeg)).status).toBe(200)
    }
    expect((await sendPicture(inUse.app, outsider, ofOrder(), jpeg)).status).toBe(404)
    const others = await inUse.newOrder({ userId: demoUserId(canvasOrg, 'owner') })
    expect((await sendPicture(inUse.app, inUse.guest, ofOrder(others.order.id), jpeg)).status).toBe(404)
    expect((await sendPicture(inUse.app, inUse.guest, ofOrder(2_000_000_000), jpeg)).status).toBe(404)
    const submitted = await inUse.newOrder({ standing: 'submitted' })
    const late = await sendPicture(inUse.app, inUse.guest, ofOrder(submitted.order.id), jpeg)
    expect([403, 422]).toContain(late.status)
  })

  test('[1.8.08] is refused for what is no picture, and nothing is kept of it', async () => {
    const { status, body } = await sendPicture(inUse.app, inUse.guest, ofOrder(), Buffer.from('%PDF-1.7'))
    expect([status, body.error?.message]).toEqual([415, 'Please choose a file under 5mb'])
  })

  test('[issue 15] is laid under the canvas of its own order, and of no other', async () => {
    const medium = await uploaded()
    expect(recordOf(await lay(medium.id))).toMatchObject({ data: { mediumId: medium.id, opacity: 0.5 } })
    const another = await inUse.newOrder()
    const elsewhere = await lay(medium.id, another.order.id)
    expect([elsewhere.status, elsewhere.error.details?.fields?.[0]?.path]).toEqual([
      400,
      'props.data.mediumId',
    ])
  })
})

describe('a copy of an order', () => {
  async function copied() {
    const medium = await uploaded()
    const laid = recordOf(await lay(medium.id))
    const body = { orgId, productOrderId: inUse.orderId }
    const { data } = await inUse.guest.call(endpoints.duplicateOrder, body)
    return { medium, laid, copy: data.productOrder }
  }
  const forget = (orderId: number) =>
    sql`update product_orders set deleted_at = clock_timestamp() where id = ${orderId}`.execute(
      inUse.database.owner.db,
    )

  test('[1.4.40, issue 15] shows the picture under its canvas, also when the order that it was sent for is gone', async () => {
    const { medium } = await copied()
    await forget(inUse.orderId)
    expect(await statusFor(inUse.guest, medium)).toBe(200)
    expect(await statusFor(inUse.member, medium)).toBe(200)
    expect(await statusFor(outsider, medium)).toBe(404)
  })

  test('[issue 15] shows it to whoever sees the copy and not the original, until it lies there no more', async () => {
    const { medium, copy } = await copied()
    await sql`update product_orders set user_id = ${demoUserId(canvasOrg, 'owner')} where id = ${inUse.orderId}`.execute(
      inUse.database.owner.db,
    )
    expect(await statusFor(inUse.guest, medium)).toBe(200)
    // To see it is not to have it.
    expect((await inUse.guest.post(deleteMedium.path, { orgId, mediumId: medium.id })).status).toBe(404)
    await sql`update entities set deleted_at = clock_timestamp() where product_order_id = ${copy.id}`.execute(
      inUse.database.owner.db,
    )
    expect(await statusFor(inUse.guest, medium)).toBe(404)
  })

  test('[issue 15] keeps the file when the original is gone for good', async () => {
    const { medium, copy } = await copied()
    const db = inUse.database.owner.db
    const old = async (table: string, column: string, id: number) => {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = clock_timestamp() - interval '40 days'
        where id = ${id}`.execute(db)
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
    }
    await old('product_orders', 'deleted_at', inUse.orderId)
    await old('media', 'last_updated', medium.id)
    await purgeMedia(inUse.app.services)
    expect(await statusFor(inUse.guest, medium)).toBe(200)
    await old('product_orders', 'deleted_at', copy.id)
    await purgeMedia(inUse.app.services)
    const { rows } = await sql<{
      storageKey: string
    }>`select storage_key from media where id = ${medium.id}`.execute(db)
    expect(rows).toEqual([{ storageKey: '' }])
  })
})
