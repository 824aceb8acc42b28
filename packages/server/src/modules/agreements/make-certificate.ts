/** Certificates of acceptances: made once, kept, and sealed into the chain after what they certify. */
import {
  acceptanceRecordSchema,
  type AcceptanceRecord,
  composeCertificate,
  type PersonalField,
  signatureSchema,
} from '@orderwright/domain/agreements'
import { totalText } from '@orderwright/domain/orders'
import { frozenContentSchema, frozenPricesSchema } from '@orderwright/domain/revisions'
import { sql } from 'kysely'
import type { PaperPictures } from '../documents/paper-pictures.ts'
import { documentHtml } from '../documents/document-html.tsx'
import { renderPdf } from '../documents/render-pdf.ts'
import type { Services } from '../../platform/services.ts'
import { inSystem, readInSystem, type Work } from '../tenancy/run-in-tenant.ts'
import { appendEntry, findPackage } from './agreement-store.ts'
import { agreementFileKey, keepFile, marked } from './kept-files.ts'

/** Acceptances older than this, in days, are no longer looked through for missing certificates. */
const DAYS = 14

/** Logos are vectors in the profile itself; the system sees no uploaded pictures. */
const ownPictures: PaperPictures = {
  files: new Map(),
  at: (url) => (url.startsWith('data:image/') ? url : null),
}

/** The oldest acceptance that has no certificate, and whose person was not erased. */
async function uncertified({ db, orgId }: Pick<Work, 'db' | 'orgId'>) {
  const row = await db
    .selectFrom('agreementEntries as acceptance')
    .select(['acceptance.number', 'acceptance.record', 'acceptance.hash', 'acceptance.packageId'])
    .where('acceptance.orgId', '=', orgId)
    .where('acceptance.kind', '=', 'acceptance')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('agreementEntries as certificate')
            .select(sql`1`.as('one'))
            .whereRef('certificate.orgId', '=', 'acceptance.orgId')
            .whereRef('certificate.packageId', '=', 'acceptance.packageId')
            .where('certificate.kind', '=', 'certificate'),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('agreementPeople')
          .select(sql`1`.as('one'))
          .whereRef('agreementPeople.orgId', '=', 'acceptance.orgId')
          .whereRef('agreementPeople.entryNumber', '=', 'acceptance.number'),
      ),
    )
    .orderBy('acceptance.number')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.packageId === null) return null
  const { hash, packageId, record } = row
  return { hash, packageId, record: acceptanceRecordSchema.parse(JSON.parse(record)) }
}

async function personalOf({ db, orgId }: Pick<Work, 'db' | 'orgId'>, number: number) {
  const rows = await db
    .selectFrom('agreementPeople')
    .select(['field', 'value'])
    .where('orgId', '=', orgId)
    .where('entryNumber', '=', number)
    .execute()
  const valueOf = (field: PersonalField) => rows.find((row) => row.field === field)?.value ?? ''
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    address: valueOf('address'),
    device: valueOf('device'),
    signature: signatureSchema.parse(JSON.parse(valueOf('signature'))),
  }
}

async function revisionThen(
  { db, orgId }: Pick<Work, 'db' | 'orgId'>,
  record: AcceptanceRecord,
): Promise<{ readonly orderTitle: string; readonly totalText: string }> {
  const { content, prices } = await db
    .selectFrom('orderRevisions')
    .select(['content', 'prices'])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', record.productOrderId)
    .where('number', '=', record.revision)
    .executeTakeFirstOrThrow()
  return {
    orderTitle: frozenContentSchema.parse(JSON.parse(content)).order.title,
    totalText: totalText(frozenPricesSchema.parse(JSON.parse(prices)).costs),
  }
}

/** Makes the certificates that the organization misses, one after the other. Twice does no harm. */
export async function makeCertificates(
  services: Services,
  orgId: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && (await makeNext(services, orgId)));
}

async function makeNext(services: Services, orgId: number): Promise<boolean> {
  const wanted = await readInSystem(services, orgId, async (work) => {
    const found = await uncertified(work)
    if (!found) return null
    const shown = await findPackage(work, { id: found.packageId })
    const document = composeCertificate({
      record: found.record,
      hash: found.hash,
      personal: await personalOf(work, found.record.number),
      terms: shown?.terms ?? [],
      ...(await revisionThen(work, found.record)),
      org: work.org,
      verifyAddress: `${services.config.publicUrl}/verify`,
    })
    return { ...found, document }
  })
  if (!wanted) return false
  const { record, hash, packageId, document } = wanted
  const pdf = await services.turns.runOwn('pdf', orgId, async () =>
    renderPdf(services, await documentHtml(document, ownPictures)),
  )
  if (!pdf.ok) throw new Error(`certificate of entry ${record.number} of ${orgId}: ${pdf.error.message}`)
  const file = await keepFile(services, orgId, marked(pdf.data, { orgId, packageId }))
  const isFirst = await inSystem(services, orgId, async (work) => {
    // Another process may have been first.
    const still = await uncertified(work)
    if (still?.record.number !== record.number) return false
    await appendEntry(
      work,
      work.now,
      { kind: 'certificate', acceptance: record.number, acceptanceHash: hash, file },
      { productOrderId: record.productOrderId, revisionNumber: record.revision, packageId },
    )
    return true
  })
  if (isFirst !== true) await services.storage.remove(agreementFileKey(orgId, file.hash))
  return true
}

/** Organizations in which a certificate is missing: the job may have been lost, or the printing browser was. */
export async function orgsWithoutCertificates({ databases, clock }: Services): Promise<number[]> {
  const since = new Date(clock().getTime() - DAYS * 86_400_000).toISOString()
  const rows = await databases.owner.db
    .selectFrom('agreementEntries as acceptance')
    .select('acceptance.orgId')
    .distinct()
    .where('acceptance.kind', '=', 'acceptance')
    .where('acceptance.created', '>', sql<never>`${since}`)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('agreementEntries as certificate')
            .select(sql`1`.as('one'))
            .whereRef('certificate.orgId', '=', 'acceptance.orgId')
            .whereRef('certificate.packageId', '=', 'acceptance.packageId')
            .where('certificate.kind', '=', 'certificate'),
        ),
      ),
    )
    .execute()
  return rows.map(({ orgId }) => orgId)
}
