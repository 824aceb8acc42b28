/** Files on the records of customers: employees add, see, rename and delete them, and nobody else knows of them. Decision 250. */
import { type CustomerFileView, customerFilePath, endpoints, orderFilePath } from '@orderwright/contract'
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { ORDER_FILES_MOST } from '@orderwright/domain/order-files'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { pdfFile, pictureFile } from '../../testing/files/files-of-orders.ts'
import { sendFile } from '../../testing/files/send-picture.ts'
import { change, insert, orderOf } from '../../testing/fixture.ts'
import { linkHolder } from '../../testing/sign-in/link-holder.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const memberId = demoUserId(maisonLumen, 'member')
const inUse = useTestApp()
let owner: Caller
let member: Caller
let guest: Caller
let foreign: Caller
beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  member = await inUse.app.as(memberId)
  guest = await inUse.app.as(guestId)
  foreign = await inUse.app.as(demoUserId(haldenLight, 'owner'))
})

const newCustomer = (props: object = {}) =>
  insert(inUse.database, 'customer', orgId, { title: 'Atelier Nord', ...props })

interface Sent {
  readonly status: number
  readonly body: { file?: CustomerFileView; error?: { message: string; details?: { rule?: string } } }
}
async function send(
  caller: Caller,
  customerId: number,
  file: Buffer | null = pdfFile,
  fileName = 'Certificate.pdf',
  idempotencyKey?: string,
): Promise<Sent> {
  const { path } = endpoints.uploadCustomerFile
  const body = { orgId, customerId, fileName }
  const { status, text } = await sendFile(inUse.app, caller, body, file, { path, idempotencyKey })
  return { status, body: JSON.parse(text) }
}
async function added(
  caller: Caller,
  customerId: number,
  file: Buffer = pdfFile,
  fileName?: string,
): Promise<CustomerFileView> {
  const { status, body } = await send(caller, customerId, file, fileName)
  if (!body.file) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.file
}
const titles = async (customerId: number, caller = member) =>
  (await caller.call(endpoints.getCustomerFiles, { orgId, customerId })).data.files.map(({ title }) => title)
const get = (caller: Caller, path: string) =>
  inUse.app.app.inject({ method: 'GET', url: path, headers: caller.headers })

