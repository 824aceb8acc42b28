/** The tables of agreements, as Kysely sees them. They are only added to; what is about a person can be erased. */
import type {
  AgreementRecord,
  SaltedField,
  SignOffSubject,
  SignOffVerdict,
} from '@orderwright/domain/agreements'
import type { Timestamp } from '@orderwright/domain/units'
import type { ColumnType, Generated } from 'kysely'

type Once<T> = ColumnType<T, T, never>
type Maybe<T> = ColumnType<T | null, T | null | undefined, never>
type GeneratedTime = ColumnType<Timestamp, string | Date | undefined, never>

export interface AgreementTables {
  /** What was shown to be accepted, once for a revision and its terms; `terms`, `files`, `priceVersions` are canonical JSON. */
  agreementPackages: {
    orgId: number
    id: Generated<string>
    productOrderId: number
    revisionNumber: number
    created: GeneratedTime
    terms: string
    termsHash: string
    termsVersion: number
    files: string
    priceVersions: string
  }
  /** The chain: `record` is canonical JSON of `agreementRecordSchema`, `hash` its SHA-256 in base 16. */
  agreementEntries: {
    orgId: number
    number: Once<number>
    kind: Once<AgreementRecord['kind']>
    created: ColumnType<Timestamp, string, never>
    productOrderId: Maybe<number>
    revisionNumber: Maybe<number>
    packageId: Maybe<string>
    record: Once<string>
    hash: Once<string>
  }
  agreementPeople: {
    orgId: number
    entryNumber: Once<number>
    field: Once<SaltedField>
    salt: Once<string>
    value: Once<string>
    userId: Maybe<number>
  }
  revisionSignOffs: {
    orgId: number
    id: Generated<number>
    productOrderId: number
    revisionNumber: number
    created: ColumnType<Timestamp, string, never>
    kind: Once<SignOffSubject['kind']>
    subjectKey: Once<number>
    hash: Once<string>
    verdict: Once<SignOffVerdict>
    note: Once<string>
    /** of the note; '' once something was erased of it */
    salt: ColumnType<string, never, string>
    /** the verdict before is taken back: `revise` then, for the release before */
    isWithdrawn: Once<0 | 1>
    userId: Once<number>
  }
}
