/** Pictures: what may be sent, who may send and see it, and how it is served. */
import { deleteMedium, getOrderData, productInstanceResource, uploadMedium } from '@orderwright/contract'
import { pictureMessages } from '@orderwright/domain/messages'
import type { Medium } from '@orderwright/domain/people'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { boundary, picture, sendPicture } from '../../testing/files/send-picture.ts'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { type OrderFixture, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const org = maisonLumen.id
const inUse = useTestApp()
let guest: Caller
let member: Caller
let owner: Caller
let hiddenGuest: Caller
let outsider: Caller

beforeAll(async () => {
  guest = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
  hiddenGuest = await inUse.app.as(demoUserId(maisonLumen, 'guestHiddenPricing'))
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  outsider = await inUse.app.as(demoUserId(haldenLight, 'owner'))
})

const anOrder = (given: { standing?: 'started' | 'submitted' } = {}): Promise<OrderFixture> =>
  orderOf(inUse.database, { orgId: org, userId: demoUserId(maisonLumen, 'guest'), ...given })

const send = (caller: Caller, body: object, file: Buffer | null, name = 'Hall.jpg') =>
  sendPicture(inUse.app, caller, { orgId: org, ...body }, file, { name })

const ofLine = (made: OrderFixture) => ({ resourceForMedium: 'productInstance', resourceId: made.line.id })

function get(caller: Caller, url: string, headers: Record<string, string> = {}) {
  return inUse.app.app.inject({ method: 'GET', url, headers: { cookie: caller.cookie, ...headers } })
}

async function uploaded(made: OrderFixture, caller = guest): Promise<Medium> {
  const { status, body } = await send(
    caller,
    { ...ofLine(made), fileName: 'Hall.jpg' },
    await picture('jpeg'),
  )
  expect([status, body]).toEqual([200, { medium: expect.anything() }])
  if (!body.medium) throw new Error('no medium')
  return body.medium
}

describe('sending a picture', () => {
  it.each(['jpeg', 'png'] as const)('[1.7.32] of a line as %s keeps it with its order', async (format) => {
    const made = await anOrder()
    const { status, body } = await send(
      guest,
      { ...ofLine(made), fileName: 'Hall north.jpg', fileExtension: 'jpg', hasFile: true },
      await picture(format),
    )
    expect([status, body.medium]).toMatchObject([
      200,
      {
        title: 'Hall north',
        productOrderId: made.order.id,
        productInstanceId: made.line.id,
        fileExtension: format === 'jpeg' ? 'jpg' : 'png',
        uploaderId: demoUserId(maisonLumen, 'guest'),
        width: 900,
        height: 600,
        storageKey: '',
      },
    ])
    const data = await guest.call(getOrderData, {
      orgId: org,
      productOrderOrgSpecificId: made.order.orgSpecificId,
    })
    expect(data.data.data.media.map(({ id }) => id)).toEqual([body.medium?.id])
  })

  it('[1.8.08] is refused for what is not JPEG or PNG, whatever it calls itself', async () => {
    const made = await anOrder()
    const hostile = [
      await picture('webp'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('<html><script>alert(1)</script></html>'),
      (await picture('jpeg')).subarray(0, 400),
      Buffer.alloc(0),
      Buffer.from('GIF89a'),
    ]
    for (const file of hostile) {
      const { status, body } = await send(guest, ofLine(made), file, 'innocent.jpg')
      expect([status, body.error?.message]).toEqual([415, 'Please choose a file under 5mb'])
    }
  })

  it('[1.8.08] is refused at 5,000,000 bytes and taken just below', async () => {
    const made = await anOrder()
    const small = await picture('png', 20, 20)
    // What follows the end of a PNG is nobody's: the file is that large all the same.
    const padded = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)])
    const { status, body } = await send(guest, ofLine(made), padded(5_000_000))
    expect([status, body.error]).toMatchObject([
      413,
      { code: 'tooLarge', message: pictureMessages.uploadUnsuitable },
    ])
    expect((await send(guest, ofLine(made), padded(4_999_999))).status).toBe(200)
    expect((await send(guest, ofLine(made), padded(9_000_000))).status).toBe(413)
  })

  it('is refused for a small file that holds an enormous picture', async () => {
    const made = await anOrder()
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const { status, body } = await send(guest, ofLine(made), bomb)
    expect([status, body.error]).toMatchObject([
      413,
      { code: 'tooLarge', message: 'The picture has 9000 × 9000 pixels: 50 million in all are the most.' },
    ])
  })

  it('drops what a camera adds, and turns the picture upright', async () => {
    const made = await anOrder()
    const shot = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#333' } })
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body } = await send(guest, ofLine(made), shot)
    expect(body.medium).toMatchObject({ width: 200, height: 400 })
    const file = await get(guest, body.medium?.presignedUrl ?? '')
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined()
  })

  it.each([
    ['no file', (made: OrderFixture) => send(guest, ofLine(made), null), 400],
    [
      'an unknown field',
      async (made: OrderFixture) => send(guest, { ...ofLine(made), extra: 1 }, await picture('png')),
      400,
    ],
    [
      'a line that is not there',
      async () =>
        send(guest, { resourceForMedium: 'productInstance', resourceId: 999_999 }, await picture('png')),
      404,
    ],
    [
      'another person as uploader',
      async (made: OrderFixture) => send(guest, { ...ofLine(made), uploaderId: 1 }, await picture('png')),
      404,
    ],
  ])('is refused with %s', async (_, sending, status) => {
    expect((await sending(await anOrder())).status).toBe(status)
  })

  it('is refused as a broken form, and forms are refused everywhere else', async () => {
    for (const payload of ['', `--${boundary}`, `--${boundary}\r\ngarbage`, 'x'.repeat(1000)]) {
      const answer = await inUse.app.app.inject({
        method: 'POST',
        url: uploadMedium.path,
        payload,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, cookie: guest.cookie },
      })
      expect(answer.statusCode).toBe(400)
    }
    const elsewhere = await inUse.app.app.inject({
      method: 'POST',
      url: getOrderData.path,
      payload: `--${boundary}--\r\n`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, cookie: guest.cookie },
    })
    expect(elsewhere.statusCode).toBe(415)
  })

  it('[1.7.31] of the catalog is the owners’; a thumbnail becomes that of its option', async () => {
    const option = { resourceForMedium: 'productOption', resourceId: await anOptionId() }
    expect((await send(guest, option, await picture('png'))).status).toBe(403)
    expect((await send(member, option, await picture('png'))).status).toBe(403)
    expect((await send(outsider, option, await picture('png'))).status).toBe(404)
    const { status, body } = await send(owner, option, await picture('png'))
    expect(status).toBe(200)
    expect(body.medium?.associations.productOptions).toEqual({ [option.resourceId]: {} })
    const stored = await inUse.database.owner.db
      .selectFrom('productOptions')
      .select('thumbnailUrl')
      .where('orgId', '=', org)
      .where('id', '=', option.resourceId)
      .executeTakeFirstOrThrow()
    expect(stored.thumbnailUrl).toBe(`/api/media/${org}/${body.medium?.id}/thumbnail`)
  })
})