describe('a file of a customer', () => {
  test('[issue 18] is added by employees, is what its content is, and is given out to be saved', async () => {
    const { id } = await newCustomer()
    await added(member, id, pdfFile, '../../Certificate.exe')
    const picture = await added(owner, id, await pictureFile('png'), 'Sample.png')
    expect(await titles(id)).toEqual(['Certificate.exe.pdf', 'Sample.png'])
    const { data } = await member.call(endpoints.getCustomerFiles, { orgId, customerId: id })
    expect(data.files[0]).toMatchObject({ kind: 'pdf', bytes: pdfFile.length, uploaderId: memberId })
    const saved = await get(member, customerFilePath(orgId, data.files[0]?.id ?? 0, 'file'))
    expect([saved.statusCode, saved.rawPayload.equals(pdfFile)]).toEqual([200, true])
    expect(saved.headers['content-disposition']).toContain('attachment')
    expect(saved.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    const [shown, small] = await Promise.all(
      (['shown', 'thumbnail'] as const).map((variant) =>
        get(member, customerFilePath(orgId, picture.id, variant)),
      ),
    )
    expect([shown?.headers['content-type'], small?.headers['content-type']]).toEqual([
      'image/png',
      'image/webp',
    ])
    for (const file of [Buffer.from('<html><script>alert(1)</script>'), Buffer.from('MZ\u0001\u0002')]) {
      const refused = await send(member, id, file)
      expect([refused.status, refused.body.error?.message]).toEqual([415, words.unsuitable])
    }
    const large = await send(member, id, Buffer.alloc(50_000_000, 32))
    expect([large.status, large.body.error?.message]).toEqual([413, words.tooLarge])
    expect(await titles(id)).toHaveLength(2)
  })

  test('[issue 18] does not exist for guests, the customer’s own ones too, for visitors by a link and for other organizations', async () => {
    const { id } = await newCustomer()
    const file = await added(member, id)
    await inUse.database.owner.db
      .updateTable('memberships')
      .set({ customerId: id })
      .where('orgId', '=', orgId)
      .where('userId', '=', guestId)
      .execute()
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId, customerId: id })
    const visitor = await linkHolder(inUse.app, guest, order.id)
    for (const caller of [guest, visitor, foreign]) {
      expect((await get(caller, customerFilePath(orgId, file.id, 'file'))).statusCode).toBe(404)
      const list = await caller.call(endpoints.getCustomerFiles, { orgId, customerId: id })
      expect([403, 404]).toContain(list.status)
      expect([403, 404]).toContain((await send(caller, id)).status)
      const about = { orgId, fileId: file.id }
      const renamed = await caller.call(endpoints.updateCustomerFile, { ...about, version: 1, fileName: 'x' })
      expect([403, 404]).toContain(renamed.status)
      expect([403, 404]).toContain((await caller.call(endpoints.deleteCustomerFile, about)).status)
    }
    // Nor at the address of orders' files.
    expect((await get(member, orderFilePath(orgId, file.id, 'file'))).statusCode).toBe(404)
    const asGuest = { orgId, customerId: id, isGuestMode: true }
    expect((await member.call(endpoints.getCustomerFiles, asGuest)).status).toBe(403)
    expect(await titles(id)).toEqual(['Certificate.pdf'])
  })

  test('[issue 18] is renamed with its version, deleted, and comes back for thirty days', async () => {
    const { id } = await newCustomer()
    const { id: fileId } = await added(member, id)
    const about = { orgId, fileId }
    const renamed = await owner.call(endpoints.updateCustomerFile, {
      ...about,
      version: 1,
      fileName: 'Agreement 2027',
    })
    expect(renamed.data.file).toMatchObject({ title: 'Agreement 2027.pdf', version: 2 })
    const late = await member.call(endpoints.updateCustomerFile, { ...about, version: 1, fileName: 'Mine' })
    expect([late.status, late.error.message]).toEqual([409, words.changedElsewhere])
    const empty = await member.call(endpoints.updateCustomerFile, { ...about, version: 2, fileName: ' ' })
    expect(empty.error.details?.fields).toEqual([{ path: 'fileName', message: words.nameEmpty }])
    await member.call(endpoints.deleteCustomerFile, about)
    expect(await titles(id)).toEqual([])
    expect((await get(member, customerFilePath(orgId, fileId, 'file'))).statusCode).toBe(404)
    await member.call(endpoints.deleteCustomerFile, { ...about, isDeleted: false })
    expect(await titles(id)).toEqual(['Agreement 2027.pdf'])
    await change(inUse.database, 'customerFile', orgId, fileId, { deletedAt: new Date('2026-01-01') })
    const tooLate = await member.call(endpoints.deleteCustomerFile, { ...about, isDeleted: false })
    expect(tooLate.status).toBe(404)
  })

  test('[issue 18] is added once when it is sent twice under one key', async () => {
    const { id } = await newCustomer()
    const both = await Promise.all([1, 2].map(() => send(member, id, pdfFile, 'Certificate.pdf', 'one-drop')))
    expect(new Set(both.map(({ body }) => body.file?.id)).size).toBe(1)
    expect(await titles(id)).toEqual(['Certificate.pdf'])
    expect((await send(member, id, Buffer.from('Notes'), 'Notes.txt', 'one-drop')).status).toBe(409)
  })

  test('[issue 18] has no room beyond the number and the size of one customer', async () => {
    const { id } = await newCustomer()
    const row = (index: number) => ({
      customerId: id,
      title: `${index}.pdf`,
      format: 'pdf',
      bytes: 1,
      storageKey: `${orgId}/filled-${id}-${index}.pdf`,
      uploaderId: memberId,
    })
    for (let index = 0; index < ORDER_FILES_MOST; index += 1)
      await insert(inUse.database, 'customerFile', orgId, row(index))
    expect((await send(member, id)).body.error?.message).toBe(words.tooMany({ most: ORDER_FILES_MOST }))
    const full = await newCustomer()
    await insert(inUse.database, 'customerFile', orgId, {
      ...row(0),
      customerId: full.id,
      storageKey: `${orgId}/large-${id}.pdf`,
      bytes: 999_999_990,
      deletedAt: new Date(),
    })
    expect((await send(member, full.id)).body.error?.details?.rule).toBe('tooMuch')
  })
})

test('[issue 18] a merge of customers takes the files along, and gives those back that came by it', async () => {
  const [kept, merged] = [await newCustomer(), await newCustomer({ title: 'Atelier Nord Inc.' })]
  await added(member, kept.id, pdfFile, 'Kept.pdf')
  const moved = await added(member, merged.id, pdfFile, 'Moved.pdf')
  const named = ({ id, version }: { id: number; version: number }) => ({ id, version })
  const done = await owner.call(endpoints.mergeCustomers, {
    orgId,
    kept: named(kept),
    merged: named(merged),
    choices: {},
  })
  expect(done.status).toBe(200)
  expect(await titles(kept.id)).toEqual(['Kept.pdf', 'Moved.pdf'])
  // The address of the merged one leads to where it went, also for what is added.
  expect(await titles(merged.id)).toEqual(['Kept.pdf', 'Moved.pdf'])
  await added(member, merged.id, pdfFile, 'Since.pdf')
  expect((await get(member, customerFilePath(orgId, moved.id, 'file'))).statusCode).toBe(200)
  await owner.call(endpoints.undoCustomerMerge, { orgId, mergedId: merged.id })
  expect([await titles(kept.id), await titles(merged.id)]).toEqual([['Kept.pdf', 'Since.pdf'], ['Moved.pdf']])
})
