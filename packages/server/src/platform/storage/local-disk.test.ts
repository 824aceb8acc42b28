import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDiskStorage } from './local-disk.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orderwright-storage-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('files on the local disk', () => {
  it('are kept under their key, replaced, and removed', async () => {
    const storage = localDiskStorage(join(folder, 'files'))
    expect(await storage.get('7/a-1.jpg')).toBeUndefined()
    await storage.put('7/a-1.jpg', Buffer.from('one'))
    await storage.put('7/a-1.jpg', Buffer.from('two'))
    expect((await storage.get('7/a-1.jpg'))?.toString()).toBe('two')
    // Nothing half-written stays beside it.
    expect(await readdir(join(folder, 'files', '7'))).toEqual(['a-1.jpg'])
    await storage.remove('7/a-1.jpg')
    await storage.remove('7/a-1.jpg')
    expect(await storage.get('7/a-1.jpg')).toBeUndefined()
  })

  it('are listed by their keys, without what is half written', async () => {
    const place = join(folder, 'listed')
    const storage = localDiskStorage(place)
    const keys = async () => {
      const found: string[] = []
      for await (const key of storage.list()) found.push(key)
      return found.toSorted()
    }
    expect(await keys()).toEqual([])
    for (const key of ['7/a-1.jpg', '7/agreements/0f.pdf', '8/a-1.thumbnail.webp'])
      await storage.put(key, Buffer.from(key))
    await writeFile(join(place, '7', 'b-1.jpg.5d3d3f0a-2c6e-4a53-9d2b-1f0e8a7c6b5d'), 'half')
    expect(await keys()).toEqual(['7/a-1.jpg', '7/agreements/0f.pdf', '8/a-1.thumbnail.webp'])
  })

  it.each(['../secret', '/etc/passwd', '7/../../secret', '', '7//a', 'a\0b', '.hidden'])(
    'never leave their folder: %j is no key',
    async (key) => {
      const storage = localDiskStorage(join(folder, 'files'))
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
      await expect(storage.get(key)).rejects.toThrow('not a storage key')
    },
  )
})
