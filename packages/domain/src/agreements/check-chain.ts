/**
 * Whether a chain of agreements is what was agreed to: every entry hashed again, every link followed, and what the entries vouch for
 * (frozen orders, prices, terms, kept files, personal fields) compared with what is stored now. Each finding names the place.
 */
import { agreementCheckMessages as words } from '../messages/order/agreement-checks.ts'
import { type Sha256, saltedHash } from './hashes.ts'
import {
  type AcceptanceRecord,
  type AgreementRecord,
  agreementRecordSchema,
  type CertificateRecord,
  type SaltedField,
  saltedFields,
} from './record.ts'

/** An entry as it is stored. */
export type StoredEntry = {
  readonly number: number
  readonly kind: string
  readonly created: string
  readonly productOrderId: number | null
  readonly revisionNumber: number | null
  readonly record: string
  readonly hash: string
}

/** Where something is otherwise than it was: `number` of the entry that tells, and the field or thing. */
export type ChainFinding = { readonly number: number; readonly place: string; readonly message: string }

/** What is stored now of what an acceptance vouches for; null: it is not there. */
export type AcceptanceEvidence = {
  readonly revision: {
    readonly content: string
    readonly prices: string
    readonly frame: string | null
    readonly totalInCents: number
  } | null
  readonly terms: string | null
  /** hash of the record → what the kept file hashes to now */
  readonly files: ReadonlyMap<string, string | null>
  readonly personal: readonly { readonly field: string; readonly salt: string; readonly value: string }[]
}

export type CheckedChain = {
  readonly findings: readonly ChainFinding[]
  /** those that could be read, by number */
  readonly records: ReadonlyMap<number, AgreementRecord>
  /** numbers of entries of which personal fields were erased */
  readonly erased: ReadonlySet<number>
}

/** The record of an entry; null where it can not be read. */
export function readAgreementRecord(text: string): AgreementRecord | null {
  try {
    const parsed = agreementRecordSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** What the record says of the column; certificates are held against their acceptances. */
function revisionOf(record: AgreementRecord, { revisionNumber }: StoredEntry): number | null {
  if (record.kind === 'signOff') return null
  return 'revision' in record ? record.revision : revisionNumber
}

/** The columns that are searched by have to say what the record says. */
function columnFindings(entry: StoredEntry, record: AgreementRecord): ChainFinding[] {
  const said: Record<string, string | number | null> = {
    number: record.number,
    kind: record.kind,
    created: record.at,
    productOrderId: 'productOrderId' in record ? record.productOrderId : entry.productOrderId,
    revisionNumber: revisionOf(record, entry),
  }
  const stored: Record<string, string | number | null> = { ...entry }
  return Object.entries(said)
    .filter(([field, value]) => stored[field] !== value)
    .map(([field, value]) => ({
      number: entry.number,
      place: field,
      message: words.columnChanged({
        number: entry.number,
        field,
        now: String(stored[field]),
        was: String(value),
      }),
    }))
}

/** Entries in the order of their numbers, from the first. */
export function checkChain(entries: readonly StoredEntry[], sha256: Sha256): CheckedChain {
  const findings: ChainFinding[] = []
  const records = new Map<number, AgreementRecord>()
  const erased = new Set<number>()
  let expected = 1
  let previous: string | null = null
  for (const entry of entries) {
    const { number, record: text, hash } = entry
    for (; expected < number; expected++)
      findings.push({ number: expected, place: 'entry', message: words.entryMissing({ number: expected }) })
    expected = number + 1
    if (sha256(text) !== hash)
      findings.push({ number, place: 'record', message: words.recordChanged({ number }) })
    const record = readAgreementRecord(text)
    if (record === null) {
      findings.push({ number, place: 'record', message: words.recordUnreadable({ number }) })
    } else {
      if (record.previous !== previous)
        findings.push({ number, place: 'previous', message: words.linkBroken({ number }) })
      findings.push(...columnFindings(entry, record))
      records.set(number, record)
      if (record.kind === 'erasure') for (const one of record.acceptances) erased.add(one)
    }
    previous = hash
  }
  return { findings, records, erased }
}

type Compare = {
  readonly place: string
  readonly was: string
  readonly now: string | null
  readonly name: string
}

/** What an acceptance vouches for, compared with what is stored now. */
export function checkAcceptance(
  record: AcceptanceRecord,
  evidence: AcceptanceEvidence,
  { sha256, isErased }: { readonly sha256: Sha256; readonly isErased: boolean },
): ChainFinding[] {
  const { number, revision } = record
  const { revision: stored, terms, files, personal } = evidence
  const hashOf = (text: string | null | undefined) =>
    text === null || text === undefined ? null : sha256(text)
  const compared: Compare[] = [
    {
      place: 'content',
      was: record.content,
      now: hashOf(stored?.content),
      name: words.content({ revision }),
    },
    { place: 'prices', was: record.prices, now: hashOf(stored?.prices), name: words.prices({ revision }) },
    { place: 'frame', was: record.frame, now: hashOf(stored?.frame), name: words.frame({ revision }) },
    { place: 'terms', was: record.terms.hash, now: hashOf(terms), name: words.terms },
    ...record.files.map(({ kind, hash }) => ({
      place: kind,
      was: hash,
      now: files.get(hash) ?? null,
      name: words.file[kind],
    })),
  ]
  const findings = compared
    .filter(({ was, now }) => was !== now)
    .map(({ place, now, name }) => ({
      number,
      place,
      message: now === null ? words.thingMissing({ number, name }) : words.thingChanged({ number, name }),
    }))
  if (stored && stored.totalInCents !== record.totalInCents)
    findings.push({
      number,
      place: 'totalInCents',
      message: words.columnChanged({
        number,
        field: 'totalInCents',
        now: String(stored.totalInCents),
        was: String(record.totalInCents),
      }),
    })
  return [...findings, ...personalFindings(number, record.personal, personal, { sha256, isErased })]
}

/** What stands beside an entry, each field with its salt, against the hashes that the entry has of it. */
export function personalFindings(
  number: number,
  hashes: Readonly<Partial<Record<SaltedField, string>>>,
  stored: AcceptanceEvidence['personal'],
  { sha256, isErased }: { readonly sha256: Sha256; readonly isErased: boolean },
): ChainFinding[] {
  return saltedFields.flatMap((field) => {
    if (hashes[field] === undefined) return []
    const row = stored.find((one) => one.field === field)
    if (!row)
      return isErased ? [] : [{ number, place: field, message: words.thingMissing({ number, name: field }) }]
    return saltedHash(sha256, row.salt, row.value) === hashes[field]
      ? []
      : [{ number, place: field, message: words.thingChanged({ number, name: field }) }]
  })
}

/** The kept certificate, compared with what the chain says of it; one of a person who was erased is gone rightly. */
export function checkCertificate(
  { number, file, acceptance, acceptanceHash }: CertificateRecord,
  {
    fileNow,
    acceptanceHashNow,
    isErased,
  }: {
    readonly fileNow: string | null
    readonly acceptanceHashNow: string | null
    readonly isErased: boolean
  },
): ChainFinding[] {
  const findings: ChainFinding[] = []
  if (acceptanceHashNow !== acceptanceHash)
    findings.push({
      number,
      place: 'acceptance',
      message: words.certificateOfOther({ number, acceptance }),
    })
  if (fileNow === null && !isErased)
    findings.push({ number, place: 'file', message: words.thingMissing({ number, name: words.certificate }) })
  if (fileNow !== null && fileNow !== file.hash)
    findings.push({ number, place: 'file', message: words.thingChanged({ number, name: words.certificate }) })
  return findings
}
