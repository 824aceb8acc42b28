/** Words about a person where nobody looks first: in every free text of an order, in texts that are as long as they may be, in what was frozen. */
import { endpoints, resources } from '@orderwright/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import { hashOf, useAgreements } from '../../testing/orders/agreement-fixture.ts'
import { agreementFileKey } from '../agreements/kept-files.ts'
import { eraseFromOrg } from './erasure.ts'

const at = useAgreements()
const orgId = maisonLumen.id
const userId = demoUserId(maisonLumen, 'guest')
const db = () => at.inUse.database.owner.db

const name = 'Al Moe Quill'
const phone = '(212) 555-0187'
/** As long as they may be, with the name in them. */
const longTitle = `${name} hall, north, by the door`.padEnd(40, 's')
const longNote = `For ${name}: `.padEnd(10_000, 'note ')

/** Tables of which a row has the text anywhere. */
async function standsIn(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    db(),
  )
  const found: string[] = []
  for (const { name: table } of tables) {
    const { rows } = await sql`select from ${sql.table(table)} as one
      where strpos(lower(to_jsonb(one)::text), ${text.toLowerCase()}) > 0 limit 1`.execute(db())
    if (rows.length > 0) found.push(table)
  }
  return found
}

describe('words about an erased person', () => {
  let email = ''
  let orderId = 0
  let itemId = 0
  let shown: string[] = []

  beforeAll(async () => {
    const person = await db()
      .updateTable('users')
      .set({ firstName: 'Al Moe', lastName: 'Quill', name })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow()
    email = person.email
    const { order, line, about } = await at.submitted()
    orderId = order.id
    itemId = line.id
    // Looked at before it would be accepted, and never accepted: its papers are kept files.
    const { files } = await at.prepared(about)
    shown = files.map(({ hash }) => agreementFileKey(orgId, hash))
    // Invited to a colleague's order, addressed there, and let go again: the history says so by their number.
    const others = await orderOf(at.inUse.database, {
      orgId,
      userId: demoUserId(maisonLumen, 'guestHiddenPricing'),
    })
    const elsewhere = { orgId, productOrderId: others.order.id }
    const invited = await at.member.call(endpoints.addSharee, { ...elsewhere, shareeEmail: email })
    expect([invited.status, invited.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    const asked = await at.member.call(endpoints.addComment, {
      ...elsewhere,
      text: `@${name}, will it fit?`,
      mentions: [userId],
    })
    expect([asked.status, asked.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    const back = await at.member.call(endpoints.requireChanges, { ...about, feedbackNotes: 'More, please.' })
    expect([back.status, back.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    const update = async (key: 'productOrder' | 'productInstance', id: number, props: object) => {
      const table = key === 'productOrder' ? 'productOrders' : 'productInstances'
      const { version } = await db()
        .selectFrom(table)
        .select('version')
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const answer = await at.member.post(resources[key].endpoints.update?.path ?? '', {
        orgId,
        where: { id },
        version,
        props,
      })
      expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    }
    await update('productOrder', order.id, {
      title: `The house of ${name}`,
      projectName: `${name}, Albany`,
      primaryNote: longNote,
      secondaryNote: `Ask ${email}.`,
      purchaseOrderNumber: `${name} / 7`,
      estimateNumber: `E-7 for ${name}`,
      trackingNumber: `1Z999AA10123456784, left with ${name}`,
      externalLink1: `https://files.example.com/?for=${encodeURIComponent(name)}&to=${encodeURIComponent(email)}`,
      phone,
    })
    await update('productInstance', line.id, { title: longTitle, notes: `As ${name} said on ${phone}.` })
    const again = await at.guest.call(endpoints.submitOrder, about)
    expect([again.status, again.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    await at.inUse.app.runJobs()
    await db()
      .updateTable('productOrders')
      .set({ archived: 1 })
      .where('orgId', '=', orgId)
      .where('userId', '=', userId)
      .execute()
    for (const key of shown)
      expect([key, (await at.inUse.app.services.storage.get(key))?.length]).toEqual([key, expect.any(Number)])
    expect(await standsIn(name)).toEqual(
      expect.arrayContaining(['order_revisions', 'product_instances', 'product_orders']),
    )
  })

  test('[issue 17] are erased, however long the texts are in which they stood', async () => {
    const erased = await eraseFromOrg(at.inUse.app.services, { orgId, userId })
    expect(erased.ok ? '' : erased.error.message).toBe('')
    for (const value of [name, phone, encodeURIComponent(name), email, encodeURIComponent(email)])
      expect([value, await standsIn(value)]).toEqual([value, []])
  })

  test('[issue 17] go with the number by which they were known: no history, list or answer says it', async () => {
    expect(await standsIn(String(userId))).toEqual([])
  })

  test('[issue 17] are gone with the papers that were put before somebody and never accepted', async () => {
    expect(shown.length).toBeGreaterThan(1)
    for (const key of shown)
      expect([key, (await at.inUse.app.services.storage.get(key))?.length]).toEqual([key, undefined])
  })

  test('[issue 17] leave texts that can be read as before: none is too long, and a link is one', async () => {
    const { orgSpecificId } = await db()
      .selectFrom('productOrders')
      .select('orgSpecificId')
      .where('orgId', '=', orgId)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const answer = await at.member.call(endpoints.getOrderData, {
      orgId,
      productOrderOrgSpecificId: orgSpecificId,
    })
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    const order = answer.data.data.productOrders[0]
    expect(order?.externalLink1).toBe('https://files.example.com/?for=(erased)&to=(erased)')
    expect(order?.purchaseOrderNumber).toBe('Erased person / 7')
    expect(order?.primaryNote.slice(0, 23)).toBe('For (erased): note note')
    expect(answer.data.data.productInstances.find(({ id }) => id === itemId)?.title).toBe(
      '(erased) hall, north, by the doorsss',
    )
  })

  test('[issue 17] are gone from revisions that nobody agreed to, which say the same of what is made', async () => {
    const { content, contentHash } = await db()
      .selectFrom('orderRevisions')
      .select(['content', 'contentHash'])
      .where('orgId', '=', orgId)
      .where('productOrderId', '=', orderId)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    expect(content).toContain('The house of Erased person')
    expect(content).toContain('(erased) hall, north')
    expect(content).toContain('"state":"NY"')
    expect(contentHash).toBe(hashOf(content))
    const compared = await at.member.call(endpoints.compareRevisions, {
      orgId,
      productOrderId: orderId,
      from: 1,
      to: 2,
    })
    expect([compared.status, compared.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    expect((await at.check()).findings).toEqual([])
  })
})
