/** What an identity provider calls a person, in what they are given, and after they were erased. Decisions 0181 and 0203. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { useOpenid } from '../../testing/sign-in/openid-world.ts'
import { eraseFromOrg } from './erasure.ts'
import { readPerson } from './read-person.ts'

const openid = useOpenid()
const db = () => openid.inUse.database.owner.db
const orgId = maisonLumen.id

test('[issue 17] is given to them, and goes with them; they may come in again as somebody new', async () => {
  await openid.connect({ allowsNewMembers: true })
  const claims = { sub: 'nora-1', email: 'nora.erased@maison-lumen.example' }
  const { data } = await openid.signIn(claims)
  const person = { orgId, userId: data.session.user?.id ?? 0 }
  const held = await db()
    .transaction()
    .execute((trx) => readPerson(trx, person))
  const lines = held.find(({ table }) => table === 'openid_identities')?.lines ?? []
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ subject: 'nora-1', user_id: person.userId }])
  const devices = held.find(({ table }) => table === 'devices')?.lines ?? []
  expect(devices.map((line) => JSON.parse(line))).toMatchObject([{ signed_in_by: 'Acme ID' }])
  expect(held.some(({ table }) => table === 'openid_connections')).toBe(false)

  const erased = await eraseFromOrg(openid.inUse.app.services, person)
  expect(erased.ok && erased.data.accountIsGone).toBe(true)
  const { rows } = await sql`select subject from openid_identities where org_id = ${orgId}`.execute(db())
  expect(rows).toEqual([])
  const again = await openid.signIn(claims)
  expect(again.data.session.user?.id).not.toBe(person.userId)
})
