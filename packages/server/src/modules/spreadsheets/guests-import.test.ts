/** Guests as files of tables over HTTP. */
import { endpoints, type Guest, type ImportReport } from '@orderwright/contract'
import { contactOnFileSchema } from '@orderwright/domain/tenancy'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTables } from '../../platform/spreadsheets/read-files.ts'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { databaseContent } from '../../testing/databases/database-content.ts'
import { sendFile } from '../../testing/files/send-picture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = maisonLumen.id
const guestEmail = 'guest@maison-lumen.example'
const locale = { decimal: '.', dayFirst: false } as const
let database: TestDatabase
let app: TestApp
let owner: Caller
beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

function send(path: string, text: string, more: object = {}) {
  const body = { orgId, fileName: 'Guests.csv', locale, ...more }
  return sendFile(app, owner, body, Buffer.from(text, 'utf8'), { path, name: 'Guests.csv' })
}

async function plan(text: string): Promise<ImportReport> {
  const sent = await send(endpoints.planCatalogImport.path, text)
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)])
  return endpoints.planCatalogImport.response.parse(JSON.parse(sent.text)).report
}

async function importGuests(text: string, more: object = {}) {
  const { fingerprint } = await plan(text)
  const sent = await send(endpoints.applyCatalogImport.path, text, { fingerprint, ...more })
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)])
  return endpoints.applyCatalogImport.response.parse(JSON.parse(sent.text)).catalogImport
}

async function takeBack(importId: number) {
  const taken = await owner.call(endpoints.takeBackCatalogImport, { orgId, importId })
  expect(taken.status).toBe(200)
  return taken.data.spared.map(({ title, fields }) => [title, fields])
}

async function guests(): Promise<readonly Guest[]> {
  const { data } = await owner.call(endpoints.getGuestsData, { orgId })
  return data.data.guests
}

const termsOf = async (email: string) => {
  const found = (await guests()).find((guest) => guest.email === email)
  return found && [found.discount.value, found.disableSalesTax, found.pricingIsHidden]
}

async function invitations(): Promise<readonly string[]> {
  const { rows } = await sql<{ to: string }>`select "to" from outbox_mails
    where org_id = ${orgId} and kind = 'guestInvited' order by "to"`.execute(database.owner.db)
  return rows.map(({ to }) => to)
}

