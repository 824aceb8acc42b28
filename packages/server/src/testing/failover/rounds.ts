/**
 * Failovers under load: two processes of the app over a cluster whose primary is killed, handed over or frozen in turn, with people at work and
 * pages that listen. After each round nothing that was acknowledged is missing, nothing is there twice, pages have heard of everything, calls
 * were asked to come later and never failed, and the processes serve again by themselves. Each round is a line `✓ round …`.
 * Arguments: the root of the built sources, the number of rounds, and the programs as JSON. Decision 212.
 */
import { chmodSync, chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { trust } from '@orderwright/domain/units'
import pg from 'pg'
import type { ConnectionPair } from '../../platform/database/connections/connection.ts'
import { chooseProcessUser } from '../../platform/embedded-postgres/process-user.ts'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { pooledConnections, startPgBouncer } from '../pooler/pgbouncer.ts'
import { freePort } from '../server-process.ts'
import { newTally } from '../upgrade/caller.ts'
import { type Heard, keepListening } from '../upgrade/listeners.ts'
import { faultsIn, type ReleaseProcess, startRelease } from '../upgrade/release-process.ts'
import { beginWork, findLost, keepWorking, type Work } from '../upgrade/writers.ts'
import { type Cluster, type ClusterPrograms, type Node, startCluster } from './cluster.ts'
import { type Outage, signInPersistently } from './persistent-caller.ts'

const [folderOfSources = '', count = '3', programsText = '{}'] = process.argv.slice(2)
const programs = trust<ClusterPrograms & { readonly pgbouncer?: string }>(JSON.parse(programsText))
const ROUNDS = Number(count)
const PROCESSES = 2
const NODES = 3
/** how long people work between failovers */
const CALM_MS = 8_000
const WAIT_MS = 150_000
const HEARD_MS = 15_000
const LOOK_MS = 200
const MOST_SHOWN = 8

type Kind = 'killed' | 'handed over' | 'frozen'
const kinds: readonly Kind[] = ['killed', 'handed over', 'frozen']

let failed = 0
const say = (line: string) => process.stdout.write(`${line}\n`)
function round(name: string, problems: readonly string[]): void {
  if (problems.length > 0) failed += 1
  say(`${problems.length > 0 ? '✗' : '✓'} round ${name}`)
  const times = new Map<string, number>()
  for (const problem of problems) times.set(problem, (times.get(problem) ?? 0) + 1)
  for (const [problem, often] of [...times].slice(0, MOST_SHOWN))
    say(`    ${often > 1 ? `${often} times ` : ''}${problem}`)
}

async function until(what: string, isSo: () => Promise<boolean> | boolean, limit = WAIT_MS): Promise<void> {
  for (const from = performance.now(); !(await isSo()); await sleep(LOOK_MS))
    if (performance.now() - from > limit) throw new Error(`not in time: ${what}`)
}

function tokenOf(said: string, role: string): string {
  const lines = said.split('\n')
  const from = lines.findIndex((line) => line.trim() === maisonLumen.title)
  const line = lines.slice(from).find((text) => new RegExp(`^\\s+${role}\\s+http`).test(text))
  const token = /userToken=([^&\s]+)/.exec(line ?? '')?.[1]
  if (token === undefined) throw new Error(`no link for ${role}`)
  return token
}

/** What /readyz of each process has said since it was cleared. */
class Readiness {
  readonly #ports: readonly number[]
  readonly #timer: NodeJS.Timeout
  readonly said = new Map<number, Set<number>>()
  readonly now = new Map<number, number>()

  constructor(ports: readonly number[]) {
    this.#ports = ports
    this.#timer = setInterval(() => void this.#look(), LOOK_MS)
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.#ports.map(async (port) => {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
        const status = answer?.status ?? 0
        this.said.set(port, new Set([...(this.said.get(port) ?? []), status]))
        this.now.set(port, status)
      }),
    )
  }

  clear(): void {
    this.said.clear()
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

async function apply(kind: Kind, cluster: Cluster, node: Node): Promise<void> {
  if (kind === 'killed') cluster.kill(node)
  else if (kind === 'frozen') cluster.freeze(node)
  else await cluster.switchOver(node)
}

function bringBack(kind: Kind, cluster: Cluster, node: Node): void {
  if (kind === 'killed') cluster.start(node)
  if (kind === 'frozen') cluster.thaw(node)
}

/** Longest time between two acknowledged writes since then. */
function longestPause(acknowledged: readonly number[], from: number): number {
  const times = [from, ...acknowledged.filter((at) => at >= from)]
  return Math.max(0, ...times.slice(1).map((at, index) => at - (times[index] ?? at)))
}

const heardOf = (heard: Heard, work: Work) =>
  (heard.order.at(-1)?.version ?? 0) >= (work.orderChanges.at(-1)?.version ?? 0) &&
  (heard.line.at(-1)?.version ?? 0) >= (work.lineChanges.at(-1)?.version ?? 0) &&
  (heard.listed.at(-1)?.version ?? 0) >= (work.orderChanges.at(-1)?.version ?? 0) &&
  [...work.comments.keys()].every((id) => heard.comments.has(id))

/** What stands more than once of what was sent once. */
async function findTwice(owner: ConnectionPair['owner'], work: Work, orders: number): Promise<string[]> {
  const client = new pg.Client({ ...owner, password: owner.password, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const comments = await client.query<{ text: string }>(
      'select text from comments where product_order_id = $1 group by text having count(*) > 1',
      [work.orderId],
    )
    const files = await client.query<{ name: string }>(
      'select title as name from order_files where product_order_id = $1 group by 1 having count(*) > 1',
      [work.orderId],
    )
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from product_orders',
    )
    const extra = (rows[0]?.count ?? 0) - orders
    return [
      ...comments.rows.map(({ text }) => `comment twice: ${text}`),
      ...files.rows.map(({ name }) => `file twice: ${name}`),
      ...(extra === 0 ? [] : [`${extra} orders more than were made`]),
    ]
  } finally {
    await client.end()
  }
}

async function countOrders(owner: ConnectionPair['owner']): Promise<number> {
  const client = new pg.Client({ ...owner, password: owner.password })
  await client.connect()
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from product_orders')
  await client.end()
  return rows[0]?.count ?? 0
}

async function failOver(cluster: Cluster, connections: ConnectionPair, folder: string): Promise<void> {
  const tally = newTally()
  const outage: Outage = { acknowledged: [], later: 0, longestMs: 0 }
  const processes: ReleaseProcess[] = []
  const listening = new AbortController()
  let readiness: Readiness | undefined
  try {
    for (let number = 0; number < PROCESSES; number += 1) {
      const port = await freePort()
      const release = { name: 'new', folder: folderOfSources } as const
      const installation = {
        connections,
        dataFolder: join(folder, 'data'),
        publicUrl: `http://127.0.0.1:${port}`,
      }
      processes.push(await startRelease(release, port, installation))
    }
    const ports = processes.map(({ port }) => port)
    const urls = ports.map((port) => `http://127.0.0.1:${port}`)
    const printed = processes[0]?.said() ?? ''
    const owner = await signInPersistently(urls, tokenOf(printed, 'owner'), tally, outage)
    const member = await signInPersistently(urls, tokenOf(printed, 'member'), tally, outage)
    const work = await beginWork(owner)
    const direct = cluster.connections.owner
    const ordersBefore = await countOrders(direct)
    tally.counts.clear()
    const pages = [owner, member].map((caller, index) =>
      keepListening(caller, `failover-page-${index}`, work, listening.signal),
    )
    readiness = new Readiness(ports)
    let copies = 0
    for (let number = 1; number <= ROUNDS; number += 1) {
      const kind = kinds[(number - 1) % kinds.length] ?? 'killed'
      tally.phase = `round ${number}`
      const failuresBefore = tally.failures.length
      outage.later = 0
      outage.longestMs = 0
      outage.acknowledged.length = 0
      const primary = await cluster.untilWhole()
      const working = new AbortController()
      const busy = keepWorking({ owner, member }, work, working.signal, `Failover ${number}`)
      await sleep(CALM_MS)
      readiness.clear()
      const problems: string[] = []
      const from = performance.now()
      await apply(kind, cluster, primary)
      let next: Node | undefined
      await until('another primary', async () => {
        next = await cluster.leader()
        return next !== undefined && next !== primary
      })
      const electedMs = performance.now() - from
      // From here on: as many more as show that everybody is at work again.
      await until(
        'writing again',
        () => outage.acknowledged.filter((at) => at > from + electedMs).length > 20,
      )
      await sleep(CALM_MS / 2)
      const { said, now } = readiness
      working.abort()
      await busy
      const pause = longestPause(outage.acknowledged, from)
      const later = outage.later
      for (const port of ports) {
        if (pause > 3_000 && !said.get(port)?.has(503)) problems.push(`/readyz of a process never said 503`)
        if (said.get(port)?.has(500) || said.get(port)?.has(0))
          problems.push(`/readyz: ${[...(said.get(port) ?? [])].join(', ')}`)
      }
      await until('ready again', () => ports.every((port) => now.get(port) === 200)).catch((error: unknown) =>
        problems.push(String(error)),
      )
      await until(
        'pages have heard of everything',
        () => pages.every(({ heard }) => heardOf(heard, work)),
        HEARD_MS,
      ).catch((error: unknown) => problems.push(String(error)))
      bringBack(kind, cluster, primary)
      copies += tally.counts.get('copy an order') ?? 0
      const written = outage.acknowledged.length
      tally.counts.clear()
      problems.push(...tally.failures.slice(failuresBefore))
      problems.push(...(await findLost(owner, work, tally)))
      problems.push(...(await findTwice(direct, work, ordersBefore + copies)))
      round(
        `${number}: the primary is ${kind}: another after ${(electedMs / 1000).toFixed(1)} s, no write for ${(pause / 1000).toFixed(1)} s, ${written} acknowledged, ${later} asked to come later, longest call ${(outage.longestMs / 1000).toFixed(1)} s`,
        problems,
      )
    }
    listening.abort()
    await Promise.all(pages.map(({ ended }) => ended))
    const client = new pg.Client({ ...direct, password: direct.password })
    await client.connect()
    let waiting = -1
    await until('all mails have left', async () => {
      const { rows } = await client.query<{ waiting: number }>(
        'select count(*)::int as waiting from outbox_mails where sent_at is null',
      )
      waiting = rows[0]?.waiting ?? -1
      return waiting === 0
    }).catch(() => {})
    const { rows: stuck } = await client.query<{ task: string }>(
      "select task_identifier as task from graphile_worker.jobs where locked_at < now() - interval '1 minute'",
    )
    await client.end()
    round('jobs go on: every mail has left', [
      ...(waiting === 0 ? [] : [`${waiting} mails wait`]),
      ...stuck.map(({ task }) => `held by nobody any more: ${task}`),
    ])
  } finally {
    listening.abort()
    readiness?.stop()
    const left: string[] = []
    for (const one of processes) {
      const { code } = await one.stop()
      const spoken = one
        .said()
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('{'))
      const last = spoken.slice(-MOST_SHOWN).join('\n')
      if (code !== 0) left.push(`a process left with ${code}: ${last}`)
    }
    round('every process went on to the end', left)
    const errors = processes.flatMap(({ said }) => faultsIn(said()).errors)
    const warnings = processes.flatMap(({ said }) => faultsIn(said()).warnings)
    round(
      `no fault in any log, ${warnings.length} warnings`,
      errors.map((line) => line.slice(0, 600)),
    )
    for (const warning of [...new Set(warnings.map((line) => line.slice(0, 250)))].slice(0, 5))
      say(`    ${warning}`)
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-failover-'))
  chmodSync(folder, 0o711)
  const clusterFolder = join(folder, 'cluster')
  mkdirSync(clusterFolder, { mode: 0o711 })
  const user = chooseProcessUser(join(folder, 'nobody-is-there-yet'))
  if (user) chownSync(clusterFolder, user.uid, user.gid)
  const cluster = await startCluster(programs, clusterFolder, user, NODES)
  const { owner, app } = cluster.connections
  const passwordOf = ({ password }: typeof owner) => (typeof password === 'string' ? password : '')
  const pooler =
    programs.pgbouncer === undefined
      ? undefined
      : await startPgBouncer({
          program: programs.pgbouncer,
          folder: join(folder, 'pgbouncer'),
          user,
          port: await freePort(),
          server: { host: '127.0.0.1', port: owner.port ?? 0 },
          logins: [owner, app].map((one) => ({ user: one.user ?? '', password: passwordOf(one) })),
          sessions: 6,
        })
  try {
    const connections = pooler ? pooledConnections(cluster.connections, pooler.address) : cluster.connections
    await failOver(cluster, connections, folder)
  } finally {
    await pooler?.stop()
    await cluster.close()
    if (failed === 0) rmSync(folder, { recursive: true, force: true })
    else say(`Logs are in ${folder}.`)
  }
}

main().then(
  () => process.exit(failed === 0 ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
