/** Owners give a person what is held about them, and erase them after typing their address. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp()
const orgId = maisonLumen.id
let [owner, member]: Caller[] = []
const invite = async (email: string) => {
  const answer = await owner?.call(endpoints.inviteGuest, { activeOrgId: orgId, email })
  return answer?.data.data.guest.userId ?? 0
}
beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
})

test('[issue 17] an owner gets all that is held about a guest, and a stranger’s data is not there', async () => {
  const guestId = demoUserId(maisonLumen, 'guest')
  const given = await owner?.call(endpoints.getPersonalData, { orgId, aboutUserId: guestId })
  expect([given?.status, given?.data.tables['people']]).toEqual([
    200,
    [expect.objectContaining({ id: guestId, email: maisonLumen.emails.guest })],
  ])
  expect(given?.data.tables['product_orders']?.length).toBeGreaterThan(5)
  // Somebody elsewhere, nobody at all, and a key, whose person has a place here but an empty address, as every visitor has.
  await owner?.call(endpoints.createApiKey, { orgId, name: 'Stock' })
  const { userId: keyUserId } = await inUse.database.owner.db
    .selectFrom('apiKeys')
    .select('userId')
    .where('name', '=', 'Stock')
    .executeTakeFirstOrThrow()
  for (const stranger of [demoUserId(norrvik, 'guest'), 2_000_000_000, keyUserId])
    expect((await owner?.call(endpoints.getPersonalData, { orgId, aboutUserId: stranger }))?.status).toBe(404)
  expect((await member?.call(endpoints.getPersonalData, { orgId, aboutUserId: guestId }))?.status).toBe(403)
})

test('[issue 17] the address is the second word: another one erases nobody', async () => {
  const aboutUserId = await invite('typed@studio.example')
  const wrong = await owner?.call(endpoints.erasePerson, { orgId, aboutUserId, email: 'typo@studio.example' })
  expect([wrong?.status, wrong?.error.message, wrong?.error.details?.fields]).toEqual([
    422,
    'Type the e-mail address of the person who is erased.',
    [{ path: 'email', message: 'Type the e-mail address of the person who is erased.' }],
  ])
  expect(
    (await member?.call(endpoints.erasePerson, { orgId, aboutUserId, email: 'typed@studio.example' }))
      ?.status,
  ).toBe(403)
  const erased = await owner?.call(endpoints.erasePerson, {
    orgId,
    aboutUserId,
    email: 'Typed@Studio.example ',
  })
  expect([erased?.status, erased?.data.erasure]).toEqual([
    200,
    {
      orders: 0,
      places: expect.any(Number),
      mails: expect.any(Number),
      kept: [],
      accountIsGone: true,
      standsInSettings: false,
    },
  ])
  const guests = await owner?.call(endpoints.getGuestsData, { orgId })
  expect(guests?.data.data.guests.map(({ email }) => email)).not.toContain('typed@studio.example')
  // Invited again they are somebody new.
  expect(await invite('typed@studio.example')).not.toBe(aboutUserId)
})

test('[issue 17] nobody erases themselves', async () => {
  const refused = await owner?.call(endpoints.erasePerson, {
    orgId,
    aboutUserId: demoUserId(maisonLumen, 'owner'),
    email: maisonLumen.emails.owner,
  })
  expect([refused?.status, refused?.error.message]).toEqual([
    422,
    'Somebody else has to erase you: nobody could see then that it was done.',
  ])
})

test('[issue 17] two people who are named in what is unique are erased one after the other', async () => {
  const { db } = inUse.database.owner
  const people = ['gustav.adler@studio.example', 'berta.bauer@studio.example']
  const ids = []
  for (const email of people) {
    const aboutUserId = await invite(email)
    ids.push(aboutUserId)
    await owner?.call(endpoints.createApiKey, { orgId, name: `Key of ${email}` })
    await db
      .insertInto('reminderStops')
      .values({ orgId, customerKey: `email:${email}` })
      .execute()
    await db
      .insertInto('reminderStops')
      .values({ orgId, customerKey: `firm:${email} interiors` })
      .execute()
  }
  for (const [index, aboutUserId] of ids.entries()) {
    const email = people[index] ?? ''
    const erased = await owner?.call(endpoints.erasePerson, { orgId, aboutUserId, email })
    expect([email, erased?.status]).toEqual([email, 200])
  }
  const keys = await db.selectFrom('apiKeys').select('name').where('name', 'like', 'Key of %').execute()
  expect(keys.map(({ name }) => name).toSorted()).toEqual(['Key of (erased)', 'Key of (erased) 2'])
  // As the keys of customers are: in small letters, so that what stays stopped is found by them.
  const stops = await db
    .selectFrom('reminderStops')
    .select('customerKey')
    .where('orgId', '=', orgId)
    .execute()
  expect(stops.map(({ customerKey }) => customerKey).toSorted()).toEqual([
    'email:(erased)',
    'firm:(erased) interiors',
  ])
})
