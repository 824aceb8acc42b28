/** The bytes of files of orders: when they go, and who else keeps or gives them. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { pdfFile, pictureFile } from '../../testing/files/files-of-orders.ts'
import { change, orderOf } from '../../testing/fixture.ts'
import { sendFile } from '../../testing/files/send-picture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { readNamedFiles } from '../backup/named-files.ts'
import { fileKey } from '../media/media-files.ts'
import { purgeMedia } from '../media/purge-media.ts'
import { eraseFromOrg } from '../personal-data/erasure.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let guest: Caller
let member: Caller
beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
})
const db = () => inUse.database.owner.db
const anOrder = async () => (await orderOf(inUse.database, { orgId, userId: guestId })).order.id

async function keyOf(caller: Caller, productOrderId: number, file: Buffer = pdfFile, name = 'Plan.pdf') {
  const body = { orgId, productOrderId, fileName: name }
  const sent = await sendFile(inUse.app, caller, body, file, { path: endpoints.uploadOrderFile.path })
  expect([sent.status, sent.text]).toEqual([200, expect.anything()])
  const fileId = Number(JSON.parse(sent.text).file.id)
  const row = await db()
    .selectFrom('orderFiles')
    .select('storageKey')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  return { fileId, key: row.storageKey }
}
const isThere = async (key: string) => (await inUse.app.services.storage.get(key)) !== undefined
const purge = () => purgeMedia(inUse.app.services)
const hoursLater = () => sql`update stray_files set since = since - interval '3 hours'`.execute(db())

describe('the bytes of a file', () => {
  test('[issue 18] stay while it can be brought back, and go afterwards with its small picture', async () => {
    const orderId = await anOrder()
    const { fileId, key } = await keyOf(guest, orderId, await pictureFile('png'), 'Sample.png')
    const small = fileKey({ storageKey: key }, 'thumbnail')
    await guest.call(endpoints.deleteOrderFile, { orgId, productOrderId: orderId, fileId })
    await hoursLater()
    await purge()
    expect([await isThere(key), await isThere(small)]).toEqual([true, true])
    await db()
      .updateTable('orderFiles')
      .set({ deletedAt: sql`now() - interval '32 days'` })
      .where('id', '=', fileId)
      .execute()
    await purge()
    expect([await isThere(key), await isThere(small)]).toEqual([false, false])
  })

  test('[issue 18] go with their order, and not before it is gone for good', async () => {
    const orderId = await anOrder()
    const { key } = await keyOf(guest, orderId)
    await change(inUse.database, 'productOrder', orgId, orderId, { deletedAt: new Date() })
    await purge()
    expect(await isThere(key)).toBe(true)
    await change(inUse.database, 'productOrder', orgId, orderId, {
      deletedAt: new Date(Date.now() - 32 * 86_400_000),
    })
    await purge()
    expect(await isThere(key)).toBe(false)
  })

  test('[issue 18] that a repeated upload has noted again are not taken for nobody’s', async () => {
    const { key } = await keyOf(guest, await anOrder())
    await db().insertInto('strayFiles').values({ orgId, storageKey: key }).execute()
    await hoursLater()
    await purge()
    expect(await isThere(key)).toBe(true)
  })

  test('[issue 18] are in a backup', async () => {
    const { key } = await keyOf(guest, await anOrder())
    const client = new pg.Client(inUse.database.connections.owner)
    await client.connect()
    const named = await readNamedFiles(client)
    await client.end()
    expect(named.flat()).toContain(key)
  })

  test('[issue 18] of what a person attached to their own orders go with the person; those of employees stay', async () => {
    const orderId = await anOrder()
    const own = await keyOf(guest, orderId, pdfFile, 'Plan of Ottilie.pdf')
    const office = await keyOf(member, orderId)
    await db()
      .updateTable('productOrders')
      .set({ archived: 1 })
      .where('orgId', '=', orgId)
      .where('userId', '=', guestId)
      .execute()
    const erased = await eraseFromOrg(inUse.app.services, { orgId, userId: guestId })
    expect(erased.ok).toBe(true)
    expect([await isThere(own.key), await isThere(office.key)]).toEqual([false, true])
    const rows = await db()
      .selectFrom('orderFiles')
      .select(['uploaderId', 'storageKey'])
      .where('id', '=', own.fileId)
      .execute()
    expect(rows[0]?.storageKey).toBe('')
    expect(rows[0]?.uploaderId).not.toBe(guestId)
  })
})