describe('[issue 16] the guests of a workbook', () => {
  test('are those of the organization with their terms, and imported again change nothing', async () => {
    const { bytes } = await owner.call(endpoints.exportWorkbook, { orgId, content: 'catalog' })
    const rows = readTables('catalog.xlsx', bytes).find(({ name }) => name === 'Guests')?.rows ?? []
    expect(rows[0]?.slice(0, 4)).toEqual(['Id', 'E-mail', 'Name', 'Discount (%)'])
    expect(new Set(rows.slice(1).map(([, email]) => email))).toEqual(
      new Set((await guests()).map(({ email }) => email)),
    )
    const sent = await sendFile(app, owner, { orgId, fileName: 'catalog.xlsx', locale }, Buffer.from(bytes), {
      path: endpoints.planCatalogImport.path,
      name: 'catalog.xlsx',
    })
    const { report } = endpoints.planCatalogImport.response.parse(JSON.parse(sent.text))
    expect([report.isSound, report.created, report.changed, report.removed]).toEqual([true, 0, 0, 0])
    expect(report.sheets.map(({ sheet }) => sheet)).toContain('Guests')
  })

  test('are tried without a trace: neither a person nor a place nor a mail is written', async () => {
    const before = await databaseContent(database)
    const report = await plan(`E-mail,Discount (%)\ntried@example.com,5\n${guestEmail},50\n`)
    expect(report).toMatchObject({ isSound: true, created: 1, changed: 1, newGuests: 1 })
    expect(await databaseContent(database)).toEqual(before)
  })

  test('are imported with their terms, and taken back', async () => {
    const before = await termsOf(guestEmail)
    const made = await importGuests(
      `E-mail,Discount (%),No sales tax,Prices hidden\nnew@example.com,12.5,yes,yes\n${guestEmail},7,no,no\n`,
    )
    expect(made.changesCount).toBe(2)
    expect(await termsOf('new@example.com')).toEqual([12.5, true, 1])
    expect((await termsOf(guestEmail))?.[0]).toBe(7)
    expect(await takeBack(made.id)).toEqual([])
    expect(await termsOf('new@example.com')).toBeUndefined()
    expect(await termsOf(guestEmail)).toEqual(before)
    const again = await plan('E-mail\nnew@example.com\n')
    expect(again.cells).toMatchObject([{ column: 'E-mail', outcome: 'changed' }])
  })

  test('have contact data on file that is proposed for their first order, and can be changed', async () => {
    await importGuests('E-mail,Firm,Phone,Delivery city\nfiled@example.com,Studio File,+46 1,Lund\n')
    const { userId = 0 } = (await guests()).find(({ email }) => email === 'filed@example.com') ?? {}
    const guest = await app.as(userId)
    const made = await guest.call(endpoints.createProductOrder, {
      productOrderProps: { orgId, title: 'First' },
    })
    const { orgSpecificId } = made.data.productOrder
    const read = () => guest.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId: orgSpecificId })
    const { contactProposal, productOrders } = (await read()).data.data
    expect(contactProposal).toMatchObject({
      fromOrderNumber: null,
      firmName: 'Studio File',
      phone: '+46 1',
      deliveryAddress: { city: 'Lund', country: 'US' },
    })
    expect(productOrders[0]?.firmName).toBe('')
    const contact = { ...contactOnFileSchema.parse({}), firmName: 'Studio Other' }
    await owner.call(endpoints.updateGuestData, { orgId, userId, contact })
    expect((await read()).data.data.contactProposal?.firmName).toBe('Studio Other')
    // Nothing of another person's, and nothing where nothing is on file.
    const other = await app.as(demoUserId(maisonLumen, 'guestHiddenPricing'))
    const refused = await other.call(endpoints.updateGuestData, { orgId, userId, contact })
    expect(refused.status).toBe(403)
    await owner.call(endpoints.updateGuestData, { orgId, userId, contact: contactOnFileSchema.parse({}) })
    expect((await read()).data.data.contactProposal).toBeNull()
  })

  test('hear of it only where that is wanted', async () => {
    const before = await invitations()
    await importGuests('E-mail\nquiet@example.com\n')
    expect(await invitations()).toEqual(before)
    await importGuests('E-mail,Discount (%)\nloud@example.com,0\nquiet@example.com,3\n', { invites: true })
    expect(await invitations()).toEqual([...before, 'loud@example.com'].toSorted())
  })

  test('who are taken off are gone from the list, and are back when that is taken back', async () => {
    await importGuests('E-mail,Discount (%)\nleaving@example.com,9\n')
    const made = await importGuests('E-mail,Deleted\nleaving@example.com,yes\n')
    expect(await termsOf('leaving@example.com')).toBeUndefined()
    expect(await takeBack(made.id)).toEqual([])
    expect(await termsOf('leaving@example.com')).toEqual([9, false, 0])
  })

  test('who were taken off and work there by now stay employees when that is taken back', async () => {
    await importGuests('E-mail\npromoted@example.com\n')
    const made = await importGuests('E-mail,Deleted\npromoted@example.com,yes\n')
    const email = 'promoted@example.com'
    expect((await owner.call(endpoints.inviteMember, { orgId, email })).status).toBe(200)
    expect(await takeBack(made.id)).toEqual([])
    const { members } = (await owner.call(endpoints.getMembers, { orgId })).data
    expect(members.find((one) => one.email === email)).toMatchObject({ role: 'member', status: 'active' })
  })

  test('whose terms somebody has changed since, or who have come in since, stay when it is taken back', async () => {
    const made = await importGuests(
      'E-mail,Discount (%)\nchanged@example.com,1\nentered@example.com,2\nsame@example.com,3\n',
    )
    const { id: userId = 0 } = (await guests()).find(({ email }) => email === 'changed@example.com') ?? {}
    const updateProps = { appData: { discount: { type: 'percent' as const, value: 40 } } }
    await owner.call(endpoints.updateGuestData, { orgId, userId, updateProps })
    await sql`update memberships set entered_at = now() where org_id = ${orgId}
      and user_id = (select id from users where email = 'entered@example.com')`.execute(database.owner.db)
    expect(await takeBack(made.id)).toEqual([
      ['changed@example.com', ['Discount (%)']],
      ['entered@example.com', ['has come in since']],
    ])
    expect((await termsOf('changed@example.com'))?.[0]).toBe(40)
    expect((await termsOf('entered@example.com'))?.[0]).toBe(2)
    expect(await termsOf('same@example.com')).toBeUndefined()
  })

  test('are never people who work there, and the file says so before anything is written', async () => {
    const report = await plan('E-mail\nmember@maison-lumen.example\n')
    expect(report.cells).toMatchObject([
      {
        outcome: 'refused',
        message:
          'member@maison-lumen.example works here and cannot be a guest too. Disable them under Members; then they can be invited as a guest.',
      },
    ])
  })

  test('are a conflict where somebody has changed them between the look and the import', async () => {
    const text = `E-mail,Discount (%)\n${guestEmail},66\n`
    const { fingerprint } = await plan(text)
    await importGuests(`E-mail,Discount (%)\n${guestEmail},65\n`)
    const sent = await send(endpoints.applyCatalogImport.path, text, { fingerprint })
    expect([sent.status, JSON.parse(sent.text).error.code]).toEqual([409, 'conflict'])
    expect((await termsOf(guestEmail))?.[0]).toBe(65)
  })

  test('of one file, imported twice at once, are imported once', async () => {
    const text = `E-mail,Discount (%)\n${guestEmail},33\n`
    const { fingerprint } = await plan(text)
    const sent = await Promise.all(
      [1, 2].map(() => send(endpoints.applyCatalogImport.path, text, { fingerprint })),
    )
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await termsOf(guestEmail))?.[0]).toBe(33)
  })

  test('of another organization are not to be seen, and their ids say nothing', async () => {
    const norrviksOwner = await app.as(demoUserId(norrvik, 'owner'))
    const email = 'elsewhere@example.com'
    const { data } = await norrviksOwner.call(endpoints.inviteGuest, { activeOrgId: norrvik.id, email })
    const { rows } = await sql<{ id: number }>`select id from memberships
      where org_id = ${norrvik.id} and user_id = ${data.data.guest.userId}`.execute(database.owner.db)
    const report = await plan(`Id,Discount (%)\n${rows[0]?.id},5\n`)
    expect(report.cells[0]?.message).toBe(
      `“Guests” has nothing with the id ${rows[0]?.id}. Leave the cell empty to add something new.`,
    )
  })
})
