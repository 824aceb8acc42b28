/** What is signed off one by one is sealed in the chain: whatever is changed of it behind its back is named. Issue 18, decision 0231. */
import { endpoints } from '@orderwright/contract'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { refusalOf, useAgreements } from '../../testing/orders/agreement-fixture.ts'
import { eraseFromAgreements, notesOfSignOffs } from '../agreements/erase-from-agreements.ts'

const at = useAgreements()
const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')

beforeAll(() => at.withProfile(() => ({ agreement: { acceptance: 'offered', signOff: 'itemsAndSheets' } })))

type Verdict = 'approved' | 'approvedAsNoted' | 'revise' | 'withdrawn'

async function toSign() {
  const made = await at.submitted()
  const read = async () => (await at.guest.call(endpoints.getAgreement, made.about)).data
  const { subjects } = await read()
  const sign = (verdict: Verdict, note = '', of = subjects) =>
    at.guest.call(endpoints.signOff, {
      ...made.about,
      revision: 1,
      subjects: of.map(({ kind, key }) => ({ kind, key, verdict, note })),
    })
  return { ...made, read, subjects, sign }
}

const run = (texts: readonly string[]) =>
  at.inUse.database.owner.db.transaction().execute(async (change) => {
    await sql.raw("set local session_replication_role = 'replica'").execute(change)
    for (const text of texts) await sql.raw(text).execute(change)
  })
const tables = ['agreement_entries', 'agreement_people', 'order_revisions', 'revision_sign_offs']

/** What the check says while something is otherwise, which is put back. */
async function placesAfter(statement: string): Promise<string[]> {
  await run([
    ...tables.map((table) => `create table kept_${table} as select * from ${table}`),
    `create table kept_orders as select org_id, id, signed_off_revision, signed_off_scope from product_orders`,
    statement,
  ])
  try {
    return (await at.check()).findings.map(({ place }) => place)
  } finally {
    await run([
      ...tables.flatMap((table) => [
        `delete from ${table}`,
        `insert into ${table} select * from kept_${table}`,
        `drop table kept_${table}`,
      ]),
      `update product_orders set signed_off_revision = kept.signed_off_revision, signed_off_scope = kept.signed_off_scope
       from kept_orders kept where kept.org_id = product_orders.org_id and kept.id = product_orders.id`,
      'drop table kept_orders',
    ])
  }
}

