/** `start`: the server's first start (database made, migrated, seeded) and a warm one, against a bare HTTP server. */
import { spawn } from 'node:child_process'
import { median, report } from './lib/measure.ts'
import { newDataFolder, startServer } from './lib/server.ts'

const rounds = 5

/** Milliseconds until a Node process that does nothing else listens. */
function bareStart(): Promise<number> {
  const started = performance.now()
  const script = `require('node:http').createServer().listen(0, () => console.log('ready'))`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve) => {
    child.stdout.once('data', () => {
      resolve(performance.now() - started)
      child.kill()
    })
  })
}

const bare: number[] = []
const fresh: number[] = []
const warm: number[] = []
for (let round = 0; round < rounds; round += 1) {
  bare.push(await bareStart())
  const data = newDataFolder()
  const first = await startServer(data.path)
  fresh.push(first.readyMs)
  await first.stop()
  const second = await startServer(data.path)
  warm.push(second.readyMs)
  await second.stop()
  data.remove()
}
const yardstickMs = median(bare)
for (const [name, times] of [
  ['fresh', fresh],
  ['warm', warm],
] as const) {
  const medianMs = median(times)
  report({ bench: 'start', case: name, medianMs, yardstickMs, ratio: medianMs / yardstickMs })
}
