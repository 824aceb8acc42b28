/** The bytes of files of customers: when they go, and who else keeps or gives them. Decision 250. */
import { customerFilePath, endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { pdfFile, pictureFile } from '../../testing/files/files-of-orders.ts'
import { sendFile } from '../../testing/files/send-picture.ts'
import { change, insert } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { readNamedFiles } from '../backup/named-files.ts'
import { fileKey } from '../media/media-files.ts'
import { purgeMedia } from '../media/purge-media.ts'
import { eraseFromOrg } from '../personal-data/erasure.ts'
import { readPerson } from '../personal-data/read-person.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let member: Caller
beforeAll(async () => {
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
})
const db = () => inUse.database.owner.db
const newCustomer = (props: object = {}) =>
  insert(inUse.database, 'customer', orgId, { title: 'Ottilie Berg', ...props })
const isThere = async (key: string) => (await inUse.app.services.storage.get(key)) !== undefined
const hoursLater = () => sql`update stray_files set since = since - interval '3 hours'`.execute(db())
const long = () => new Date(Date.now() - 32 * 86_400_000)

async function keyOf(customerId: number, file: Buffer = pdfFile, fileName = 'Certificate.pdf') {
  const { path } = endpoints.uploadCustomerFile
  const sent = await sendFile(inUse.app, member, { orgId, customerId, fileName }, file, { path })
  expect([sent.status, sent.text]).toEqual([200, expect.anything()])
  const fileId = Number(JSON.parse(sent.text).file.id)
  const row = await db()
    .selectFrom('customerFiles')
    .select('storageKey')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  return { fileId, key: row.storageKey }
}

test('[issue 18] stay while the file or its customer can be brought back, and go afterwards with the small picture', async () => {
  const one = await newCustomer()
  const other = await newCustomer()
  const picture = await keyOf(one.id, await pictureFile('png'), 'Sample.png')
  const small = fileKey({ storageKey: picture.key }, 'thumbnail')
  const { key } = await keyOf(other.id)
  await member.call(endpoints.deleteCustomerFile, { orgId, fileId: picture.fileId })
  await change(inUse.database, 'customer', orgId, other.id, { deletedAt: new Date() })
  await hoursLater()
  await purgeMedia(inUse.app.services)
  expect(await Promise.all([picture.key, small, key].map(isThere))).toEqual([true, true, true])
  await change(inUse.database, 'customerFile', orgId, picture.fileId, { deletedAt: long() })
  await change(inUse.database, 'customer', orgId, other.id, { deletedAt: long() })
  await purgeMedia(inUse.app.services)
  expect(await Promise.all([picture.key, small, key].map(isThere))).toEqual([false, false, false])
})

test('[issue 18] of a deleted customer are at no address', async () => {
  const customer = await newCustomer()
  const { fileId } = await keyOf(customer.id)
  await change(inUse.database, 'customer', orgId, customer.id, { deletedAt: new Date() })
  const url = customerFilePath(orgId, fileId, 'file')
  expect((await inUse.app.app.inject({ url, headers: member.headers })).statusCode).toBe(404)
})

test('[issue 18] that a repeated upload has noted again are not taken for nobody’s, and are in a backup', async () => {
  const { key } = await keyOf((await newCustomer()).id)
  await db().insertInto('strayFiles').values({ orgId, storageKey: key }).execute()
  await hoursLater()
  await purgeMedia(inUse.app.services)
  expect(await isThere(key)).toBe(true)
  const client = new pg.Client(inUse.database.connections.owner)
  await client.connect()
  const named = await readNamedFiles(client)
  await client.end()
  expect(named.flat()).toContain(key)
})

test('[issue 18] on the record of one person are given to that person and go with them; those of a firm stay', async () => {
  const person = await newCustomer({ kind: 'person' })
  const firm = await newCustomer({ title: 'Berg & Co' })
  const about = await keyOf(person.id, pdfFile, 'Certificate of Ottilie Berg.pdf')
  const ofFirm = await keyOf(firm.id)
  await db()
    .updateTable('memberships')
    .set({ customerId: person.id })
    .where('orgId', '=', orgId)
    .where('userId', '=', guestId)
    .execute()
  const held = await db()
    .transaction()
    .execute((transaction) => readPerson(transaction, { orgId, userId: guestId }))
  const lines = held.find(({ table }) => table === 'customer_files')?.lines ?? []
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([about.fileId])
  await db()
    .updateTable('productOrders')
    .set({ archived: 1 })
    .where('orgId', '=', orgId)
    .where('userId', '=', guestId)
    .execute()
  const erased = await eraseFromOrg(inUse.app.services, { orgId, userId: guestId })
  expect(erased.ok).toBe(true)
  expect([await isThere(about.key), await isThere(ofFirm.key)]).toEqual([false, true])
})
