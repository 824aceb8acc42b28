import { mkdtemp, readdir, rm } from 'node:fs/promises'
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

  it.each(['../secret', '/etc/passwd', '7/../../secret', '', '7//a', 'a\0b', '.hidden'])(
    'never leave their folder: %j is no key',
    async (key) => {
      const storage = localDiskStorage(join(folder, 'files'))
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
      await expect(storage.get(key)).rejects.toThrow('not a storage key')
    },
  )
})
