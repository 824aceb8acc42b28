/** download-drawings: the drawings of an order as a PDF file, for whoever sees the order. [2.1.02, 2.9.23] */
import { fileNameOf } from '@orderwright/domain/documents'
import { drawingMessages } from '@orderwright/domain/messages'
import { type SheetOptions, unfollowedWishes } from '@orderwright/domain/sheets'
import { orderWord } from '@orderwright/domain/tenancy'
import { AnswerFile, type HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { readableOrder } from '../orders/order-store.ts'
import { takingTurns } from '../tenancy/in-turn.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { readNotes } from './drawing-notes.ts'
import { drawingsJob, layOutDrawings, readDrawnOrder, whyUndrawn } from './order-drawing-sheets.ts'

export const downloadDrawings: HandlerOf<'downloadDrawings'> = takingTurns('pdf', async (call, body) => {
  // The transaction ends before the file is made: that may take seconds.
  const read = await readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const drawn = await readDrawnOrder(tenant, order.data, body.revision)
    if (!drawn.ok || body.options?.comments !== 'shown') return drawn
    return succeed({ ...drawn.data, notes: await readNotes(tenant, order.data, body.revision) })
  })
  if (!read.ok) return read
  const { order, org } = read.data
  const word = orderWord(org.profile)
  if (order.isStocked === 1) return fail('refused', drawingMessages.stocked({ word }))
  const { options, hiddenLayers } = body
  const laid = layOutDrawings(read.data, { options, hiddenLayers, now: call.now })
  if (laid.sheets.length === 0) return fail('refused', whyUndrawn(read.data, laid))
  const pdf = await renderPdf(call.services, await drawingsJob(read.data, laid))
  if (!pdf.ok) return pdf
  const headers = headersOf(laid.options, unfollowedWishes(options ?? {}, laid.options, org.profile))
  return succeed(new AnswerFile(pdf.data, fileNameOf(laid.title, 'pdf'), headers))
})

/** The paper of the file, and in words why something is otherwise than it was asked for. */
function headersOf({ paper }: SheetOptions, unfollowed: readonly string[]): Record<string, string> {
  return {
    'drawing-paper': paper,
    ...(unfollowed.length === 0 ? {} : { 'drawing-notes': unfollowed.join(' ') }),
  }
}
