/** Integrations: which are listed, who gets a token, and the connections of the embedded connect page. */
import { generateKeyPairSync } from 'node:crypto'
import { getIntegrations, getParagonJwt, setEmbeddedConnection } from '@orderwright/contract'
import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { cobaltAndPine, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const ownerId = demoUserId(maisonLumen, 'owner')
const inUse = useTestApp()
const production = useTestApp({ config: { isDemo: false, isProduction: true } })
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const configured = useTestApp({ config: { paragon: { projectId: 'p-1', signingKey: privateKey } } })
let owner: Caller

beforeEach(async () => {
  owner = await inUse.app.as(ownerId)
})

const list = async (caller = owner, at: number = orgId) =>
  (await caller.call(getIntegrations, { orgId: at })).data.data
const token = async (caller = owner, at: number = orgId) =>
  (await caller.call(getParagonJwt, { orgId: at })).data.paragonJwt
const set = (paragonJwt: string, isConnected: boolean, integrationKey = 'accounting', caller = owner) =>
  caller.call(setEmbeddedConnection, { orgId, integrationKey, paragonJwt, isConnected })

describe('integrations', () => {
  it('[2.2.67] [2.3.25] are those that the organization has enabled, by title', async () => {
    expect(await list()).toEqual({
      integrations: [
        { key: 'accounting', title: 'Accounting', connection: null },
        { key: 'work-management', title: 'Work management', connection: null },
      ],
      connectFlow: { kind: 'embedded' },
    })
    const other = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
    expect((await list(other, cobaltAndPine.id)).integrations).toEqual([])
  })

  it('[2.7.06] are connected with a token of this owner at this organization; members get none', async () => {
    expect(decodeJwt(await token()).sub).toBe(`${orgId}:${ownerId}`)
    const member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
    const refused = await member.call(getParagonJwt, { orgId })
    expect([refused.status, refused.error.code]).toEqual([403, 'forbidden'])
    // An owner who looks at it as a guest does is none.
    expect((await owner.call(getParagonJwt, { orgId, isGuestMode: true })).status).toBe(403)
  })

  it('[2.2.68] keep since when and by whom they are connected, until they are disconnected', async () => {
    const made = await set(await token(), true)
    expect(made.data.data.integration).toMatchObject({
      key: 'accounting',
      connection: { connectedBy: expect.any(String) },
    })
    // Connected again it stays as it was.
    expect((await set(await token(), true)).data).toEqual(made.data)
    const { integrations } = await list()
    expect(integrations.map(({ connection }) => connection !== null)).toEqual([true, false])
    expect((await set(await token(), false)).data.data.integration.connection).toBeNull()
    expect((await list()).integrations.map(({ connection }) => connection)).toEqual([null, null])
  })

  it('are not connected with the token of somebody else, nor when they are not enabled', async () => {
    const abroad = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
    const theirs = await set(await token(abroad, cobaltAndPine.id), true)
    expect([theirs.status, theirs.error.details?.rule]).toEqual([422, 'connectToken'])
    const unknown = await set(await token(), true, 'telepathy')
    expect([unknown.status, unknown.error.details?.rule]).toEqual([422, 'integrationEnabled'])
    expect((await list()).integrations.every(({ connection }) => connection === null)).toBe(true)
  })

  it('say which settings are missing in production, where there is no stand-in', async () => {
    const caller = await production.app.as(ownerId)
    const settings = ['PARAGON_PROJECT_ID', 'PARAGON_SIGNING_KEY_FILE']
    expect((await list(caller)).connectFlow).toEqual({ kind: 'missing', settings })
    const { status, error } = await caller.call(getParagonJwt, { orgId })
    expect([status, error.message]).toEqual([
      422,
      'Integrations can not be connected yet: whoever runs this server has to set PARAGON_PROJECT_ID and PARAGON_SIGNING_KEY_FILE.',
    ])
    const body = { orgId, integrationKey: 'accounting', paragonJwt: 'a.b.c', isConnected: true }
    expect((await caller.post(setEmbeddedConnection.path, body)).status).toBe(404)
  })

  it('[2.2.68] are connected at the provider where it is configured, and only there', async () => {
    const caller = await configured.app.as(ownerId)
    expect((await list(caller)).connectFlow).toEqual({ kind: 'paragon', projectId: 'p-1' })
    const refused = await set(await token(caller), true, 'accounting', caller)
    expect([refused.status, refused.error.details?.rule]).toEqual([422, 'integrationSettings'])
  })
})