async function anOptionId(): Promise<number> {
  const row = await inUse.database.owner.db
    .selectFrom('productOptions')
    .select('id')
    .where('orgId', '=', org)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return row.id
}

describe('seeing a picture', () => {
  it('is for those who may read its order, as the picture that it is and nothing else', async () => {
    const medium = await uploaded(await anOrder())
    const url = medium.presignedUrl ?? ''
    const file = await get(guest, url)
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    const small = await get(member, url.replace('/picture', '/thumbnail'))
    expect(small.headers['content-type']).toBe('image/webp')
    expect((await sharp(small.rawPayload).metadata()).width).toBe(480)
    const known = await get(guest, url, { 'if-none-match': String(file.headers.etag) })
    expect(known.statusCode).toBe(304)
    expect((await get(hiddenGuest, url)).statusCode).toBe(404)
    expect((await get(outsider, url)).statusCode).toBe(404)
    expect((await get(outsider, url.replace(`/${org}/`, `/${haldenLight.id}/`))).statusCode).toBe(404)
    expect((await get(inUse.app.anonymous, url)).statusCode).toBe(401)
  })

  it.each([
    '/api/media/x/1/picture',
    '/api/media/1/99999999999/picture',
    '/api/media/1/1/secret',
    '/api/media/1/..%2f..%2fsecret/picture',
  ])('%s is nothing', async (url) => {
    expect((await get(owner, url)).statusCode).toBe(404)
  })

  it('of another order is not shown by naming it on a line of one’s own', async () => {
    const theirs = await orderOf(inUse.database, {
      orgId: org,
      userId: demoUserId(maisonLumen, 'guestHiddenPricing'),
    })
    const secret = await uploaded(theirs, hiddenGuest)
    const mine = await anOrder()
    await guest.call(productInstanceResource.endpoints.update ?? uploadMedium, {
      orgId: org,
      where: { id: mine.line.id },
      version: mine.line.version,
      props: { mediumId: secret.id },
    })
    const data = await guest.call(getOrderData, {
      orgId: org,
      productOrderOrgSpecificId: mine.order.orgSpecificId,
    })
    expect(data.data.data.media).toEqual([])
    expect((await get(guest, secret.presignedUrl ?? '')).statusCode).toBe(404)
  })
})

describe('deleting a picture', () => {
  it('takes it away and brings it back; a guest may while the order is open', async () => {
    const made = await anOrder()
    const medium = await uploaded(made)
    const url = medium.presignedUrl ?? ''
    expect((await guest.call(deleteMedium, { orgId: org, mediumId: medium.id })).status).toBe(200)
    expect((await get(guest, url)).statusCode).toBe(404)
    expect(
      (await guest.call(deleteMedium, { orgId: org, mediumId: medium.id, isDeleted: false })).status,
    ).toBe(200)
    expect((await get(guest, url)).statusCode).toBe(200)
  })

  it('is refused to guests once the order is submitted, and unknown to others', async () => {
    const made = await anOrder({ standing: 'submitted' })
    const medium = await uploaded(made, member)
    expect((await guest.call(deleteMedium, { orgId: org, mediumId: medium.id })).status).toBe(403)
    expect((await send(guest, ofLine(made), await picture('png'))).status).toBe(403)
    expect((await hiddenGuest.call(deleteMedium, { orgId: org, mediumId: medium.id })).status).toBe(404)
    expect((await member.call(deleteMedium, { orgId: org, mediumId: medium.id })).status).toBe(200)
  })
})
