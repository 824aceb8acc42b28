/** Files with keypad schedules over HTTP: read for those who may add items, whatever program wrote them, and refused in words. [issue 18] */
import { endpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeWorkbook } from '../../platform/spreadsheets/write-files.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { databaseContent } from '../../testing/databases/database-content.ts'
import { orderOf } from '../../testing/fixture.ts'
import { sendFile } from '../../testing/files/send-picture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
const { path, response } = endpoints.getScheduleTables
let guest: Caller

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
})

async function send(bytes: Buffer, fields: object = {}, name = 'Keypads.csv') {
  const { order } = await orderOf(inUse.database, { orgId, userId: guestId, ...fields })
  const body = { orgId, productOrderId: order.id, fileName: name }
  return sendFile(inUse.app, guest, body, bytes, { path, name })
}

async function tablesOf(bytes: Buffer, name?: string) {
  const sent = await send(bytes, {}, name)
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)])
  return response.parse(JSON.parse(sent.text)).tables
}

async function refusalOf(bytes: Buffer, name?: string) {
  const { status, text } = await send(bytes, {}, name)
  const { code, message, details } = JSON.parse(text).error
  return [status, code, details?.rule, message]
}

describe('a keypad schedule', () => {
  test('is read as its program wrote it: separators, quotes, apostrophes, empty rows at the end', async () => {
    const text = 'Room;Keypad;Button 1;Button 2\r\nHall;K1;"ALL\nOFF";\'=1+1\r\n;;;\r\n'
    expect(await tablesOf(Buffer.from(text))).toEqual([
      {
        name: 'Keypads.csv',
        rows: [
          ['Room', 'Keypad', 'Button 1', 'Button 2'],
          ['Hall', 'K1', 'ALL\nOFF', '=1+1'],
        ],
      },
    ])
  })

  test('is read of a workbook sheet by sheet, with its numbers; empty sheets are left out', async () => {
    const sheets = [
      {
        key: 'a',
        name: 'Ground floor',
        rows: [
          ['Room', 'Qty'],
          ['Hall', 2],
        ],
      },
      { key: 'b', name: 'Notes', rows: [] },
    ]
    const bytes = Buffer.from(await writeWorkbook(sheets))
    expect(await tablesOf(bytes, 'Keypads.xlsx')).toEqual([
      {
        name: 'Ground floor',
        rows: [
          ['Room', 'Qty'],
          ['Hall', 2],
        ],
      },
    ])
  })

  test('changes nothing at all', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
    const body = { orgId, productOrderId: order.id, fileName: 'Keypads.csv' }
    const before = await databaseContent(inUse.database)
    const sent = await sendFile(inUse.app, guest, body, Buffer.from('Room\nHall\n'), { path })
    expect(sent.status).toBe(200)
    expect(await databaseContent(inUse.database)).toEqual(before)
  })

  test('is refused in words where it is no table, is of the old kind, or has more than a schedule has', async () => {
    expect(await refusalOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), 'Keypads.xls')).toEqual([
      422,
      'refused',
      'file',
      'This is a workbook of the old kind (.xls), or one with a password. Save it as .xlsx without one.',
    ])
    expect(await refusalOf(Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 'Keypads.xlsx')).toEqual([
      422,
      'refused',
      'file',
      expect.stringContaining('This file is no workbook that can be read'),
    ])
    expect(await refusalOf(Buffer.from('x,'.repeat(499).concat('x\n').repeat(300)))).toEqual([
      422,
      'refused',
      'file',
      '“Keypads.csv” has more than 100,000 filled cells: it is no keypad schedule.',
    ])
    expect(await refusalOf(Buffer.from(`Room\n${'x'.repeat(2001)}\n`))).toEqual([
      422,
      'refused',
      'file',
      'A cell in row 2 of “Keypads.csv” has more than 2,000 characters.',
    ])
  })

  test('is read for nobody who could add nothing: an archived one, one that has been shipped', async () => {
    const bytes = Buffer.from('Room\nHall\n')
    const archived = await send(bytes, { archived: 1 })
    expect([archived.status, JSON.parse(archived.text).error.details]).toEqual([
      422,
      { rule: 'archived', repair: 'unarchive' },
    ])
    expect((await send(bytes, { standing: 'shipped' })).status).toBe(403)
  })
})
