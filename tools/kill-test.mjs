/**
 * The kill test: a process under writes is killed with -9, in turn alone and together with PostgreSQL, and started
 * again at once; every write that it had acknowledged must be there. Twenty rounds, each a line `✓ round …`.
 */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './lib/run.mjs'
import { bundleServerScript } from './lib/server-script.mjs'

const ROUNDS = Number(process.env.KILL_ROUNDS || 20)
const ACKNOWLEDGED_PER_ROUND = 100
const IDS_PER_ROUND = 1_000_000
/** Generous: a machine under load is slow, and nothing is proved by a short limit. */
const START_MS = 300_000
const GONE_MS = 120_000
const LOOK_AGAIN_MS = 50

/** Starts the writer. `ready` resolves with the rows it found; `acknowledged` fills while it lives. */
function startWriter(script, dataFolder, firstId, acknowledged) {
  const child = spawn(process.execPath, [script, dataFolder, String(firstId)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise((resolve) => child.once('close', resolve))
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text
  })
  const rows = new Map()
  let count = 0
  let wake = () => {}
  const ready = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time: ${errors}`)), START_MS)
    void exited.then(() => reject(new Error(`ended before it was ready: ${errors}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word, id, value] = line.split(' ')
      if (word === 'row') rows.set(Number(id), Number(value))
      if (word === 'ready') {
        clearTimeout(timer)
        resolve(rows)
      }
      if (word === 'ack' && value !== undefined) {
        acknowledged.set(Number(id), Number(value))
        count += 1
        wake()
      }
    })
  })
  const written = (wanted) =>
    new Promise((resolve, reject) => {
      void exited.then(() => reject(new Error(`ended by itself: ${errors}`)))
      wake = () => count >= wanted && resolve()
    })
  return { child, ready, written, exited, errors: () => errors }
}

/** Every process below `pid`, from the system's own table. */
async function descendants(pid) {
  const { output } = await run('ps', ['-eo', 'pid=,ppid='])
  const pairs = output
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const found = [pid]
  for (const parent of found) found.push(...pairs.filter(([, up]) => up === parent).map(([child]) => child))
  return found
}

async function kill(pid, withPostgres) {
  // Held still first, so that nobody reacts to another's death before dying himself.
  const victims = withPostgres ? await descendants(pid) : [pid]
  for (const signal of ['SIGSTOP', 'SIGKILL']) {
    for (const victim of victims) {
      try {
        process.kill(victim, signal)
      } catch {
        // Gone already.
      }
    }
  }
  return victims.length
}

/** What was acknowledged and is not there: an update may have gone further than its acknowledgement. */
function findLost(acknowledged, rows) {
  return [...acknowledged].filter(([id, value]) => !(rows.get(id) >= value))
}

/** Processes that still work in `folder`. */
function leftRunning(folder) {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((entry) => {
    if (!/^\d+$/.test(entry)) return false
    try {
      return readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes(folder)
    } catch {
      return false
    }
  })
}

/** Waits until nobody works in `folder` any more; what is left after the limit, else nothing. */
async function untilGone(folder) {
  const deadline = performance.now() + GONE_MS
  for (let left = leftRunning(folder); ; left = leftRunning(folder)) {
    if (left.length === 0 || performance.now() > deadline) return left
    await sleep(LOOK_AGAIN_MS)
  }
}

/** A stopped writer has taken its PostgreSQL along: it leaves last, in order, and not sooner. */
async function stopWriter(writer, folder) {
  writer.child.kill('SIGTERM')
  const code = await writer.exited
  if (code !== 0) throw new Error(`left with ${code} after SIGTERM: ${writer.errors()}`)
  if (existsSync(join(folder, 'postgres', 'pgdata', 'postmaster.pid')))
    throw new Error('left before its PostgreSQL')
  const left = await untilGone(folder)
  if (left.length > 0) throw new Error(`still running after SIGTERM: ${left.join(', ')}`)
}

async function main() {
  const script = await bundleServerScript(join('testing', 'kill', 'writer.ts'), 'kill-writer')
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-kill-'))
  chmodSync(folder, 0o711)
  const acknowledged = new Map()
  let failed = 0
  let writer = startWriter(script, folder, 0, acknowledged)
  await writer.ready
  for (let round = 1; round <= ROUNDS; round += 1) {
    const withPostgres = round % 2 === 0
    try {
      await writer.written(ACKNOWLEDGED_PER_ROUND)
      await kill(writer.child.pid, withPostgres)
      await writer.exited
      const from = performance.now()
      writer = startWriter(script, folder, round * IDS_PER_ROUND, acknowledged)
      const known = new Map(acknowledged)
      const rows = await writer.ready
      const lost = findLost(known, rows)
      const took = Math.round(performance.now() - from)
      if (lost.length > 0)
        throw new Error(`${lost.length} acknowledged writes are lost, the first with id ${lost[0][0]}`)
      const what = withPostgres ? 'everything killed' : 'app killed'
      process.stdout.write(
        `✓ round ${round}: ${what}, ${known.size} rows there, ready again after ${took} ms\n`,
      )
    } catch (error) {
      failed += 1
      process.stdout.write(`✗ round ${round}: ${error.message}\n`)
      await kill(writer.child.pid, true)
      await writer.exited
      writer = startWriter(script, folder, round * IDS_PER_ROUND, acknowledged)
      await writer.ready
    }
  }
  try {
    await stopWriter(writer, folder)
  } catch (error) {
    failed += 1
    process.stdout.write(`✗ round after the last: ${error.message}\n`)
  }
  rmSync(folder, { recursive: true, force: true })
  return failed
}

process.exit((await main()) === 0 ? 0 : 1)
