/** What is the local disk's own; what it has in common with other places for files: storage.test.ts. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keysOf } from '../../testing/backup-fixture.ts'
import { localDiskStorage } from './local-disk.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orderwright-storage-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('files on the local disk', () => {
  it('[issue 17] have nothing half-written beside them', async () => {
    const storage = localDiskStorage(join(folder, 'files'))
    await storage.put('7/a-1.jpg', Buffer.from('one'))
    await storage.put('7/a-1.jpg', Buffer.from('two'))
    expect(await readdir(join(folder, 'files', '7'))).toEqual(['a-1.jpg'])
  })

  it('[issue 17] leave nothing of a file whose sender fails', async () => {
    const storage = localDiskStorage(join(folder, 'failing'))
    const failing = Readable.from(
      (async function* pieces() {
        yield Buffer.alloc(100_000)
        throw new Error('the sender has gone')
      })(),
    )
    await expect(storage.put('7/a-1.jpg', failing)).rejects.toThrow('the sender has gone')
    expect(await readdir(join(folder, 'failing', '7'))).toEqual([])
  })

  it('[issue 17] are listed without what is half written', async () => {
    const place = join(folder, 'listed')
    const storage = localDiskStorage(place)
    for (const key of ['7/a-1.jpg', '7/agreements/0f.pdf', '8/a-1.thumbnail.webp'])
      await storage.put(key, Buffer.from(key))
    await writeFile(join(place, '7', 'b-1.jpg.5d3d3f0a-2c6e-4a53-9d2b-1f0e8a7c6b5d'), 'half')
    expect(await keysOf(storage)).toEqual(['7/a-1.jpg', '7/agreements/0f.pdf', '8/a-1.thumbnail.webp'])
  })
})
