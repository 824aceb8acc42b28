/** The file that a backup is: what is written is read again, and what is not as it was written is refused. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BackupEntry, type BackupHeader, type BackupManifest, hashOf } from './archive-format.ts'
import { type ArchiveKey, readArchiveKey } from './archive-keys.ts'
import { readArchive } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

let folder: string
let closing: ArchiveKey
let opening: ArchiveKey
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orderwright-archive-'))
  const identity = await generateX25519Identity()
  opening = { kind: 'identity', identity }
  closing = { kind: 'recipient', recipient: await identityToRecipient(identity) }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const header: BackupHeader = {
  format: 'orderwright-backup',
  version: 1,
  created: '2026-11-26T12:00:00.000Z',
  migrations: [{ name: '0001_tenancy.sql', checksum: 'a' }],
  tables: [{ name: 'users', columns: ['id', 'name'] }],
  secretMark: 'b',
}
const rows = Buffer.from('1\tAda\n2\tBob\n')
const picture = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251))
const contents = [
  ['tables/users/000001.tsv', rows],
  ['files/7/a-1.jpg', picture],
] as const
const manifestOf = (entries: readonly BackupEntry[]): BackupManifest => ({
  tables: [{ name: 'users', rows: 2, digest: '0'.repeat(64) }],
  sequences: [],
  entries: [...entries],
  missing: [],
})
const json = (value: unknown) => Buffer.from(JSON.stringify(value))

let count = 0
const newPath = () => {
  count += 1
  return join(folder, `backup-${count}`)
}

interface Changes {
  readonly key?: ArchiveKey
  readonly header?: object
  /** what is written in place of the contents, which the manifest names */
  readonly written?: ReadonlyArray<readonly [name: string, bytes: Buffer]>
  readonly isCut?: boolean
}

async function written({ key, written: other = contents, isCut, ...changes }: Changes = {}): Promise<string> {
  const path = newPath()
  await writeArchive({ path, key }, async ({ add }) => {
    await add('header.json', json({ ...header, ...changes.header }))
    for (const [name, bytes] of other) await add(name, bytes)
    const entries = contents.map(([name, bytes]) => ({ name, bytes: bytes.length, hash: hashOf(bytes) }))
    if (isCut !== true) await add('manifest.json', json(manifestOf(entries)))
  })
  return path
}

async function readAll(path: string, key?: ArchiveKey) {
  const found: Array<readonly [string, string]> = []
  const { header: read } = await readArchive(
    { path, key },
    {
      onContent: async (content) => {
        found.push([content.kind === 'file' ? content.key : content.table, hashOf(content.bytes)])
      },
    },
  )
  return { read, found }
}

const whole = {
  read: header,
  found: [
    ['users', hashOf(rows)],
    ['7/a-1.jpg', hashOf(picture)],
  ],
}

