/** Checks an organization's chain, and everything that it vouches for, against what is stored. */
import type { Kysely } from 'kysely'
import {
  type AcceptanceEvidence,
  type AgreementRecord,
  checkAcceptance,
  checkCertificate,
  checkChain,
  type ChainFinding,
  type StoredEntry,
} from '@orderwright/domain/agreements'
import type { Database } from '../../platform/database/schema.ts'
import type { Services } from '../../platform/services.ts'
import { sha256 } from '../revision-records/write-revision.ts'
import { hashNow } from './kept-files.ts'

interface Place {
  readonly db: Kysely<Database>
  readonly orgId: number
  readonly storage: Services['storage']
}

export interface CheckedAgreements {
  readonly entries: number
  readonly acceptances: number
  readonly findings: readonly ChainFinding[]
}

type PackagedEntry = StoredEntry & { readonly packageId: string | null }

async function entriesOf({ db, orgId }: Place, numbers: readonly number[] | null): Promise<PackagedEntry[]> {
  let query = db
    .selectFrom('agreementEntries')
    .select(['number', 'kind', 'created', 'productOrderId', 'revisionNumber', 'record', 'hash', 'packageId'])
    .where('orgId', '=', orgId)
    .orderBy('number')
  if (numbers) query = query.where('number', 'in', [...numbers])
  return query.execute()
}

/** What is stored now of what an acceptance vouches for. */
async function evidenceOf(
  place: Place,
  record: Extract<AgreementRecord, { kind: 'acceptance' }>,
  packageId: string | null,
): Promise<AcceptanceEvidence> {
  const { db, orgId } = place
  const revision = await db
    .selectFrom('orderRevisions')
    .leftJoin('revisionFrames', (join) =>
      join
        .onRef('revisionFrames.orgId', '=', 'orderRevisions.orgId')
        .onRef('revisionFrames.hash', '=', 'orderRevisions.frameHash'),
    )
    .select(['content', 'prices', 'body', 'totalInCents'])
    .where('orderRevisions.orgId', '=', orgId)
    .where('productOrderId', '=', record.productOrderId)
    .where('number', '=', record.revision)
    .executeTakeFirst()
  const shown =
    packageId === null
      ? undefined
      : await db
          .selectFrom('agreementPackages')
          .select('terms')
          .where('orgId', '=', orgId)
          .where('id', '=', packageId)
          .executeTakeFirst()
  const personal = await db
    .selectFrom('agreementPeople')
    .select(['field', 'salt', 'value'])
    .where('orgId', '=', orgId)
    .where('entryNumber', '=', record.number)
    .execute()
  const files = new Map<string, string | null>()
  for (const { hash } of record.files) files.set(hash, await hashNow(place, orgId, hash))
  return {
    revision: revision ? { ...revision, frame: revision.body } : null,
    terms: shown?.terms ?? null,
    files,
    personal,
  }
}

async function findingsOf(
  place: Place,
  record: AgreementRecord,
  { entries, erased }: { readonly entries: readonly PackagedEntry[]; readonly erased: ReadonlySet<number> },
): Promise<ChainFinding[]> {
  const entryOf = (number: number) => entries.find((one) => one.number === number)
  if (record.kind === 'acceptance') {
    const evidence = await evidenceOf(place, record, entryOf(record.number)?.packageId ?? null)
    return checkAcceptance(record, evidence, { sha256, isErased: erased.has(record.number) })
  }
  if (record.kind === 'erasure') return []
  return checkCertificate(record, {
    fileNow: await hashNow(place, place.orgId, record.file.hash),
    acceptanceHashNow: entryOf(record.acceptance)?.hash ?? null,
    isErased: erased.has(record.acceptance),
  })
}

/** The whole chain of an organization. */
export async function checkAgreements(place: Place): Promise<CheckedAgreements> {
  const entries = await entriesOf(place, null)
  const { findings, records, erased } = checkChain(entries, sha256)
  const all = [...findings]
  for (const record of records.values()) all.push(...(await findingsOf(place, record, { entries, erased })))
  const acceptances = [...records.values()].filter(({ kind }) => kind === 'acceptance').length
  return { entries: entries.length, acceptances, findings: all }
}

/** One acceptance with its certificate, without the rest of the chain. */
export async function checkPackage(place: Place, packageId: string): Promise<readonly ChainFinding[]> {
  const rows = await place.db
    .selectFrom('agreementEntries')
    .select('number')
    .where('orgId', '=', place.orgId)
    .where('packageId', '=', packageId)
    .execute()
  if (rows.length === 0) return []
  const own = rows.map(({ number }) => number)
  const erasures = await place.db
    .selectFrom('agreementEntries')
    .select('number')
    .where('orgId', '=', place.orgId)
    .where('kind', '=', 'erasure')
    .execute()
  const entries = await entriesOf(place, [...own, ...erasures.map(({ number }) => number)])
  const { records, erased, findings } = checkChain(entries, sha256)
  // Of entries that stand apart in the chain only what each says for itself counts.
  const all = findings.filter(
    ({ place: at, number }) => at !== 'previous' && at !== 'entry' && own.includes(number),
  )
  for (const number of own) {
    const record = records.get(number)
    if (record) all.push(...(await findingsOf(place, record, { entries, erased })))
  }
  return all
}
