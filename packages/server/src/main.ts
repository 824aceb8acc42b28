/**
 * The server's process: configuration, database, migrations, demo data at the first start, then the HTTP
 * server, and everything back in reverse order when it is asked to stop.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { exampleBodies } from '@orderwright/contract/openapi'
import { type AppDeps, buildApp } from './app.ts'
import { paperFontFiles } from './modules/documents/paper-fonts.ts'
import { demoSignInLinks } from './modules/session/demo-links.ts'
import { revokeDemoSessions } from './modules/session/revoke-demo-sessions.ts'
import { type Config, readConfig } from './platform/config.ts'
import { missingFonts } from './platform/glyphs/font-files.ts'
import { engravingFontFiles } from './platform/glyphs/load-measurer.ts'
import { logLine } from './platform/log.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { openDatabase } from './platform/database/open.ts'
import { isDatabaseUnavailable } from './platform/database/connections/unavailable.ts'
import { seedOnce } from './platform/database/seed-once.ts'
import {
  atMost,
  type Life,
  listenProblem,
  liveUntilStopped,
  outliveReaders,
  portProblem,
} from './platform/lifecycle.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { createWebReleases } from './platform/web-releases/web-releases.ts'
import { exampleMaterial } from './seeds/example-material.ts'
import { seedDemo } from './seeds/index.ts'

const DRAIN_MS = 8_000
const DEMO_IN_PRODUCTION =
  'This database holds the demo organizations; their people are signed out. Give production a database of its own: another folder in ORDERWRIGHT_DATA, or DATABASE_URL.'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

async function printLinks(config: Config, deps: AppDeps): Promise<void> {
  const links = await demoSignInLinks(deps.databases.owner.db, config.publicUrl)
  if (links.length === 0) return
  say('\nDemo sign-in links (they exist in demo mode alone):')
  const width = Math.max(...links.map(({ role }) => role.length))
  let org = ''
  for (const link of links) {
    if (link.org !== org) say(`  ${link.org}`)
    org = link.org
    say(`    ${link.role.padEnd(width)} ${link.url}`)
  }
}

async function begin({ onStop, isStopping }: Life): Promise<void> {
  const read = readConfig(process.env)
  if (!read.ok) fail(read.message)
  const { config } = read
  const fonts = missingFonts([...engravingFontFiles, ...paperFontFiles])
  if (fonts !== null) fail(fonts)
  const taken = await portProblem(config.host, config.port)
  if (taken !== undefined) fail(taken)

  const opening = openDatabase(config, (line) => {
    process.stderr.write(`${logLine('warn', line, { time: new Date() })}\n`)
  })
  // Noted before it is open: a signal that comes meanwhile closes what has been opened by then.
  onStop(() => opening.then((database) => database.close()).catch(() => {}))
  const { databases } = await opening
  if (config.isDemo && (await seedOnce(databases.owner.db, seedDemo)))
    say('The demo organizations are in place.')
  if (config.isProduction && (await revokeDemoSessions(databases.owner.db))) say(DEMO_IN_PRODUCTION)
  if (isStopping()) return
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(databases)
  const stopping = new AbortController()
  const webReleases = createWebReleases({
    db: databases.owner.db,
    storage: openStorage(config),
    webFolder: config.webFolder,
    clock: () => new Date(),
  })
  // Before this process is ready: whoever gets a page of it may ask any other process for the rest. Where files are away it serves all the same.
  await webReleases.publish().catch((error: unknown) => {
    process.stderr.write(`${logLine('warn', error, { time: new Date() })}\n`)
  })
  const deps: AppDeps = {
    webReleases,
    config,
    databases,
    examples: exampleBodies(exampleMaterial),
    now: () => new Date(),
    ...(metrics && { metrics }),
    stopping: stopping.signal,
  }
  const app = await buildApp(deps)
  onStop(() => atMost(DRAIN_MS, app.close()))
  // Before it closes: who asks /readyz learns that it stops, and sends calls elsewhere, while those that come are answered.
  onStop(async () => {
    stopping.abort()
    await delay(config.stopDelaySeconds * 1000)
  })
  if (metrics && config.metricsPort !== undefined) {
    const { metricsHost, metricsPort } = config
    const served = await serveMetrics(metrics, metricsHost, metricsPort).catch((error: unknown) => {
      throw error instanceof Error ? new Error(listenProblem(error, metricsHost, metricsPort)) : error
    })
    onStop(served.close)
  }
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw error instanceof Error ? new Error(listenProblem(error, config.host, config.port)) : error
  })
  say(`Orderwright is ready at ${config.publicUrl}`)
  if (config.isDemo) await printLinks(config, deps)
}

const EXPLAINED = new Set([
  'Error',
  'NoEmbeddedPostgres',
  'MigrationMismatch',
  'DatabaseUnavailable',
  'StorageUnavailable',
])

/** One line for what a person can act on; the whole trace for a bug. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return EXPLAINED.has(error.name) ? error.message : (error.stack ?? error.message)
}

outliveReaders()
liveUntilStopped({ begin, explain, say, passes: isDatabaseUnavailable })
