/**
 * PDF files by a Chromium on this machine, through playwright-core, in one warm browser. Whoever calls waits for their turn
 * at PDF files. A browser that hangs or dies costs its own documents alone: the next gets a new one.
 */
import {
  type PdfJob,
  type PdfOutcome,
  type PdfRenderer,
  pdfProblem,
} from '../../platform/pdf/pdf-renderer.ts'
import { printPage } from './print-page.ts'
import { type BrowserPlace, createWarmBrowser, type RunningBrowser } from './warm-browser.ts'

export interface ChromiumSettings extends BrowserPlace {
  /** how long one document may take, ms */
  readonly timeLimitMs?: number
}

const TIME_LIMIT_MS = 45_000
/** how often a browser at work is looked after, ms */
const LOOK_MS = 250

export interface ChromiumRenderer extends PdfRenderer {
  /** of the browser that runs; undefined when none does. Tests kill it. */
  readonly pid: () => Promise<number | undefined>
}

export function createChromiumRenderer(settings: ChromiumSettings): ChromiumRenderer {
  const warm = createWarmBrowser(settings)
  const timeLimitMs = settings.timeLimitMs ?? TIME_LIMIT_MS
  let isClosed = false

  async function attempt(running: RunningBrowser, job: PdfJob): Promise<PdfOutcome> {
    let timer: NodeJS.Timeout | undefined
    let isLate = false
    const late = new Promise<PdfOutcome>((resolve) => {
      timer = setTimeout(() => {
        isLate = true
        // Killed, not asked: a browser that hangs answers nobody.
        void warm.discard(running)
        resolve(pdfProblem('hung', `no answer within ${timeLimitMs} ms`))
      }, timeLimitMs)
    })
    let look: NodeJS.Timeout | undefined
    const gone = new Promise<PdfOutcome>((resolve) => {
      look = setInterval(() => {
        if (!running.isAlive()) resolve(pdfProblem('died', 'the browser has gone'))
      }, LOOK_MS)
    })
    const printed = printPage(running.pages, job).then(
      (bytes): PdfOutcome => ({ ok: true, bytes }),
      (error: unknown): PdfOutcome => pdfProblem(isLate ? 'hung' : 'died', String(error)),
    )
    try {
      const outcome = await Promise.race([printed, late, gone])
      if (!outcome.ok) await warm.discard(running)
      return outcome
    } finally {
      clearTimeout(timer)
      clearInterval(look)
    }
  }

  async function tryOnce(job: PdfJob): Promise<PdfOutcome> {
    const started = await warm.get()
    return started.ok ? await attempt(started.running, job) : pdfProblem('missing', started.detail)
  }

  async function work(job: PdfJob): Promise<PdfOutcome> {
    if (isClosed) return pdfProblem('missing', 'the server is stopping')
    const release = warm.hold()
    try {
      const first = await tryOnce(job)
      // It may have died of another document: a new browser gets this one once more.
      return first.ok || first.problem !== 'died' || isClosed ? first : await tryOnce(job)
    } finally {
      release()
    }
  }

  return {
    render: work,
    async pid() {
      const started = await warm.get()
      return started.ok ? started.running.pid : undefined
    },
    async close() {
      isClosed = true
      await warm.close()
    },
  }
}
