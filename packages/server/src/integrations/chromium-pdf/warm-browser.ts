/**
 * One browser kept warm: started when it is first needed, another one when it has died, ended when nobody has needed
 * it for a while. It runs with its sandbox on, unless the process is root, which Chromium refuses to sandbox.
 */
import type { Browser, BrowserServer } from 'playwright-core'
import { findBrowser } from './find-browser.ts'

const START_MS = 30_000
const IDLE_MS = 10 * 60_000

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
]

export interface RunningBrowser {
  readonly browser: Browser
  /** of the operating system */
  readonly pid: number | undefined
  /** ends it at once, also when it answers nobody */
  readonly kill: () => Promise<void>
}

export type StartedBrowser =
  | { readonly ok: true; readonly running: RunningBrowser }
  | { readonly ok: false; readonly detail: string }

export interface BrowserPlace {
  /** the program that is to be used; absent: one of the system, else the packed one */
  readonly browser?: string | undefined
  /** for what must be unpacked */
  readonly folder: string
  /** where one of the system may be */
  readonly installed?: readonly string[]
}

export interface WarmBrowser {
  /** the one that runs, or a new one */
  readonly get: () => Promise<StartedBrowser>
  /** ends one that has failed: the next to ask gets a new one */
  readonly discard: (running: RunningBrowser) => Promise<void>
  /** for as long as a job runs the browser is not ended for idleness */
  readonly hold: () => () => void
  readonly close: () => Promise<void>
}

async function start(place: BrowserPlace): Promise<StartedBrowser> {
  const found = await findBrowser(place.browser, place.folder, place.installed)
  if (!found.ok) return found
  // Loaded only now: most starts of the server print nothing.
  const { chromium } = await import('playwright-core')
  let server: BrowserServer | undefined
  try {
    server = await chromium.launchServer({
      executablePath: found.path,
      headless: true,
      host: '127.0.0.1',
      timeout: START_MS,
      chromiumSandbox: process.getuid?.() !== 0,
      args: quiet,
      ...(found.env && { env: { ...process.env, ...found.env } }),
      // Ours decide when it ends.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    const browser = await chromium.connect(server.wsEndpoint(), { timeout: START_MS })
    const started = server
    return {
      ok: true,
      running: { browser, pid: started.process().pid, kill: () => started.kill().catch(() => {}) },
    }
  } catch (error) {
    await server?.kill().catch(() => {})
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { ok: false, detail: `${found.path} did not start: ${line}` }
  }
}

export function createWarmBrowser(place: BrowserPlace): WarmBrowser {
  let current: Promise<StartedBrowser> | undefined
  let newest: RunningBrowser | undefined
  let holders = 0
  let idle: NodeJS.Timeout | undefined

  async function end(): Promise<void> {
    const ending = current
    current = undefined
    const started = await ending
    if (started?.ok) await started.running.kill()
  }
  function startAgain(): Promise<StartedBrowser> {
    const starting = start(place)
    current = starting
    void starting.then((started) => {
      const forget = () => {
        if (current === starting) current = undefined
      }
      // A browser that did not start is tried again with the next job.
      if (started.ok) {
        newest = started.running
        started.running.browser.on('disconnected', forget)
      } else forget()
    })
    return starting
  }
  return {
    get: () => current ?? startAgain(),
    async discard(running) {
      if (newest === running) current = undefined
      await running.kill()
    },
    hold() {
      clearTimeout(idle)
      holders += 1
      return () => {
        holders -= 1
        if (holders > 0) return
        idle = setTimeout(() => void end(), IDLE_MS)
        idle.unref()
      }
    },
    async close() {
      clearTimeout(idle)
      await end()
    },
  }
}
