/** A DXF as a picture of its lines and texts, in its true size where it says its unit. A worker reads and draws it. */
import { tracingMessages as words } from '@orderwright/domain'
import type { DxfAnswer, DxfJob } from './dxf/dxf-worker.ts'
import { LONGEST_SIDE, namedPicture } from './draw-picture.ts'
import { refuse, type Result, singlePage, type TraceSource } from './source.ts'
import { TOO_SLOW, withinTime } from './within-time.ts'

/** What reading takes at most, in milliseconds: so long, and so long again for each million bytes. */
const LEAST_MS = 2000
const MS_PER_MEGABYTE = 500

const sentences = {
  unreadable: words.unreadableDxf,
  tooDetailed: words.tooDetailed,
  empty: words.emptyDxf,
  notDrawn: words.notDrawn,
} as const

/** What the worker says; null where it fails, as it does without room for the file. */
function askWorker(worker: Worker, job: DxfJob): Promise<DxfAnswer | null> {
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<DxfAnswer>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    worker.addEventListener('messageerror', () => resolve(null))
    worker.postMessage(job, [job.bytes])
  })
}

export async function openDxf(file: File): Promise<Result<TraceSource>> {
  const bytes = await file.arrayBuffer()
  const most = LEAST_MS + (bytes.byteLength / 1_000_000) * MS_PER_MEGABYTE
  const worker = new Worker(new URL('./dxf/dxf-worker.ts', import.meta.url), { type: 'module' })
  const answer = await withinTime(askWorker(worker, { bytes, longest: LONGEST_SIDE }), most)
  // What is still at work is stopped, and what it holds is let go.
  worker.terminate()
  if (answer === TOO_SLOW) return refuse(words.tooSlow)
  if (answer === null) return refuse(words.unreadableDxf)
  if (!answer.ok) return refuse(sentences[answer.why])
  const { blob, width, height, trueWidth } = answer
  return singlePage('dxf', { file: namedPicture(file.name, blob), width, height, trueWidth })
}
