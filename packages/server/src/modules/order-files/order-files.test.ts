/** Files of orders over the real database: who adds, sees, changes and deletes them, and how they are given out. */
import { endpoints, type OrderFileView, orderFilePath } from '@orderwright/contract'
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { ORDER_FILES_MOST } from '@orderwright/domain/order-files'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { officeFile, pdfFile, pictureFile } from '../../testing/files/files-of-orders.ts'
import { change, insert, orderOf } from '../../testing/fixture.ts'
import { sendFile } from '../../testing/files/send-picture.ts'
import { linkHolder } from '../../testing/sign-in/link-holder.ts'
import { eventKinds } from '../../testing/orders/event-kinds.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const id = {
  guest: demoUserId(maisonLumen, 'guest'),
  hidden: demoUserId(maisonLumen, 'guestHiddenPricing'),
  member: demoUserId(maisonLumen, 'member'),
}
const inUse = useTestApp()
let guest: Caller
let hidden: Caller
let member: Caller
let foreign: Caller
beforeAll(async () => {
  guest = await inUse.app.as(id.guest)
  hidden = await inUse.app.as(id.hidden)
  member = await inUse.app.as(id.member)
  foreign = await inUse.app.as(demoUserId(haldenLight, 'owner'))
})

async function newOrder(fields: object = {}) {
  const { order, line } = await orderOf(inUse.database, { orgId, userId: id.guest, ...fields })
  return { order, line, on: { orgId, productOrderId: order.id } }
}
type On = { orgId: number; productOrderId: number }

interface Sent {
  readonly status: number
  readonly body: { file?: OrderFileView; error?: { message: string; details?: { rule?: string } } }
}
async function send(
  caller: Caller,
  on: On,
  file: Buffer | null = pdfFile,
  more: object = {},
  idempotencyKey?: string,
): Promise<Sent> {
  const { path } = endpoints.uploadOrderFile
  const body = { ...on, fileName: 'Plan.pdf', ...more }
  const { status, text } = await sendFile(inUse.app, caller, body, file, { path, idempotencyKey })
  return { status, body: JSON.parse(text) }
}
async function added(
  caller: Caller,
  on: On,
  file: Buffer = pdfFile,
  more: object = {},
): Promise<OrderFileView> {
  const { status, body } = await send(caller, on, file, more)
  if (!body.file) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.file
}
const read = async (caller: Caller, on: On) => (await caller.call(endpoints.getOrderFiles, on)).data
const titles = async (caller: Caller, on: On) => (await read(caller, on)).files.map(({ title }) => title)
const get = (caller: Caller, path: string, headers: Record<string, string> = {}) =>
  inUse.app.app.inject({ method: 'GET', url: path, headers: { ...caller.headers, ...headers } })
const kinds = (orderId: number) => eventKinds(inUse.database.owner.db, orderId, 'file.')