describe('an archive', () => {
  test('[issue 17] is read as it was written, with a key and without, by its owner alone', async () => {
    const path = await written()
    expect(await readAll(path)).toEqual(whole)
    const encrypted = await written({ key: closing })
    expect(await readAll(encrypted, opening)).toEqual(whole)
    expect(readFileSync(encrypted).includes('Ada')).toBe(false)
    const listing = execFileSync('ls', ['-l', path]).toString()
    expect(listing.startsWith('-rw-------')).toBe(true)
  })

  test('[issue 17] is a tar file that any program opens', async () => {
    const path = await written()
    expect(execFileSync('tar', ['-tzf', path]).toString().trim().split('\n')).toEqual([
      'header.json',
      'tables/users/000001.tsv',
      'files/7/a-1.jpg',
      'manifest.json',
    ])
    expect(execFileSync('tar', ['-xzOf', path, 'tables/users/000001.tsv']).toString()).toBe(
      '1\tAda\n2\tBob\n',
    )
  })

  test('[issue 17] has its name only when it is whole, and takes no other file’s', async () => {
    const path = newPath()
    const failing = writeArchive({ path, key: undefined }, async ({ add }) => {
      await add('header.json', json(header))
      expect([existsSync(path), existsSync(`${path}.partial`)]).toEqual([false, true])
      throw new Error('the disk is full')
    })
    await expect(failing).rejects.toThrow('the disk is full')
    expect([existsSync(path), existsSync(`${path}.partial`)]).toEqual([false, false])
    writeFileSync(path, 'mine')
    await expect(
      writeArchive({ path, key: undefined }, async ({ add }) => add('header.json', json(header))),
    ).rejects.toThrow(`There is a file at ${path} already; it is left as it is.`)
    expect(readFileSync(path, 'utf8')).toBe('mine')
  })

  test('[issue 17] with one byte changed anywhere is refused, or says the same', async () => {
    const bytes = readFileSync(await written())
    const [head, tally] = [10, { refused: 0, beyondHead: 0 }]
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const path = newPath()
          writeFileSync(path, bytes.with(at, (bytes[at] ?? 0) ^ by))
          const read = await readAll(path).catch((error: unknown) => error)
          if (at >= head) tally.beyondHead += 1
          if (read instanceof Error) {
            if (at >= head) tally.refused += 1
            expect(read.name).toBe('BackupProblem')
          } else expect(read).toEqual(whole)
        },
      ),
      { numRuns: 300 },
    )
    // Time and system in the head of a gzip file mean nothing, and so do the bits that fill up the last byte.
    expect(tally.beyondHead).toBeGreaterThan(100)
    expect(tally.refused).toBeGreaterThanOrEqual(tally.beyondHead * 0.98)
  })

  test('[issue 17] that is encrypted, with one byte changed anywhere is refused', async () => {
    const bytes = readFileSync(await written({ key: closing }))
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const path = newPath()
          writeFileSync(path, bytes.with(at, (bytes[at] ?? 0) ^ by))
          await expect(readAll(path, opening)).rejects.toMatchObject({ name: 'BackupProblem' })
        },
      ),
      { numRuns: 200 },
    )
  })

  test.each(['with a key', 'without'])('[issue 17] cut off anywhere is refused, %s', async (kind) => {
    const [toClose, toOpen] = kind === 'without' ? [] : [closing, opening]
    const bytes = readFileSync(await written(toClose ? { key: toClose } : {}))
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: bytes.length - 1 }), async (length) => {
        const path = newPath()
        writeFileSync(path, bytes.subarray(0, length))
        await expect(readAll(path, toOpen)).rejects.toMatchObject({ name: 'BackupProblem' })
      }),
      { numRuns: 100 },
    )
  })

  test('[issue 17] says what is wrong with it', async () => {
    const refusal = async (changes: Changes) =>
      readAll(await written(changes)).then(
        () => 'none',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      )
    expect(await refusal({ isCut: true })).toBe('The backup is damaged or cut off: its end is missing.')
    expect(await refusal({ header: { version: 2 } })).toBe(
      'The backup was made by a newer version; restore it with that one.',
    )
    expect(await refusal({ header: { format: 'other' } })).toBe(
      'The backup is damaged or cut off: header.json does not say what it should.',
    )
    expect(await refusal({ written: contents.slice(1) })).toBe(
      'The backup is damaged or cut off: it has 1 entries, and its manifest names 2.',
    )
    expect(await refusal({ written: [contents[0], ['files/7/a-1.jpg', Buffer.from('x')]] })).toBe(
      'The backup is damaged or cut off: files/7/a-1.jpg is not as it was written.',
    )
    expect(await refusal({ written: [['readme.txt', rows]] })).toBe(
      'The backup is damaged or cut off: readme.txt has no place in it.',
    )
    const path = newPath()
    writeFileSync(path, 'no archive')
    await expect(readAll(path)).rejects.toThrow(/^The backup is damaged or cut off: .*\.$/)
    await expect(readAll(join(folder, 'absent'))).rejects.toThrow(/^The backup cannot be read: ENOENT/)
  })
})

describe('the key of an archive', () => {
  test('[issue 17] is a passphrase, which no other opens', async () => {
    const key = readArchiveKey({ passphrase: 'correct horse battery' })
    const path = await written(key ? { key } : {})
    expect(await readAll(path, key)).toEqual(whole)
    await expect(readAll(path, readArchiveKey({ passphrase: 'incorrect horse battery' }))).rejects.toThrow(
      'The key does not open this backup, or it is damaged: ',
    )
    await expect(readAll(path)).rejects.toThrow(
      'The backup is encrypted: name its key by BACKUP_PASSPHRASE, --passphrase-file or --identity-file.',
    )
  })

  test('[issue 17] is read from a file, the passphrase with its last line feed taken off', async () => {
    const path = newPath()
    writeFileSync(path, 'correct horse battery\n')
    expect(readArchiveKey({ passphraseFile: path })).toEqual({
      kind: 'passphrase',
      passphrase: 'correct horse battery',
    })
    if (opening.kind !== 'identity') throw new Error('no identity')
    writeFileSync(path, `# created: today\n${opening.identity}\n`)
    expect(readArchiveKey({ identityFile: path })).toEqual(opening)
  })

  test.each([
    [{ passphrase: 'short' }, 'The passphrase must have at least 12 characters.'],
    [{ recipient: 'bob' }, '--recipient must be a public key of age: age1 and letters after it.'],
    [{ passphraseFile: '/absent' }, 'The key cannot be read: ENOENT'],
    [{ identityFile: '/etc/hostname' }, 'The file at --identity-file has no line with a secret key of age.'],
    [
      { passphrase: 'correct horse battery', recipient: 'age1x' },
      'Name one key: BACKUP_PASSPHRASE, --passphrase-file, --recipient or --identity-file.',
    ],
  ])('[issue 17] that is none is refused: %j', (settings, message) => {
    expect(() => readArchiveKey(settings)).toThrow(message)
  })

  test('[issue 17] is none at all where none is named', () => expect(readArchiveKey({})).toBeUndefined())
})