describe('a sign-off in the chain', () => {
  test('[issue 18] every field of it that is changed is named, and who made the revision, when and why', async () => {
    const { order, sign } = await toSign()
    expect((await sign('approvedAsNoted', 'Mind the edge')).status).toBe(200)
    expect((await at.check()).findings).toEqual([])
    const row = `where org_id = ${orgId} and product_order_id = ${order.id} and kind = 'item'`
    const changes: [set: string, place: string][] = [
      [`verdict = 'revise'`, 'signOff.verdict'],
      [`note = 'Mind nothing'`, 'signOff.note'],
      [`hash = repeat('c', 64)`, 'signOff.hash'],
      [`is_withdrawn = 1`, 'signOff.isWithdrawn'],
      [`created = created - interval '1 day'`, 'signOff.at'],
      [`user_id = ${demoUserId(maisonLumen, 'member')}`, 'signOff.userId'],
      [`subject_key = subject_key + 1`, 'signOff.key'],
    ]
    for (const [set, place] of changes)
      expect(await placesAfter(`update revision_sign_offs set ${set} ${row}`)).toEqual([place])
    expect(await placesAfter(`delete from revision_sign_offs ${row}`)).toEqual(['signOff'])
    const revision = `where org_id = ${orgId} and product_order_id = ${order.id} and number = 1`
    const made: [set: string, place: string][] = [
      [`reason = 'approval'`, 'revision.reason'],
      ['is_renewal = 1', 'revision.isRenewal'],
      [`created = created - interval '1 day'`, 'revision.created'],
      [`user_id = ${demoUserId(maisonLumen, 'member')}`, 'revision.userId'],
    ]
    for (const [set, place] of made)
      expect(await placesAfter(`update order_revisions set ${set} ${revision}`)).toEqual([place])
    const said = `update product_orders set signed_off_revision = 0, signed_off_scope = ''
      where org_id = ${orgId} and id = ${order.id}`
    expect(await placesAfter(said)).toEqual(['order.signedOff'])
  })

  test('[issue 18] a sign-off that nobody gave is named, and so is an order that only says that it is signed off', async () => {
    const { order, sign, subjects } = await toSign()
    await sign('revise', 'Wider')
    const { userId } = { userId: guestId }
    const forged = `insert into revision_sign_offs
      (org_id, product_order_id, revision_number, kind, subject_key, hash, verdict, user_id)
      select org_id, product_order_id, revision_number, kind, subject_key, hash, 'approved', ${userId}
      from revision_sign_offs where org_id = ${orgId} and product_order_id = ${order.id}`
    expect(await placesAfter(forged)).toEqual(subjects.map(() => 'signOff'))
    const said = `update product_orders set signed_off_revision = 1, signed_off_scope = revision_scope
      where org_id = ${orgId} and id = ${order.id}`
    expect(await placesAfter(said)).toEqual(['order.signedOff'])
    // The end of the chain cut off: its rows are in no entry then.
    const cut = `delete from agreement_entries where org_id = ${orgId} and product_order_id = ${order.id} and kind = 'signOff'`
    expect(await placesAfter(cut)).toEqual(expect.arrayContaining(['signOff']))
    expect((await at.check()).findings).toEqual([])
  })

  test('[issue 18] it is taken back, which is sealed too; what was never said can not be taken back', async () => {
    const { read, sign, subjects, about } = await toSign()
    expect(refusalOf(await sign('withdrawn'))).toEqual([422, 'nothingToWithdraw'])
    await sign('approved')
    expect((await read()).waits).toBe('')
    expect((await sign('withdrawn', '', subjects.slice(0, 1))).status).toBe(200)
    const after = await read()
    expect(after.subjects.map(({ signOff }) => signOff?.verdict)).toEqual([undefined, 'approved'])
    expect(after.waits).toBe('Production waits: not everything of R1 is signed off yet.')
    expect((await at.check()).findings).toEqual([])
    const untold = `update revision_sign_offs set is_withdrawn = 0
      where org_id = ${orgId} and product_order_id = ${about.productOrderId}`
    expect(await placesAfter(untold)).toEqual(['signOff.isWithdrawn'])
  })

  test('[issue 18] the public page tells what was changed of the sign-offs of the order that a file is of', async () => {
    const { about, sign } = await toSign()
    await sign('approvedAsNoted', 'Mind the edge')
    const shown = await at.prepared(about)
    expect((await at.guest.call(endpoints.acceptAgreement, at.acceptance(about, shown))).status).toBe(200)
    await at.inUse.app.runJobs()
    const asked = { orgId, packageId: shown.packageId, hash: shown.files[0]?.hash ?? '' }
    const findings = async () =>
      (await at.inUse.app.anonymous.call(endpoints.verifyAgreement, asked)).data.findings
    expect(await findings()).toEqual([])
    const row = `where org_id = ${orgId} and product_order_id = ${about.productOrderId}`
    await run([`update revision_sign_offs set verdict = 'approved' ${row} and kind = 'item'`])
    try {
      expect(await findings()).toEqual([
        expect.stringContaining('signOff.verdict is approved; what was agreed to says approvedAsNoted'),
      ])
    } finally {
      await run([`update revision_sign_offs set verdict = 'approvedAsNoted' ${row}`])
    }
  })

  test('[issue 18] while something is sent back the revision can not be accepted, and it is said what; approved as it is, it can', async () => {
    const { about, read, sign, subjects } = await toSign()
    const [first] = subjects
    await sign('revise', 'Wider', subjects.slice(0, 1))
    const back = await read()
    expect(back.abilities.accept).toBe(false)
    expect(back.cannotAccept).toBe(
      `R1 can not be accepted while something of it is sent back to be revised: ${first?.title ?? ''}. It can once that is changed and submitted anew, or approved as it is.`,
    )
    expect(refusalOf(await at.guest.call(endpoints.prepareAgreement, { ...about, revision: 1 }))).toEqual([
      422,
      'sentBack',
    ])
    await sign('approved', '', subjects.slice(0, 1))
    expect((await read()).abilities.accept).toBe(true)
  })

  test('[issue 18] a person who is erased is gone from it, and the chain holds; a name struck out of a note as well', async () => {
    const { about, sign } = await toSign()
    await sign('approvedAsNoted', 'Ask Ada')
    const { db } = at.inUse.database.owner
    const held = () =>
      db.selectFrom('agreementPeople').select('value').where('userId', '=', guestId).execute()
    expect((await held()).length).toBeGreaterThan(0)
    await db.transaction().execute(async (change) => {
      const notes = await notesOfSignOffs({ db: change, orgId })
      await sql`set local app.erasing = 'on'`.execute(change)
      await sql`update revision_sign_offs set note = 'Ask [erased]'
        where org_id = ${orgId} and product_order_id = ${about.productOrderId}`.execute(change)
      await eraseFromAgreements({ db: change, orgId, userId: guestId }, new Date(), notes)
    })
    expect(await held()).toEqual([])
    expect((await at.check()).findings).toEqual([])
    const again = `update revision_sign_offs set verdict = 'revise' where org_id = ${orgId} and product_order_id = ${about.productOrderId} and kind = 'item'`
    expect(await placesAfter(again)).toEqual(['signOff.verdict'])
  })

  test('[issue 18] what was signed off before there were such entries is sealed by the upgrade', async () => {
    const { sign, order } = await toSign()
    await sign('approved', 'Of before: "quoted", \\ and Å')
    const text = readFileSync(
      new URL('../../migrations/0221_sign_offs_in_the_chain.sql', import.meta.url),
      'utf8',
    )
    // Nothing could be taken back then.
    await run([
      'delete from revision_sign_offs where is_withdrawn = 1',
      'delete from agreement_people',
      'delete from agreement_entries',
    ])
    expect((await at.check()).findings.length).toBeGreaterThan(0)
    // Without acceptances, which the upgrade does not touch.
    await run([
      `update product_orders set accepted_revision = 0, accepted_scope = '', accepted_terms = ''`,
      text.slice(text.indexOf('create function seal_entry_of_0221')),
    ])
    expect((await at.check()).findings).toEqual([])
    const other = `update revision_sign_offs set verdict = 'revise' where product_order_id = ${order.id} and kind = 'item'`
    expect(await placesAfter(other)).toEqual(['signOff.verdict'])
    const named = `update revision_sign_offs set user_id = ${demoUserId(maisonLumen, 'member')} where product_order_id = ${order.id} and kind = 'item'`
    expect(await placesAfter(named)).toEqual(['signOff.userId'])
  })
})
