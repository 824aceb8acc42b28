/** Pages ask any process for their files, also for those that only another release has. Decision 210. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { registerWeb } from '../http/pages/static-web.ts'
import { localDiskStorage } from '../storage/local-disk.ts'
import { createWebReleases, type WebReleases } from './web-releases.ts'

const script = `export const what = ${JSON.stringify('of the old release '.repeat(40))}`
let database: TestDatabase
let folder: string
let now: Date
const apps: FastifyInstance[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orderwright-web-releases-'))
  now = new Date('2026-11-30T08:00:00Z')
})
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
  await sql`delete from app_state where key like 'web_release:%'`.execute(database.owner.db)
  rmSync(folder, { recursive: true, force: true })
})

interface Served {
  readonly releases: WebReleases
  readonly get: (path: string, encoding?: string) => Promise<LightMyRequestResponse>
}

/** A process of a release with these files; all share the database and the folder of files. */
async function serve(name: string, files: Readonly<Record<string, string>>): Promise<Served> {
  const webFolder = join(folder, name)
  mkdirSync(join(webFolder, 'assets'), { recursive: true })
  writeFileSync(join(webFolder, 'index.html'), `<title>${name}</title>`)
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(webFolder, 'assets', file), content)
    if (content.length > 500) writeFileSync(join(webFolder, 'assets', `${file}.gz`), gzipSync(content))
  }
  const storage = localDiskStorage(join(folder, 'uploads'))
  const releases = createWebReleases({ db: database.owner.db, storage, webFolder, clock: () => now })
  const app = fastify()
  apps.push(app)
  await registerWeb(app, webFolder, releases)
  return {
    releases,
    get: (url, encoding = 'gzip, br') =>
      app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding, accept: '*/*' } }),
  }
}

const oldFiles = { 'app-old1.js': script, 'shared-1.js': 'export {}', 'later_old-2.css': '.old {}' }
const newFiles = { 'app-new1.js': 'export const news = 1', 'shared-1.js': 'export {}' }

/** Long enough for an unknown file to be looked for again. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 600))

describe('[issue 17] while two releases serve', () => {
  test('a page that was open before gets its later parts from a new process', async () => {
    const old = await serve('old', oldFiles)
    await old.releases.publish()
    const today = await serve('new', newFiles)
    await today.releases.publish()
    const answer = await today.get('/assets/app-old1.js')
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-encoding']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'gzip',
    ])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(gunzipSync(answer.rawPayload).toString()).toBe(script)
    expect((await today.get('/assets/app-old1.js?again=1', 'identity')).body).toBe(script)
    expect((await today.get('/assets/later_old-2.css')).headers['content-type']).toBe(
      'text/css; charset=utf-8',
    )
  })

  test('a new page gets its files from an old process, which learns of the new release when it is asked', async () => {
    const old = await serve('old', oldFiles)
    await old.releases.publish()
    const today = await serve('new', newFiles)
    expect((await old.get('/assets/app-new1.js')).statusCode).toBe(404)
    await today.releases.publish()
    await aMoment()
    expect((await old.get('/assets/app-new1.js')).body).toBe(newFiles['app-new1.js'])
  })

  test('what no release has, and what is no file of an app, is missing', async () => {
    const old = await serve('old', oldFiles)
    await old.releases.publish()
    const today = await serve('new', newFiles)
    for (const path of [
      '/assets/none-1.js',
      '/assets/..%2Fapp-old1.js',
      '/assets/sub/app-old1.js',
      '/app-old1.js',
    ])
      expect((await today.get(path)).statusCode).toBe(404)
  })

  test('two processes of one release leave its files once', async () => {
    const [one, two] = [await serve('old', oldFiles), await serve('old', oldFiles)]
    await Promise.all([one.releases.publish(), two.releases.publish()])
    await two.releases.publish()
    const rows = await sql`select key from app_state where key like 'web_release:%'`.execute(
      database.owner.db,
    )
    expect(rows.rows).toHaveLength(1)
  })
})

test('[issue 17] files of a release go when no process of it has run for a month, and not before', async () => {
  const old = await serve('old', oldFiles)
  await old.releases.publish()
  const today = await serve('new', newFiles)
  await today.releases.publish()
  now = new Date('2026-12-20T08:00:00Z')
  await today.releases.prune()
  const first = await today.get('/assets/app-old1.js')
  expect(first.statusCode).toBe(200)
  now = new Date('2027-01-01T08:00:00Z')
  await today.releases.prune()
  await aMoment()
  expect((await today.get('/assets/app-old1.js')).statusCode).toBe(404)
  // What is in use says so: its own files are there for a process of another release.
  await old.releases.publish()
  expect((await old.get('/assets/app-new1.js')).statusCode).toBe(200)
})

test('a folder without an app leaves nothing', async () => {
  const storage = localDiskStorage(join(folder, 'uploads'))
  const none = createWebReleases({
    db: database.owner.db,
    storage,
    webFolder: join(folder, 'none'),
    clock: () => now,
  })
  await none.publish()
  await none.prune()
  const rows = await sql`select key from app_state where key like 'web_release:%'`.execute(database.owner.db)
  expect(rows.rows).toEqual([])
})
