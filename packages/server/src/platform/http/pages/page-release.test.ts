/** Pages of a newer release at a process of this one. Decision 210. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../../seeds/demo-orgs.ts'
import { useTestApp } from '../../../testing/use-app.ts'
import { RELEASE } from '../../database/release.ts'
import { isOfNewerPage } from './page-release.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'orderwright-page-'))
mkdirSync(join(webFolder, 'assets'))
writeFileSync(join(webFolder, 'index.html'), '<title>App</title>')
afterAll(() => rmSync(webFolder, { recursive: true, force: true }))
const inUse = useTestApp({ config: { webFolder } })

test.each([
  ['0.9.0', '0.10.0', true],
  ['0.10.0', '0.9.0', false],
  ['0.9.0', '0.9.0', false],
  ['0.9.0', '0.9.0.1', true],
])('at release %s a page of %s is newer: %s', (release, page, isNewer) => {
  const headers = { cookie: `a=b; orderwright-release=${page}; c=d` }
  expect(isOfNewerPage({ headers }, release)).toBe(isNewer)
  expect(isOfNewerPage({ headers: { cookie: 'orderwright-release=?' } }, release)).toBe(false)
  expect(isOfNewerPage({ headers: {} }, release)).toBe(false)
})

describe('[issue 17] a call that this release does not understand', () => {
  let cookie: string
  beforeAll(async () => {
    cookie = (await inUse.app.as(demoUserId(maisonLumen, 'owner'))).cookie
  })
  const post = (url: string, payload: object, page: string) =>
    inUse.app.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { cookie: `${cookie}; orderwright-release=${page}` },
    })
  const body = { orgId: maisonLumen.id, whatNobodyKnows: 1 }
  const known = endpoints.getOrgSettings.path

  test('is asked to come again where its page is of a newer release: another process knows it', async () => {
    for (const path of [known, '/api/what-nobody-knows']) {
      const answer = await post(path, body, '99.0.0')
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('1')
      expect(answer.json()).toMatchObject({ error: { code: 'unavailable', details: { retryAfter: 1 } } })
    }
  })

  test('is refused where its page is of this release, or of an older one', async () => {
    for (const page of [RELEASE, '0.0.1']) {
      expect((await post(known, body, page)).statusCode).toBe(400)
      expect((await post('/api/what-nobody-knows', body, page)).statusCode).toBe(404)
    }
  })

  test('says nothing of what is understood', async () => {
    expect((await post(known, { orgId: maisonLumen.id }, '99.0.0')).statusCode).toBe(200)
  })

  test('the page notes in the browser which release it is of', async () => {
    const answer = await inUse.app.app.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } })
    expect(answer.headers['set-cookie']).toBe(
      `orderwright-release=${RELEASE}; Path=/; HttpOnly; SameSite=Lax`,
    )
  })
})
