/**
 * Prints one document in a fresh, closed-off context: no script runs, nothing is fetched but the document and the files
 * that came with it.
 */
import type { Browser } from 'playwright-core'
import { DOCUMENT_ADDRESS, type PdfJob } from '../../platform/pdf/pdf-renderer.ts'
import { compactPdf } from './compact-pdf.ts'

/** Rejects when the browser dies or is killed in the middle. */
export async function printPage(browser: Browser, job: PdfJob): Promise<Uint8Array> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    acceptDownloads: false,
    viewport: { width: job.size.width, height: job.size.height },
  })
  try {
    await context.route('**/*', (route) => {
      const address = route.request().url()
      if (address === DOCUMENT_ADDRESS) {
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: job.html })
      }
      const name = address.startsWith(DOCUMENT_ADDRESS) ? address.slice(DOCUMENT_ADDRESS.length) : ''
      const file = job.files?.get(name)
      if (!file) return route.abort('blockedbyclient')
      return route.fulfill({ contentType: file.type, body: Buffer.from(file.bytes) })
    })
    const page = await context.newPage()
    await page.goto(DOCUMENT_ADDRESS, { waitUntil: 'load', timeout: 0 })
    const bytes = await page.pdf({
      width: `${job.size.width}px`,
      height: `${job.size.height}px`,
      printBackground: true,
      preferCSSPageSize: true,
      tagged: true,
    })
    return await compactPdf(bytes)
  } finally {
    // Of a browser that is gone nothing is left to close.
    await context.close().catch(() => {})
  }
}
