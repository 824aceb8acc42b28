/** In which language a request is answered. [issue 18, Languages; decision 0207] */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@orderwright/contract'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inLanguage } from '../../languages.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { languageOfRequest } from './request-language.ts'
import { registerWeb } from './static-web.ts'

test.each([
  [{}, 'en-US'],
  [{ 'accept-language': 'sv' }, 'sv-SE'],
  [{ 'accept-language': 'de-DE,de;q=0.9' }, 'en-US'],
  [{ cookie: 'orderwright-language=fr-FR' }, 'fr-FR'],
  [{ cookie: 'a=b; orderwright-language=fr-FR; c=d', 'accept-language': 'sv' }, 'fr-FR'],
  [{ cookie: 'orderwright-language=tlh', 'accept-language': 'sv' }, 'sv-SE'],
  [{ cookie: 'xorderwright-language=fr-FR', 'accept-language': 'sv' }, 'sv-SE'],
  [{ cookie: 'orderwright-language=fr-FR\n' }, 'en-US'],
])('[issue 18] a request with %j is answered in %s', (headers, language) => {
  expect(languageOfRequest({ headers })).toBe(language)
})

describe('[issue 18] a refusal', () => {
  let database: TestDatabase
  let app: TestApp
  beforeAll(async () => {
    database = await createTestDatabase()
    app = await createTestApp(database)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const refusal = async (headers: Record<string, string>) => {
    const userToken = 'a-token-that-nobody-ever-made'
    return (await app.anonymous.call(endpoints.signInWithToken, { userToken }, headers)).error
  }

  test('has one code, and says its sentence in the language of the request, also after its body was read', async () => {
    const english = await refusal({})
    const french = await refusal({ 'accept-language': 'fr' })
    const swedish = await refusal({ cookie: 'orderwright-language=sv-SE' })
    expect(new Set([english, french, swedish].map(({ code }) => code)).size).toBe(1)
    expect(new Set([english, french, swedish].map(({ message }) => message)).size).toBe(3)
    expect(await refusal({})).toEqual(english)
  })
})

test('[issue 18] what a schema says of a value is said in the language of the moment', () => {
  const say = () => z.string().safeParse(1).error?.issues[0]?.message
  expect(say()).toBe('This must be a text.')
  expect(inLanguage('fr-FR', say)).toContain('texte')
  expect(inLanguage('sv-SE', say)).toContain('text')
  expect(inLanguage('sv-SE', say)).not.toBe(say())
})

describe('[issue 18] a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orderwright-languages-'))
  let app: FastifyInstance
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<html lang="en-US">')
    writeFileSync(join(folder, 'index.fr-FR.html'), '<html lang="fr-FR">')
    app = fastify()
    await registerWeb(app, folder)
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const page = (headers: Readonly<Record<string, string>>) =>
    app.inject({ method: 'GET', url: '/orders', headers: { accept: 'text/html', ...headers } })

  test('is that of the language, for caches to know; English where the build has no other', async () => {
    const french = await page({ 'accept-language': 'fr' })
    expect(french.body).toBe('<html lang="fr-FR">')
    expect(String(french.headers['vary'])).toMatch(/^Accept-Language, Cookie\b/)
    expect((await page({})).body).toBe('<html lang="en-US">')
    expect((await page({ cookie: 'orderwright-language=sv-SE' })).body).toBe('<html lang="en-US">')
  })
})