describe('a file', () => {
  test('[issue 18] is attached to the order or to an item, and everybody on the order has it', async () => {
    const { on, line } = await newOrder()
    await added(guest, on)
    await added(member, on, officeFile('xlsx'), {
      fileName: '../../Schedule.XLSX',
      productInstanceId: line.id,
    })
    const { files, mayAdd, mayAddInternally } = await read(guest, on)
    expect(files).toMatchObject([
      { title: 'Plan.pdf', kind: 'pdf', bytes: pdfFile.length, uploaderKind: 'guest', mayChange: true },
      {
        title: 'Schedule.XLSX',
        format: 'xlsx',
        productInstanceId: line.id,
        itemTitle: 'Special plate',
        uploaderKind: 'employee',
        mayChange: false,
      },
    ])
    expect([mayAdd, mayAddInternally]).toEqual([true, false])
    const holder = await linkHolder(inUse.app, guest, on.productOrderId)
    expect(await titles(holder, on)).toHaveLength(2)
    const own = await added(holder, on, pdfFile, { fileName: 'From the site.pdf' })
    expect(own.uploaderKind).toBe('visitor')
    for (const other of [hidden, foreign])
      expect((await other.call(endpoints.getOrderFiles, on)).status).toBe(404)
    expect(JSON.stringify(files)).not.toContain('file-')
    expect(await kinds(on.productOrderId)).toEqual(['file.create', 'file.create', 'file.create'])
  })

  test('[issue 18] is given out to be saved, under its name, and can do nothing in a browser', async () => {
    const { on } = await newOrder()
    const { id: fileId } = await added(guest, on, pdfFile, { fileName: 'Plan “Süd” 部屋.pdf' })
    const answer = await get(member, orderFilePath(orgId, fileId, 'file'))
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(pdfFile)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    })
    const disposition = String(answer.headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/)
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('Plan “Süd” 部屋.pdf')
    // A PDF is no picture: the server shows it nowhere by itself.
    expect((await get(member, orderFilePath(orgId, fileId, 'shown'))).statusCode).toBe(404)
    const etag = String(answer.headers.etag)
    expect(
      (await get(member, orderFilePath(orgId, fileId, 'file'), { 'if-none-match': etag })).statusCode,
    ).toBe(304)
    for (const [caller, status] of [
      [hidden, 404],
      [foreign, 404],
      [inUse.app.anonymous, 401],
    ] as const)
      expect((await get(caller, orderFilePath(orgId, fileId, 'file'))).statusCode).toBe(status)
    for (const path of [
      `/api/files/${orgId}/2000000000/file`,
      `/api/files/${orgId}/x/file`,
      `/api/files/${orgId}/${fileId}/..`,
    ])
      expect((await get(member, path)).statusCode).toBe(404)
  })

  test('[issue 18] that is a picture is shown, and has a small one', async () => {
    const { on } = await newOrder()
    const jpeg = await pictureFile('jpeg')
    const { id: fileId, hasThumbnail, title } = await added(guest, on, jpeg, { fileName: 'Sample.pdf' })
    expect([hasThumbnail, title]).toEqual([1, 'Sample.pdf.jpg'])
    const shown = await get(guest, orderFilePath(orgId, fileId, 'shown'))
    expect([shown.headers['content-type'], shown.headers['content-disposition']]).toEqual([
      'image/jpeg',
      'inline',
    ])
    const small = await get(guest, orderFilePath(orgId, fileId, 'thumbnail'))
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('[issue 18] for employees alone does not exist for anybody else, in no answer and at no address', async () => {
    const { on, order } = await newOrder()
    const file = await added(member, on, pdfFile, { fileName: 'Costing.pdf', isInternal: 1 })
    const about = { ...on, fileId: file.id }
    const holder = await linkHolder(inUse.app, guest, order.id)
    for (const caller of [guest, holder]) {
      expect(await titles(caller, on)).toEqual([])
      expect((await get(caller, orderFilePath(orgId, file.id, 'file'))).statusCode).toBe(404)
      expect((await caller.call(endpoints.deleteOrderFile, about)).status).toBe(404)
      const renamed = await caller.call(endpoints.updateOrderFile, { ...about, version: 1, fileName: 'x' })
      expect(renamed.status).toBe(404)
      const data = await caller.call(endpoints.getOrderData, {
        orgId,
        productOrderOrgSpecificId: order.orgSpecificId,
      })
      expect(data.text).not.toContain('Costing')
    }
    const ofMember = await newOrder({ userId: id.member })
    await added(member, ofMember.on, pdfFile, { isInternal: 1 })
    expect((await read(member, ofMember.on)).files).toHaveLength(1)
    expect(
      (await member.call(endpoints.getOrderFiles, { ...ofMember.on, isGuestMode: true })).data.files,
    ).toEqual([])
    expect((await send(guest, on, pdfFile, { isInternal: 1 })).status).toBe(403)
    expect(await titles(member, on)).toEqual(['Costing.pdf'])
    const shown = await member.call(endpoints.updateOrderFile, { ...about, version: 1, isInternal: 0 })
    expect(shown.data.file.isInternal).toBe(0)
    expect(await titles(guest, on)).toEqual(['Costing.pdf'])
  })

  test('[issue 18] is renamed, moved and deleted by who added it and by employees, and comes back', async () => {
    const { on, line } = await newOrder()
    const { id: fileId } = await added(guest, on)
    const about = { ...on, fileId }
    const holder = await linkHolder(inUse.app, guest, on.productOrderId)
    for (const endpoint of [endpoints.updateOrderFile, endpoints.deleteOrderFile]) {
      const refused = await holder.call(endpoint, { ...about, version: 1 })
      expect([refused.status]).toEqual([endpoint === endpoints.updateOrderFile ? 403 : 400])
    }
    expect((await holder.call(endpoints.deleteOrderFile, about)).error.message).toBe(words.notYours)
    const renamed = await guest.call(endpoints.updateOrderFile, {
      ...about,
      version: 1,
      fileName: 'C:\\x\\Floor\u202e plan.exe',
      productInstanceId: line.id,
    })
    expect(renamed.data.file).toMatchObject({
      title: 'Floor plan.exe.pdf',
      productInstanceId: line.id,
      version: 2,
    })
    const late = await member.call(endpoints.updateOrderFile, { ...about, version: 1, fileName: 'Mine' })
    expect([late.status, late.error.message]).toEqual([409, words.changedElsewhere])
    const empty = await guest.call(endpoints.updateOrderFile, { ...about, version: 2, fileName: ' ' })
    expect(empty.error.details?.fields).toEqual([{ path: 'fileName', message: words.nameEmpty }])
    await member.call(endpoints.deleteOrderFile, about)
    expect(await titles(guest, on)).toEqual([])
    expect((await get(guest, orderFilePath(orgId, fileId, 'file'))).statusCode).toBe(404)
    await guest.call(endpoints.deleteOrderFile, { ...about, isDeleted: false })
    expect(await titles(guest, on)).toEqual(['Floor plan.exe.pdf'])
    await inUse.database.owner.db
      .updateTable('orderFiles')
      .set({ deletedAt: '2026-01-01 00:00:00' })
      .where('id', '=', fileId)
      .execute()
    expect((await guest.call(endpoints.deleteOrderFile, { ...about, isDeleted: false })).status).toBe(404)
    expect(await kinds(on.productOrderId)).toEqual([
      'file.create',
      'file.update',
      'file.delete',
      'file.restore',
    ])
  })

  test('[issue 18] is added once when its answer is lost and it is sent again', async () => {
    const { on } = await newOrder()
    const both = await Promise.all([1, 2].map(() => send(guest, on, pdfFile, {}, 'one-drop')))
    expect(new Set(both.map(({ body }) => body.file?.id)).size).toBe(1)
    expect(await titles(guest, on)).toEqual(['Plan.pdf'])
    expect((await send(guest, on, officeFile('xlsx'), {}, 'one-drop')).status).toBe(409)
    expect(await titles(guest, on)).toEqual(['Plan.pdf'])
  })

  test('[issue 18] keeps a name that can not lead anywhere, whatever it was called', async () => {
    const { on } = await newOrder()
    for (const fileName of [
      '../../x',
      'constructor',
      '__proto__',
      'plan\u202efdp.exe',
      'x'.repeat(300),
      'a\u0007b.pdf',
      '',
    ]) {
      const { title } = await added(guest, on, pdfFile, { fileName })
      expect(title).toMatch(/^[^/\\\u0000\u202e]{1,146}\.pdf$/)
    }
    expect((await send(guest, on, pdfFile, { fileName: 'x'.repeat(1001) })).status).toBe(400)
  })
})

