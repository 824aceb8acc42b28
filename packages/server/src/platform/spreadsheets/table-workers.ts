/**
 * Threads for work with files of tables, so that no file, however large or hostile, holds up the calls of others or takes the
 * memory of the process: each job has a thread with bounded memory and time. Whoever calls waits for their turn at tables, so that few
 * run at once.
 */
import { Worker } from 'node:worker_threads'
import { currentLanguage, type Language } from '@orderwright/domain/localization'
import { spreadsheetFileMessages as words } from '@orderwright/domain/messages'
import { fail, type Outcome, sentences, succeed } from '../http/outcome.ts'
import type { Planned, PlanJob, ReadJob, ReadTables, TableJob, TableResult, WriteJob } from './table-jobs.ts'

export type TablesMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly result: TableResult }
  | { readonly kind: 'unreadable'; readonly message: string }

/** What a thread begins with: its job, and the language of whoever asks for it. */
export interface TablesWork {
  readonly job: TableJob
  readonly language: Language
}

export interface Progress {
  readonly done: number
  readonly total: number
}

export interface TableWorkers {
  /** The bytes of a file. */
  readonly write: (job: WriteJob) => Promise<Outcome<Uint8Array>>
  /** A refusal where the file can not be read, or needs too much. */
  readonly plan: (job: PlanJob, onProgress?: (progress: Progress) => void) => Promise<Outcome<Planned>>
  /** The tables of a file, whatever they mean; a refusal where it can not be read. */
  readonly read: (job: ReadJob) => Promise<Outcome<ReadTables>>
  readonly close: () => Promise<void>
}

const LONGEST_MS = 60_000
const MEMORY_MB = 768

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

export function createTableWorkers(script: () => Promise<string | URL>): TableWorkers {
  const running = new Set<Worker>()

  async function run(job: TableJob, onProgress: (progress: Progress) => void) {
    const work: TablesWork = { job, language: currentLanguage() }
    const worker = new Worker(await script(), {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      // Nothing of the process's environment is its business.
      env: {},
    })
    running.add(worker)
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      return await new Promise<Outcome<TableResult>>((resolve, reject) => {
        timer = setTimeout(() => resolve(fail('refused', words.takesTooLong, { rule: 'file' })), LONGEST_MS)
        worker.on('message', (message: TablesMessage) => {
          if (message.kind === 'progress') onProgress({ done: message.done, total: message.total })
          else if (message.kind === 'done') resolve(succeed(message.result))
          else resolve(fail('refused', message.message, { rule: 'file' }))
        })
        worker.on('error', (error) =>
          isOutOfMemory(error)
            ? resolve(fail('refused', words.needsTooMuch, { rule: 'file' }))
            : reject(error),
        )
        worker.on('exit', () => resolve(fail('unavailable', sentences.unavailable)))
      })
    } finally {
      clearTimeout(timer)
      running.delete(worker)
      await worker.terminate()
    }
  }

  return {
    write: async (job) => {
      const done = await run(job, () => {})
      if (!done.ok) return done
      if (!(done.data instanceof Uint8Array)) throw new Error('a file was wanted')
      return succeed(done.data)
    },
    plan: async (job, onProgress = () => {}) => {
      const done = await run(job, onProgress)
      if (!done.ok) return done
      if (done.data instanceof Uint8Array || 'tables' in done.data) throw new Error('a plan was wanted')
      return succeed(done.data)
    },
    read: async (job) => {
      const done = await run(job, () => {})
      if (!done.ok) return done
      if (!('tables' in done.data)) throw new Error('tables were wanted')
      return succeed(done.data)
    },
    close: async () => {
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}
