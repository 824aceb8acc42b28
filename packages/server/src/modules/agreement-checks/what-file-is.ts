/** Which kept file one is, by its hash and the mark at its end. */
import { agreementFileSchema, type FileMark, readAgreementRecord } from '@orderwright/domain/agreements'
import type { Timestamp } from '@orderwright/domain/units'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/database/schema.ts'

type Kind = 'quote' | 'drawings' | 'certificate'

/** What the mark of a file belongs to, and whether the file is one that was kept. */
export interface MarkedFile {
  /** null: none of them */
  readonly kind: Kind | null
  readonly orderNumber: number
  readonly revision: number
  readonly acceptedAt: Timestamp | null
  readonly lastRevision: number
}

/** Null where no agreement has the mark; `hash`: SHA-256 of the file. */
export async function whatFileIs(
  db: Kysely<Database>,
  { orgId, packageId }: FileMark,
  hash: string,
): Promise<MarkedFile | null> {
  const shown = await db
    .selectFrom('agreementPackages')
    .innerJoin('productOrders', (join) =>
      join
        .onRef('productOrders.orgId', '=', 'agreementPackages.orgId')
        .onRef('productOrders.id', '=', 'agreementPackages.productOrderId'),
    )
    .select(['agreementPackages.files', 'agreementPackages.revisionNumber as revision'])
    .select(['productOrders.orgSpecificId', 'productOrders.revisionNumber as lastRevision'])
    .where('agreementPackages.orgId', '=', orgId)
    .where('agreementPackages.id', '=', packageId)
    .executeTakeFirst()
  if (!shown) return null
  const entries = await db
    .selectFrom('agreementEntries')
    .select('record')
    .where('orgId', '=', orgId)
    .where('packageId', '=', packageId)
    .execute()
  const records = entries.map(({ record }) => readAgreementRecord(record))
  const acceptance = records.find((record) => record?.kind === 'acceptance')
  const certificate = records.find((record) => record?.kind === 'certificate')
  const certified = certificate?.kind === 'certificate' && certificate.file.hash === hash
  const accepted = acceptance?.kind === 'acceptance' ? acceptance : null
  // What was accepted is said by the record, which is sealed; what was only shown, by the package.
  const files = accepted?.files ?? z.array(agreementFileSchema).parse(JSON.parse(shown.files))
  return {
    kind: certified ? 'certificate' : (files.find((one) => one.hash === hash)?.kind ?? null),
    orderNumber: accepted?.orderNumber ?? shown.orgSpecificId,
    revision: accepted?.revision ?? shown.revision,
    acceptedAt: accepted?.at ?? null,
    lastRevision: shown.lastRevision,
  }
}
