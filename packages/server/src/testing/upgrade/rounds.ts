/**
 * An upgrade under load: processes of the old release behind a balancer, people at work and pages that listen; then the new
 * release's migrations while the old one serves, both together, and one process after the other replaced. Each round is a line
 * `✓ round …` or `✗ round …`. Arguments: the folders of the old release and of the new one. Decision 210.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { type ConnectionPair, embeddedConnections } from '../../platform/database/connections/connection.ts'
import { createDatabase, type Databases } from '../../platform/database/database.ts'
import { ensureAppRole, ensureDatabase } from '../../platform/database/provision.ts'
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/supervisor.ts'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { freePort } from '../server-process.ts'
import { LOOK_MS, startUpgradeBalancer, type UpgradeBalancer } from './balancer.ts'
import { keepLoading, type Loaded } from './browser-files.ts'
import { type Caller, newTally, signIn, type Tally } from './caller.ts'
import { delaysOf, keepListening } from './listeners.ts'
import {
  faultsIn,
  type Installation,
  type Release,
  type ReleaseProcess,
  startRelease,
} from './release-process.ts'
import { beginWork, findLost, keepWorking } from './writers.ts'

const [oldFolder = '', newFolder = ''] = process.argv.slice(2)
const PROCESSES = Number(process.env['UPGRADE_PROCESSES'] || 2)
/** how long each state of the installation is worked on */
const SECONDS = Number(process.env['UPGRADE_SECONDS'] || 12)
/** longer than this nobody waits to hear of a change */
const HEARD_MS = 10_000
const MAILS_MS = 60_000
/** The last changes are still on their way to the pages. */
const HEARING_MS = 3_000

const MOST_SHOWN = 8

let failed = 0
function round(name: string, problems: readonly string[]): void {
  if (problems.length > 0) failed += 1
  process.stdout.write(`${problems.length > 0 ? '✗' : '✓'} round ${name}\n`)
  const times = new Map<string, number>()
  for (const problem of problems) times.set(problem, (times.get(problem) ?? 0) + 1)
  for (const [problem, count] of [...times].slice(0, MOST_SHOWN))
    process.stdout.write(`    ${count > 1 ? `${count} times ` : ''}${problem}\n`)
  if (times.size > MOST_SHOWN) process.stdout.write(`    and ${times.size - MOST_SHOWN} others\n`)
}

function tokenOf(said: string, role: string): string {
  const lines = said.split('\n')
  const from = lines.findIndex((line) => line.trim() === maisonLumen.title)
  const line = lines.slice(from).find((text) => new RegExp(`^\\s+${role}\\s+http`).test(text))
  const token = /userToken=([^&\s]+)/.exec(line ?? '')?.[1]
  if (token === undefined) throw new Error(`no link for ${role}`)
  return token
}

const percentile = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0)

/** Works in this state of the installation for a while; the round fails with the requests that failed in it. */
async function during(tally: Tally, name: string, work: () => Promise<string>): Promise<void> {
  tally.phase = name
  tally.counts.clear()
  tally.waits.length = 0
  const before = tally.failures.length
  const said = await work()
  const requests = [...tally.counts.values()].reduce((sum, count) => sum + count, 0)
  const kinds = [...tally.counts].map(([kind, count]) => `${kind} ${count}`).join(', ')
  const waits = `median ${percentile(tally.waits, 0.5)} ms, p95 ${percentile(tally.waits, 0.95)} ms, longest ${percentile(tally.waits, 1)} ms`
  const failures = tally.failures.slice(before)
  round(`${name}: ${said}${requests} requests (${waits}), ${failures.length} failed`, failures)
  process.stdout.write(`    ${kinds}\n`)
}

interface Scene {
  readonly balancer: UpgradeBalancer
  readonly databases: Databases
  /** requests that a process did not answer */
  readonly lost: readonly string[]
}

