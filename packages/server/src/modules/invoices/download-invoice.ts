/** An invoice, a credit note or a receipt as a PDF file. [issue 18] */
import { fileNameOf } from '@orderwright/domain/documents'
import { orderWord } from '@orderwright/domain/tenancy'
import { invoiceMessages as words } from '@orderwright/domain/invoices'
import { AnswerFile, type HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { documentHtml } from '../documents/document-html.tsx'
import { readPictures } from '../documents/paper-pictures.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { readDocuments } from '../invoice-records/document-store.ts'
import { composeStored } from '../invoice-records/issued-pages.ts'
import { readableOrder } from '../orders/order-store.ts'
import { seesPrices } from '../orders/present-order.ts'
import { takingTurns } from '../tenancy/in-turn.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'

export const downloadInvoice: HandlerOf<'downloadInvoice'> = takingTurns('pdf', async (call, body) => {
  const composed = await readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    if (!seesPrices(tenant, order.data))
      return forbidden(words.pricesHidden({ word: orderWord(tenant.org.profile) }))
    const documents = await readDocuments(tenant, order.data.id)
    const stored = documents.find(({ id }) => id === body.documentId)
    if (!stored) return notFound()
    const document = await composeStored(tenant, order.data, documents, stored)
    return succeed({ document, pictures: await readPictures(tenant, document) })
  })
  if (!composed.ok) return composed
  const { document, pictures } = composed.data
  const pdf = await renderPdf(call.services, await documentHtml(document, pictures))
  return pdf.ok ? succeed(new AnswerFile(pdf.data, fileNameOf(document.title, 'pdf'))) : pdf
})
