/** The settings of signing in by a provider: who changes them, what is refused, and what becomes of the secret. Decision 0203. */
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { clientSecret } from '../../testing/sign-in/openid-provider.ts'
import { ruleOf, useOpenid } from '../../testing/sign-in/openid-world.ts'
import { forgetRemovedConnections } from './connection-store.ts'

const openid = useOpenid()
const orgId = maisonLumen.id
const db = () => openid.inUse.database.owner.db
const ownerEmail = maisonLumen.emails.owner

describe('[issue 17] the connection', () => {
  test('is shown without its secret, which is stored sealed', async () => {
    const { owner, answer } = await openid.connect()
    expect(answer.data).toEqual({
      connection: {
        version: 1,
        title: 'Acme ID',
        issuer: openid.provider.issuer,
        clientId: 'orderwright',
        hasSecret: true,
        domains: ['maison-lumen.example'],
        allowsNewMembers: false,
        trustsEmails: false,
        isRequired: false,
        hasSignedIn: false,
      },
      redirectUri: 'http://localhost/sign-in/provider',
    })
    const shown = await owner.call(endpoints.getOpenidConnection, { orgId })
    expect(shown.data).toEqual(answer.data)
    const stored = JSON.stringify(await db().selectFrom('openidConnections').selectAll().execute())
    for (const text of [stored, shown.text, answer.text])
      expect(text).not.toContain(clientSecret.slice(0, 10))
  })

  test('keeps its secret while it is for the same provider and client, and for no other', async () => {
    const { owner } = await openid.connect()
    const { clientSecret: _kept, ...body } = openid.bodyFor(maisonLumen, { version: 1, title: 'Other name' })
    expect((await owner.call(endpoints.saveOpenidConnection, body)).data.connection?.title).toBe('Other name')
    expect((await openid.begin()).status).toBe(200)
    const moved = await owner.call(endpoints.saveOpenidConnection, { ...body, version: 2, clientId: 'other' })
    expect(ruleOf(moved)).toBe('openidSecret')
    const elsewhere = { ...body, version: 2, issuer: 'https://evil.example' }
    expect(ruleOf(await owner.call(endpoints.saveOpenidConnection, elsewhere))).toBe('openidSecret')
  })

  test('is not overwritten by somebody who has not seen it', async () => {
    const { owner } = await openid.connect()
    const again = await owner.call(endpoints.saveOpenidConnection, openid.bodyFor(maisonLumen))
    expect([again.status, again.error.details?.conflictingFields]).toEqual([409, ['version']])
    expect(again.text).not.toContain(clientSecret.slice(0, 10))
  })

  test('is removed with a way back for ten minutes, and then for good', async () => {
    const { owner } = await openid.connect()
    expect((await owner.call(endpoints.deleteOpenidConnection, { orgId })).data.connection).toBeNull()
    expect(ruleOf(await openid.begin())).toBe('openidNone')
    const back = await owner.call(endpoints.deleteOpenidConnection, { orgId, isDeleted: false })
    expect(back.data.connection?.title).toBe('Acme ID')
    expect((await openid.begin()).status).toBe(200)
    await owner.call(endpoints.deleteOpenidConnection, { orgId })
    openid.time.now = new Date(openid.time.now.getTime() + 11 * 60_000)
    await forgetRemovedConnections(db(), openid.time.now)
    expect(await db().selectFrom('openidDomains').selectAll().execute()).toEqual([])
    expect((await owner.call(endpoints.deleteOpenidConnection, { orgId, isDeleted: false })).status).toBe(404)
    expect((await openid.connect()).answer.status).toBe(200)
  })

  test('tells every owner when it is changed', async () => {
    await openid.connect()
    const mails = await db().selectFrom('outboxMails').select(['to', 'subject', 'text']).execute()
    expect(mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      ownerEmail,
      'Single sign-on was changed',
    ])
    expect(mails[0]?.text).toContain('set up how employees sign in by Acme ID.')
  })
})

