/** A new organization: made once, without any seeds, and its owner signs in with the link of the mail. */
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cobaltAndPine } from '../../seeds/demo-orgs.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { listOrgs, makeOrg } from './make-org.ts'

const settings = { now: new Date(), publicUrl: 'https://orders.example.com' }
let database: TestDatabase
let app: TestApp
beforeAll(async () => {
  // Migrated and empty: no demo.
  database = await openTestDatabase()
  app = await createTestApp(database)
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

const mailsTo = (email: string) =>
  database.owner.db.selectFrom('outboxMails').select(['subject', 'text']).where('to', '=', email).execute()

test('[issue 14] is made on an empty database, once, and works from the defaults alone', async () => {
  const wanted = { title: 'Studio North', email: 'Ada@Example.com' }
  const answers = await Promise.all([1, 2, 3].map(() => makeOrg(database.owner.db, wanted, settings)))
  const [made, ...more] = answers.filter((answer) => answer !== null)
  expect(more).toEqual([])
  expect(
    await makeOrg(database.owner.db, { title: ' studio north ', email: 'ada@example.com' }, settings),
  ).toBe(null)
  expect(
    await makeOrg(database.owner.db, { title: 'Studio South', email: 'ada@example.com' }, settings),
  ).not.toBe(null)
  expect((await listOrgs(database.owner.db)).map(({ title, owners }) => [title, owners])).toEqual([
    ['Studio North', ['ada@example.com']],
    ['Studio South', ['ada@example.com']],
  ])
  const orgId = made?.orgId ?? 0
  const owner = await app.as(made?.userId ?? 0)
  const session = await owner.call(endpoints.getSession, {})
  expect(session.data.orgs[0]).toMatchObject({ id: orgId, role: 'owner', mayEditDataFields: true })
  expect((await owner.call(endpoints.getHomepageData, { orgId })).status).toBe(200)
  const read = await owner.call(endpoints.getOrgSettings, { orgId })
  expect(read.data).toMatchObject({ stored: { title: 'Studio North' }, history: [] })
  const order = await owner.call(endpoints.createProductOrder, { productOrderProps: { orgId } })
  expect(order.status).toBe(200)
})

test('[issue 14] its owner signs in once with the link that the mail has, and once with that of the terminal', async () => {
  const made = await makeOrg(
    database.owner.db,
    { title: 'Linked', email: 'linked@example.com' },
    { ...settings, now: new Date() },
  )
  const [mail] = await mailsTo('linked@example.com')
  expect(mail?.subject).toBe('Linked is ready')
  const tokenIn = (text = '') =>
    /https:\/\/orders\.example\.com\/sign-in\?userToken=([\w-]+)/.exec(text)?.[1] ?? ''
  const tokens = [tokenIn(mail?.text), tokenIn(made?.signInUrl)]
  expect(new Set(tokens).size).toBe(2)
  for (const userToken of tokens) {
    const first = await app.anonymous.call(endpoints.signInWithToken, { userToken })
    expect(first.data.user?.email).toBe('linked@example.com')
    expect((await app.anonymous.call(endpoints.signInWithToken, { userToken })).status).toBe(422)
  }
})

test('[issue 14] in a demo anybody makes one, is written to and not signed in, and not without end', async () => {
  const start = (title: string, email = 'visitor@example.com') =>
    app.anonymous.call(endpoints.createOrg, { title, email })
  const answer = await start('Mine')
  expect([answer.status, answer.data, answer.headers['set-cookie']]).toEqual([200, { ok: true }, undefined])
  expect(await mailsTo('visitor@example.com')).toHaveLength(1)
  const again = await start('mine')
  expect([again.status, again.error.details?.rule]).toEqual([422, 'orgExists'])
  for (const [title, email] of [
    ['', 'a@example.com'],
    [' ', 'a@example.com'],
    ['A', 'a'],
    ['x'.repeat(201), 'a@example.com'],
  ])
    expect((await start(title ?? '', email)).status).toBe(400)
  const statuses: number[] = []
  for (let index = 0; index < 30; index += 1) statuses.push((await start(`Mine ${index}`)).status)
  expect(statuses.at(-1)).toBe(429)
})

test('[issue 14] in production there is no such call', async () => {
  const production = await createTestApp(database, { config: { isDemo: false, isProduction: true } })
  const answer = await production.anonymous.post(endpoints.createOrg.path, {
    title: cobaltAndPine.title,
    email: 'a@example.com',
  })
  expect(answer.status).toBe(404)
  await production.close()
})
