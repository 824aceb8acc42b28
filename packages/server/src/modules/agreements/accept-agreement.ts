/** A customer accepts a revision: the record is sealed into the organization's chain, and what waited for it goes on. */
import {
  agreementFileSchema,
  agreementMessages as words,
  type AcceptanceRecord,
} from '@orderwright/domain/agreements'
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import type { ProductOrder } from '@orderwright/domain/orders'
import { canonicalJson } from '@orderwright/domain/revisions'
import { updateRecord } from '../../platform/database/records.ts'
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { employeesOf } from '../mails/people.ts'
import { notifyReaders } from '../mails/notify-readers.ts'
import { readableOrder } from '../orders/order-store.ts'
import { writeEvent } from '../orders/write-event.ts'
import { sha256 } from '../revision-records/write-revision.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { acceptable } from './acceptable.ts'
import {
  type AgreementPackage,
  appendEntry,
  findPackage,
  keepBeside,
  type Personal,
  readAcceptances,
  saltPersonal,
} from './agreement-store.ts'
import { sealRevision } from './seal-revision.ts'
import { presentAcceptance } from './present-acceptance.ts'
import { resumeAfterAgreement } from './resume-after-agreement.ts'
import { termsNow } from './terms-now.ts'

type Body = ParsedBodyOf<(typeof endpoints)['acceptAgreement']>

/** What is recorded of the person; an account's address is the one that it signs in with. */
async function personalOf(
  call: CallContext,
  { db, actor }: TenantCall,
  body: Body,
): Promise<Outcome<Personal>> {
  const { email: known } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const email = known || body.email
  if (email === '') {
    const message = words.emailMissing
    return fail('invalid', message, { fields: [{ path: 'email', message }] })
  }
  return succeed({
    name: body.name,
    email,
    address: call.ip,
    device: call.userAgent,
    signature: canonicalJson(body.signature),
  })
}

/** The package that was shown, where it is still what would be shown. */
async function shownPackage(
  tenant: TenantCall,
  order: ProductOrder,
  body: Body,
): Promise<Outcome<AgreementPackage>> {
  const shown = await findPackage(tenant, { id: body.packageId })
  if (shown?.productOrderId !== order.id) return notFound()
  const { hash } = await termsNow(tenant)
  return shown.termsHash === hash && body.termsHash === hash
    ? succeed(shown)
    : fail('refused', words.termsChanged, { rule: 'termsChanged' })
}

async function acceptedRevision({ db, orgId }: TenantCall, order: ProductOrder, number: number) {
  return db
    .selectFrom('orderRevisions')
    .select(['contentHash', 'pricesHash', 'frameHash', 'reading', 'totalInCents'])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', order.id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
}

type Entry = Omit<AcceptanceRecord, 'format' | 'number' | 'previous' | 'at' | 'orgId'>

async function entryOf(
  tenant: TenantCall,
  order: ProductOrder,
  shown: AgreementPackage,
  said: Pick<AcceptanceRecord, 'via' | 'personal'>,
): Promise<Entry> {
  const revision = await acceptedRevision(tenant, order, shown.revisionNumber)
  return {
    kind: 'acceptance',
    productOrderId: order.id,
    orderNumber: order.orgSpecificId,
    revision: shown.revisionNumber,
    content: revision.contentHash,
    prices: revision.pricesHash,
    frame: revision.frameHash,
    reading: sha256(revision.reading),
    totalInCents: revision.totalInCents,
    priceVersions: [...shown.priceVersions],
    terms: { version: shown.termsVersion, hash: shown.termsHash },
    files: shown.files.map((file) => agreementFileSchema.parse(file)),
    ...said,
  }
}

export const acceptAgreement: HandlerOf<'acceptAgreement'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await readableOrder(tenant, body.productOrderId, { forUpdate: true })
    if (!found.ok) return found
    const shown = await shownPackage(tenant, found.data, body)
    const order = await acceptable(
      tenant,
      found.data,
      shown.ok ? { revision: shown.data.revisionNumber } : {},
    )
    if (!order.ok) return order
    if (!shown.ok) return shown
    const personal = await personalOf(call, tenant, body)
    if (!personal.ok) return personal
    const { rows, hashes } = saltPersonal(personal.data)
    await sealRevision(tenant, order.data, shown.data.revisionNumber)
    const said = { via: call.person === null ? ('link' as const) : ('account' as const), personal: hashes }
    const entry = await appendEntry(tenant, tenant.now, await entryOf(tenant, order.data, shown.data, said), {
      productOrderId: order.data.id,
      revisionNumber: shown.data.revisionNumber,
      packageId: shown.data.id,
    })
    await keepBeside(tenant, { entryNumber: entry.number, userId: tenant.actor.userId }, rows)
    const { revisionNumber, revisionScope, revisionTerms } = order.data
    const accepted = await updateRecord(tenant.db, 'productOrder', tenant.orgId, order.data.id, {
      acceptedRevision: revisionNumber,
      acceptedScope: revisionScope,
      acceptedTerms: revisionTerms,
      renewalAskedSince: null,
    })
    if (!accepted) throw new Error(`order ${order.data.id} vanished under its lock`)
    await writeEvent(tenant, {
      productOrderId: order.data.id,
      kind: 'agreement.accept',
      resourceKey: 'productOrder',
      resourceId: order.data.id,
      before: {},
      after: { revisionNumber },
    })
    await notifyReaders(tenant, accepted, await employeesOf(tenant, accepted), {
      kind: 'agreementAccepted',
      cause: `agreement ${entry.number}`,
    })
    tenant.afterCommit({ task: 'makeCertificates', orgId: tenant.orgId })
    const moved = await resumeAfterAgreement(tenant, accepted)
    if (!moved.ok) return moved
    const stored = await readAcceptances(tenant, order.data.id)
    const made = stored.find(({ acceptance }) => acceptance.number === entry.number)
    if (!made) throw new Error(`entry ${entry.number} vanished in its transaction`)
    return succeed({ acceptance: presentAcceptance(tenant, moved.data, made) })
  })
