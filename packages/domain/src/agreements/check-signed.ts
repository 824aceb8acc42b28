/**
 * Whether what was signed off one by one is what the chain says: every row of a sign-off, who made the revisions that were agreed to, and
 * what orders say of both. A row that counts and that no entry has was put in. [issue 18]
 */
import { agreementCheckMessages as words } from '../messages/order/agreement-checks.ts'
import { type ChainFinding, personalFindings } from './check-chain.ts'
import { type Sha256, saltedHash } from './hashes.ts'
import type { AgreementRecord, RevisionRecord, SignedRow, SignOffRecord, StandingRecord } from './record.ts'

type Personal = readonly { readonly field: string; readonly salt: string; readonly value: string }[]
type Said = string | number | boolean | null

/** A row of a sign-off as it is stored; `salt` '': its note was erased or struck, or names nobody any more. */
export type StoredSignOff = {
  readonly id: number
  readonly productOrderId: number
  readonly revision: number
  readonly at: string
  readonly kind: string
  readonly key: number
  readonly hash: string
  readonly verdict: string
  readonly isWithdrawn: boolean
  readonly note: string
  readonly salt: string
  readonly userId: number
}

export type SignedPlace = {
  readonly sha256: Sha256
  /** numbers of entries of which something was erased */
  readonly erased: ReadonlySet<number>
  /** what stands beside an entry, by its number */
  readonly personal: ReadonlyMap<number, Personal>
}

function otherFields(
  number: number,
  name: string,
  pairs: readonly (readonly [field: string, now: Said, was: Said])[],
): ChainFinding[] {
  return pairs
    .filter(([, now, was]) => now !== was)
    .map(([field, now, was]) => {
      const said = { number, field: `${name}.${field}`, now: String(now), was: String(was) }
      return { number, place: `${name}.${field}`, message: words.columnChanged(said) }
    })
}

/** Whose account a row names, against the account that the entry was sealed with. */
function otherPerson(
  number: number,
  name: string,
  userId: number | null,
  personal: Personal,
): ChainFinding[] {
  const sealed = personal.find(({ field }) => field === 'by')
  // Erased: whoever stands there now is nobody.
  return sealed ? otherFields(number, name, [['userId', String(userId ?? ''), sealed.value]]) : []
}

/** Who made a revision, when and why. `stored` null: the revision is gone, which its acceptance tells. */
export function checkMade(
  record: RevisionRecord,
  stored: {
    readonly reason: string
    readonly isRenewal: boolean
    readonly created: string
    readonly userId: number | null
  } | null,
  { sha256, erased, personal }: SignedPlace,
): ChainFinding[] {
  const { number, revision, reason, isRenewal, made, by } = record
  const beside = personal.get(number) ?? []
  const known = personalFindings(number, { by }, beside, { sha256, isErased: erased.has(number) })
  if (stored === null)
    return [
      {
        number,
        place: 'revision',
        message: words.thingMissing({ number, name: words.revision({ revision }) }),
      },
    ]
  const columns = otherFields(number, 'revision', [
    ['reason', stored.reason, reason],
    ['isRenewal', stored.isRenewal, isRenewal],
    ['created', stored.created, made],
  ])
  return [...columns, ...known, ...otherPerson(number, 'revision', stored.userId, beside)]
}

function checkRow(
  { number, productOrderId }: SignOffRecord,
  said: SignedRow,
  row: StoredSignOff | undefined,
  { sha256, erased, personal }: SignedPlace,
): ChainFinding[] {
  const { subject } = said
  const name = words.signOff({ kind: subject.kind, key: subject.key, revision: said.revision })
  if (!row) return [{ number, place: 'signOff', message: words.thingMissing({ number, name }) }]
  const columns = otherFields(number, 'signOff', [
    ['productOrderId', row.productOrderId, productOrderId],
    ['revision', row.revision, said.revision],
    ['at', row.at, said.at],
    ['kind', row.kind, subject.kind],
    ['key', row.key, subject.key],
    ['hash', row.hash, subject.hash],
    ['verdict', row.verdict, said.verdict],
    ['isWithdrawn', row.isWithdrawn, said.isWithdrawn],
  ])
  const isStruck = row.salt === '' && erased.has(number)
  const isNote = isStruck || saltedHash(sha256, row.salt, row.note) === said.note
  const note = isNote ? [] : [{ number, place: 'signOff.note', message: words.noteChanged({ number, name }) }]
  return [...columns, ...note, ...otherPerson(number, 'signOff', row.userId, personal.get(number) ?? [])]
}

/** Of rows of one subject the last counts: by order, kind and what was looked at. */
function counting(rows: readonly StoredSignOff[]): StoredSignOff[] {
  const last = new Map<string, StoredSignOff>()
  for (const row of [...rows].sort((one, other) => one.id - other.id))
    last.set(`${row.productOrderId} ${row.kind} ${row.hash}`, row)
  return [...last.values()]
}

/** Rows of sign-offs against the entries; `rows`: all of these orders. */
export function checkSignedRows(
  records: readonly SignOffRecord[],
  rows: readonly StoredSignOff[],
  place: SignedPlace,
): ChainFinding[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const sealed = new Set(records.flatMap((record) => record.rows.map(({ id }) => id)))
  const findings = records.flatMap((record) => [
    ...record.rows.flatMap((said) => checkRow(record, said, byId.get(said.id), place)),
    ...personalFindings(record.number, record.personal, place.personal.get(record.number) ?? [], {
      sha256: place.sha256,
      isErased: place.erased.has(record.number),
    }),
  ])
  const added = counting(rows)
    .filter(({ id }) => !sealed.has(id))
    .map(({ kind, key, revision }) => ({
      number: 0,
      place: 'signOff',
      message: words.signOffUnknown({ name: words.signOff({ kind, key, revision }) }),
    }))
  return [...findings, ...added]
}

/** What an order says of being signed off, against the last entry that says it. */
export type SignedOrder = {
  readonly orderNumber: number
  readonly signedOffRevision: number
  readonly signedOffScope: string
}

export function checkStanding(
  { orderNumber, signedOffRevision, signedOffScope }: SignedOrder,
  last: StandingRecord | null,
  sha256: Sha256,
): ChainFinding[] {
  const number = last?.number ?? 0
  const [revision, scope] = [last?.revision ?? 0, last?.scope ?? sha256('')]
  if (signedOffRevision === revision && sha256(signedOffScope) === scope) return []
  return [{ number, place: 'order.signedOff', message: words.standingChanged({ orderNumber }) }]
}

/** Records of a kind, in the order of the chain. */
export function recordsOfKind<Kind extends AgreementRecord['kind']>(
  records: Iterable<AgreementRecord>,
  kind: Kind,
): Extract<AgreementRecord, { kind: Kind }>[] {
  const isOf = (one: AgreementRecord): one is Extract<AgreementRecord, { kind: Kind }> => one.kind === kind
  return [...records].filter(isOf)
}
