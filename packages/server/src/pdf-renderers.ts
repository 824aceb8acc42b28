/** Which renderer makes the PDF files: Gotenberg where an address is given, else a Chromium on this machine. */
import { join } from 'node:path'
import { createChromiumRenderer } from './integrations/chromium-pdf/chromium-renderer.ts'
import { createGotenbergRenderer } from './integrations/gotenberg/gotenberg-renderer.ts'
import type { AppConfig } from './platform/config.ts'
import type { PdfRenderer } from './platform/pdf/pdf-renderer.ts'

type Settings = Pick<AppConfig, 'dataFolder' | 'pdfBrowser' | 'gotenbergUrl'>

export function pdfRendererOf({ dataFolder, pdfBrowser, gotenbergUrl }: Settings): PdfRenderer {
  if (gotenbergUrl !== undefined) return createGotenbergRenderer(gotenbergUrl)
  return createChromiumRenderer({ browser: pdfBrowser, folder: join(dataFolder, 'pdf') })
}
