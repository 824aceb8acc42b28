/** download-pdf: a document of an order as a PDF file, for whoever may see it. [2.1.01, 2.2.42, 2.7.02, 2.7.03] */
import {
  composeDocument,
  documentModeFacts,
  evaluateOrder,
  fileNameOf,
  isEmployee,
  documentMessages,
  type ProductOrder,
  revisionMarkAmong,
} from '@orderwright/domain'
import { AnswerFile, type HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { loadMeasurer } from '../../platform/glyphs/load-measurer.ts'
import { documentOf, evaluationContext, readableOrder } from '../orders/order-store.ts'
import { seesPrices } from '../orders/present-order.ts'
import { readLedger } from '../ledger/ledger.ts'
import { presentPayments } from '../payments/present-payments.ts'
import { revisionAddress } from '../revision-records/revision-address.ts'
import { evaluationOf } from '../revision-records/revision-store.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { documentHtml } from './document-html.tsx'
import { readPictures } from './paper-pictures.ts'
import { renderPdf } from './render-pdf.ts'

/** The order as it is now, or as a revision has it. */
async function judgedFor(tenant: TenantCall, order: ProductOrder, revision: number | undefined) {
  const measurer = await loadMeasurer()
  if (revision !== undefined) {
    const evaluation = await evaluationOf(tenant, order, revision, { measurer })
    const revisionMark = revisionMarkAmong(revision, order.revisionNumber)
    return evaluation.ok ? succeed({ evaluation: evaluation.data, revisionMark }) : evaluation
  }
  const context = await evaluationContext(tenant, tenant.actor.role)
  const viewer = { ...context.viewer, pricingIsHidden: !seesPrices(tenant, order) }
  const evaluation = evaluateOrder({ ...context, viewer, measurer }, await documentOf(tenant, order))
  return succeed({ evaluation, revisionMark: undefined })
}

export const downloadPdf: HandlerOf<'downloadPdf'> = async (call, body) => {
  const { mode, showsDiscount } = body
  // The transaction ends before the file is made: that may take seconds.
  const composed = await readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    if (documentModeFacts[mode].isForEmployees && !isEmployee(tenant.actor)) {
      return forbidden(documentMessages.notForGuests)
    }
    const judged = await judgedFor(tenant, order.data, body.revision)
    if (!judged.ok) return judged
    const { evaluation, revisionMark } = judged.data
    const payments = presentPayments(tenant, order.data, await readLedger(tenant, order.data.id))
    const document = composeDocument({
      mode,
      evaluation,
      org: tenant.org,
      showsDiscount,
      payments,
      ...(revisionMark === undefined ? {} : { revisionMark }),
      ...(order.data.revisionNumber === 0
        ? {}
        : { address: revisionAddress(tenant, order.data, body.revision) }),
    })
    return succeed({ document, pictures: await readPictures(tenant, document) })
  })
  if (!composed.ok) return composed
  const { document, pictures } = composed.data
  const job = await documentHtml(document, pictures)
  const pdf = await renderPdf(call.services, job)
  if (!pdf.ok) return pdf
  return succeed(new AnswerFile(pdf.data, fileNameOf(body.filename || document.title, 'pdf')))
}
