/** Checks an organization's chain, and everything that it vouches for, against what is stored. */
import type { Kysely } from 'kysely'
import {
  type AcceptanceEvidence,
  type AgreementRecord,
  type AcceptanceRecord,
  checkAcceptance,
  checkBeside,
  checkCertificate,
  checkChain,
  checkFiled,
  type ChainFinding,
  agreementCheckMessages as words,
  type StoredBeside,
  type StoredEntry,
} from '@orderwright/domain/agreements'
import { toDate } from '@orderwright/domain/units'
import type { Database } from '../../platform/database/schema.ts'
import type { Services } from '../../platform/services.ts'
import { sha256 } from '../revision-records/write-revision.ts'
import { checkAcceptedOrders } from './check-accepted-orders.ts'
import { checkSignedOff } from './check-signed-off.ts'
import { hashNow } from '../agreements/kept-files.ts'

interface Place {
  readonly db: Kysely<Database>
  readonly orgId: number
  readonly storage: Services['storage']
  /** left out: the clock's */
  readonly now?: Date
}

/** A certificate comes a moment after its acceptance, or when the printing browser is back. */
const CERTIFICATE_MS = 3_600_000

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
): Promise<AcceptanceEvidence & { readonly beside: StoredBeside }> {
  const { db, orgId } = place
  const revision = await db
    .selectFrom('orderRevisions')
    .leftJoin('revisionFrames', (join) =>
      join
        .onRef('revisionFrames.orgId', '=', 'orderRevisions.orgId')
        .onRef('revisionFrames.hash', '=', 'orderRevisions.frameHash'),
    )
    .select([
      'content',
      'prices',
      'body',
      'totalInCents',
      'contentHash',
      'pricesHash',
      'frameHash',
      'reading',
    ])
    .where('orderRevisions.orgId', '=', orgId)
    .where('productOrderId', '=', record.productOrderId)
    .where('number', '=', record.revision)
    .executeTakeFirst()
  const shown =
    packageId === null
      ? undefined
      : await db
          .selectFrom('agreementPackages')
          .select(['productOrderId', 'revisionNumber', 'terms', 'termsHash', 'termsVersion'])
          .select(['files', 'priceVersions'])
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
    beside: { revision: revision ?? null, package: shown ?? null },
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
    return [
      ...checkAcceptance(record, evidence, { sha256, isErased: erased.has(record.number) }),
      ...checkBeside(record, evidence.beside, sha256),
    ]
  }
  if (record.kind !== 'certificate') return []
  const [own, certified] = [entryOf(record.number), entryOf(record.acceptance)]
  const findings = checkCertificate(record, {
    fileNow: await hashNow(place, place.orgId, record.file.hash),
    acceptanceHashNow: certified?.hash ?? null,
    isErased: erased.has(record.acceptance),
  })
  if (!own || !certified) return findings
  return [...findings, ...checkFiled(record.number, filedUnder(own), filedUnder(certified))]
}

const filedUnder = ({ productOrderId, revisionNumber, packageId }: PackagedEntry) => ({
  productOrderId,
  revisionNumber,
  packageId,
})

/** Acceptances that ought to have a certificate by now and have none: the end of a chain that was cut off leaves no gap. */
function uncertified(
  records: readonly AgreementRecord[],
  erased: ReadonlySet<number>,
  now: Date,
): ChainFinding[] {
  const certified = new Set(records.flatMap((one) => (one.kind === 'certificate' ? [one.acceptance] : [])))
  return records.flatMap(({ kind, number, at }) =>
    kind !== 'acceptance' ||
    certified.has(number) ||
    erased.has(number) ||
    now.getTime() - toDate(at).getTime() < CERTIFICATE_MS
      ? []
      : [{ number, place: 'certificate', message: words.thingMissing({ number, name: words.certificate }) }],
  )
}

/** The whole chain of an organization. */
export async function checkAgreements(place: Place): Promise<CheckedAgreements> {
  const entries = await entriesOf(place, null)
  const { findings, records, erased } = checkChain(entries, sha256)
  const all = [...findings]
  for (const record of records.values()) all.push(...(await findingsOf(place, record, { entries, erased })))
  all.push(...uncertified([...records.values()], erased, place.now ?? new Date()))
  const acceptances = [...records.values()].filter(
    (one): one is AcceptanceRecord => one.kind === 'acceptance',
  )
  all.push(...(await checkAcceptedOrders(place, acceptances)))
  all.push(...(await checkSignedOff(place, { records: records.values(), erased })))
  return { entries: entries.length, acceptances: acceptances.length, findings: all }
}

/** One acceptance with its certificate, and what was signed off of its order, without the rest of the chain. */
export async function checkPackage(place: Place, packageId: string): Promise<readonly ChainFinding[]> {
  const { db, orgId } = place
  const shown = await db
    .selectFrom('agreementPackages')
    .select('productOrderId')
    .where('orgId', '=', orgId)
    .where('id', '=', packageId)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('agreementEntries')
    .select('number')
    .where('orgId', '=', orgId)
    .where((its) =>
      its.or([
        its('packageId', '=', packageId),
        its.and([
          its('productOrderId', '=', shown?.productOrderId ?? 0),
          its('kind', 'in', ['revision', 'signOff', 'standing']),
        ]),
      ]),
    )
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
  if (!shown) return all
  return [
    ...all,
    ...(await checkSignedOff(place, { records: records.values(), erased }, shown.productOrderId)),
  ]
}
