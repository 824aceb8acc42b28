/** API keys: made once, accepted by the calls of their scope and role, refused once they end. [issue 16] */
import {
  createApiKey,
  createProductOrder,
  endpoints,
  getApiKeys,
  getOrderEvents,
  revokeApiKey,
} from '@orderwright/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { cobaltAndPine, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { makeApiKey } from '../../testing/sign-in/api-keys.ts'
import { picture, sendPicture } from '../../testing/files/send-picture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const ownerId = demoUserId(maisonLumen, 'owner')
const memberId = demoUserId(maisonLumen, 'member')
const guestId = demoUserId(maisonLumen, 'guest')
let clock = new Date()
const inUse = useTestApp({ now: () => clock })
let owner: Caller

beforeEach(async () => {
  clock = new Date()
  owner = await inUse.app.as(ownerId)
})

const make = (wanted: Partial<Parameters<typeof makeApiKey>[1]> = {}) =>
  makeApiKey(inUse.app, { orgId, ownerId, ...wanted })
// On a device of its own: the clock may have gone on for longer than one stays signed in.
const list = async () => (await (await inUse.app.as(ownerId)).call(getApiKeys, { orgId })).data.apiKeys
const keyOf = async (id: number) => (await list()).find((one) => one.id === id)
/** A call that only reads, for members. */
const read = (caller: Caller, at: number = orgId) => caller.call(endpoints.getMembers, { orgId: at })
const orderFor = (caller: Caller, userId: number | undefined = guestId) =>
  caller.call(createProductOrder, { productOrderProps: { orgId, ...(userId ? { userId } : {}) } })
const refusal = async (answer: ReturnType<typeof read>) => {
  const { status, error } = await answer
  return [status, error.code, error.message]
}

describe('[issue 16] an API key', () => {
  it('is shown whole once, and by its last four signs, its maker and its life from then on', async () => {
    const wanted = { orgId, name: ' Website ', scope: 'write', role: 'member', validDays: 90 } as const
    const { data } = await owner.call(createApiKey, wanted)
    expect(data.secret).toMatch(/^owk_[0-9a-f]{72}$/)
    expect(data.apiKey).toMatchObject({
      name: 'Website',
      scope: 'write',
      role: 'member',
      state: 'active',
      lastFour: data.secret.slice(-4),
      createdBy: expect.stringMatching(/\w/),
      lastUsedAt: null,
      revokedAt: null,
    })
    const { created, expiresAt } = data.apiKey
    expect(Date.parse(`${expiresAt}Z`) - Date.parse(`${created}Z`)).toBe(90 * 86_400_000)
    expect(await keyOf(data.apiKey.id)).toEqual(data.apiKey)
    expect(JSON.stringify(await list())).not.toContain(data.secret.slice(4, 40))
  })

  it('may only read and acts as a member where nothing else is said', async () => {
    const { data } = await owner.call(createApiKey, { orgId, name: 'Least' })
    expect([data.apiKey.scope, data.apiKey.role, data.apiKey.expiresAt]).toEqual(['read', 'member', null])
  })

  it('is made, seen and revoked by owners alone, never by a key, and of one’s own organization', async () => {
    const { apiKey, caller } = await make({ name: 'Owners only' })
    const abroad = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
    const others: [Caller, number][] = [
      [await inUse.app.as(memberId), 403],
      [await inUse.app.as(guestId), 403],
      [caller, 403],
      [abroad, 404],
      [inUse.app.anonymous, 401],
    ]
    for (const [other, status] of others) {
      expect((await other.call(getApiKeys, { orgId })).status).toBe(status)
      expect((await other.call(createApiKey, { orgId, name: 'More' })).status).toBe(status)
      expect((await other.call(revokeApiKey, { orgId, apiKeyId: apiKey.id })).status).toBe(status)
    }
    const smuggled = await abroad.call(revokeApiKey, { orgId: cobaltAndPine.id, apiKeyId: apiKey.id })
    expect(smuggled.status).toBe(404)
    expect((await keyOf(apiKey.id))?.state).toBe('active')
  })

  it('has a name of its own, which is free again when it is revoked; two at once make one key', async () => {
    const { revoke } = await make({ name: 'Accounting' })
    const again = await owner.call(createApiKey, { orgId, name: 'accounting' })
    expect([again.status, again.error.message]).toEqual([
      422,
      'There is an API key named accounting already.',
    ])
    await revoke()
    const both = await Promise.all([1, 2].map(() => owner.call(createApiKey, { orgId, name: 'Accounting' })))
    const statuses = both.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 409, 422].includes(status))).toBe(true)
  })

  it.each([
    ['no name', { name: '  ' }],
    ['a name of 81 signs', { name: 'x'.repeat(81) }],
    ['a scope that there is not', { name: 'x', scope: 'admin' }],
    ['the role of a guest', { name: 'x', role: 'guest' }],
    ['no day', { name: 'x', validDays: 0 }],
    ['a part of a day', { name: 'x', validDays: 1.5 }],
  ])('is not made with %s', async (_, wanted) => {
    const before = await list()
    expect((await owner.post(createApiKey.path, { orgId, ...wanted })).status).toBe(400)
    expect(await list()).toEqual(before)
  })
})

