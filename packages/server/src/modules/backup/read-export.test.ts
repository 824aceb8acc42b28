/** An export is read through before an organization is erased: what is no export, or is not whole, is refused. */
import { readFileSync, writeFileSync } from 'node:fs'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { useBackups } from '../../testing/backup-fixture.ts'
import type { ArchiveKey } from './archive-keys.ts'
import { exportOrg } from './export-org.ts'
import { readExport } from './read-export.ts'
import { writeArchive } from './write-archive.ts'

const { newPath, source, backedUp } = useBackups()
const exported = async (key?: ArchiveKey) => {
  const path = newPath('export')
  const report = await exportOrg(source(), maisonLumen.id, { path, key })
  return { path, report }
}
const read = (path: string, key?: ArchiveKey) => readExport({ path, key })

test('[issue 17] an export says whose it is and what is in it, also encrypted', async () => {
  const { path, report } = await exported()
  expect(await read(path)).toMatchObject({
    orgId: maisonLumen.id,
    title: maisonLumen.title,
    tables: report.tables,
    files: report.files,
  })
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  const closed = await exported({ kind: 'recipient', recipient })
  expect((await read(closed.path, { kind: 'identity', identity })).orgId).toBe(maisonLumen.id)
  await expect(read(closed.path)).rejects.toThrow('The export is encrypted: name its key')
})

test('[issue 17] what is cut off, is something else, or is not there is no export', async () => {
  const { path } = await exported()
  const cut = newPath('cut')
  const bytes = readFileSync(path)
  writeFileSync(cut, bytes.subarray(0, bytes.length - 500))
  await expect(read(cut)).rejects.toThrow('This is no whole export of an organization: ')
  await expect(read(await backedUp())).rejects.toThrow('it has no export.json that says what is in it')
  await expect(read(newPath('nothing'))).rejects.toThrow('The export cannot be read: ')
})

test('[issue 17] an export with fewer rows or files than it says is none', async () => {
  const archiveOf = async (tables: { name: string; rows: number }[], files: number) => {
    const path = newPath('made')
    await writeArchive({ path, key: undefined }, async ({ add }) => {
      await add('tables/orgs.jsonl', Buffer.from('{"id": 7}\n'))
      const said = {
        format: 'orderwright-export',
        created: '2026-11-28T00:00:00Z',
        orgId: 7,
        title: 'Studio',
      }
      await add('export.json', Buffer.from(JSON.stringify({ ...said, tables, files })))
    })
    return read(path)
  }
  expect((await archiveOf([{ name: 'orgs', rows: 1 }], 0)).orgId).toBe(7)
  await expect(archiveOf([{ name: 'orgs', rows: 2 }], 0)).rejects.toThrow('it has 1 rows of orgs and says 2')
  await expect(archiveOf([{ name: 'orgs', rows: 1 }], 1)).rejects.toThrow('it has 0 files and says 1')
})
