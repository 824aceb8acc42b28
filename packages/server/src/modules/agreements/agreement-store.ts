/** The chain of an organization's agreements as it is stored: read, and added to at its end. */
import { randomBytes } from 'node:crypto'
import type { Timestamp } from '@orderwright/domain/units'
import {
  type AcceptanceRecord,
  acceptanceRecordSchema,
  agreementFileSchema,
  type AgreementRecord,
  certificateRecordSchema,
  personalFields,
  type PersonalField,
  type SaltedField,
  saltedHash,
  seal,
} from '@orderwright/domain/agreements'
import { z } from 'zod'
import { sha256 } from '../revision-records/write-revision.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

const filesSchema = z.array(agreementFileSchema)
const paragraphsSchema = z.array(z.string())
const priceVersionsSchema = acceptanceRecordSchema.shape.priceVersions

/** What was shown to be accepted. */
export interface AgreementPackage {
  readonly id: string
  readonly productOrderId: number
  readonly revisionNumber: number
  readonly terms: readonly string[]
  readonly termsText: string
  readonly termsHash: string
  readonly termsVersion: number
  readonly files: z.infer<typeof filesSchema>
  readonly priceVersions: AcceptanceRecord['priceVersions']
}

type PackageName =
  | { readonly id: string }
  | { readonly productOrderId: number; readonly revisionNumber: number; readonly termsHash: string }

export async function findPackage(
  { db, orgId }: Pick<Work, 'db' | 'orgId'>,
  name: PackageName,
): Promise<AgreementPackage | null> {
  let query = db.selectFrom('agreementPackages').selectAll().where('orgId', '=', orgId)
  query =
    'id' in name
      ? query.where('id', '=', name.id)
      : query
          .where('productOrderId', '=', name.productOrderId)
          .where('revisionNumber', '=', name.revisionNumber)
          .where('termsHash', '=', name.termsHash)
  const row = await query.executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    productOrderId: row.productOrderId,
    revisionNumber: row.revisionNumber,
    terms: paragraphsSchema.parse(JSON.parse(row.terms)),
    termsText: row.terms,
    termsHash: row.termsHash,
    termsVersion: row.termsVersion,
    files: filesSchema.parse(JSON.parse(row.files)),
    priceVersions: priceVersionsSchema.parse(JSON.parse(row.priceVersions)),
  }
}

/** What an entry says beside its place in the chain. */
type Without<T> = T extends unknown ? Omit<T, 'format' | 'number' | 'previous' | 'at' | 'orgId'> : never
export type NewEntry = Without<AgreementRecord>

interface Filed {
  readonly productOrderId: number | null
  readonly revisionNumber: number | null
  readonly packageId: string | null
}

/**
 * Adds an entry to the end of the chain. Whoever adds one waits for whoever is adding another: the organization's row is locked until the
 * end of the transaction.
 */
export async function appendEntry(
  { db, orgId }: Pick<Work, 'db' | 'orgId'>,
  at: Timestamp,
  entry: NewEntry,
  filed: Filed,
): Promise<{ readonly number: number; readonly hash: string; readonly record: AgreementRecord }> {
  await db.selectFrom('orgs').select('id').where('id', '=', orgId).forNoKeyUpdate().executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('agreementEntries')
    .select(['number', 'hash'])
    .where('orgId', '=', orgId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const number = (last?.number ?? 0) + 1
  const record: AgreementRecord = { ...entry, format: 1, number, previous: last?.hash ?? null, at, orgId }
  const sealed = seal(record, sha256)
  await db
    .insertInto('agreementEntries')
    .values({ orgId, number, kind: entry.kind, created: at, ...filed, ...sealed })
    .execute()
  return { number, hash: sealed.hash, record }
}

export type Personal = Readonly<Record<PersonalField, string>>
export type SaltedRow = { readonly field: SaltedField; readonly salt: string; readonly value: string }

/** A field about a person with a salt of its own, and its hash for the record. */
export function saltField(
  field: SaltedField,
  value: string,
): { readonly row: SaltedRow; readonly hash: string } {
  const salt = randomBytes(32).toString('hex')
  return { row: { field, salt, value }, hash: saltedHash(sha256, salt, value) }
}

/** Fields about whoever accepts, each with a salt of its own, and their hashes for the record. */
export function saltPersonal(personal: Personal): {
  readonly rows: readonly SaltedRow[]
  readonly hashes: AcceptanceRecord['personal']
} {
  const salted = personalFields.map((field) => saltField(field, personal[field]))
  const hashes = salted.map(({ row, hash }) => [row.field, hash])
  return {
    rows: salted.map(({ row }) => row),
    hashes: acceptanceRecordSchema.shape.personal.parse(Object.fromEntries(hashes)),
  }
}

/** Keeps what is about a person beside their entry; `userId` null: the system. */
export async function keepBeside(
  { db, orgId }: Pick<Work, 'db' | 'orgId'>,
  { entryNumber, userId }: { readonly entryNumber: number; readonly userId: number | null },
  rows: readonly SaltedRow[],
): Promise<void> {
  await db
    .insertInto('agreementPeople')
    .values(rows.map((row) => ({ orgId, entryNumber, userId, ...row })))
    .execute()
}

/** The acceptances of an order with what was erased missing, and their certificates; the newest first. */
export async function readAcceptances({ db, orgId }: Pick<Work, 'db' | 'orgId'>, productOrderId: number) {
  const rows = await db
    .selectFrom('agreementEntries')
    .leftJoin('agreementPeople', (join) =>
      join
        .onRef('agreementPeople.orgId', '=', 'agreementEntries.orgId')
        .onRef('agreementPeople.entryNumber', '=', 'agreementEntries.number')
        .on('agreementPeople.field', '=', 'name'),
    )
    .select(['number', 'kind', 'record', 'hash', 'agreementPeople.value as name'])
    .where('agreementEntries.orgId', '=', orgId)
    .where('productOrderId', '=', productOrderId)
    .orderBy('number', 'desc')
    .execute()
  const certificates = new Map(
    rows
      .filter(({ kind }) => kind === 'certificate')
      .map(({ record }) => certificateRecordSchema.parse(JSON.parse(record)))
      .map(({ acceptance, file }) => [acceptance, file]),
  )
  return rows
    .filter(({ kind }) => kind === 'acceptance')
    .map(({ record, hash, name }) => {
      const acceptance = acceptanceRecordSchema.parse(JSON.parse(record))
      return { acceptance, hash, name: name ?? '', certificate: certificates.get(acceptance.number) ?? null }
    })
}
export type StoredAcceptance = Awaited<ReturnType<typeof readAcceptances>>[number]
