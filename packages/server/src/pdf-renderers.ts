/** Which renderer makes the PDF files: Gotenberg where an address is given, else a Chromium on this machine. */
import { join } from 'node:path'
import { createChromiumRenderer } from './integrations/chromium-pdf/chromium-renderer.ts'
import { createGotenbergRenderer } from './integrations/gotenberg/gotenberg-renderer.ts'
import type { AppConfig } from './platform/config.ts'
import type { PdfRenderer } from './platform/pdf/pdf-renderer.ts'

type Settings = Pick<AppConfig, 'dataFolder' | 'pdfBrowser' | 'pdfBrowserUnconfined' | 'gotenbergUrl'>

export function pdfRendererOf(settings: Settings): PdfRenderer {
  if (settings.gotenbergUrl !== undefined) return createGotenbergRenderer(settings.gotenbergUrl)
  return createChromiumRenderer({
    browser: settings.pdfBrowser,
    isUnconfined: settings.pdfBrowserUnconfined,
    folder: join(settings.dataFolder, 'pdf'),
  })
}
