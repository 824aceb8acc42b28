/** download-comparison: two revisions compared, as a PDF file for whoever sees the order. */
import { fileNameOf } from '@orderwright/domain/documents'
import { inTimeZone } from '@orderwright/domain/units'
import { composeComparison, itemOverlays } from '@orderwright/domain/revisions'
import { AnswerFile, type HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { loadMeasurer } from '../../platform/glyphs/load-measurer.ts'
import { documentHtml } from '../documents/document-html.tsx'
import { readPictures } from '../documents/paper-pictures.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { readableOrder } from '../orders/order-store.ts'
import { takingTurns } from '../tenancy/in-turn.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { differenceSaid, drawnSideOf } from '../revision-records/revision-store.ts'

export const downloadComparison: HandlerOf<'downloadComparison'> = takingTurns('pdf', async (call, body) => {
  const measurer = await loadMeasurer()
  // The transaction ends before the file is made: that may take seconds.
  const composed = await readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const difference = await differenceSaid(tenant, order.data, body)
    if (!difference.ok) return difference
    const before = await drawnSideOf(tenant, order.data, body.from)
    if (!before.ok) return before
    const after = await drawnSideOf(tenant, order.data, body.to)
    if (!after.ok) return after
    const sides = { before: before.data, after: after.data, measurer }
    const document = composeComparison({
      difference: difference.data,
      order: order.data,
      org: tenant.org,
      from: body.from,
      to: body.to,
      day: inTimeZone(tenant.now, tenant.org.profile.region.timeZone).slice(0, 10),
      overlayOf: (itemId) => itemOverlays(sides, itemId)[0] ?? null,
    })
    return succeed({ document, pictures: await readPictures(tenant, document) })
  })
  if (!composed.ok) return composed
  const { document, pictures } = composed.data
  const pdf = await renderPdf(call.services, await documentHtml(document, pictures))
  if (!pdf.ok) return pdf
  return succeed(new AnswerFile(pdf.data, fileNameOf(document.title, 'pdf')))
})
