/** Two containers of the built image from their first start on an empty database to their end. */
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lastStep } from '../dockerfile.mjs'
import { freePort } from '../port.mjs'
import { startContainer } from './container.mjs'
import { startPostgres, startProxy } from './neighbours.mjs'
import { callWithoutEnd, makeQuote, untilAnswered } from './visit.mjs'

/** As in deploy/compose.yaml, s. */
const DELAY = 5
/** What a process takes to leave after the delay, s, and its database with it. */
const LEAVING = 13
const PASSWORD = 'of-the-container-test'
const secret = { ORDERWRIGHT_SECRET: 'x'.repeat(48) }

/** Runs the image's check as a container engine does; the seconds until it says well. */
async function untilHealthy(container, check) {
  const from = performance.now()
  for (;;) {
    const elapsed = (performance.now() - from) / 1000
    if (!container.isRunning()) throw new Error(`It ended before it was healthy:\n${container.said()}`)
    if (elapsed > check.startPeriod) {
      throw new Error(`Not healthy within ${check.startPeriod} s:\n${container.said()}`)
    }
    const { code } = await container.execute(check.command)
    if (code === 0) return elapsed
    await sleep(250)
  }
}

/** SIGTERM to the first process; how it went. */
async function stop(container) {
  const from = performance.now()
  container.signal('SIGTERM')
  const code = await container.ended
  const seconds = (performance.now() - from) / 1000
  return {
    seconds,
    isInOrder: code === 0 && container.said().includes('Stopped.') && seconds < DELAY + LEAVING,
  }
}

async function showLimits(container, holds) {
  const programs = await container.processes()
  holds(
    'its first process is tini, and node is its child',
    /^\S*tini -- node main\.js/m.test(programs.output),
    programs.output,
  )
  const tries = 'id -u; touch /app/x || touch /etc/x || touch /usr/x; grep CapBnd /proc/1/status'
  const { output } = await container.execute(['/bin/sh', '-c', tries])
  holds(
    'it is not root, has no capabilities, and cannot write to its root',
    /^10001$/m.test(output) &&
      /CapBnd:\s+0+$/m.test(output) &&
      output.match(/Read-only file system/g)?.length === 3,
    output,
  )
  const alike = '/usr/bin/setpriv --no-new-privs --seccomp-filter /tmp/.seccomp unshare --user true'
  const space = await container.execute(alike.split(' '))
  holds(
    'it may make no namespaces, as under a container engine',
    space.output.includes('Operation not permitted'),
    space.output,
  )
}

async function showFirstVisit(container, addresses, holds) {
  const create = ['node', 'org.js', 'create', '--title', 'Studio North', '--owner', 'owner@example.com']
  const created = await container.execute(create)
  holds('the command of the image makes an organization with its owner', created.code === 0, created.output)
  const { bytes, ms } = await makeQuote(created.output, addresses)
  holds(
    `the owner signs in, makes a product and an order at the two in turn, and its quote is a PDF file of ${bytes.length} bytes after ${Math.round(ms)} ms`,
    bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.length > 5000,
  )
  const saved = await container.execute(['node', 'backup.js', '/data/backups'])
  holds('the command of the image writes a backup', saved.code === 0, saved.output)
}

/** Stops and starts each of `pair` after the other behind the proxy, while calls go on; the new pair. */
async function showUpgrade(pair, { start, check, folder, ports, holds, say }) {
  const port = await freePort()
  const stopProxy = await startProxy({ folder, port, ports })
  if (!stopProxy) {
    say('  not shown, because Caddy is not installed: an upgrade one by one behind it')
    return pair
  }
  const address = `http://127.0.0.1:${port}/healthz`
  await untilAnswered(address)
  const calls = callWithoutEnd(address)
  try {
    const fresh = []
    for (const [index, old] of pair.entries()) {
      const ends = await stop(old)
      holds(
        `SIGTERM ends one with 0, ${ends.seconds.toFixed(1)} s after it with a delay of ${DELAY} s`,
        ends.isInOrder && ends.seconds >= DELAY,
        old.said(),
      )
      const next = start(ports[index])
      await untilHealthy(next, check)
      // The proxy looks every two seconds.
      await sleep(3000)
      fresh.push(next)
    }
    const { answers, failures } = await calls.end()
    holds(
      `behind the proxy of Compose ${answers} calls were answered while one after the other was replaced, and none failed`,
      failures.length === 0 && answers > 100,
      failures.slice(0, 5).join('\n'),
    )
    return fresh
  } finally {
    await calls.end()
    await stopProxy()
  }
}

/** Shows all of it; `holds` is told of each thing that was seen, `say` of what is worth a line. */
export async function exercise(stage, { built, folder, holds, say }) {
  const data = join(folder, 'data')
  mkdirSync(data)
  chownSync(data, ...lastStep(stage, 'USER').user.split(':').map(Number))
  const bare = startContainer(stage, { ...built, data, environment: secret })
  const code = await bare.ended
  holds(
    'without a database it ends with 1 and names DATABASE_URL',
    code === 1 && bare.said().includes('Set DATABASE_URL to a PostgreSQL'),
    `${code}: ${bare.said()}`,
  )

  const databasePort = await freePort()
  const stopPostgres = await startPostgres({ folder, port: databasePort, password: PASSWORD })
  const containers = []
  const database = (role) => `postgresql://${role}:${PASSWORD}@127.0.0.1:${databasePort}/orderwright`
  function start(port) {
    const container = startContainer(stage, {
      ...built,
      data,
      environment: {
        ...secret,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: 'https://orders.example.com',
        STOP_DELAY_SECONDS: String(DELAY),
        DATABASE_URL: database('orderwright'),
        DATABASE_APP_URL: database('orderwright_app'),
      },
    })
    containers.push(container)
    return container
  }
  try {
    const ports = [await freePort(), await freePort()]
    const { check } = lastStep(stage, 'HEALTHCHECK')
    const pair = ports.map(start)
    const seconds = await Promise.all(pair.map((container) => untilHealthy(container, check)))
    const times = seconds.map((one) => one.toFixed(1)).join(' and ')
    holds(`two that start at once on an empty database are healthy after ${times} s`, true)
    await showLimits(pair[0], holds)
    await showFirstVisit(
      pair[0],
      ports.map((port) => `http://127.0.0.1:${port}`),
      holds,
    )
    const [first, second] = await showUpgrade(pair, { start, check, folder, ports, holds, say })
    const ends = await stop(first)
    holds('SIGTERM ends one with 0', ends.isInOrder, first.said())
    const other = await second.execute(check.command)
    holds('the other is healthy meanwhile', other.code === 0, second.said())
    const last = await stop(second)
    holds('SIGTERM ends the other with 0', last.isInOrder, second.said())
  } finally {
    for (const container of containers) if (container.isRunning()) container.kill()
    await Promise.all(containers.map(({ ended }) => ended))
    await stopPostgres()
  }
}
