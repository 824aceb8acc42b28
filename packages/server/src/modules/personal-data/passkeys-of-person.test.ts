/** A person's passkeys in what they are given, and after they were erased. Decisions 0181 and 0199. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import type { PasskeyAuthenticator } from '../../testing/sign-in/passkey-authenticator.ts'
import { signIn, withPasskey } from '../../testing/sign-in/passkey-fixture.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { eraseFromOrg } from './erasure.ts'
import { readPerson } from './read-person.ts'

const inUse = useTestApp()
const person = { orgId: maisonLumen.id, userId: demoUserId(maisonLumen, 'guestHiddenPricing') }
const db = () => inUse.database.owner.db
let device: PasskeyAuthenticator
beforeAll(async () => {
  device = (await withPasskey(inUse.app, person.userId)).device
})

test('[issue 17] a person is given the names and times of their passkeys, and nothing that signs in', async () => {
  const held = await db()
    .transaction()
    .execute((trx) => readPerson(trx, person))
  const lines = held.find(({ table }) => table === 'passkeys')?.lines ?? []
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { name: 'Phone', created: expect.any(String), last_used_at: null, removed_at: null },
  ])
  const { publicKey, credentialId } = await db()
    .selectFrom('passkeys')
    .select(['publicKey', 'credentialId'])
    .where('userId', '=', person.userId)
    .executeTakeFirstOrThrow()
  for (const secret of [publicKey, credentialId]) expect(JSON.stringify(held)).not.toContain(secret)
})

test('[issue 17] with an erased person go their passkeys, and those of nobody else', async () => {
  const other = await withPasskey(inUse.app, demoUserId(maisonLumen, 'member'))
  await sql`update product_orders set archived = 1 where org_id = ${person.orgId} and user_id = ${person.userId}`.execute(
    db(),
  )
  const erased = await eraseFromOrg(inUse.app.services, person)
  expect(erased.ok && erased.data.accountIsGone).toBe(true)
  expect(await db().selectFrom('passkeys').select('name').execute()).toEqual([{ name: 'Phone' }])
  const answer = await signIn(inUse.app, device)
  expect([answer.status, answer.error.details?.rule]).toEqual([422, 'passkeyRefused'])
  expect((await signIn(inUse.app, other.device)).status).toBe(200)
})
