/** The thread in which one job about a file of tables is done: bundled for itself, beside the server. */
import { parentPort, workerData } from 'node:worker_threads'
import { trust } from '@orderwright/domain'
import { UnreadableFile } from './file-limits.ts'
import { runTableJob, type TableJob } from './table-jobs.ts'
import type { TablesMessage } from './table-workers.ts'

const port = parentPort
if (port === null) throw new Error('this is started as a worker thread')
const tell = (message: TablesMessage) => port.postMessage(message)
// The thread's data is what table-workers.ts has put there.
const job = trust<TableJob>(workerData)

try {
  const result = await runTableJob(job, (done, total) => tell({ kind: 'progress', done, total }))
  tell({ kind: 'done', result })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  tell({ kind: 'unreadable', message: error.message })
}
