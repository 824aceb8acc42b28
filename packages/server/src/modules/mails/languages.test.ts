/** Mails and entries of the bell are in the language of whoever gets them, whoever causes them. [issue 18, Languages] */
import { endpoints } from '@orderwright/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const memberId = demoUserId(maisonLumen, 'member')
const inFrench = { 'accept-language': 'fr' }
const inUse = useTestApp()
let guest: Caller
let owner: Caller
beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  const member = await inUse.app.as(memberId)
  await member.call(endpoints.saveLanguage, { language: 'sv-SE' })
})
const db = () => inUse.database.owner.db
beforeEach(async () => {
  await db().deleteFrom('outboxMails').execute()
  await db().deleteFrom('notifications').execute()
})

/** What the Swedish member got: the mail's subject and text, and the line of the bell. */
async function got(kind: string) {
  const mail = await db()
    .selectFrom('outboxMails')
    .select(['subject', 'text'])
    .where('userId', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  const notification = await db()
    .selectFrom('notifications')
    .select('text')
    .where('userId', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return { subject: mail?.subject ?? '', text: mail?.text ?? '', line: notification?.text ?? '' }
}

describe('[issue 18] what a French request causes tells a Swedish reader in Swedish', () => {
  test('of a problem, with its kind in the mail', async () => {
    const { order, line } = await orderOf(inUse.database, { orgId, userId: guestId, standing: 'shipped' })
    await guest.call(
      endpoints.reportOrderProblem,
      {
        orgId,
        productOrderId: order.id,
        kind: 'damaged',
        words: 'Rayé.',
        items: [{ productInstanceId: line.id, quantity: 1 }],
      },
      inFrench,
    )
    const { subject, text, line: bell } = await got('problemReported')
    expect(subject).toMatch(/anmäler ett problem med Offert \d+, Villa North$/)
    expect(bell).toBe(subject)
    expect(text).toContain('> Skadat\n> 1 × Special plate\n')
  })

  test('of a product that runs low', async () => {
    const [category] = await db()
      .selectFrom('productCategories')
      .select('id')
      .where('orgId', '=', orgId)
      .limit(1)
      .execute()
    const { id: productId } = await insert(inUse.database, 'product', orgId, {
      title: 'Lampe',
      productCategoryId: category?.id,
      rank: 900,
      isStocked: 1,
      currentInventory: 5,
      reorderLevel: 2,
    })
    const counted = await owner.call(
      endpoints.recordStockCount,
      { orgId, productId, onHand: 1, note: '' },
      inFrench,
    )
    expect([counted.status, counted.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    const { subject, text, line } = await got('stockLow')
    expect(subject).toBe('Lampe håller på att ta slut: 1 tillgängliga')
    expect(line).toBe(subject)
    expect(text).toContain('Hej Olivier Tessier')
  })

  test('of an invitation to work here', async () => {
    const { email } = await db()
      .selectFrom('users')
      .select('email')
      .where('id', '=', demoUserId(haldenLight, 'guest'))
      .executeTakeFirstOrThrow()
    await db().updateTable('users').set({ language: 'sv-SE' }).where('email', '=', email).execute()
    const invited = await owner.call(endpoints.inviteMember, { orgId, email, role: 'member' }, inFrench)
    expect([invited.status, invited.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    const mails = await db()
      .selectFrom('outboxMails')
      .select(['subject', 'text'])
      .where('to', '=', email)
      .execute()
    expect(mails).toEqual([
      {
        subject: 'Du är inbjuden till Maison Lumen',
        text: expect.stringContaining('har gjort dig till medlem i Maison Lumen.'),
      },
    ])
  })
})
