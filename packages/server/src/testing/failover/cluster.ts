/**
 * A primary that fails over, on this machine: etcd, Patroni nodes with a synchronous replica, and HAProxy that leads to whichever is the
 * primary. The nodes run as the user of Debian's PostgreSQL where the test runs as root, since PostgreSQL runs as nobody's root.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type PoolConfig } from 'pg'
import { z } from 'zod'
import { APP_ROLE, type ConnectionPair } from '../../platform/database/connections/connection.ts'
import type { ProcessUser } from '../../platform/embedded-postgres/process-user.ts'
import { freePort } from '../server-process.ts'

/** Where the programs are. */
export interface ClusterPrograms {
  readonly etcd: string
  readonly patroni: string
  readonly haproxy: string
  /** the folder of PostgreSQL's programs */
  readonly postgres: string
}

export interface Node {
  readonly name: string
  readonly port: number
  readonly apiPort: number
  readonly folder: string
  patroni: ChildProcess | undefined
}

export interface Cluster {
  readonly connections: ConnectionPair
  /** the node that takes writes, as Patroni knows it */
  readonly leader: () => Promise<Node | undefined>
  /** Resolves when one leads, one follows synchronously, and all others follow. */
  readonly untilWhole: () => Promise<Node>
  readonly kill: (node: Node) => void
  readonly freeze: (node: Node) => void
  readonly thaw: (node: Node) => void
  /** hands the lead over in order */
  readonly switchOver: (node: Node) => Promise<void>
  readonly start: (node: Node) => void
  readonly logOf: (node: Node) => string
  readonly close: () => Promise<void>
}

const WAIT_MS = 120_000
const LOOK_MS = 250
const PASSWORD = 'a-password-for-tests'
const DATABASE = 'orderwright'
const OWNER = 'orderwright'

/** Short for Patroni, whose lease is 20 s at least: so long nobody leads after a primary has died without a word. */
const TIMES = { ttl: 20, loop_wait: 2, retry_timeout: 5 }

const memberSchema = z.object({ name: z.string(), role: z.string(), state: z.string() })
const clusterSchema = z.object({ members: z.array(memberSchema) })

function patroniConfig(node: Node, etcdPort: number, { postgres }: ClusterPrograms): object {
  const user = (username: string) => ({ username, password: PASSWORD })
  return {
    scope: DATABASE,
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.apiPort}`, connect_address: `127.0.0.1:${node.apiPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ...TIMES,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 120, wal_log_hints: 'on', wal_keep_size: '512MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${node.port}`,
      connect_address: `127.0.0.1:${node.port}`,
      data_dir: join(node.folder, 'data'),
      bin_dir: postgres,
      pgpass: join(node.folder, 'pgpass'),
      pg_hba: [
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
      authentication: {
        superuser: user('postgres'),
        replication: user('replicator'),
        rewind: user('rewinder'),
      },
      parameters: {
        unix_socket_directories: node.folder,
        // Processes are killed here, and no machine loses its power.
        fsync: 'off',
      },
    },
    watchdog: { mode: 'off' },
  }
}

function haproxyConfig(port: number, nodes: readonly Node[]): string {
  const servers = nodes
    .map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.apiPort}`)
    .join('\n')
  return `defaults
  mode tcp
  timeout connect 3s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
`
}

/** Every process below `pid`, and itself. */
function family(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
        return [[Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const]
      } catch {
        return []
      }
    })
  const found = [pid]
  for (const parent of found) found.push(...parents.filter(([, up]) => up === parent).map(([child]) => child))
  return found
}

/** The server of a node, which is no child of its Patroni. */
function postmasterOf({ folder }: Node): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

function processesOf(node: Node): number[] {
  const postmaster = postmasterOf(node)
  const patroni = node.patroni?.pid
  const roots = [
    ...(patroni === undefined ? [] : [patroni]),
    ...(postmaster === undefined ? [] : [postmaster]),
  ]
  return [...new Set(roots.flatMap(family))]
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // Gone already.
    }
  }
}

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const from = performance.now(); ; await sleep(LOOK_MS)) {
    const found = await look().catch(() => undefined)
    if (found !== undefined) return found
    if (performance.now() - from > WAIT_MS) throw new Error(`not in time: ${what}`)
  }
}

/** The members as some living node tells. */
async function membersOf(nodes: readonly Node[]): Promise<z.output<typeof memberSchema>[]> {
  const answers = await Promise.all(
    nodes.map((node) =>
      fetch(`http://127.0.0.1:${node.apiPort}/cluster`, { signal: AbortSignal.timeout(1_000) })
        .then(async (answer) => clusterSchema.parse(await answer.json()).members)
        .catch(() => undefined),
    ),
  )
  return answers.find((answer) => answer !== undefined) ?? []
}