/** Resolves when the balancer sends calls to exactly these. */
async function untilReady(balancer: UpgradeBalancer, ports: readonly number[]): Promise<void> {
  const wanted = [...ports].sort().join()
  while ([...balancer.readyPorts()].sort().join() !== wanted) await sleep(LOOK_MS / 5)
}

async function upgrade(installation: Installation, { balancer, databases, lost }: Scene): Promise<void> {
  const tally = newTally()
  const old: Release = { name: 'old', folder: oldFolder }
  const today: Release = { name: 'new', folder: newFolder }
  const start = async (release: Release) => {
    const started = await startRelease(release, await freePort(), installation)
    all.push(started)
    return started
  }
  const all: ReleaseProcess[] = []
  const working = new AbortController()
  const listening = new AbortController()
  try {
    const serving: ReleaseProcess[] = []
    for (let count = 0; count < PROCESSES; count += 1) {
      const started = await start(old)
      serving.push(started)
      balancer.add(started.port)
    }
    await untilReady(
      balancer,
      serving.map(({ port }) => port),
    )
    const printed = serving[0]?.said() ?? ''
    const owner = await signIn(balancer.url, tokenOf(printed, 'owner'), tally)
    const member = await signIn(balancer.url, tokenOf(printed, 'member'), tally)
    const work = await beginWork(owner)
    const { signal } = working
    const loaded: Loaded = { pages: new Map(), files: 0, missing: new Map() }
    const pages = [owner, member].map((caller: Caller, index) =>
      keepListening(caller, `upgrade-page-${index}`, work, listening.signal),
    )
    const busy = [
      keepWorking({ owner, member }, work, signal),
      keepLoading(member, [old, today], signal, loaded),
    ]
    const oneAfterTheOther = SECONDS * 1000
    await during(tally, 'old processes alone', async () => {
      await sleep(oneAfterTheOther)
      return ''
    })
    let first: ReleaseProcess | undefined
    await during(tally, 'the new release changes the tables, the old processes serve', async () => {
      first = await start(today)
      await sleep(oneAfterTheOther)
      return ''
    })
    if (!first) throw new Error('no process of the new release')
    const others = [first]
    balancer.add(first.port)
    await during(tally, 'both releases serve, an old process is started again', async () => {
      // As one that had died would be: on tables that the newer release has changed.
      const again = await start(old).catch((error: unknown) => {
        tally.failures.push(error instanceof Error ? error.message : String(error))
      })
      if (again) {
        serving.push(again)
        balancer.add(again.port)
      }
      await sleep(oneAfterTheOther)
      return ''
    })
    for (const [index, leaving] of serving.entries()) {
      await during(tally, `process ${index + 1} of ${serving.length} is replaced`, async () => {
        const { code, ms } = await leaving.stop()
        balancer.remove(leaving.port)
        if (code !== 0) tally.failures.push(`it left with ${code}`)
        const next = index + 1 < serving.length ? await start(today) : undefined
        if (next) {
          balancer.add(next.port)
          others.push(next)
        }
        await untilReady(
          balancer,
          [...others, ...serving.slice(index + 1)].map(({ port }) => port),
        )
        return `left in ${ms} ms, `
      })
    }
    await during(tally, 'new processes alone', async () => {
      await sleep(oneAfterTheOther)
      return ''
    })
    await during(tally, 'back to the old release, which works on what the new one has written', async () => {
      const back = await start(old).catch((error: unknown) => {
        tally.failures.push(error instanceof Error ? error.message : String(error))
      })
      if (!back) return ''
      balancer.add(back.port)
      balancer.only(back.port)
      await sleep(oneAfterTheOther)
      balancer.only(undefined)
      return ''
    })
    working.abort()
    await Promise.all(busy)
    await sleep(HEARING_MS)
    listening.abort()
    await Promise.all(pages.map(({ ended }) => ended))
    await untilMailsAreSent(databases)
    tally.phase = 'afterwards'
    const counted = `${work.orderChanges.length} changes of an order, ${work.lineChanges.length} of an item, ${work.comments.size} comments, ${work.files.size} files, ${work.statuses.size} orders moved`
    round(`nothing that was acknowledged is missing: ${counted}`, await findLost(owner, work, tally))
    for (const [index, { heard }] of pages.entries()) {
      const delays = delaysOf(heard, work)
      const never = delays.filter((delay) => delay > HEARD_MS)
      const known = delays.filter((delay) => Number.isFinite(delay))
      const faults = never.length > 0 ? [`${never.length} changes were not heard in time`] : []
      round(
        `page ${index + 1} heard of all ${delays.length} changes: median ${percentile(known, 0.5)} ms, longest ${percentile(known, 1)} ms, ${heard.openings} channels opened`,
        [...faults, ...heard.faults],
      )
    }
    round(
      `files of the browser's app: ${[...loaded.pages].map(([name, count]) => `${count} pages of the ${name} release`).join(', ')}, ${loaded.files} files`,
      [...loaded.missing].map(([what, count]) => `${count} times was missing: ${what}`),
    )
  } finally {
    working.abort()
    listening.abort()
    for (const one of all) await one.stop()
  }
  round('requests that reached a process were answered by it', lost)
  const errors = all.flatMap(({ release, said }) =>
    faultsIn(said()).errors.map((line) => `${release.name}: ${line.slice(0, 400)}`),
  )
  const warnings = all.flatMap(({ said }) => faultsIn(said()).warnings)
  round(`no fault in any log, ${warnings.length} warnings`, errors)
  for (const warning of warnings.slice(0, 5)) process.stdout.write(`    ${warning.slice(0, 300)}\n`)
}

