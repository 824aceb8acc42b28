/**
 * `npm run test:container`: the Dockerfile without a builder. Its own steps run in roots made by debootstrap, then two containers of what they
 * made start at once on an empty PostgreSQL outside, with the limits that compose and Kubernetes set: healthy by the image's own check, a first
 * owner by the image's own command, a quote printed by the browser inside, and an end on SIGTERM. Needs root on Linux, Debian's packages
 * (debootstrap) and the npm registry; minutes. `-- --keep` keeps what was built and builds nothing the next time.
 */
import './lib/node-version.mjs'
import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildStages } from './lib/container/build-stages.mjs'
import { readyRoot, startContainer } from './lib/container/container.mjs'
import { makeQuote } from './lib/container/visit.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { lastStep, readDockerfile } from './lib/dockerfile.mjs'
import { at, cache, root as projectRoot } from './lib/paths.mjs'
import { freePort } from './lib/port.mjs'
import { run } from './lib/run.mjs'

/** Docker's own patience with a container that is to stop, s; the compose file's is longer. */
const DEFAULT_GRACE = 10
const PASSWORD = 'of-the-container-test'
const keeps = process.argv.includes('--keep')

function say(line) {
  process.stdout.write(`${line}\n`)
}

let passed = 0
function holds(what, isSo, otherwise = '') {
  if (!isSo) throw new Error(`✗ ${what}\n${otherwise}`)
  passed += 1
  say(`✓ ${what}`)
}

async function megabytes(path) {
  const { output } = await run('du', ['-sm', '--one-file-system', path])
  return Number(output.split('\t')[0])
}

async function sayWhatIsMissing() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    return 'It needs root on Linux: roots are entered and mounted.'
  const { code } = await run('debootstrap', ['--version'])
  return code === 127 ? 'It needs debootstrap: apt-get install debootstrap' : undefined
}

