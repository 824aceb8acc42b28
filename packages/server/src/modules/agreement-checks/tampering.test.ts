/** What is changed behind an agreement's back is found, and named; and a person can be erased without breaking it. Issue 18. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { hashOf, useAgreements } from '../../testing/orders/agreement-fixture.ts'
import { eraseFromAgreements } from '../agreements/erase-from-agreements.ts'
import { agreementFileKey } from '../agreements/kept-files.ts'

const at = useAgreements()
const orgId = maisonLumen.id

const guestId = demoUserId(maisonLumen, 'guest')

/** Changes something behind the application's back, tries it, and puts it back. */
async function tampered(statement: string, undo: string, during: () => Promise<void>) {
  const { db } = at.inUse.database.owner
  const run = (text: string) =>
    db.transaction().execute(async (change) => {
      await sql.raw("set local session_replication_role = 'replica'").execute(change)
      await sql.raw(text).execute(change)
    })
  await run(statement)
  try {
    await during()
  } finally {
    await run(undo)
  }
}

describe('tampering', () => {
  test('[issue 18] one byte of a kept file: the chain names the file, and the public check says that the file was changed', async () => {
    const { about, shown, agreement } = await at.accepted()
    const [quote] = shown.files
    const hash = quote?.hash ?? ''
    const { bytes } = await at.kept(about, hash)
    const changed = Buffer.from(bytes)
    changed[1000] = (changed[1000] ?? 0) ^ 1
    const asked = { orgId, packageId: shown.packageId }
    const { anonymous } = at.inUse.app
    const verify = (one: string) => anonymous.call(endpoints.verifyAgreement, { ...asked, hash: one })
    expect((await verify(hash)).data).toMatchObject({
      verdict: 'genuine',
      findings: [],
      file: { kind: 'quote', revision: 1, acceptedAt: '2026-11-26 12:00:00' },
    })
    const certificate = agreement.acceptances[0]?.certificate?.hash ?? ''
    expect((await verify(certificate)).data).toMatchObject({
      verdict: 'genuine',
      file: { kind: 'certificate' },
    })
    expect((await verify(hashOf(changed))).data).toMatchObject({
      verdict: 'changed',
      file: { kind: null, revision: 1 },
    })
    const none = { orgId, packageId: '00000000-0000-4000-8000-000000000000', hash }
    expect((await anonymous.call(endpoints.verifyAgreement, none)).data).toEqual({
      verdict: 'unknown',
      file: null,
      findings: [],
    })
    const key = agreementFileKey(orgId, hash)
    await at.inUse.app.services.storage.put(key, changed)
    expect((await at.check()).findings.map(({ place }) => place)).toEqual(['quote'])
    expect((await verify(hash)).data.findings).toEqual([
      expect.stringContaining('the quote PDF is not what was accepted'),
    ])
    await at.inUse.app.services.storage.put(key, Buffer.from(bytes))
    expect((await at.check()).findings).toEqual([])
  })

  test.each([
    [
      'order_revisions',
      `content = replace(content, '"quantity":1', '"quantity":2')`,
      `content = replace(content, '"quantity":2', '"quantity":1')`,
      ['content'],
    ],
    [
      'order_revisions',
      'total_in_cents = total_in_cents + 1',
      'total_in_cents = total_in_cents - 1',
      ['totalInCents'],
    ],
    ['order_revisions', `prices = prices || ' '`, 'prices = rtrim(prices)', ['prices']],
  ])('[issue 18] one field of %s (%s): the check says which', async (table, set, undo, places) => {
    const { about } = await at.accepted()
    const where = `where org_id = ${orgId} and product_order_id = ${about.productOrderId} and number = 1`
    await tampered(
      `update ${table} set ${set} ${where}`,
      `update ${table} set ${undo} ${where}`,
      async () => {
        expect((await at.check()).findings.map(({ place }) => place)).toEqual(places)
      },
    )
    expect((await at.check()).findings).toEqual([])
  })

  test('[issue 18] a record, its order, its terms, a personal field, an entry taken out: the check says which', async () => {
    const { acceptance: made, shown } = await at.accepted()
    const { number } = made
    const entry = `where org_id = ${orgId} and number = ${number}`
    const record = `update agreement_entries set record = replace(record, '"revision":1', '"revision":2') ${entry}`
    const back = `update agreement_entries set record = replace(record, '"revision":2', '"revision":1') ${entry}`
    const placesNow = async () => (await at.check()).findings.map((one) => `${one.number} ${one.place}`)
    await tampered(record, back, async () => {
      expect(await placesNow()).toEqual(
        expect.arrayContaining([`${number} record`, `${number} revisionNumber`]),
      )
    })
    await tampered(
      `update agreement_entries set created = created + interval '1 hour' ${entry}`,
      `update agreement_entries set created = created - interval '1 hour' ${entry}`,
      async () => expect(await placesNow()).toEqual([`${number} created`]),
    )
    const terms = `where org_id = ${orgId} and id = '${shown.packageId}'`
    await tampered(
      `update agreement_packages set terms = replace(terms, '30', '90') ${terms}`,
      `update agreement_packages set terms = replace(terms, '90', '30') ${terms}`,
      async () => expect(await placesNow()).toEqual([`${number} terms`]),
    )
    const person = `where org_id = ${orgId} and entry_number = ${number} and field = 'name'`
    await tampered(
      `update agreement_people set value = 'Eve' ${person}`,
      `update agreement_people set value = 'Ada Guest' ${person}`,
      async () => expect(await placesNow()).toEqual([`${number} name`]),
    )
    await tampered(
      `update agreement_entries set number = number + 100000 ${entry}`,
      `update agreement_entries set number = number - 100000 where org_id = ${orgId} and number = ${number + 100_000}`,
      async () => expect(await placesNow()).toEqual(expect.arrayContaining([`${number} entry`])),
    )
    expect((await at.check()).findings).toEqual([])
  })

  test('[issue 18] the application itself can change and remove nothing of it', async () => {
    await at.accepted()
    const { db } = at.inUse.database.owner
    for (const table of [
      'agreementPackages',
      'agreementEntries',
      'agreementPeople',
      'revisionSignOffs',
    ] as const) {
      const { rows } = await sql<{ privilege: string }>`
        select privilege_type as privilege from information_schema.role_table_grants
        where grantee = 'orderwright_app' and table_name = ${table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}
        order by 1`.execute(db)
      expect(rows.map(({ privilege }) => privilege)).toEqual(['INSERT', 'SELECT'])
    }
    await expect(db.deleteFrom('agreementEntries').execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('agreementPackages').execute()).rejects.toThrow('append-only')
  })

  test('[issue 18] a person who is erased is gone from the records and the certificates, and the chain holds', async () => {
    const personal = await at.inUse.app.as(demoUserId(maisonLumen, 'guest'))
    const { about, agreement } = await at.accepted()
    const certificate = agreement.acceptances[0]?.certificate?.hash ?? ''
    const { databases, storage } = at.inUse.app.services
    const erase = () =>
      databases.owner.db
        .transaction()
        .execute((db) => eraseFromAgreements({ db, orgId, userId: guestId }, new Date()))
    const { acceptances: erased, files } = await erase()
    expect(erased.length).toBeGreaterThan(0)
    for (const key of files) await storage.remove(key)
    const left = await at.inUse.database.owner.db
      .selectFrom('agreementPeople')
      .select('value')
      .where('orgId', '=', orgId)
      .execute()
    expect(left).toEqual([])
    const seen = (await personal.call(endpoints.getAgreement, about)).data
    expect(seen.acceptances[0]?.name).toBe('')
    expect((await at.kept(about, certificate)).status).toBe(404)
    const { findings, acceptances } = await at.check()
    expect([findings, acceptances > 0]).toEqual([[], true])
    expect(await erase()).toEqual({ acceptances: [], files: [] })
  })
})
