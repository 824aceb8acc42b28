/** Pages of a PDF as pictures: drawn by PDF.js in a worker of our own, without scripts and without network. */
import { tracingMessages as words } from '@orderwright/domain'
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
// The build gives the address of the file.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { drawPicture, keptSize, LONGEST_SIDE } from './draw-picture.ts'
import { TOO_SLOW, withinTime } from './within-time.ts'
import { refuse, type Result, type TracedPage, type TraceSource } from './source.ts'

GlobalWorkerOptions.workerSrc = workerAddress

type Loading = ReturnType<typeof getDocument>
type Pdf = Awaited<Loading['promise']>

/** What opening a document, and drawing a page, take at most. Milliseconds. */
const OPEN_MS = 6000
const DRAW_MS = 10_000
/** A picture of a page with more pixels is left out. */
const MOST_IMAGE_PIXELS = 100_000_000

function isPasswordAsked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException'
}

/** Opens a PDF; one with a password, or that is damaged, is refused. */
export async function openPdf(file: File): Promise<Result<TraceSource>> {
  const data = new Uint8Array(await file.arrayBuffer())
  const loading = getDocument({
    data,
    isEvalSupported: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: MOST_IMAGE_PIXELS,
  })
  try {
    const pdf = await withinTime(loading.promise, OPEN_MS)
    if (pdf === TOO_SLOW) {
      void loading.destroy()
      return refuse(words.tooSlow)
    }
    return {
      ok: true,
      value: {
        kind: 'pdf',
        pageCount: pdf.numPages,
        page: (number) => drawPage(pdf, number, file.name),
        close: () => void loading.destroy(),
      },
    }
  } catch (error) {
    void loading.destroy()
    return refuse(isPasswordAsked(error) ? words.lockedPdf : words.unreadablePdf)
  }
}

async function drawPage(pdf: Pdf, number: number, name: string): Promise<Result<TracedPage>> {
  try {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    // However large its paper is, it becomes as many pixels.
    const size = keptSize(width * LONGEST_SIDE, height * LONGEST_SIDE)
    let isTooSlow = false
    const drawn = await drawPicture(name, size, async ({ canvas }, across) => {
      const task = page.render({ canvas, viewport: page.getViewport({ scale: across / width }) })
      if ((await withinTime(task.promise, DRAW_MS)) !== TOO_SLOW) return
      isTooSlow = true
      task.cancel()
      await task.promise.catch(() => null)
    })
    if (isTooSlow) return refuse(words.tooSlow)
    return drawn ? { ok: true, value: { ...drawn, trueWidth: null } } : refuse(words.notDrawn)
  } catch {
    return refuse(words.unreadablePage({ page: number }))
  }
}
