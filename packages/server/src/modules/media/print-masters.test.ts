/** Print masters: who sends them, what is kept, and what is cut out of them. [issue 15] */
import type { Medium } from '@orderwright/domain/people'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { act, canvasOrg, recordOf, useCanvas } from '../../testing/orders/canvas.ts'
import { sendPicture } from '../../testing/files/send-picture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { purgeMedia } from './purge-media.ts'

const inUse = useCanvas()
const orgId = canvasOrg.id
/** Four fields: red, green over blue, white; larger than any picture that is kept. */
let master: Buffer
const WIDTH = 4000
const HEIGHT = 2000

beforeAll(async () => {
  const field = (background: string) =>
    sharp({ create: { width: WIDTH / 2, height: HEIGHT / 2, channels: 3, background } })
      .png()
      .toBuffer()
  const colors = ['#ff0000', '#00ff00', '#0000ff', '#ffffff']
  const fields = await Promise.all(colors.map(field))
  master = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000000' } })
    .composite(
      fields.map((input, index) => ({
        input,
        left: index % 2 === 0 ? 0 : WIDTH / 2,
        top: index < 2 ? 0 : HEIGHT / 2,
      })),
    )
    .jpeg({ quality: 95 })
    .toBuffer()
})

const body = (more: object = {}) => ({
  orgId,
  resourceForMedium: 'productOrder',
  resourceId: inUse.orderId,
  fileName: 'Ridge.jpg',
  isPrintMaster: true,
  ...more,
})

async function sent(): Promise<Medium> {
  const { status, body: answer } = await sendPicture(inUse.app, inUse.member, body(), master)
  if (!answer.medium) throw new Error(JSON.stringify([status, answer]))
  return answer.medium
}

const get = (caller: Caller, url: string) =>
  inUse.app.app.inject({ method: 'GET', url, headers: { cookie: caller.cookie } })
const cropUrl = ({ id }: Medium, query: string) => `/api/media/${orgId}/${id}/master?${query}`
const middle = 'x=0.25&y=0.25&width=0.5&height=0.5&to=9000'

describe('a print master', () => {
  test('[issue 15] keeps its own pixels, and is shown by a smaller picture', async () => {
    const medium = await sent()
    expect(medium).toMatchObject({ width: 4000, height: 2000, productOrderId: inUse.orderId, storageKey: '' })
    const shown = await sharp((await get(inUse.guest, medium.presignedUrl ?? '')).rawPayload).metadata()
    expect([shown.width, shown.height]).toEqual([2560, 1280])
  })

  test('[issue 15] gives the very part of it that is asked for, in as many pixels as that has', async () => {
    const medium = await sent()
    const answer = await get(inUse.guest, cropUrl(medium, middle))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([2000, 1000])
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ]
    const near = (color: number[]) => color.map((channel) => expect.closeTo(channel, -1))
    expect(at(10, 10)).toEqual(near([254, 0, 0]))
    expect(at(1990, 10)).toEqual(near([0, 255, 1]))
    expect(at(10, 990)).toEqual(near([0, 0, 254]))
    expect(at(1990, 990)).toEqual(near([255, 255, 255]))
    const small = await sharp(
      (await get(inUse.guest, cropUrl(medium, middle.replace('9000', '500')))).rawPayload,
    ).metadata()
    expect([small.width, small.height]).toEqual([500, 250])
  })

  test('[issue 15] is sent by employees, of an order; and larger files than pictures are taken of nothing else', async () => {
    expect((await sendPicture(inUse.app, inUse.guest, body(), master)).status).toBe(403)
    const ofLibrary = { orgId, fileName: 'Ridge.jpg', isPrintMaster: true }
    const answer = await sendPicture(inUse.app, inUse.member, ofLibrary, master)
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid'])
    const large = Buffer.concat([master, Buffer.alloc(6_000_000)])
    expect((await sendPicture(inUse.app, inUse.member, body(), large)).status).toBe(200)
    const asPicture = await sendPicture(inUse.app, inUse.member, body({ isPrintMaster: false }), large)
    expect([asPicture.status, asPicture.body.error?.message]).toEqual([413, 'Please choose a file under 5mb'])
    const broken = await sendPicture(inUse.app, inUse.member, body(), Buffer.from('%PDF-1.7'))
    expect([broken.status, broken.body.error?.message]).toEqual([
      415,
      'Please choose a JPEG or PNG under 60 MB with at most 1,000 million pixels, or 50 million where it is progressive or interlaced.',
    ])
  })

  test('[issue 15] that is asked for wrongly, or is none, is not found', async () => {
    const medium = await sent()
    for (const query of ['', 'x=2&y=0&width=1&height=1&to=5', 'x=0&y=0&width=0&height=1&to=5', 'x=a']) {
      expect((await get(inUse.member, cropUrl(medium, query))).statusCode).toBe(404)
    }
    const plain = await sendPicture(
      inUse.app,
      inUse.member,
      body({ isPrintMaster: false }),
      await sharp(master).resize(400).jpeg().toBuffer(),
    )
    if (!plain.body.medium) throw new Error('no medium')
    expect((await get(inUse.member, cropUrl(plain.body.medium, middle))).statusCode).toBe(404)
    expect((await inUse.app.app.inject({ method: 'GET', url: cropUrl(medium, middle) })).statusCode).toBe(401)
  })

  test('[issue 15] stays as long as a texture is printed from it', async () => {
    const medium = await sent()
    const view = recordOf(
      await act(inUse.member, 'archCustomView', 'create', {
        props: { productOrderId: inUse.orderId, rank: 9 },
      }),
    )
    const data = {
      archCustomViewId: view['id'],
      position: { x: 0, y: 0 },
      mediumId: medium.id,
      masterWidth: 4000,
      masterHeight: 2000,
    }
    const made = await act(inUse.member, 'entity', 'create', {
      props: { productOrderId: inUse.orderId, type: 'calicoMuralTexture', data },
    })
    expect(recordOf(made)).toMatchObject({ data: { mediumId: medium.id } })
    await purgeMedia(inUse.app.services)
    expect((await get(inUse.guest, cropUrl(medium, middle))).statusCode).toBe(200)
  })
})
