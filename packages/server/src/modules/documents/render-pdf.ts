/** A PDF file from pages, or a sentence why there is none; failures are reported to the log. */
import { documentMessages } from '@orderwright/domain/messages'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { PdfJob, PdfProblem } from '../../platform/pdf/pdf-renderer.ts'
import type { Services } from '../../platform/services.ts'

const sentences: Readonly<Record<PdfProblem, () => string>> = {
  missing: () => documentMessages.pdfMissing,
  busy: () => documentMessages.pdfBusy,
  hung: () => documentMessages.pdfHung,
  died: () => documentMessages.pdfDied,
}

/** Seconds after which asking again may help. */
const RETRY_AFTER = 10

export async function renderPdf(
  services: Pick<Services, 'pdf' | 'report'>,
  job: PdfJob,
): Promise<Outcome<Uint8Array>> {
  const outcome = await services.pdf.render(job)
  if (outcome.ok) return succeed(outcome.bytes)
  const { problem, detail } = outcome
  if (problem !== 'busy') services.report(`PDF: ${problem}: ${detail}`)
  return fail(
    'unavailable',
    sentences[problem](),
    problem === 'missing' ? undefined : { retryAfter: RETRY_AFTER },
  )
}
