/** Holds what was signed off one by one, and who made the revisions that were agreed to, against the chain. */
import {
  type AgreementRecord,
  type ChainFinding,
  checkMade,
  checkSignedRows,
  checkStanding,
  recordsOfKind,
  type SignedPlace,
} from '@orderwright/domain/agreements'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { sha256 } from '../revision-records/write-revision.ts'

interface Place {
  readonly db: Kysely<Database>
  readonly orgId: number
}

/** What stands beside these entries about people, by entry. */
async function personalOf(
  { db, orgId }: Place,
  numbers: readonly number[],
): Promise<SignedPlace['personal']> {
  const rows = await db
    .selectFrom('agreementPeople')
    .select(['entryNumber', 'field', 'salt', 'value'])
    .where('orgId', '=', orgId)
    .where('entryNumber', 'in', [0, ...numbers])
    .execute()
  const beside = new Map<number, typeof rows>()
  for (const row of rows) beside.set(row.entryNumber, [...(beside.get(row.entryNumber) ?? []), row])
  return beside
}

async function signedRows({ db, orgId }: Place, productOrderId: number | null) {
  let query = db.selectFrom('revisionSignOffs').selectAll().where('orgId', '=', orgId).orderBy('id')
  if (productOrderId !== null) query = query.where('productOrderId', '=', productOrderId)
  return (await query.execute()).map((row) => ({
    ...row,
    revision: row.revisionNumber,
    at: row.created,
    key: row.subjectKey,
    isWithdrawn: row.isWithdrawn === 1,
  }))
}

async function revisionsOf({ db, orgId }: Place, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('orderRevisions')
    .select(['productOrderId', 'number', 'reason', 'isRenewal', 'created', 'userId'])
    .where('orgId', '=', orgId)
    .where('productOrderId', 'in', [0, ...orderIds])
    .execute()
  return new Map(
    rows.map((row) => [`${row.productOrderId} ${row.number}`, { ...row, isRenewal: row.isRenewal === 1 }]),
  )
}

/** Orders that say that they are signed off, and those of which the chain says something. */
function standingOrders({ db, orgId }: Place, known: readonly number[], productOrderId: number | null) {
  let query = db
    .selectFrom('productOrders')
    .select(['id', 'orgSpecificId', 'signedOffRevision', 'signedOffScope'])
    .where('orgId', '=', orgId)
    .where((its) =>
      its.or([
        its('signedOffRevision', '>', 0),
        its('signedOffScope', '<>', ''),
        its('id', 'in', [0, ...known]),
      ]),
    )
    .orderBy('id')
  if (productOrderId !== null) query = query.where('id', '=', productOrderId)
  return query.execute()
}

/** Of a whole organization, or of one of its orders; `records`: those of the chain that could be read. */
export async function checkSignedOff(
  place: Place,
  { records, erased }: { records: Iterable<AgreementRecord>; erased: ReadonlySet<number> },
  productOrderId: number | null = null,
): Promise<ChainFinding[]> {
  const all = [...records].filter(
    (record) =>
      productOrderId === null || ('productOrderId' in record && record.productOrderId === productOrderId),
  )
  const made = recordsOfKind(all, 'revision')
  const signed = recordsOfKind(all, 'signOff')
  const standing = new Map(recordsOfKind(all, 'standing').map((record) => [record.productOrderId, record]))
  const personal = await personalOf(
    place,
    [...made, ...signed].map(({ number }) => number),
  )
  const signedPlace = { sha256, erased, personal }
  const revisions = await revisionsOf(place, [...new Set(made.map((record) => record.productOrderId))])
  const orders = await standingOrders(place, [...standing.keys()], productOrderId)
  return [
    ...made.flatMap((record) =>
      checkMade(record, revisions.get(`${record.productOrderId} ${record.revision}`) ?? null, signedPlace),
    ),
    ...checkSignedRows(signed, await signedRows(place, productOrderId), signedPlace),
    ...orders.flatMap((order) =>
      checkStanding({ ...order, orderNumber: order.orgSpecificId }, standing.get(order.id) ?? null, sha256),
    ),
  ]
}