/** Mails that came of the work left once each. */
async function checkMails(databases: Databases, dataFolder: string): Promise<void> {
  const { rows } = await sql<{ waiting: number; sent: number }>`
    select count(*) filter (where sent_at is null)::int as waiting, count(*) filter (where sent_at is not null)::int as sent
    from outbox_mails`.execute(databases.owner.db)
  const [mails] = rows
  const ids = readdirSync(join(dataFolder, 'outbox')).map(
    (name) => /^message-id: *(\S+)/im.exec(readFileSync(join(dataFolder, 'outbox', name), 'utf8'))?.[1],
  )
  const twice = ids.length - new Set(ids).size
  round(`mails left once each: ${mails?.sent ?? 0} sent`, [
    ...(mails && mails.waiting > 0 ? [`${mails.waiting} mails wait`] : []),
    ...(twice > 0 ? [`${twice} mails were sent twice`] : []),
  ])
}

async function untilMailsAreSent(databases: Databases): Promise<void> {
  for (const from = performance.now(); performance.now() - from < MAILS_MS; await sleep(500)) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from outbox_mails where sent_at is null`.execute(databases.owner.db)
    if (rows[0]?.waiting === 0) return
  }
}

/** As an administrator does for a database that is not the embedded one of a process. */
async function makeAppRole(connections: ConnectionPair): Promise<void> {
  const client = new pg.Client(connections.owner)
  await client.connect()
  await ensureAppRole(client, connections)
  await client.end()
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-upgrade-'))
  chmodSync(folder, 0o711)
  const dataFolder = join(folder, 'data')
  const server = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    settings: ['fsync=off', 'max_connections=200'],
  })
  const connections = embeddedConnections(server.address)
  await ensureDatabase(connections.owner)
  await makeAppRole(connections)
  const databases = createDatabase(connections)
  const lost: string[] = []
  const balancer = await startUpgradeBalancer((line) => lost.push(line))
  try {
    await upgrade({ connections, dataFolder, publicUrl: balancer.url }, { balancer, databases, lost })
    await checkMails(databases, dataFolder)
  } finally {
    await balancer.close()
    await databases.close()
    await server.stop()
    rmSync(server.root, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

main().then(
  () => process.exit(failed === 0 ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
