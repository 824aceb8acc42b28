/** Prints one document on a blank page: the file, in the fewest bytes. */
import type { PdfJob } from '../../platform/pdf/pdf-renderer.ts'
import type { BlankPages } from './blank-pages.ts'
import { compactPdf } from './compact-pdf.ts'

async function printed(pages: BlankPages, job: PdfJob): Promise<Uint8Array> {
  const blank = await pages.take()
  try {
    const page = await blank.show(job)
    return await page.pdf({
      width: `${job.size.width}px`,
      height: `${job.size.height}px`,
      printBackground: true,
      preferCSSPageSize: true,
      tagged: true,
    })
  } finally {
    // Nobody waits for either: the file is there already.
    void blank.close()
    pages.refill()
  }
}

/** Rejects when the browser dies or is killed in the middle. */
export async function printPage(pages: BlankPages, job: PdfJob): Promise<Uint8Array> {
  return compactPdf(await printed(pages, job))
}
