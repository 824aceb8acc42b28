/** A person's passkeys: adding, naming, removing and bringing back, and nobody else's. Decision 0199. */
import { endpoints } from '@orderwright/contract'
import { MAX_PASSKEYS } from '@orderwright/domain/access'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { PasskeyAuthenticator } from '../../testing/sign-in/passkey-authenticator.ts'
import {
  browserMark,
  localSite,
  register,
  signIn,
  withPasskey,
} from '../../testing/sign-in/passkey-fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { revokeDemoSessions } from '../session/revoke-demo-sessions.ts'

let database: TestDatabase
let app: TestApp
let guest: Caller
let device: PasskeyAuthenticator
let time = new Date()
const guestId = demoUserId(maisonLumen, 'guest')
const memberId = demoUserId(maisonLumen, 'member')

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  time = new Date()
  app = await createTestApp(database, { now: () => time })
  await database.owner.db.deleteFrom('passkeys').execute()
  guest = await app.as(guestId)
  device = new PasskeyAuthenticator(localSite)
})
afterEach(async () => {
  expect(app.problems).toEqual([])
  await app.close()
})
afterAll(() => database.close())

const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000 + 1000)
}
const namesOf = async (caller: Caller) =>
  (await caller.call(endpoints.getPasskeys, {})).data.passkeys.map(({ name }) => name)
const refusal = (answer: Awaited<ReturnType<typeof register>>) => [answer.status, answer.error.details?.rule]

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.owner.db)
  return rows[0]?.count ?? 0
}

describe('adding a passkey', () => {
  test('[issue 17] keeps it under its name, unused, and tells its person by e-mail', async () => {
    const answer = await register(guest, device, { name: '  Work laptop ' })
    expect(answer.data.passkey).toMatchObject({ name: 'Work laptop', lastUsedAt: null, isSynced: false })
    expect(await namesOf(guest)).toEqual(['Work laptop'])
    const mail = await database.owner.db
      .selectFrom('outboxMails')
      .select(['to', 'text', 'userId', 'orgId'])
      .where('kind', '=', 'passkeyAdded')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ to: maisonLumen.emails.guest, userId: guestId, orgId: null })
    expect(mail.text).toContain('“Work laptop”')
    expect(mail.text).toContain('http://localhost:3000/sign-in')
  })

  test('[issue 17] asks for one that is found without an address and looks who its person is', async () => {
    const { creation } = (await guest.call(endpoints.beginPasskey, {})).data
    expect(creation).toMatchObject({
      rp: { id: 'localhost', name: 'Orderwright' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('[issue 17] names the person by random bytes, the same for each of their passkeys', async () => {
    const begin = async (caller: Caller) => (await caller.call(endpoints.beginPasskey, {})).data.creation
    const [first, second] = [await begin(guest), await begin(guest)]
    const other = await begin(await app.as(memberId))
    expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32)
    expect(second.user.id).toBe(first.user.id)
    expect(other.user.id).not.toBe(first.user.id)
    expect(second.challenge).not.toBe(first.challenge)
  })

  test('[issue 17] tells the device of those that there are, so that it makes no second one', async () => {
    await register(guest, device)
    const { creation } = (await guest.call(endpoints.beginPasskey, {})).data
    expect(creation.excludeCredentials).toMatchObject([{ type: 'public-key', transports: ['internal'] }])
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }, 'passkeyOtherSite'],
    ['another site in the authenticator', { rpId: 'evil.example' }, 'passkeyOtherSite'],
    ['a device that did not look who it was', { isUnverified: true }, 'passkeyUnverified'],
    ['a challenge that nobody asked for', { challenge: 'x'.repeat(43) }, 'passkeyExpired'],
    ['a signature in the place of a new one', { type: 'webauthn.get' }, 'passkeyNotAdded'],
    ['a statement of an unknown kind', { format: 'android-key' }, 'passkeyNotAdded'],
  ] as const)('[issue 17] refuses %s', async (_what, deviation, rule) => {
    expect(refusal(await register(guest, device, deviation))).toEqual([422, rule])
    expect(await namesOf(guest)).toEqual([])
  })

  test('[issue 17] takes a challenge once, within five minutes, from whoever asked for it and where they did', async () => {
    const begin = async () => (await guest.call(endpoints.beginPasskey, {})).data.creation
    const add = (
      caller: Caller,
      registration: ReturnType<typeof device.create>,
      headers?: Record<string, string>,
    ) => caller.call(endpoints.addPasskey, { name: 'Phone', registration }, headers)
    const used = device.create(await begin())
    expect((await add(guest, used)).status).toBe(200)
    expect(refusal(await add(guest, used))).toEqual([422, 'passkeyExpired'])

    const creation = await begin()
    expect(refusal(await add(await app.as(memberId), device.create(creation)))).toEqual([
      422,
      'passkeyExpired',
    ])
    const inAnother = { cookie: `${guest.cookie}; ${browserMark('b')['cookie']}` }
    expect(refusal(await add(guest, device.create(creation), inAnother))).toEqual([422, 'passkeyExpired'])
    later(5)
    expect(refusal(await add(guest, device.create(creation)))).toEqual([422, 'passkeyExpired'])
  })

  test('[issue 17] refuses one that is kept already, whoever has it', async () => {
    const { creation } = (await guest.call(endpoints.beginPasskey, {})).data
    const registration = device.create(creation)
    await guest.call(endpoints.addPasskey, { name: 'Phone', registration })
    const member = await app.as(memberId)
    const { challenge } = (await member.call(endpoints.beginPasskey, {})).data.creation
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: 'webauthn.create', challenge, origin: localSite }),
    ).toString('base64url')
    const stolen = { ...registration, response: { ...registration.response, clientDataJSON } }
    expect(refusal(await member.call(endpoints.addPasskey, { name: 'Mine', registration: stolen }))).toEqual([
      422,
      'passkeyIsThere',
    ])
  })

  test(`[issue 17] goes on to ${MAX_PASSKEYS}, also when the last two come at once`, async () => {
    const rows = Array.from({ length: MAX_PASSKEYS - 1 }, (_, index) => ({
      userId: guestId,
      credentialId: `kept-${index}`,
      publicKey: 'AA',
      name: `Kept ${index}`,
      transports: [],
      isSynced: false,
    }))
    await database.owner.db.insertInto('passkeys').values(rows).execute()
    const made = await Promise.all(
      ['Phone', 'Tablet'].map(async (name) => {
        const { creation } = (await guest.call(endpoints.beginPasskey, {})).data
        return { name, registration: device.create(creation) }
      }),
    )
    // Both have come to the database before either is written.
    const last = await database.owner.db
      .transaction()
      .execute(async (held) => {
        await sql`select from users where id = ${guestId} for update`.execute(held)
        const both = made.map((body) => guest.call(endpoints.addPasskey, body))
        await expect.poll(waitingForLocks).toBe(2)
        return both
      })
      .then((both) => Promise.all(both))
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const begun = await guest.call(endpoints.beginPasskey, {})
    expect([begun.status, begun.error.details?.rule]).toEqual([422, 'tooManyPasskeys'])
    expect(await namesOf(guest)).toHaveLength(MAX_PASSKEYS)
  })

  test('[issue 17] is limited for each person, and says when to come back', async () => {
    const begun = []
    for (let attempt = 0; attempt < 41; attempt += 1) begun.push(await guest.call(endpoints.beginPasskey, {}))
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(40)
    expect([begun.at(-1)?.status, Number(begun.at(-1)?.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await (await app.as(memberId)).call(endpoints.beginPasskey, {})).status).toBe(200)
  })

  test('[issue 17] is nothing for nobody, for a visitor, or for a program', async () => {
    const { caller: visitor } = await app.visitor()
    for (const caller of [app.anonymous, visitor])
      for (const endpoint of [endpoints.beginPasskey, endpoints.getPasskeys])
        expect((await caller.call(endpoint, {})).status).toBe(401)
  })
})