async function build(folder, stages) {
  const known = join(folder, 'built.json')
  if (keeps && existsSync(known)) return JSON.parse(readFileSync(known, 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const from = performance.now()
  const built = await buildStages(stages, {
    folder,
    ignoreFile: readFileSync(at('.dockerignore'), 'utf8'),
    say,
  })
  holds(`the steps of the Dockerfile run (${Math.round((performance.now() - from) / 1000)} s)`, true)
  writeFileSync(known, JSON.stringify(built))
  return built
}

async function startPostgres(folder, port) {
  const { bundleServerScript } = await import('./lib/server-script.mjs')
  const script = await bundleServerScript(join('testing', 'container-postgres.ts'), 'container-postgres')
  const roles = at('deploy', 'postgres', 'roles.sql')
  const child = spawn(process.execPath, [script, join(folder, 'postgres'), String(port), roles, PASSWORD], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const isReady = await Promise.race([
    new Promise((resolve) => child.stdout.on('data', () => resolve(true))),
    ended.then(() => false),
  ])
  if (!isReady) throw new Error('PostgreSQL did not start.')
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/** Runs the image's check as a container engine does; the seconds until it says well. */
async function untilHealthy(container, check) {
  const from = performance.now()
  for (;;) {
    const elapsed = (performance.now() - from) / 1000
    if (!container.isRunning()) throw new Error(`It ended before it was healthy:\n${container.said()}`)
    if (elapsed > check.startPeriod)
      throw new Error(`Not healthy within ${check.startPeriod} s:\n${container.said()}`)
    const { code } = await container.execute(check.command)
    if (code === 0) return elapsed
    await sleep(250)
  }
}

async function stop(container) {
  const from = performance.now()
  container.signal('SIGTERM')
  const code = await container.ended
  return { code, seconds: (performance.now() - from) / 1000 }
}

async function exercise(stage, built, folder, containers) {
  const data = join(folder, 'data')
  mkdirSync(data)
  chownSync(data, ...lastStep(stage, 'USER').user.split(':').map(Number))
  const secret = { ORDERWRIGHT_SECRET: 'x'.repeat(48) }
  const bare = startContainer(stage, { ...built, data, environment: secret })
  const bareCode = await bare.ended
  holds(
    'without a database it ends with 1 and names DATABASE_URL',
    bareCode === 1 && bare.said().includes('Set DATABASE_URL to a PostgreSQL'),
    `${bareCode}: ${bare.said()}`,
  )

  const databasePort = await freePort()
  const stopPostgres = await startPostgres(folder, databasePort)
  try {
    const database = (role) => `postgresql://${role}:${PASSWORD}@127.0.0.1:${databasePort}/orderwright`
    const ports = [await freePort(), await freePort()]
    const [first, second] = ports.map((port) => {
      const container = startContainer(stage, {
        ...built,
        data,
        environment: {
          ...secret,
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: 'https://orders.example.com',
          DATABASE_URL: database('orderwright'),
          DATABASE_APP_URL: database('orderwright_app'),
        },
      })
      containers.push(container)
      return container
    })
    const { check } = lastStep(stage, 'HEALTHCHECK')
    const seconds = await Promise.all([first, second].map((container) => untilHealthy(container, check)))
    holds(
      `two that start at once on an empty database are healthy after ${seconds.map((s) => s.toFixed(1)).join(' and ')} s`,
      true,
    )

    const programs = await first.processes()
    holds(
      'its first process is tini, and node is its child',
      /^\S*tini -- node main\.js/m.test(programs.output),
      programs.output,
    )
    const who = await first.execute([
      '/bin/sh',
      '-c',
      'id -u; touch /app/x || touch /etc/x || touch /usr/x; grep CapBnd /proc/1/status',
    ])
    holds(
      'it is not root, has no capabilities, and cannot write to its root',
      /^10001$/m.test(who.output) &&
        /CapBnd:\s+0+$/m.test(who.output) &&
        who.output.match(/Read-only file system/g)?.length === 3,
      who.output,
    )
    const namespace = await first.execute([
      '/usr/bin/setpriv',
      '--no-new-privs',
      '--seccomp-filter',
      '/tmp/.seccomp',
      'unshare',
      '--user',
      'true',
    ])
    holds(
      'it may make no namespaces, as under a container engine',
      namespace.output.includes('Operation not permitted'),
      namespace.output,
    )

    const created = await first.execute([
      'node',
      'org.js',
      'create',
      '--title',
      'Studio North',
      '--owner',
      'owner@example.com',
    ])
    holds('the command of the image makes an organization with its owner', created.code === 0, created.output)
    const quote = await makeQuote(
      created.output,
      ports.map((port) => `http://127.0.0.1:${port}`),
    )
    holds(
      `the owner signs in, makes a product and an order at the two in turn, and its quote is a PDF file of ${quote.bytes.length} bytes after ${Math.round(quote.ms)} ms`,
      quote.bytes.subarray(0, 5).toString('latin1') === '%PDF-' && quote.bytes.length > 5000,
    )
    const saved = await first.execute(['node', 'backup.js', '/data/backups'])
    holds('the command of the image writes a backup', saved.code === 0, saved.output)

    const ends = await stop(first)
    holds(
      `SIGTERM ends one with 0 after ${ends.seconds.toFixed(1)} s`,
      ends.code === 0 && ends.seconds < DEFAULT_GRACE,
      first.said(),
    )
    const other = await second.execute(check.command)
    holds('the other is healthy meanwhile', other.code === 0, second.said())
    const last = await stop(second)
    holds(
      `SIGTERM ends the other with 0 after ${last.seconds.toFixed(1)} s`,
      last.code === 0 && last.seconds < DEFAULT_GRACE,
      second.said(),
    )
  } finally {
    for (const container of containers) if (container.isRunning()) container.kill()
    await Promise.all(containers.map(({ ended }) => ended))
    await stopPostgres()
  }
}

async function main() {
  const missing = await sayWhatIsMissing()
  if (missing !== undefined) throw new Error(missing)
  process.chdir(projectRoot)
  await ensureInstalled()
  const stages = readDockerfile(readFileSync(at('Dockerfile'), 'utf8'))
  const stage = stages.at(-1)
  const built = await build(join(cache, 'container', 'stages'), stages)
  readyRoot(built.root)
  const app = join(built.root, 'app')
  const sizes = [built.root, app, join(app, 'node_modules'), join(built.root, 'usr', 'lib', 'chromium')]
  const [all, ours, packages, browser] = await Promise.all(sizes.map(megabytes))
  say(`  its root holds ${all} MB: ${ours} MB of ours (${packages} MB of packages), ${browser} MB of browser`)
  const folder = mkdtempSync(join(tmpdir(), 'orderwright-container-'))
  chmodSync(folder, 0o711)
  try {
    await exercise(stage, built, folder, [])
  } finally {
    rmSync(folder, { recursive: true, force: true })
    if (!keeps) rmSync(join(cache, 'container', 'stages'), { recursive: true, force: true })
  }
}

try {
  await main()
  say(`${passed} passed, 0 failed`)
} catch (error) {
  say(error.message)
  say(`${passed} passed, 1 failed`)
  process.exitCode = 1
}
