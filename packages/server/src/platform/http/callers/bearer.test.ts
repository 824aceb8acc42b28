/** What the Authorization header may hold: one whole key, or nothing of ours; never a 500. [issue 16] */
import { request } from 'node:http'
import { endpoints, errorBodySchema } from '@orderwright/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoUserId, maisonLumen } from '../../../seeds/demo-orgs.ts'
import { makeApiKey } from '../../../testing/sign-in/api-keys.ts'
import type { Caller } from '../../../testing/test-app.ts'
import { useTestApp } from '../../../testing/use-app.ts'

const orgId = maisonLumen.id
const ownerId = demoUserId(maisonLumen, 'owner')
const inUse = useTestApp()
let owner: Caller

beforeEach(async () => {
  owner = await inUse.app.as(ownerId)
})

const make = (wanted: Partial<Parameters<typeof makeApiKey>[1]> = {}) =>
  makeApiKey(inUse.app, { orgId, ownerId, ...wanted })

describe('[issue 16] what is no key', () => {
  const withHeader = (authorization: string, more: Record<string, string> = {}) =>
    inUse.app.anonymous.post(endpoints.getMembers.path, { orgId }, { authorization, ...more })
  const whole = `owk_${'0'.repeat(64)}`

  it.each([
    ['nothing after the scheme', 'Bearer'],
    ['another token', 'Bearer abc.def.ghi'],
    ['a key with a typing error in it', `Bearer ${whole}00000000`],
    ['a key of 10 kB', `Bearer owk_${'0'.repeat(10_000)}`],
    ['two keys in one header', `Bearer ${whole}00000000, Bearer ${whole}00000000`],
    ['signs that are no ASCII', 'Bearer owk_éèê'],
    ['SQL', "Bearer owk_' or 1=1 --"],
  ])('is refused in words: %s', async (_, header) => {
    const { status, error, headers } = await withHeader(header)
    expect([status, error.code, error.message]).toEqual([
      401,
      'unauthenticated',
      'This API key is not known. Send “Authorization: Bearer”, a space and the whole key, once; make a new key if it is lost.',
    ])
    expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })

  it('is a whole key that nobody made', async () => {
    const { secret } = await make()
    await inUse.database.owner.db.deleteFrom('apiKeys').where('orgId', '=', orgId).execute()
    const { status, error } = await inUse.app.withKey(secret).call(endpoints.getMembers, { orgId })
    expect([status, error.message]).toEqual([401, expect.stringContaining('not known')])
  })

  it('is what belongs to a proxy: another scheme is passed over, and the cookie counts', async () => {
    const basic = { authorization: 'Basic dXNlcjpwYXNz' }
    expect((await owner.call(endpoints.getMembers, { orgId }, basic)).status).toBe(200)
    expect((await inUse.app.anonymous.call(endpoints.getMembers, { orgId }, basic)).status).toBe(401)
  })

  it('does not fall back to the cookie that comes with it, and a good key goes before the cookie', async () => {
    const broken = { authorization: 'Bearer owk_broken' }
    expect((await owner.call(endpoints.getMembers, { orgId }, broken)).status).toBe(401)
    const { secret } = await make({ role: 'member' })
    const asMember = { authorization: `Bearer ${secret}` }
    expect((await owner.call(endpoints.getOrgSettings, { orgId }, asMember)).status).toBe(403)
  })

  it('is refused from another site with a cookie, while a key may come from anywhere', async () => {
    const { secret } = await make()
    const from = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const crossed = await owner.call(endpoints.getMembers, { orgId }, from)
    expect([crossed.status, crossed.error.message]).toEqual([403, 'This call must come from this app.'])
    const keyed = await inUse.app.withKey(secret).call(endpoints.getMembers, { orgId }, from)
    expect(keyed.status).toBe(200)
    expect(keyed.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('is two headers, whatever Node makes of them', async () => {
    const { secret } = await make()
    const url = await inUse.app.app.listen({ host: '127.0.0.1', port: 0 })
    const answer = await new Promise<{ status: number; body: unknown }>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        authorization: [`Bearer ${secret}`, `Bearer ${secret}`],
      }
      const asked = request(url + endpoints.getMembers.path, { method: 'POST' }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += String(chunk)))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }))
      })
      for (const [name, value] of Object.entries(headers)) asked.setHeader(name, value)
      asked.on('error', reject).end(JSON.stringify({ orgId }))
    })
    expect([answer.status, errorBodySchema.parse(answer.body).error.code]).toEqual([401, 'unauthenticated'])
  })
})