describe('passkeys that there are', () => {
  test('[issue 17] are renamed and removed; a removed one signs nobody in, and is brought back within ten minutes', async () => {
    const { passkey } = (await register(guest, device)).data
    const about = { passkeyId: passkey.id }
    const renamed = await guest.call(endpoints.renamePasskey, { ...about, name: ' My phone ' })
    expect(renamed.data.passkey.name).toBe('My phone')
    expect((await guest.call(endpoints.deletePasskey, about)).status).toBe(200)
    expect(await namesOf(guest)).toEqual([])
    expect((await signIn(app, device)).error.details?.rule).toBe('passkeyRefused')
    expect((await guest.call(endpoints.deletePasskey, about)).status).toBe(404)
    expect((await guest.call(endpoints.renamePasskey, { ...about, name: 'Gone' })).status).toBe(404)
    await guest.call(endpoints.deletePasskey, { ...about, isDeleted: false })
    expect(await namesOf(guest)).toEqual(['My phone'])
    expect((await signIn(app, device)).status).toBe(200)
  })

  test('[issue 17] are gone for good ten minutes after they were removed', async () => {
    const { passkey } = (await register(guest, device)).data
    await guest.call(endpoints.deletePasskey, { passkeyId: passkey.id })
    later(10)
    const back = await guest.call(endpoints.deletePasskey, { passkeyId: passkey.id, isDeleted: false })
    expect(back.status).toBe(404)
    await app.services.jobs.add({ task: 'removeExpired' })
    await app.runJobs()
    expect(await database.owner.db.selectFrom('passkeys').select('id').execute()).toEqual([])
  })

  test('[issue 17] of somebody else are found as missing ones are', async () => {
    const { passkey } = (await register(guest, device)).data
    const member = await app.as(memberId)
    const tried = async (passkeyId: number) => [
      await member.call(endpoints.renamePasskey, { passkeyId, name: 'Mine' }),
      await member.call(endpoints.deletePasskey, { passkeyId }),
      await member.call(endpoints.deletePasskey, { passkeyId, isDeleted: false }),
    ]
    const [theirs, nobodys] = [await tried(passkey.id), await tried(2_000_000_000)]
    expect(theirs.map(({ status, text }) => [status, text])).toEqual(
      nobodys.map(({ status, text }) => [status, text]),
    )
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await namesOf(member)).toEqual([])
    expect(await namesOf(guest)).toEqual(['Phone'])
  })

  test('[issue 17] stay when devices are signed out, and go with the demo that a production server finds', async () => {
    const { caller } = await withPasskey(app, guestId)
    await caller.call(endpoints.endDevices, {})
    await caller.call(endpoints.signOut, {})
    expect(await namesOf(await app.as(guestId))).toEqual(['Phone'])
    await revokeDemoSessions(database.owner.db)
    expect(await database.owner.db.selectFrom('passkeys').select('id').execute()).toEqual([])
  })

  test('[issue 17] go with the account of their person', async () => {
    const { id } = await database.owner.db
      .insertInto('users')
      .values({ email: 'somebody@orders.test', firstName: 'Some', lastName: 'Body', name: 'Some Body' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { device: theirs } = await withPasskey(app, id)
    await sql`delete from outbox_mails where user_id = ${id}`.execute(database.owner.db)
    await database.owner.db.deleteFrom('users').where('id', '=', id).execute()
    const answer = await signIn(app, theirs)
    expect([answer.status, answer.error.details?.rule]).toEqual([422, 'passkeyRefused'])
  })
})
