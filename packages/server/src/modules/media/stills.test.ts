/** Stills of eye points: pictures of the order that the eye point names, seen by whoever sees the canvas. [issue 15] */
import { endpoints } from '@orderwright/contract'
import type { Medium } from '@orderwright/domain/people'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { act, canvasOrg, recordOf, useCanvas } from '../../testing/orders/canvas.ts'
import { demoUserId } from '../../seeds/demo-orgs.ts'
import { picture, sendPicture } from '../../testing/files/send-picture.ts'

const inUse = useCanvas()
const orgId = canvasOrg.id
let jpeg: Buffer
beforeAll(async () => {
  jpeg = await picture('jpeg', 1600, 1000)
})

const ends = { from: { x: 10, z: 90 }, to: { x: 10, z: 30 } }

async function still(): Promise<Medium> {
  const about = {
    orgId,
    resourceForMedium: 'productOrder',
    resourceId: inUse.orderId,
    fileName: 'room-view.jpg',
  }
  const { status, body } = await sendPicture(inUse.app, inUse.guest, about, jpeg)
  if (!body.medium) throw new Error(JSON.stringify([status, body]))
  return body.medium
}

const look = (data: object, productOrderId = inUse.orderId) =>
  act(inUse.guest, 'entity', 'create', {
    props: { productOrderId, type: 'eyePoint', data: { ...ends, ...data } },
  })

const pathOf = (answer: Awaited<ReturnType<typeof look>>) => [
  answer.status,
  answer.error.details?.fields?.[0]?.path,
]

describe('an eye point', () => {
  test('[issue 15] is kept whole, and one that looks nowhere or by an angle of no eye is refused at its field', async () => {
    expect(recordOf(await look({}))).toMatchObject({
      type: 'eyePoint',
      data: { ...ends, title: '', height: 63, fieldOfView: 66, tilt: 0, mediumId: null, stillOf: null },
    })
    expect(pathOf(await look({ to: ends.from }))).toEqual([400, 'props.data.to'])
    expect(pathOf(await look({ fieldOfView: 170 }))).toEqual([400, 'props.data.fieldOfView'])
    expect(pathOf(await look({ height: 1e9 }))).toEqual([400, 'props.data.height'])
  })

  test('[issue 15] names the still of its own order, and none of another one', async () => {
    const medium = await still()
    expect(recordOf(await look({ mediumId: medium.id, stillOf: 'ab12' }))).toMatchObject({
      data: { mediumId: medium.id, stillOf: 'ab12' },
    })
    const another = await inUse.newOrder()
    expect(pathOf(await look({ mediumId: medium.id }, another.order.id))).toEqual([
      400,
      'props.data.mediumId',
    ])
  })

  test('[issue 15] its still is seen in a copy of the order by whoever sees that, also when the original is another’s', async () => {
    const medium = await still()
    recordOf(await look({ mediumId: medium.id, stillOf: 'ab12' }))
    await inUse.guest.call(endpoints.duplicateOrder, { orgId, productOrderId: inUse.orderId })
    await sql`update product_orders set user_id = ${demoUserId(canvasOrg, 'owner')} where id = ${inUse.orderId}`.execute(
      inUse.database.owner.db,
    )
    const { statusCode } = await inUse.app.app.inject({
      method: 'GET',
      url: medium.presignedUrl ?? '',
      headers: { cookie: inUse.guest.cookie },
    })
    expect(statusCode).toBe(200)
  })
})
