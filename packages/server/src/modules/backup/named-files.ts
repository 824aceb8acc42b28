/** The files of the storage that rows name. What keeps files of a new kind gets a line here; a test finds files that nothing names. */
import { agreementFileSchema } from '@orderwright/domain/agreements'
import type pg from 'pg'
import { z } from 'zod'
import { agreementFileKey } from '../agreements/kept-files.ts'
import { fileKey, masterKey } from '../media/media-files.ts'

/** The keys that one row names: the first must be there, the others may be. */
export type NamedKeys = readonly [needed: string, ...possible: string[]]

interface Source {
  /** rows of one column `value` beside `orgId` */
  readonly query: string
  readonly keysOf: (orgId: number, value: string) => readonly NamedKeys[]
}

const filesSchema = z.array(agreementFileSchema)

const sources: readonly Source[] = [
  {
    query: `select org_id as "orgId", storage_key as value from media where storage_key <> ''`,
    keysOf: (_, storageKey) => [
      [storageKey, fileKey({ storageKey }, 'thumbnail'), masterKey({ storageKey })],
    ],
  },
  {
    query: `select org_id as "orgId", storage_key as value from order_files where storage_key <> ''`,
    keysOf: (_, storageKey) => [[storageKey, fileKey({ storageKey }, 'thumbnail')]],
  },
  {
    query: `select org_id as "orgId", storage_key as value from customer_files where storage_key <> ''`,
    keysOf: (_, storageKey) => [[storageKey, fileKey({ storageKey }, 'thumbnail')]],
  },
  {
    query: `select org_id as "orgId", files as value from agreement_packages`,
    keysOf: (orgId, files) =>
      filesSchema.parse(JSON.parse(files)).map(({ hash }) => [agreementFileKey(orgId, hash)]),
  },
  {
    // With a person's fields their certificate goes.
    query: `select certificate.org_id as "orgId", certificate.record::jsonb -> 'file' ->> 'hash' as value
      from agreement_entries certificate join agreement_entries acceptance using (org_id, package_id)
      where certificate.kind = 'certificate' and acceptance.kind = 'acceptance' and exists (
        select from agreement_people person where person.org_id = acceptance.org_id and person.entry_number = acceptance.number)`,
    keysOf: (orgId, hash) => [[agreementFileKey(orgId, hash)]],
  },
]

/** All of them, as the transaction of `client` sees the rows. */
export async function readNamedFiles(client: pg.Client): Promise<NamedKeys[]> {
  const named: NamedKeys[] = []
  for (const { query, keysOf } of sources) {
    const { rows } = await client.query<{ orgId: number; value: string }>(query)
    for (const { orgId, value } of rows) named.push(...keysOf(orgId, value))
  }
  return named
}