describe('nothing is attached', () => {
  test('[issue 18] that is not what can be attached, and the sentence says what can', async () => {
    const { on } = await newOrder()
    for (const file of [Buffer.from('<html><script>alert(1)</script>'), Buffer.from('MZ\u0001\u0002')]) {
      const { status, body } = await send(guest, on, file)
      expect([status, body.error?.message]).toEqual([415, words.unsuitable])
    }
    expect((await send(guest, on, Buffer.alloc(0))).body.error?.message).toBe(words.emptyFile)
    expect((await send(guest, on, null)).status).toBe(400)
    const large = await send(guest, on, Buffer.alloc(50_000_000, 32))
    expect([large.status, large.body.error?.message]).toEqual([413, words.tooLarge])
    expect(await titles(guest, on)).toEqual([])
    expect(await kinds(on.productOrderId)).toEqual([])
  })

  test('[issue 18] to an item of another order, or to one that was deleted', async () => {
    const { on } = await newOrder()
    const other = await newOrder()
    const refused = await send(guest, on, pdfFile, { productInstanceId: other.line.id })
    expect([refused.status, refused.body.error?.details?.rule]).toEqual([422, 'itemUnknown'])
    const { id: fileId } = await added(guest, on)
    const moved = { ...on, fileId, version: 1, productInstanceId: other.line.id }
    expect((await guest.call(endpoints.updateOrderFile, moved)).status).toBe(422)
    // Nor is a file of one order changed by way of another.
    expect((await guest.call(endpoints.deleteOrderFile, { ...other.on, fileId })).status).toBe(404)
  })

  test('[issue 18] to an archived order, whose files can still be read', async () => {
    const { on, order } = await newOrder()
    const { id: fileId } = await added(guest, on)
    await change(inUse.database, 'productOrder', orgId, order.id, { archived: 1 })
    for (const { status, body } of [await send(guest, on), await send(member, on)])
      expect([status, body.error?.details?.rule]).toEqual([422, 'archived'])
    expect((await guest.call(endpoints.deleteOrderFile, { ...on, fileId })).error.details?.rule).toBe(
      'archived',
    )
    const { files, mayAdd } = await read(guest, on)
    expect([files.length, files[0]?.mayChange, mayAdd]).toEqual([1, false, false])
    expect((await get(guest, orderFilePath(orgId, fileId, 'file'))).statusCode).toBe(200)
  })

  test('[issue 18] beyond the number and the size that an order has room for, deleted ones included', async () => {
    const { on, order } = await newOrder()
    const row = (index: number) => ({
      productOrderId: order.id,
      title: `${index}.pdf`,
      format: 'pdf',
      bytes: 1,
      storageKey: `${orgId}/filled-${order.id}-${index}.pdf`,
      uploaderId: id.guest,
    })
    for (let index = 0; index < ORDER_FILES_MOST; index += 1)
      await insert(inUse.database, 'orderFile', orgId, row(index))
    const { status, body } = await send(guest, on)
    expect([status, body.error?.message]).toEqual([422, words.tooMany({ most: ORDER_FILES_MOST })])
    const full = await newOrder()
    await insert(inUse.database, 'orderFile', orgId, {
      ...row(0),
      productOrderId: full.order.id,
      storageKey: `${orgId}/large-${order.id}.pdf`,
      bytes: 999_999_990,
      deletedAt: new Date(),
    })
    expect((await send(guest, full.on)).body.error?.details?.rule).toBe('tooMuch')
  })

  test('[issue 18] to a copy: files stay with the order that they were given for', async () => {
    const { on, order } = await newOrder()
    await added(guest, on)
    const copy = await guest.call(endpoints.duplicateOrder, { orgId, productOrderId: order.id })
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from order_files
      where org_id = ${orgId} and product_order_id > ${order.id}`.execute(inUse.database.owner.db)
    expect([copy.status, rows[0]?.count]).toEqual([200, 0])
  })
})