describe('[issue 17] a domain', () => {
  test('is taken where an owner has an address that they came in with', async () => {
    const refused = await openid.connect({ domains: ['maison-lumen.example', 'halden-light.example'] })
    expect(refused.answer.error).toMatchObject({
      message:
        'No owner has an address at halden-light.example. Make somebody an owner who has one and has signed in with a code.',
      details: { rule: 'openidDomain' },
    })
    expect(await db().selectFrom('openidDomains').selectAll().execute()).toEqual([])
  })

  test('is not taken for an owner who was only typed in', async () => {
    const owner = await openid.ownerOf(cobaltAndPine)
    await owner.call(endpoints.inviteMember, {
      orgId: cobaltAndPine.id,
      email: 'somebody@big-firm.example',
      role: 'owner',
    })
    const body = openid.bodyFor(cobaltAndPine, { domains: ['big-firm.example'] })
    expect(ruleOf(await owner.call(endpoints.saveOpenidConnection, body))).toBe('openidDomain')
  })

  test('at which anybody can have an address is nobody’s', async () => {
    const { answer } = await openid.connect({ domains: ['gmail.com'] })
    expect(answer.error.message).toBe('Anybody can have an address at gmail.com. Enter a domain of your own.')
  })

  test('is one organization’s alone', async () => {
    await openid.connect()
    const other = await openid.ownerOf(haldenLight)
    await db()
      .updateTable('users')
      .set({ email: 'halden@maison-lumen.example' })
      .where('id', '=', demoUserId(haldenLight, 'owner'))
      .execute()
    const body = openid.bodyFor(haldenLight, { domains: ['maison-lumen.example'] })
    const answer = await other.call(endpoints.saveOpenidConnection, body)
    expect(answer.error.message).toBe('maison-lumen.example signs in to another organization already.')
    expect(answer.text).not.toContain('Maison Lumen')
    await db()
      .updateTable('users')
      .set({ email: haldenLight.emails.owner })
      .where('id', '=', demoUserId(haldenLight, 'owner'))
      .execute()
  })

  test.each([
    'localhost',
    '@maison-lumen.example',
    'maison lumen.example',
    '-a.example',
    'a..example',
    '127.0.0.1',
    '',
  ])('%j is none', async (domain) => {
    expect((await openid.connect({ domains: [domain] })).answer.status).toBe(400)
  })
})

describe('[issue 17] members by the provider alone', () => {
  test('only once the owner has signed in by it themself', async () => {
    const { owner } = await openid.connect()
    const body = openid.bodyFor(maisonLumen, { version: 1, isRequired: true })
    expect(ruleOf(await owner.call(endpoints.saveOpenidConnection, body))).toBe('openidRequired')
    await openid.signIn({ sub: 'o-1', email: ownerEmail })
    const { connection } = (await owner.call(endpoints.getOpenidConnection, { orgId })).data
    expect(connection?.hasSignedIn).toBe(true)
    const required = await owner.call(endpoints.saveOpenidConnection, body)
    expect(required.data.connection?.isRequired).toBe(true)
    const mails = await db().selectFrom('outboxMails').select('text').execute()
    expect(mails.some(({ text }) => text.includes('decided that members sign in by Acme ID alone'))).toBe(
      true,
    )
  })

  test('ends with another issuer or client, of which nobody knows yet that it works', async () => {
    const { owner } = await openid.connect()
    await openid.signIn({ sub: 'o-1', email: ownerEmail })
    expect((await openid.require()).data.connection?.isRequired).toBe(true)
    const body = openid.bodyFor(maisonLumen, { version: 2, isRequired: true, clientId: 'new-client' })
    const { connection } = (await owner.call(endpoints.saveOpenidConnection, body)).data
    expect([connection?.isRequired, connection?.hasSignedIn]).toEqual([false, false])
  })

  test('stays while a new secret is entered', async () => {
    const { owner } = await openid.connect()
    await openid.signIn({ sub: 'o-1', email: ownerEmail })
    await openid.require()
    const body = openid.bodyFor(maisonLumen, { version: 2, isRequired: true, clientSecret: 'rotated' })
    expect((await owner.call(endpoints.saveOpenidConnection, body)).data.connection?.isRequired).toBe(true)
  })

  test('ends when the connection is removed, and does not come back with it', async () => {
    const { owner } = await openid.connect()
    await openid.signIn({ sub: 'o-1', email: ownerEmail })
    await openid.require()
    await owner.call(endpoints.deleteOpenidConnection, { orgId })
    const member = await openid.inUse.app.as(demoUserId(maisonLumen, 'member'))
    expect((await member.call(endpoints.getMembers, { orgId })).status).toBe(200)
    const back = await owner.call(endpoints.deleteOpenidConnection, { orgId, isDeleted: false })
    expect(back.data.connection?.isRequired).toBe(false)
  })
})

test('[issue 17] its settings are the owners’ alone', async () => {
  const member = await openid.inUse.app.as(demoUserId(maisonLumen, 'member'))
  const stranger = await openid.inUse.app.as(demoUserId(haldenLight, 'owner'))
  for (const [caller, status] of [
    [member, 403],
    [stranger, 404],
  ] as const) {
    expect((await caller.call(endpoints.getOpenidConnection, { orgId })).status).toBe(status)
    expect((await caller.call(endpoints.saveOpenidConnection, openid.bodyFor(maisonLumen))).status).toBe(
      status,
    )
    expect((await caller.call(endpoints.deleteOpenidConnection, { orgId })).status).toBe(status)
    const { issuer } = openid.provider
    expect((await caller.call(endpoints.testOpenidConnection, { orgId, issuer })).status).toBe(status)
  }
})
