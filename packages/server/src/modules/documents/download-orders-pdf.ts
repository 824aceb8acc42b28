/** download-orders-pdf: the documents of several orders as one PDF file, for employees: all of them, or none. [issue 18] */
import { type ComposedDocument, fileNameOf, severalTitle } from '@orderwright/domain/documents'
import { inTimeZone } from '@orderwright/domain/units'
import { AnswerFile, type HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { takingTurns } from '../tenancy/in-turn.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { documentsHtml } from './document-html.tsx'
import { composeOrderDocument } from './order-document-pages.ts'
import { readPictures } from './paper-pictures.ts'
import { renderPdf } from './render-pdf.ts'

export const downloadOrdersPdf: HandlerOf<'downloadOrdersPdf'> = takingTurns('pdf', async (call, body) => {
  const { mode, showsDiscount } = body
  const composed = await readInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'order.listAll', { orgId: tenant.orgId })) return forbidden()
    const documents: ComposedDocument[] = []
    const numbers: number[] = []
    for (const id of new Set(body.productOrderIds)) {
      const order = await readableOrder(tenant, id)
      if (!order.ok) return order
      const document = await composeOrderDocument(tenant, order.data, { mode, showsDiscount })
      if (!document.ok) return document
      documents.push(document.data)
      numbers.push(order.data.orgSpecificId)
    }
    const [first, ...others] = documents
    if (!first) return notFound()
    const today = inTimeZone(tenant.now, tenant.org.profile.region.timeZone).slice(0, 10)
    const title = others.length === 0 ? first.title : severalTitle(numbers, today, mode)
    const pictures = await readPictures(tenant, first, ...others)
    return succeed({ title, documents: [first, ...others] as const, pictures })
  })
  if (!composed.ok) return composed
  const { title, documents, pictures } = composed.data
  const pdf = await renderPdf(call.services, await documentsHtml(title, documents, pictures))
  if (!pdf.ok) return pdf
  return succeed(new AnswerFile(pdf.data, fileNameOf(title, 'pdf')))
})
