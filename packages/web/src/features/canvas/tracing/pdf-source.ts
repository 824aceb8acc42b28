/** Pages of a PDF as pictures: drawn by PDF.js in a worker of our own, without scripts and without network. */
import { tracingMessages as words } from '@orderwright/domain/messages'
import { getDocument, GlobalWorkerOptions, PDFWorker } from 'pdfjs-dist'
// The build gives the address of the file.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { drawPicture, keptSize, LONGEST_SIDE } from './draw-picture.ts'
import { DRAW_MS, LOAD_MS, TOO_SLOW, withinTime } from './within-time.ts'
import { refuse, type Result, type TracedPage, type TraceSource } from './source.ts'

GlobalWorkerOptions.workerSrc = workerAddress

type Loading = ReturnType<typeof getDocument>
type Pdf = Awaited<Loading['promise']>

/** What opening a document takes at most, once what reads it is there. Milliseconds. */
const OPEN_MS = 6000
/** A picture of a page with more pixels is left out. */
const MOST_IMAGE_PIXELS = 100_000_000

function isPasswordAsked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException'
}

/** What reads documents, loaded; null where it can not be. */
async function loadedWorker(): Promise<PDFWorker | null> {
  const worker = new PDFWorker()
  const loaded = await withinTime(
    worker.promise.then(
      () => true,
      () => false,
    ),
    LOAD_MS,
  )
  if (loaded === true) return worker
  worker.destroy()
  return null
}

/** Opens a PDF; one with a password, or that is damaged, is refused. */
export async function openPdf(file: File): Promise<Result<TraceSource>> {
  const data = new Uint8Array(await file.arrayBuffer())
  const worker = await loadedWorker()
  if (!worker) return refuse(words.toolFailed)
  const loading = getDocument({
    data,
    worker,
    isEvalSupported: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: MOST_IMAGE_PIXELS,
  })
  const close = () => {
    void loading.destroy()
    worker.destroy()
  }
  try {
    const pdf = await withinTime(loading.promise, OPEN_MS)
    if (pdf === TOO_SLOW) {
      close()
      return refuse(words.tooSlow)
    }
    return {
      ok: true,
      value: {
        kind: 'pdf',
        pageCount: pdf.numPages,
        page: (number) => drawPage(pdf, number, file.name),
        close,
      },
    }
  } catch (error) {
    close()
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