describe('[issue 16] a call with an API key', () => {
  it('reads with either scope, and writes with the scope write alone', async () => {
    const reader = await make({ scope: 'read' })
    const writer = await make({ scope: 'write' })
    expect((await read(reader.caller)).status).toBe(200)
    expect((await orderFor(writer.caller)).status).toBe(200)
    const refused = await orderFor(reader.caller)
    expect([refused.status, refused.error]).toEqual([
      403,
      {
        code: 'forbidden',
        message:
          'This API key may only read, and this call changes something. Use a key that may write: an owner of the organization can make one.',
      },
    ])
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope"')
  })

  it('has the rights of its role and no more: a member’s reads no settings, an owner’s does', async () => {
    const settings = (caller: Caller) => caller.call(endpoints.getOrgSettings, { orgId })
    expect((await settings((await make({ role: 'member' })).caller)).status).toBe(403)
    expect((await settings((await make({ role: 'owner' })).caller)).status).toBe(200)
  })

  it('reaches nothing of another organization, named outright or by an order alone', async () => {
    const { caller } = await make()
    expect((await read(caller, cobaltAndPine.id)).status).toBe(404)
    const theirs = await inUse.database.owner.db
      .selectFrom('productOrders')
      .select('id')
      .where('orgId', '=', cobaltAndPine.id)
      .limit(1)
      .executeTakeFirstOrThrow()
    expect((await caller.call(endpoints.duplicateOrder, { productOrderId: theirs.id })).status).toBe(404)
  })

  it('is refused where the call is about a person, and no cookie is set', async () => {
    const { caller } = await make()
    const about = { orgId, memberUserId: memberId }
    const answers = [
      await caller.post(endpoints.getSession.path, {}),
      await caller.post(endpoints.signOut.path, {}),
      await caller.post(endpoints.getDevices.path, {}),
      await caller.post(endpoints.getNotifications.path, { orgId }),
      await caller.post(endpoints.updateMember.path, { ...about, role: 'owner' }),
      await caller.post(endpoints.transferOwnership.path, about),
      await caller.post(endpoints.createOrg.path, { title: 'Mine', email: 'mine@example.com' }),
    ]
    for (const { status, error, headers } of answers) {
      expect([status, error.message]).toEqual([
        403,
        'This call is about a person and their rights; API keys can not make it. Sign in and make it there.',
      ])
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  it('names whose a new order is, and stands in the history under the name of the key', async () => {
    const { caller } = await make({ name: 'Web shop' })
    const nobodys = await orderFor(caller, 0)
    expect([nobodys.status, nobodys.error.message]).toEqual([
      400,
      'An API key has nothing of its own. Say in userId whose this is; get-configurator-guests-data and get-members know the ids.',
    ])
    const { productOrder } = (await orderFor(caller)).data
    expect(productOrder.userId).toBe(guestId)
    const { events, people } = (await owner.call(getOrderEvents, { orgId, productOrderId: productOrder.id }))
      .data
    expect(events.map(({ kind, userName }) => [kind, userName])).toEqual([
      ['order.create', 'API key Web shop'],
    ])
    expect(people.map(({ name }) => name)).toEqual(['API key Web shop'])
    const said = { orgId, productOrderId: productOrder.id, text: 'Came in by the web shop.' }
    const { comment } = (await caller.call(endpoints.addComment, said)).data
    expect([comment.authorName, comment.authorKind]).toEqual(['API key Web shop', 'employee'])
  })

  it('is nobody: it is no member, no owner who may be the last, and gets no mail', async () => {
    const { caller } = await make({ name: 'Nobody' })
    const { members } = (await read(owner)).data
    expect(members.filter(({ name, email }) => name.includes('Nobody') || email === '')).toEqual([])
    const leaving = { orgId, memberUserId: ownerId, role: 'member' } as const
    expect((await owner.call(endpoints.updateMember, leaving)).error.details?.rule).toBe('lastOwner')
    await orderFor(caller)
    const mails = await inUse.database.owner.db
      .selectFrom('outboxMails')
      .select('to')
      .where('to', '=', '')
      .execute()
    expect(mails).toEqual([])
  })

  it('uploads a picture, and fetches its file', async () => {
    const { caller, secret } = await make()
    const { productOrder } = (await orderFor(caller)).data
    const about = { orgId, resourceForMedium: 'productOrder', resourceId: productOrder.id }
    const sent = await sendPicture(inUse.app, caller, about, await picture('png'))
    expect([sent.status, JSON.stringify(sent.body)]).toEqual([200, expect.stringContaining('"medium"')])
    const [, id] = /"id":(\d+)/.exec(JSON.stringify(sent.body)) ?? []
    const url = `/api/media/${orgId}/${id}/picture`
    const get = (headers: Record<string, string>) => inUse.app.app.inject({ method: 'GET', url, headers })
    expect((await get({ authorization: `Bearer ${secret}` })).statusCode).toBe(200)
    expect((await get({})).statusCode).toBe(401)
  })

  it('writes down its last use, at most once a minute', async () => {
    const { apiKey, caller } = await make()
    const at = async () => Date.parse(`${(await keyOf(apiKey.id))?.lastUsedAt}Z`) / 1000
    clock = new Date('2027-01-01T10:00:00Z')
    await read(caller)
    expect(await at()).toBe(Date.parse('2027-01-01T10:00:00Z') / 1000)
    clock = new Date('2027-01-01T10:00:59Z')
    await read(caller)
    expect(await at()).toBe(Date.parse('2027-01-01T10:00:00Z') / 1000)
    clock = new Date('2027-01-01T10:01:00Z')
    await read(caller)
    expect(await at()).toBe(Date.parse('2027-01-01T10:01:00Z') / 1000)
  })

  it('is held up after 600 calls in a minute with Retry-After, and other keys are not', async () => {
    const { caller } = await make()
    const calm = await make()
    const statuses: number[] = []
    // What a key may not make costs as much of its limit, and the server less work.
    for (let count = 0; count < 600; count += 1)
      statuses.push((await caller.post(endpoints.getSession.path, {})).status)
    expect(new Set(statuses)).toEqual(new Set([403]))
    const held = await read(caller)
    expect([held.status, held.error.code]).toEqual([429, 'tooManyRequests'])
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await read(calm.caller)).status).toBe(200)
  })
})

describe('[issue 16] an API key that has ended', () => {
  it('says that it was revoked, and stays so', async () => {
    const { caller, revoke, apiKey } = await make()
    expect((await read(caller)).status).toBe(200)
    await revoke()
    const message = 'This API key was revoked. An owner of the organization can make a new one.'
    expect(await refusal(read(caller))).toEqual([401, 'unauthenticated', message])
    const { revokedAt } = (await keyOf(apiKey.id)) ?? {}
    clock = new Date(clock.getTime() + 3_600_000)
    await revoke()
    expect(await keyOf(apiKey.id)).toMatchObject({ state: 'revoked', revokedAt })
  })

  it('is good until the second in which it expires', async () => {
    clock = new Date('2027-02-01T08:00:00Z')
    const { caller, apiKey } = await make({ validDays: 1 })
    clock = new Date('2027-02-02T07:59:59Z')
    expect((await read(caller)).status).toBe(200)
    clock = new Date('2027-02-02T08:00:00Z')
    const message =
      'This API key expired on 2027-02-02 08:00:00 UTC. An owner of the organization can make a new one.'
    expect(await refusal(read(caller))).toEqual([401, 'unauthenticated', message])
    expect((await keyOf(apiKey.id))?.state).toBe('expired')
  })
})

describe('[issue 16] in two processes', () => {
  let other: TestApp
  beforeAll(async () => {
    other = await createTestApp(inUse.database)
  })
  afterAll(() => other.close())

  test('a key that one revokes is refused by the other from the next call on', async () => {
    const { secret, revoke, caller } = await make()
    const elsewhere = other.withKey(secret)
    expect([(await read(caller)).status, (await read(elsewhere)).status]).toEqual([200, 200])
    await revoke()
    expect([(await read(caller)).status, (await read(elsewhere)).status]).toEqual([401, 401])
    expect(other.problems).toEqual([])
  })

  test('a call that was let in before its key was revoked reaches nothing after it', async () => {
    const { apiKey, revoke } = await make()
    const { userId } = await inUse.database.owner.db
      .selectFrom('apiKeys')
      .select('userId')
      .where('orgId', '=', orgId)
      .where('id', '=', apiKey.id)
      .executeTakeFirstOrThrow()
    const role = async () => {
      const entered = await sql<{
        role: string | null
      }>`select role from enter_tenant(${orgId}, ${userId})`.execute(inUse.database.owner.db)
      return entered.rows[0]?.role
    }
    expect(await role()).toBe('owner')
    await revoke()
    expect(await role()).toBeNull()
  })
})

test('[issue 16] a secret stands in no answer but the first, no table and no line of the log', async () => {
  const made = await make({ name: 'Leak' })
  const secrets = [made.secret, made.secret.slice(4, 68)]
  const answers = [
    JSON.stringify(await list()),
    (await read(made.caller)).text,
    (await made.caller.post('/no/such/call', {})).text,
    (await made.caller.post(endpoints.getMembers.path, '{')).text,
    (await made.caller.post(endpoints.getMembers.path, { orgId, [made.secret]: 1 })).status.toString(),
    (
      await inUse.app.anonymous.post(
        endpoints.getMembers.path,
        {},
        { authorization: `Bearer ${made.secret}x` },
      )
    ).text,
  ]
  await orderFor(made.caller)
  const { rows: tables } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(inUse.database.owner.db)
  for (const { name } of tables)
    for (const secret of secrets) {
      const found =
        await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${secret}%`} limit 1`.execute(
          inUse.database.owner.db,
        )
      expect([name, found.rows.length]).toEqual([name, 0])
    }
  expect(secrets.filter((secret) => [...answers, ...inUse.app.problems].join('\n').includes(secret))).toEqual(
    [],
  )
  // The app itself can not even read the hash.
  await expect(sql`select secret_hash from api_keys`.execute(inUse.database.app.db)).rejects.toMatchObject({
    code: '42501',
  })
})
