/** Which kept file one is, by its hash and the mark at its end. */
import { agreementFileSchema, certificateRecordSchema, type FileMark } from '@orderwright/domain/agreements'
import type { Timestamp } from '@orderwright/domain'
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
    .select(['kind', 'record', 'created'])
    .where('orgId', '=', orgId)
    .where('packageId', '=', packageId)
    .execute()
  const acceptance = entries.find(({ kind }) => kind === 'acceptance')
  const certificate = entries.find(({ kind }) => kind === 'certificate')
  const certified = certificate && certificateRecordSchema.parse(JSON.parse(certificate.record)).file.hash
  const file = z
    .array(agreementFileSchema)
    .parse(JSON.parse(shown.files))
    .find((one) => one.hash === hash)
  return {
    kind: certified === hash ? 'certificate' : (file?.kind ?? null),
    orderNumber: shown.orgSpecificId,
    revision: shown.revision,
    acceptedAt: acceptance?.created ?? null,
    lastRevision: shown.lastRevision,
  }
}
