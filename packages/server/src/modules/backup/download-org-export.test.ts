/** An owner takes along all that the organization has, from the back office. [issue 17] */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@orderwright/contract'
import pg from 'pg'
import { expect, test } from 'vitest'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { makeDownloadFolder, removeLeftDownloads } from './download-folders.ts'

const inUse = useTestApp()
const orgId = maisonLumen.id
const ownerOf = (org: typeof maisonLumen) => inUse.app.as(demoUserId(org, 'owner'))

/** What still lies in the folder where archives are made. */
const leftOver = () => {
  const folder = join(inUse.app.services.config.dataFolder, 'exports')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('[issue 17] the archive is opened by any program, has the orders of the organization, and nothing of it stays behind', async () => {
  const owner = await ownerOf(maisonLumen)
  const answer = await owner.call(endpoints.downloadOrgExport, { orgId })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/gzip'])
  expect(answer.headers['content-disposition']).toMatch(/filename="Maison Lumen \d{4}-\d\d-\d\d\.tar\.gz"/)
  const path = join(mkdtempSync(join(tmpdir(), 'export-')), 'all.tar.gz')
  writeFileSync(path, Buffer.from(answer.bytes))
  const read = (name: string) => execFileSync('tar', ['-xzOf', path, name]).toString()
  const said: { orgId: number; title: string } = JSON.parse(read('export.json'))
  expect([said.orgId, said.title]).toEqual([orgId, 'Maison Lumen'])
  const { rows } = await inUse.database.owner.pool.query<{ count: number }>(
    'select count(*)::int as count from product_orders where org_id = $1',
    [orgId],
  )
  const lines = read('tables/product_orders.jsonl').trim().split('\n')
  expect(lines.length).toBe(rows[0]?.count)
  await expect.poll(leftOver).toEqual([])
})

test('[issue 17] members and guests, and owners of another organization, do not get it', async () => {
  for (const role of ['member', 'guest'] as const) {
    const caller = await inUse.app.as(demoUserId(maisonLumen, role))
    expect([role, (await caller.call(endpoints.downloadOrgExport, { orgId })).status]).toEqual([role, 403])
  }
  const stranger = await ownerOf(norrvik)
  expect((await stranger.call(endpoints.downloadOrgExport, { orgId })).status).toBe(404)
  expect(leftOver()).toEqual([])
})

test('[issue 17] while one is made another is refused in words, and other organizations get theirs', async () => {
  const owner = await ownerOf(maisonLumen)
  const other = new pg.Client(inUse.database.connections.owner)
  await other.connect()
  try {
    // As an export under way in another process holds it.
    await other.query('select pg_advisory_lock($1, $2)', [0x65_78_70_6f, orgId])
    const refused = await owner.call(endpoints.downloadOrgExport, { orgId })
    expect([refused.status, refused.error.message]).toEqual([
      422,
      'All data of this organization is being put together already. Try again when that is done.',
    ])
    const neighbour = await ownerOf(norrvik)
    expect((await neighbour.call(endpoints.downloadOrgExport, { orgId: norrvik.id })).status).toBe(200)
  } finally {
    await other.end()
  }
  await expect.poll(leftOver).toEqual([])
  await expect.poll(async () => (await owner.call(endpoints.downloadOrgExport, { orgId })).status).toBe(200)
})

test('[issue 17] what a killed process has left of a download is thrown away after a day', async () => {
  const { config } = inUse.app.services
  const left = await makeDownloadFolder(config.dataFolder)
  writeFileSync(join(left, 'archive'), 'half')
  const kept = join(config.dataFolder, 'exports', 'studio.tar.gz')
  writeFileSync(kept, 'whole')
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  await removeLeftDownloads(config.dataFolder, inHours(23))
  expect(existsSync(left)).toBe(true)
  await removeLeftDownloads(config.dataFolder, inHours(25))
  expect([existsSync(left), existsSync(kept)]).toEqual([false, true])
  rmSync(kept)
})
