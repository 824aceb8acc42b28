/**
 * What a backup is: a tar archive, compressed by gzip, encrypted by age (age-encryption.org/v1) on wish. Any of these programs opens it
 * without ours. In this order:
 *
 * - `header.json`: what is in it, and of which version of the tables;
 * - `tables/<table>/<part>.tsv`: rows in PostgreSQL's text format for COPY, a few megabytes a part;
 * - `files/<key>`: what was uploaded and what is kept;
 * - `manifest.json`: how many rows and bytes there are, and the SHA-256 of each part and file. A backup without it was cut off.
 *
 * Decision 163.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'

export const FORMAT = 'orderwright-backup'
export const FORMAT_VERSION = 1
export const HEADER_NAME = 'header.json'
export const MANIFEST_NAME = 'manifest.json'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()).min(1) })
export type BackedUpTable = z.infer<typeof tableSchema>

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().min(1),
  /** when the state was that is in it, ISO 8601 */
  created: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableSchema),
  /** tells the server's secret from another without giving it away */
  secretMark: z.string(),
})
export type BackupHeader = z.infer<typeof headerSchema>

export const manifestSchema = z.object({
  tables: z.array(z.object({ name: z.string(), rows: count, digest: hash })),
  /** where counters go on; `value` is a bigint in base 10 */
  sequences: z.array(
    z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  entries: z.array(z.object({ name: z.string(), bytes: count, hash })),
  /** keys of files that rows name and that were not there */
  missing: z.array(z.string()),
})
export type BackupManifest = z.infer<typeof manifestSchema>
export type BackupEntry = BackupManifest['entries'][number]

/** What is wrong with a backup, or with what is to be done with it, as a sentence for the terminal. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}

/** SHA-256 in base 16. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const PART = /^tables\/([a-z0-9_]+)\/\d{6}\.tsv$/
const FILE = /^files\/(.+)$/

export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.tsv`
}

export function fileName(key: string): string {
  return `files/${key}`
}

/** What an entry between header and manifest is; null: nothing that is ours. */
export function kindOf(
  name: string,
):
  | { readonly kind: 'part'; readonly table: string }
  | { readonly kind: 'file'; readonly key: string }
  | null {
  const table = PART.exec(name)?.[1]
  if (table !== undefined) return { kind: 'part', table }
  const key = FILE.exec(name)?.[1]
  return key === undefined ? null : { kind: 'file', key }
}
