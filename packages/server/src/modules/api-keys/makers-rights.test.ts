/** API keys go by the rights of whoever made them, as long as they belong to the organization. [issue 16] */
import { endpoints, getApiKeys } from '@orderwright/contract'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { makeApiKey } from '../../testing/sign-in/api-keys.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const ownerId = demoUserId(maisonLumen, 'owner')
const inUse = useTestApp()

const make = (wanted: Partial<Parameters<typeof makeApiKey>[1]> = {}) =>
  makeApiKey(inUse.app, { orgId, ownerId, ...wanted })
const read = (caller: Caller) => caller.call(endpoints.getMembers, { orgId })
const keyOf = async (id: number) => {
  const { data } = await (await inUse.app.as(ownerId)).call(getApiKeys, { orgId })
  return data.apiKeys.find((one) => one.id === id)
}

describe('[issue 16] an API key of somebody who loses rights', () => {
  const setRole = (role: 'owner' | 'member' | 'guest') =>
    inUse.database.owner.db
      .updateTable('memberships')
      .set({ role })
      .where('orgId', '=', orgId)
      .where('userId', '=', ownerId)
      .execute()
  afterEach(() => setRole('owner'))

  it.each([
    ['owner', 'member', 403, 'suspended'],
    ['owner', 'guest', 403, 'suspended'],
    ['member', 'member', 200, 'active'],
    ['member', 'guest', 403, 'suspended'],
  ] as const)(
    'with the role %s, whose maker is a %s by now, answers %i',
    async (role, now, status, state) => {
      const { caller, apiKey } = await make({ role, scope: 'read' })
      await setRole(now)
      expect((await read(caller)).status).toBe(status)
      await setRole('owner')
      expect((await read(caller)).status).toBe(200)
      await setRole(now)
      const { rows } = await sql<{ isSuspended: boolean }>`
      select maker_lost_rights('active', ${now}, ${role}) as is_suspended`.execute(inUse.database.app.db)
      expect(rows).toEqual([{ isSuspended: state === 'suspended' }])
      await setRole('owner')
      expect((await keyOf(apiKey.id))?.state).toBe('active')
    },
  )

  it('is suspended while whoever made it is disabled, and stays good when they leave', async () => {
    const { caller, apiKey } = await make({ ownerId })
    const set = (status: 'active' | 'disabled' | 'left') =>
      inUse.database.owner.db
        .updateTable('memberships')
        .set({ status })
        .where('orgId', '=', orgId)
        .where('userId', '=', ownerId)
        .execute()
    await set('disabled')
    const message =
      'This API key is suspended, because whoever made it is disabled or has fewer rights by now. An owner of the organization can make a new one.'
    const refused = await read(caller)
    expect([refused.status, refused.error.message]).toEqual([403, message])
    await set('left')
    expect((await read(caller)).status).toBe(200)
    await set('active')
    expect((await keyOf(apiKey.id))?.state).toBe('active')
  })
})
