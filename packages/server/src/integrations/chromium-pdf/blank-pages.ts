/**
 * Blank pages to print on, each in a fresh, closed-off context: no script runs in it, and nothing is fetched but the one
 * document that it is given and the files that came with it. The next page is made while nobody waits for it.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { DOCUMENT_ADDRESS, type PdfJob } from '../../platform/pdf/pdf-renderer.ts'

export interface BlankPage {
  /** Loads the document and the files that it names; once. */
  readonly show: (job: PdfJob) => Promise<Page>
  /** ends its context with all that it holds */
  readonly close: () => Promise<void>
}

export interface BlankPages {
  /** the one that is ready, else one that is made now; rejects when the browser is gone */
  readonly take: () => Promise<BlankPage>
  /** makes the next ready, if none is */
  readonly refill: () => void
}

/** Of most documents; others change it. */
const usualSize = { width: 1056, height: 816 }

/** Answers for the document and its files; everything else is refused. */
async function closeOff(context: BrowserContext, current: () => PdfJob | undefined): Promise<void> {
  await context.route('**/*', (route) => {
    const job = current()
    const address = route.request().url()
    if (job !== undefined && address === DOCUMENT_ADDRESS) {
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: job.html })
    }
    const name = address.startsWith(DOCUMENT_ADDRESS) ? address.slice(DOCUMENT_ADDRESS.length) : ''
    const file = job?.files?.get(name)
    if (!file) return route.abort('blockedbyclient')
    return route.fulfill({ contentType: file.type, body: Buffer.from(file.bytes) })
  })
}

async function newPage(browser: Browser): Promise<BlankPage> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    acceptDownloads: false,
    viewport: usualSize,
  })
  let shown: PdfJob | undefined
  await closeOff(context, () => shown)
  const page = await context.newPage()
  return {
    async show(job) {
      shown = job
      const { width, height } = job.size
      if (width !== usualSize.width || height !== usualSize.height)
        await page.setViewportSize({ width, height })
      await page.goto(DOCUMENT_ADDRESS, { waitUntil: 'load', timeout: 0 })
      return page
    },
    // Of a browser that is gone nothing is left to close.
    close: () => context.close().catch(() => {}),
  }
}

export function createBlankPages(browser: Browser): BlankPages {
  let ready: Promise<BlankPage> | undefined
  return {
    take() {
      const taken = ready ?? newPage(browser)
      ready = undefined
      return taken
    },
    refill() {
      if (ready !== undefined) return
      ready = newPage(browser)
      // Whoever takes it is told; nobody may.
      ready.catch(() => {})
    },
  }
}
