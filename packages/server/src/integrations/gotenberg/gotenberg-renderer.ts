/**
 * PDF files by Gotenberg, a service for larger installations: the document goes there as one file with its pictures and
 * fonts inside it, so that the service has nothing to fetch.
 */
import { PX_PER_INCH } from '@orderwright/domain/documents'
import {
  DOCUMENT_ADDRESS,
  type PdfJob,
  type PdfOutcome,
  type PdfRenderer,
  pdfProblem,
} from '../../platform/pdf/pdf-renderer.ts'

const TIME_LIMIT_MS = 60_000
const PATH = '/forms/chromium/convert/html'

/** The document with its files written into it. */
export function selfContained({ html, files }: PdfJob): string {
  let text = html
  for (const [name, { type, bytes }] of files ?? []) {
    const data = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
    text = text.replaceAll(`${DOCUMENT_ADDRESS}${name}`, data)
  }
  return text
}

function formOf(job: PdfJob): FormData {
  const form = new FormData()
  form.append('files', new Blob([selfContained(job)], { type: 'text/html' }), 'index.html')
  form.append('paperWidth', String(job.size.width / PX_PER_INCH))
  form.append('paperHeight', String(job.size.height / PX_PER_INCH))
  for (const side of ['marginTop', 'marginBottom', 'marginLeft', 'marginRight']) form.append(side, '0')
  form.append('printBackground', 'true')
  form.append('preferCssPageSize', 'true')
  form.append('generateTaggedPdf', 'true')
  return form
}

/** `address` has no slash at its end. */
export function createGotenbergRenderer(address: string, timeLimitMs = TIME_LIMIT_MS): PdfRenderer {
  async function render(job: PdfJob): Promise<PdfOutcome> {
    try {
      const answer = await fetch(address + PATH, {
        method: 'POST',
        body: formOf(job),
        signal: AbortSignal.timeout(timeLimitMs),
      })
      if (answer.ok) return { ok: true, bytes: new Uint8Array(await answer.arrayBuffer()) }
      // It has a queue of its own, and says so when that is full.
      const problem = answer.status === 429 || answer.status === 503 ? 'busy' : 'died'
      return pdfProblem(problem, `${address} answered ${answer.status}`)
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      return pdfProblem(isLate ? 'hung' : 'missing', String(error))
    }
  }
  return { render, close: async () => {} }
}
