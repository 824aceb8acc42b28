/** A DXF as a picture of its lines and texts, in its true size where it says its unit. A worker reads and draws it. */
import { tracingMessages as words } from '@orderwright/domain/messages'
import type { DxfAnswer, DxfJob, DxfMessage } from './dxf/dxf-worker.ts'
import { LONGEST_SIDE, namedPicture } from './draw-picture.ts'
import { refuse, type Result, singlePage, type TraceSource } from './source.ts'
import { trueWidthOf } from './true-size.ts'
import { DRAW_MS, LOAD_MS, TOO_SLOW, withinTime } from './within-time.ts'

/** What reading takes at most, in milliseconds: so long, and so long again for each million bytes. */
const LEAST_MS = 2000
const MS_PER_MEGABYTE = 500

const sentences = () => ({
  unreadable: words.unreadableDxf,
  tooDetailed: words.tooDetailed,
  empty: words.emptyDxf,
  notDrawn: words.notDrawn,
})

/** The worker's steps as they come; `null` from the one on at which it fails, as it does without room for the file. */
function stepsOf(worker: Worker) {
  const [ready, read, done] = [step<true>(), step<true>(), step<DxfAnswer>()]
  worker.addEventListener('message', ({ data }: MessageEvent<DxfMessage>) => {
    if (data.step === 'ready') ready.come(true)
    if (data.step !== 'ready') read.come(true)
    if (data.step === 'done') done.come(data.answer)
  })
  for (const event of ['error', 'messageerror'])
    worker.addEventListener(event, () => {
      for (const one of [ready, read, done]) one.come(null)
    })
  return { ready: ready.promise, read: read.promise, done: done.promise }
}

/** Something that comes once: what comes later is not heard. */
function step<T>() {
  let come: (value: T | null) => void = () => {}
  const promise = new Promise<T | null>((resolve) => {
    come = resolve
  })
  return { promise, come }
}

/** What becomes of a file; its time begins when what reads it is there. */
async function readBy(worker: Worker, job: DxfJob, most: number): Promise<DxfAnswer | string> {
  const steps = stepsOf(worker)
  const ready = await withinTime(steps.ready, LOAD_MS)
  if (ready === TOO_SLOW || ready === null) return words.toolFailed
  worker.postMessage(job, [job.bytes])
  if ((await withinTime(steps.read, most)) === TOO_SLOW) return words.tooSlow
  const answer = await withinTime(steps.done, DRAW_MS)
  if (answer === TOO_SLOW) return words.tooSlow
  return answer ?? words.unreadableDxf
}

export async function openDxf(file: File): Promise<Result<TraceSource>> {
  const bytes = await file.arrayBuffer()
  const most = LEAST_MS + (bytes.byteLength / 1_000_000) * MS_PER_MEGABYTE
  const worker = new Worker(new URL('./dxf/dxf-worker.ts', import.meta.url), { type: 'module' })
  const answer = await readBy(worker, { bytes, longest: LONGEST_SIDE }, most)
  // What is still at work is stopped, and what it holds is let go.
  worker.terminate()
  if (typeof answer === 'string') return refuse(answer)
  if (!answer.ok) return refuse(sentences()[answer.why])
  const { blob, width, height } = answer
  const trueWidth = trueWidthOf(answer)
  return singlePage('dxf', { file: namedPicture(file.name, blob), width, height, trueWidth })
}
