/**
 * One organization that sends as many calls as it can, from a thread of its own: each sender sends the next call when the last is
 * answered, whatever the answer was, and rests only where it is told to come back later (a tenth of a second, however long it was told).
 */
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

/** One sender: a fixed call, or a line whose quantity it changes again and again. */
export interface FloodSender {
  readonly url: string
  readonly cookie: string
  readonly body: string
  /** the body is a form with a file, and this is its boundary */
  readonly boundary?: string
  readonly file?: Uint8Array
  /** `body` is a change that carries this version at first, and the answered one from then on */
  readonly changes?: { readonly version: number }
}

const countsSchema = z.record(z.string(), z.number())

/** Plain JavaScript: the thread has nothing of the bundle. */
const script = `
const { parentPort, workerData } = require('node:worker_threads')
let isOver = false
const counts = {}
async function send(sender) {
  let version = sender.changes && sender.changes.version
  for (let turn = 0; !isOver; turn += 1) {
    const headers = { cookie: sender.cookie, 'content-type': 'application/json' }
    let body = sender.body
    if (sender.changes) body = JSON.stringify({ ...JSON.parse(body), version, props: { quantity: 1 + (turn % 90) } })
    if (sender.boundary) {
      headers['content-type'] = 'multipart/form-data; boundary=' + sender.boundary
      const part = (head, content) => [Buffer.from('--' + sender.boundary + '\\r\\ncontent-disposition: form-data; ' + head + '\\r\\n\\r\\n'), Buffer.from(content), Buffer.from('\\r\\n')]
      body = Buffer.concat([...part('name="body"', sender.body), ...part('name="file"; filename="tables.xlsx"', sender.file), Buffer.from('--' + sender.boundary + '--\\r\\n')])
    }
    try {
      const answer = await fetch(sender.url, { method: 'POST', headers, body })
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (isOver) return
      counts[answer.status] = (counts[answer.status] || 0) + 1
      if (sender.changes && answer.status === 200) version = JSON.parse(bytes.toString()).record.version
      if (answer.status === 429 || answer.status === 503) await new Promise((resolve) => setTimeout(resolve, 100))
    } catch (error) {
      if (isOver) return
      counts.broken = (counts.broken || 0) + 1
    }
  }
}
for (const sender of workerData) send(sender)
process.stdin.on('end', () => { isOver = true; parentPort.postMessage(counts); setTimeout(() => process.exit(), 50) })
process.stdin.resume()
`

/** Begins at once; the returned function ends it and answers how often each status was answered. */
export function startFlood(senders: readonly FloodSender[]): () => Promise<Readonly<Record<string, number>>> {
  const thread = new Worker(script, { eval: true, workerData: senders, stdin: true })
  return () =>
    new Promise((resolve, reject) => {
      let counts: Readonly<Record<string, number>> = {}
      thread.on('message', (message: unknown) => {
        counts = countsSchema.parse(message)
      })
      thread.on('error', reject)
      thread.on('exit', () => resolve(counts))
      thread.stdin?.end()
    })
}
