/**
 * The entries of an organization's chain of agreements. Each is stored as its canonical JSON, whose SHA-256 is its hash, and names the
 * hash of the entry before it: none can be changed, taken out or put in between without all that come after telling.
 */
import { z } from 'zod'
import { revisionReasons } from '../orders/revisions/reasons.ts'
import { canonicalJson } from '../units/json/canonical-json.ts'
import { centsSchema } from '../units/money.ts'
import { idSchema } from '../units/record.ts'
import { timestampSchema } from '../units/timestamp.ts'
import { hashSchema, type Sha256 } from './hashes.ts'

/** What of a record is about a person: kept beside the chain, which has only salted hashes of it. */
export const personalFields = ['name', 'email', 'address', 'device', 'signature'] as const
export type PersonalField = (typeof personalFields)[number]

/** Of a sign-off, and of who made a revision: `by` is the id of their account, '' for the system. */
export const signerFields = ['by', 'name', 'email', 'address', 'device'] as const
/** Everything that stands beside the chain with a salt of its own. */
export const saltedFields = ['by', ...personalFields] as const
export type SaltedField = (typeof saltedFields)[number]

export const agreementFileKinds = ['quote', 'drawings'] as const
export type AgreementFileKind = (typeof agreementFileKinds)[number]

/** A kept file, by what it holds. */
export const keptFileSchema = z.strictObject({ hash: hashSchema, bytes: z.number().int().positive() })

export const agreementFileSchema = keptFileSchema.extend({ kind: z.enum(agreementFileKinds) })
export type AgreementFile = z.infer<typeof agreementFileSchema>

const base = {
  /** of this shape; a later shape has a later number */
  format: z.literal(1),
  /** counts up with the organization, from 1 */
  number: z.number().int().positive(),
  /** the hash of the entry before; null for the first */
  previous: hashSchema.nullable(),
  at: timestampSchema,
  orgId: idSchema,
}

export const acceptanceRecordSchema = z.strictObject({
  ...base,
  kind: z.literal('acceptance'),
  productOrderId: idSchema,
  /** the number that people know the order by */
  orderNumber: idSchema,
  revision: idSchema,
  /** of the order's canonical JSON, of its prices with their traces, and of the catalog and settings that it was judged by */
  content: hashSchema,
  prices: hashSchema,
  frame: hashSchema,
  /** of the revision in words, by which revisions are compared; left out: it was accepted before these were hashed */
  reading: hashSchema.optional(),
  totalInCents: centsSchema,
  /** the versions of pricing rules that its prices came from */
  priceVersions: z.array(z.strictObject({ ruleId: idSchema, version: z.string(), hash: hashSchema })),
  /** `version`: of the organization's settings when they were shown */
  terms: z.strictObject({ version: idSchema, hash: hashSchema }),
  files: z.array(agreementFileSchema),
  /** whether the customer had signed in, or came by a link that shares the order */
  via: z.enum(['account', 'link']),
  personal: z.strictObject({
    name: hashSchema,
    email: hashSchema,
    address: hashSchema,
    device: hashSchema,
    signature: hashSchema,
  }),
})
export type AcceptanceRecord = z.infer<typeof acceptanceRecordSchema>

/** The certificate prints the hash of its acceptance, so its own can only come after it. */
export const certificateRecordSchema = z.strictObject({
  ...base,
  kind: z.literal('certificate'),
  /** the number of the acceptance, and its hash */
  acceptance: z.number().int().positive(),
  acceptanceHash: hashSchema,
  file: keptFileSchema,
})
export type CertificateRecord = z.infer<typeof certificateRecordSchema>

/**
 * Who made a revision, when and why: sealed with the first acceptance or sign-off of it. What it is of is sealed by these.
 * `by`: the salted hash of the account's id.
 */
export const revisionRecordSchema = z.strictObject({
  ...base,
  kind: z.literal('revision'),
  productOrderId: idSchema,
  orderNumber: idSchema,
  revision: idSchema,
  reason: z.enum(revisionReasons),
  isRenewal: z.boolean(),
  /** when it was made */
  made: timestampSchema,
  by: hashSchema,
})
export type RevisionRecord = z.infer<typeof revisionRecordSchema>

/** One row of what is signed off. `note`: salted hash, as it can name people. */
export const signedRowSchema = z.strictObject({
  id: idSchema,
  revision: idSchema,
  at: timestampSchema,
  subject: z.strictObject({ kind: z.enum(['item', 'sheet']), key: idSchema, hash: hashSchema }),
  verdict: z.enum(['approved', 'approvedAsNoted', 'revise']),
  isWithdrawn: z.boolean(),
  note: hashSchema,
})
export type SignedRow = z.infer<typeof signedRowSchema>

/** What a person signed off, or took back, at once. */
export const signOffRecordSchema = z.strictObject({
  ...base,
  kind: z.literal('signOff'),
  productOrderId: idSchema,
  orderNumber: idSchema,
  rows: z.array(signedRowSchema).min(1),
  /** `before`: signed off before sign-offs were entries of the chain, and sealed later; then `by` alone is known of the person */
  via: z.enum(['account', 'link', 'before']),
  personal: z.strictObject({
    by: hashSchema,
    name: hashSchema.optional(),
    email: hashSchema.optional(),
    address: hashSchema.optional(),
    device: hashSchema.optional(),
  }),
})
export type SignOffRecord = z.infer<typeof signOffRecordSchema>

/** From here on everything of a revision of an order is signed off, or no longer (`revision` 0, and the hash of ''). */
export const standingRecordSchema = z.strictObject({
  ...base,
  kind: z.literal('standing'),
  productOrderId: idSchema,
  orderNumber: idSchema,
  revision: z.number().int().min(0),
  /** of the sign of what that revision orders */
  scope: hashSchema,
})
export type StandingRecord = z.infer<typeof standingRecordSchema>

/** A person's fields were erased: the chain says that they are missing rightly. */
export const erasureRecordSchema = z.strictObject({
  ...base,
  kind: z.literal('erasure'),
  /** numbers of the entries of which something was erased: acceptances, revisions, sign-offs */
  acceptances: z.array(z.number().int().positive()).min(1),
})
export type ErasureRecord = z.infer<typeof erasureRecordSchema>

export const agreementRecordSchema = z.discriminatedUnion('kind', [
  acceptanceRecordSchema,
  certificateRecordSchema,
  erasureRecordSchema,
  revisionRecordSchema,
  signOffRecordSchema,
  standingRecordSchema,
])
export type AgreementRecord = z.infer<typeof agreementRecordSchema>

export type SealedEntry = { readonly record: string; readonly hash: string }

/** The text of a record as it is stored, and its hash. */
export function seal(record: AgreementRecord, sha256: Sha256): SealedEntry {
  const text = canonicalJson(record)
  return { record: text, hash: sha256(text) }
}

/** Terms as they are hashed: paragraph by paragraph. */
export function termsText(paragraphs: readonly string[]): string {
  return canonicalJson(paragraphs)
}
