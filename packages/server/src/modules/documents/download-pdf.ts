/** download-pdf: a document of an order as a PDF file, for whoever may see it. [2.1.01, 2.2.42, 2.7.02, 2.7.03] */
import { isEmployee } from '@orderwright/domain/access'
import { documentModeFacts, fileNameOf } from '@orderwright/domain/documents'
import { documentMessages } from '@orderwright/domain/messages'
import { AnswerFile, type HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { takingTurns } from '../tenancy/in-turn.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { documentHtml } from './document-html.tsx'
import { orderDocumentPages } from './order-document-pages.ts'
import { renderPdf } from './render-pdf.ts'

export const downloadPdf: HandlerOf<'downloadPdf'> = takingTurns('pdf', async (call, body) => {
  // The transaction ends before the file is made: that may take seconds.
  const composed = await readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    if (documentModeFacts[body.mode].isForEmployees && !isEmployee(tenant.actor)) {
      return forbidden(documentMessages.notForGuests)
    }
    return orderDocumentPages(tenant, order.data, body)
  })
  if (!composed.ok) return composed
  const { document, pictures } = composed.data
  const job = await documentHtml(document, pictures)
  const pdf = await renderPdf(call.services, job)
  if (!pdf.ok) return pdf
  return succeed(new AnswerFile(pdf.data, fileNameOf(body.filename || document.title, 'pdf')))
})
