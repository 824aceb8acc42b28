/** Typing an address says nothing of who is behind it: no name, no role, no id that is older than another. Decision 0047. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoOrgs, demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let guest: Caller
let member: Caller

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
})

/** Somebody with an account, a name that stands nowhere else, and what they are at the organisation, if anything. */
async function account(
  email: string,
  membership: object | null,
  at = orgId,
  lastName = 'Quillfeather',
): Promise<string> {
  const user = await inUse.database.owner.db
    .insertInto('users')
    .values({ email, firstName: 'Ottilie', lastName, name: `Ottilie ${lastName}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (membership) {
    const place = { role: 'guest', enteredAt: '2026-01-01 00:00:00', ...membership }
    await insert(inUse.database, 'membership', at, { userId: user.id, ...place })
  }
  return email
}

/** An order of the guest, and every answer in which somebody whom its owner has just invited could be told. */
async function answersAbout(caller: Caller, email: string): Promise<string[]> {
  const { order } = await orderOf(inUse.database, { orgId, userId: guestId, title: 'Typed' })
  const byNumber = { orgId, productOrderOrgSpecificId: order.orgSpecificId }
  const about = { orgId, productOrderId: order.id }
  const asked = await caller.call(endpoints.getOrCreateSharee, { ...about, shareeEmail: email })
  const added = await caller.call(endpoints.addSharee, { ...about, shareeEmail: email })
  const { order: another } = await orderOf(inUse.database, { orgId, userId: guestId, title: 'Another' })
  const shareeId = asked.data.sharee.id
  const shown = await caller.call(endpoints.updateInvolvedUsersData, {
    ...byNumber,
    shareeId,
    pricingIsHidden: 1,
  })
  const again = await caller.call(endpoints.updateInvolvedUsersData, {
    ...byNumber,
    shareeId,
    pricingIsHidden: 0,
  })
  const opened = await caller.call(endpoints.getOrderData, byNumber)
  const { productOrders, users } = opened.data.data
  const candidates = await caller.call(endpoints.getShareCandidates, {
    orgId,
    productOrderOrgSpecificId: another.orgSpecificId,
  })
  const comments = await caller.call(endpoints.getComments, about)
  const mentioned = await caller.call(endpoints.addComment, { ...about, text: 'Hello', mentions: [shareeId] })
  const texts = [
    asked.text,
    added.text,
    (await caller.call(endpoints.getInvolvedUsers, byNumber)).text,
    shown.text,
    again.text,
    JSON.stringify(productOrders[0]?.involvedUsers),
    JSON.stringify(users.filter(({ id }) => id === shareeId)),
    JSON.stringify(candidates.data.candidates.filter(({ id }) => id === shareeId)),
    JSON.stringify(comments.data.people.filter(({ id }) => id === shareeId)),
    JSON.stringify(mentioned.data.comment.mentions),
    (await caller.call(endpoints.removeSharee, { ...byNumber, shareeEmail: email })).text.length > 0
      ? 'removed'
      : '',
  ]
  return texts.map((text) =>
    text
      .replaceAll(email, 'the address')
      .replaceAll(email.split('@')[0] ?? '', 'the address')
      .replaceAll(String(shareeId), 'the id'),
  )
}

/** Keys of an object stand in the order of their numbers, and this person's number may be any. */
const unordered = (texts: readonly string[]) => texts.map((text) => [...text].toSorted().join(''))

describe('an address that a customer types', () => {
  test.each<[string, () => Promise<string>]>([
    ['an account of another organisation', () => account('typed-abroad@example.com', {}, haldenLight.id)],
    ['an account that belongs nowhere', () => account('typed-alone@example.com', null)],
    ['another customer of the organisation', () => account('typed-rival@example.com', {})],
    ['a customer with hidden prices', () => account('typed-blind@example.com', { pricingIsHidden: 1 })],
    ['a customer who was taken off', () => account('typed-gone@example.com', { status: 'disabled' })],
    ['a demo user elsewhere', async () => haldenLight.emails.guestHiddenPricing],
  ])('[2.7.09, 2.7.10, 2.7.11] is answered alike whether nobody or %s is behind it', async (_, make) => {
    const known = await answersAbout(guest, await make())
    const unknown = await answersAbout(
      guest,
      `typed-nobody-${Math.random().toString(36).slice(2)}@example.com`,
    )
    expect(unordered(known)).toEqual(unordered(unknown))
    expect(known.join('\n')).not.toContain('Quillfeather')
  })
})

describe('an address that an employee types', () => {
  test('[2.7.10, 2.7.21] tells no name of another organisation’s people, invited to an order or as a guest', async () => {
    const email = await account('hired@example.com', { role: 'member' }, haldenLight.id, 'Thistlewood')
    const texts = await answersAbout(member, email)
    const owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
    const invited = await owner.call(endpoints.inviteGuest, { activeOrgId: orgId, email })
    const { guest: made } = invited.data.data
    expect([made.name, made.firstName, made.lastName]).toEqual(['', '', ''])
    const { order } = await orderOf(inUse.database, { orgId, userId: made.id, title: 'For the new guest' })
    texts.push(
      invited.text,
      (await owner.call(endpoints.getGuestsData, { orgId })).text,
      (await owner.call(endpoints.getOrdersData, { orgId, searchTerm: 'For the new guest' })).text,
      (await owner.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId: order.orgSpecificId }))
        .text,
    )
    expect(texts.join('\n')).not.toContain('Thistlewood')
    // They tell it themselves by coming in.
    const person = await inUse.app.as(made.id)
    await person.call(endpoints.getSession, {})
    const guests = await owner.call(endpoints.getGuestsData, { orgId })
    expect(guests.text).toContain('Ottilie Thistlewood')
  })
})

describe('ids of people', () => {
  test('say nothing of when an account was made: old and new ones are mixed', async () => {
    const seeded = demoOrgs.flatMap(({ userIds }) => Object.values(userIds))
    const made = []
    for (let index = 0; index < 40; index++) {
      const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
      const shareeEmail = `counted-${index}@example.com`
      const answer = await guest.call(endpoints.getOrCreateSharee, { productOrderId: order.id, shareeEmail })
      made.push(answer.data.sharee.id)
    }
    expect(made).not.toEqual(made.toSorted((a, b) => a - b))
    for (const ids of [seeded, made]) {
      expect(Math.min(...ids)).toBeGreaterThanOrEqual(1_000_000)
      expect(Math.min(...ids)).toBeLessThan(500_000_000)
      expect(Math.max(...ids)).toBeGreaterThan(1_600_000_000)
    }
  })
})
