/** A customer's statement of account as a PDF file. [issue 18] */
import { fileNameOf } from '@orderwright/domain/documents'
import { composeStatement } from '@orderwright/domain/receivables'
import { AnswerFile, type HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { documentHtml } from '../documents/document-html.tsx'
import { readPictures } from '../documents/paper-pictures.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { takingTurns } from '../tenancy/in-turn.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { statementFor } from './statement-call.ts'

export const downloadStatement: HandlerOf<'downloadStatement'> = takingTurns('pdf', async (call, body) => {
  const composed = await readInTenant(call, body, async (tenant) => {
    const statement = await statementFor(tenant, body)
    if (!statement.ok) return statement
    const document = composeStatement(statement.data, tenant.org)
    return succeed({ document, pictures: await readPictures(tenant, document) })
  })
  if (!composed.ok) return composed
  const { document, pictures } = composed.data
  const pdf = await renderPdf(call.services, await documentHtml(document, pictures))
  return pdf.ok ? succeed(new AnswerFile(pdf.data, fileNameOf(document.title, 'pdf'))) : pdf
})
