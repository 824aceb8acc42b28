/** The thread in which one job about a file of tables is done: bundled for itself, beside the server. */
import { parentPort, workerData } from 'node:worker_threads'
import { trust } from '@orderwright/domain/units'
import { inLanguage } from '../languages.ts'
import { UnreadableFile } from './file-limits.ts'
import { runTableJob } from './table-jobs.ts'
import type { TablesMessage, TablesWork } from './table-workers.ts'

const port = parentPort
if (port === null) throw new Error('this is started as a worker thread')
const tell = (message: TablesMessage) => port.postMessage(message)
// The thread's data is what table-workers.ts has put there.
const { job, language } = trust<TablesWork>(workerData)

try {
  const result = await inLanguage(language, () =>
    runTableJob(job, (done, total) => tell({ kind: 'progress', done, total })),
  )
  tell({ kind: 'done', result })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  tell({ kind: 'unreadable', message: error.message })
}
