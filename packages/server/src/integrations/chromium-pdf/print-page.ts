/** Prints one document on a blank page: the file, in the fewest bytes. */
import type { Page } from 'playwright-core'
import type { PdfJob } from '../../platform/pdf/pdf-renderer.ts'
import type { BlankPages } from './blank-pages.ts'
import { compactPdf } from './compact-pdf.ts'

function fileOf(page: Page, { size }: PdfJob): Promise<Uint8Array> {
  return page.pdf({
    width: `${size.width}px`,
    height: `${size.height}px`,
    printBackground: true,
    preferCSSPageSize: true,
    tagged: true,
  })
}

/** Rejects when the browser dies or is killed in the middle. */
export async function printPage(pages: BlankPages, job: PdfJob): Promise<Uint8Array> {
  const blank = await pages.take()
  let closing: Promise<void> | undefined
  try {
    const bytes = await fileOf(await blank.show(job), job)
    // Its page goes while the file is packed: the next document begins when the memory of this one is free again.
    closing = blank.close()
    return await compactPdf(bytes)
  } finally {
    await (closing ?? blank.close())
    pages.refill()
  }
}
