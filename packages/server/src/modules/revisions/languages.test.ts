/** Revisions that are made and looked at in different languages: what is stored of them is the same. [issue 18, Languages] */
import { endpoints } from '@orderwright/contract'
import { messages } from '@orderwright/domain/messages'
import { newItem } from '@orderwright/domain/orders'
import { frozenPricesSchema } from '@orderwright/domain/revisions'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inFrench = { 'accept-language': 'fr' }
const inUse = useTestApp({ now: () => new Date('2026-11-25T12:00:00Z') })
let guest: Caller
let member: Caller
beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
})

/** The same order, submitted by a French request and then by an English one. */
async function submittedTwice() {
  const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
  const on = { orgId, productOrderId: order.id }
  const first = await guest.call(endpoints.submitOrder, on, inFrench)
  expect([first.status, first.text.slice(0, 300)]).toEqual([200, expect.any(String)])
  await member.call(endpoints.requireChanges, { ...on, feedbackNotes: 'Once more' })
  const second = await guest.call(endpoints.submitOrder, on)
  expect([second.status, second.text.slice(0, 300)]).toEqual([200, expect.any(String)])
  return on
}

const stored = (productOrderId: number) =>
  inUse.database.owner.db
    .selectFrom('orderRevisions')
    .select(['contentHash', 'pricesHash', 'prices', 'reading'])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', productOrderId)
    .orderBy('number')
    .execute()

describe('[issue 18] a revision', () => {
  test('has the hashes and the reading of the same order, whichever language it was made in', async () => {
    const { productOrderId } = await submittedTwice()
    const [french, english, ...more] = await stored(productOrderId)
    expect(more).toEqual([])
    expect(french).toEqual(english)
    expect(english?.reading).toContain('"title":"Total before shipping & tax"')
  })

  test('keeps in one language why a line has no price, as that is hashed with its prices', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId, standing: 'shipped' })
    const on = { orgId, productOrderId: order.id }
    const { productOrderId } = on
    await insert(inUse.database, 'productInstance', orgId, {
      ...newItem({ orgId, productId: -1, rank: 2, title: 'Without a price' }),
      productOrderId,
    })
    const opened = await member.call(endpoints.openChangeOrder, { ...on, note: '' }, inFrench)
    expect([opened.status, opened.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    const [first] = await stored(productOrderId)
    const { items } = frozenPricesSchema.parse(JSON.parse(first?.prices ?? ''))
    expect(items.map(({ problem }) => problem)).toEqual([
      '',
      messages.pricingNoRule({ title: 'Without a price' }),
    ])
  })

  test('compared in any language with one made in another, or with the order now, shows no difference', async () => {
    const on = await submittedTwice()
    const inSwedish = { cookie: `${guest.cookie}; orderwright-language=sv-SE` }
    for (const headers of [inFrench, inSwedish, undefined]) {
      const list = await guest.call(endpoints.getRevisions, on, headers)
      expect(list.data.isChanged).toBe(false)
      for (const to of [2, null]) {
        const compared = await guest.call(endpoints.compareRevisions, { ...on, from: 1, to }, headers)
        const { facts, choices, items, canvas } = compared.data.difference
        expect([facts, choices, items, canvas]).toEqual([[], [], [], []])
      }
    }
  })

  test('is compared in the words of whoever looks', async () => {
    const on = await submittedTwice()
    await inUse.database.owner.db
      .updateTable('productInstances')
      .set({ quantity: 3 })
      .where('orgId', '=', orgId)
      .where('productOrderId', '=', on.productOrderId)
      .execute()
    await member.call(endpoints.approveOrder, on)
    const between = { ...on, from: 1, to: 3 }
    const [french, english] = [
      (await guest.call(endpoints.compareRevisions, between, inFrench)).data.difference,
      (await guest.call(endpoints.compareRevisions, between)).data.difference,
    ]
    const said = ({ items, amounts }: typeof french) => ({
      facts: items.flatMap((item) => (item.kind === 'changed' ? item.facts.map(({ title }) => title) : [])),
      total: amounts?.find(({ key }) => key === 'total'),
    })
    expect(said(french)).toMatchObject({
      facts: ['Quantité'],
      total: {
        title: 'Total hors livraison et taxe',
        after: { text: expect.stringMatching(/^37\s037,01\s\$$/) },
      },
    })
    expect(said(english)).toMatchObject({ facts: ['Quantity'], total: { after: { text: '$37,037.01' } } })
    expect(french.amounts?.map(({ differenceInCents }) => differenceInCents)).toEqual(
      english.amounts?.map(({ differenceInCents }) => differenceInCents),
    )
  })
})
