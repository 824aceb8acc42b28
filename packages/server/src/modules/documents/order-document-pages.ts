/** A document of an order, composed for whoever asks: as it is now, or as a revision has it. */
import { evaluateOrder, inReadersWords } from '@orderwright/domain/configuration'
import { type ComposedDocument, composeDocument, type DocumentMode } from '@orderwright/domain/documents'
import { type ProductOrder, revisionMarkAmong } from '@orderwright/domain/orders'
import { type Outcome, succeed } from '../../platform/http/outcome.ts'
import { standingInvoice } from '@orderwright/domain/invoices'
import { loadMeasurer } from '../../platform/glyphs/load-measurer.ts'
import { readDocuments } from '../invoice-records/document-store.ts'
import { composeStored } from '../invoice-records/issued-pages.ts'
import { readLedger } from '../ledger/ledger.ts'
import { documentOf, readersContext } from '../orders/order-store.ts'
import { seesPrices } from '../orders/present-order.ts'
import { presentPayments } from '../payments/present-payments.ts'
import { revisionAddress } from '../revision-records/revision-address.ts'
import { documentWithCanvas } from '../revision-records/write-revision.ts'
import { evaluationOf } from '../revision-records/revision-store.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { type PaperPictures, readPictures } from './paper-pictures.ts'

export interface WantedDocument {
  readonly mode: DocumentMode
  readonly showsDiscount: boolean
  /** the number of a revision: as it was then */
  readonly revision?: number | undefined
}

export interface OrderDocumentPages {
  readonly document: ComposedDocument
  readonly pictures: PaperPictures
}

/** The order as it is now, or as a revision has it. */
async function judgedFor(tenant: TenantCall, order: ProductOrder, revision: number | undefined) {
  const measurer = await loadMeasurer()
  if (revision !== undefined) {
    const evaluation = await evaluationOf(tenant, order, revision, { measurer })
    const revisionMark = revisionMarkAmong(revision, order.revisionNumber)
    return evaluation.ok ? succeed({ evaluation: evaluation.data, revisionMark }) : evaluation
  }
  const context = await readersContext(tenant, tenant.actor.role)
  const viewer = { ...context.viewer, pricingIsHidden: !seesPrices(tenant, order) }
  const document = await documentWithCanvas(tenant, await documentOf(tenant, order))
  const evaluation = evaluateOrder({ ...context, viewer, measurer }, document)
  return succeed({ evaluation, revisionMark: undefined })
}

/** The invoice as it was issued, for whoever sees prices; undefined where it has no number yet. */
async function issuedInvoice(tenant: TenantCall, order: ProductOrder): Promise<ComposedDocument | undefined> {
  if (!seesPrices(tenant, order)) return undefined
  const documents = await readDocuments(tenant, order.id)
  const stored = standingInvoice(documents)
  return stored && composeStored(tenant, order, documents, stored)
}

/** A document; 404 for a revision that there is none of. */
export async function composeOrderDocument(
  tenant: TenantCall,
  order: ProductOrder,
  { mode, showsDiscount, revision }: WantedDocument,
): Promise<Outcome<ComposedDocument>> {
  const issued = mode === 'invoice' && revision === undefined ? await issuedInvoice(tenant, order) : undefined
  if (issued) return succeed(issued)
  const judged = await judgedFor(tenant, order, revision)
  if (!judged.ok) return judged
  const { evaluation, revisionMark } = judged.data
  const payments = presentPayments(tenant, order, await readLedger(tenant, order.id))
  const document = composeDocument({
    mode,
    evaluation: inReadersWords(evaluation),
    org: tenant.org,
    showsDiscount,
    payments,
    site: tenant.services.config.publicUrl,
    ...(revisionMark === undefined ? {} : { revisionMark }),
    ...(order.revisionNumber === 0 ? {} : { address: revisionAddress(tenant, order, revision) }),
  })
  return succeed(document)
}

/** The pages of a document, with their pictures; 404 for a revision that there is none of. */
export async function orderDocumentPages(
  tenant: TenantCall,
  order: ProductOrder,
  wanted: WantedDocument,
): Promise<Outcome<OrderDocumentPages>> {
  const composed = await composeOrderDocument(tenant, order, wanted)
  if (!composed.ok) return composed
  return succeed({ document: composed.data, pictures: await readPictures(tenant, composed.data) })
}