/** The roles and the database, as deploy/postgres/roles.sql makes them. */
async function makeRoles(port: number): Promise<void> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: PASSWORD,
    database: 'postgres',
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  for (const role of [OWNER, APP_ROLE]) await client.query(`create role ${role} login password '${PASSWORD}'`)
  await client.query(`create database ${DATABASE} owner ${OWNER}`)
  await client.end()
}

/** Starts all of it in `folder`, with the roles and an empty database. */
export async function startCluster(
  programs: ClusterPrograms,
  folder: string,
  user: ProcessUser | undefined,
  count: number,
): Promise<Cluster> {
  const others: ChildProcess[] = []
  const run = (name: string, program: string, args: readonly string[], as?: ProcessUser) => {
    const log = openSync(join(folder, `${name}.log`), 'a', 0o644)
    const child = spawn(program, args, { ...as, cwd: '/', stdio: ['ignore', log, log] })
    child.on('error', () => {})
    closeSync(log)
    return child
  }
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const etcdUrl = `http://127.0.0.1:${etcdPort}`
  const peerUrl = `http://127.0.0.1:${peerPort}`
  others.push(
    run('etcd', programs.etcd, [
      '--data-dir',
      join(folder, 'etcd'),
      '--name',
      'one',
      '--listen-client-urls',
      etcdUrl,
      '--advertise-client-urls',
      etcdUrl,
      '--listen-peer-urls',
      peerUrl,
      '--initial-advertise-peer-urls',
      peerUrl,
      '--initial-cluster',
      `one=${peerUrl}`,
      '--unsafe-no-fsync',
    ]),
  )
  const nodes: Node[] = []
  for (let number = 1; number <= count; number += 1) {
    const own = join(folder, `node-${number}`)
    mkdirSync(own, { mode: 0o700 })
    if (user) chownSync(own, user.uid, user.gid)
    nodes.push({
      name: `node-${number}`,
      port: await freePort(),
      apiPort: await freePort(),
      folder: own,
      patroni: undefined,
    })
  }
  const start = (node: Node) => {
    // JSON is YAML.
    const config = join(node.folder, 'patroni.yml')
    writeFileSync(config, JSON.stringify(patroniConfig(node, etcdPort, programs)), { mode: 0o600 })
    if (user) chownSync(config, user.uid, user.gid)
    node.patroni = run(node.name, programs.patroni, [config], user)
  }
  const leader = async () => {
    const [one] = (await membersOf(nodes)).filter(
      ({ role, state }) => role === 'leader' && state === 'running',
    )
    return nodes.find(({ name }) => name === one?.name)
  }
  const untilWhole = () =>
    until('one leads and all others follow', async () => {
      const members = await membersOf(nodes)
      const isWhole =
        members.length === nodes.length &&
        members.every(({ state }) => state === 'running' || state === 'streaming') &&
        members.some(({ role }) => role === 'sync_standby')
      return isWhole ? leader() : undefined
    })
  await until('etcd answers', async () => (await fetch(`${etcdUrl}/health`)).ok || undefined)
  const [first] = nodes
  if (!first) throw new Error('a cluster has nodes')
  start(first)
  await until('the first node leads', leader)
  for (const node of nodes.slice(1)) start(node)
  const proxy = join(folder, 'haproxy.cfg')
  writeFileSync(proxy, haproxyConfig(proxyPort, nodes))
  others.push(run('haproxy', programs.haproxy, ['-db', '-f', proxy]))
  await untilWhole()
  await until('HAProxy leads to the primary', async () => {
    await makeRoles(proxyPort)
    return true
  })
  const connectionOf = (role: string): PoolConfig => ({
    host: '127.0.0.1',
    port: proxyPort,
    user: role,
    password: PASSWORD,
    database: DATABASE,
  })
  return {
    connections: { owner: connectionOf(OWNER), app: connectionOf(APP_ROLE), isAppApart: true },
    leader,
    untilWhole,
    // Held still first, so that nobody reacts to another's death before dying himself.
    kill: (node) => {
      const victims = processesOf(node)
      signalAll(victims, 'SIGSTOP')
      signalAll(victims, 'SIGKILL')
    },
    freeze: (node) => signalAll(processesOf(node), 'SIGSTOP'),
    thaw: (node) => signalAll(processesOf(node), 'SIGCONT'),
    switchOver: async (node) => {
      const answer = await fetch(`http://127.0.0.1:${node.apiPort}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: node.name }),
      })
      if (!answer.ok) throw new Error(`no switchover: ${answer.status} ${await answer.text()}`)
    },
    start,
    logOf: ({ name }) => readFileSync(join(folder, `${name}.log`), 'utf8'),
    close: async () => {
      for (const node of nodes) {
        const all = processesOf(node)
        signalAll(all, 'SIGCONT')
        signalAll(all, 'SIGKILL')
      }
      for (const child of others) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
    },
  }
}
