/**
 * One browser kept warm: started when it is first needed, another one when it has died, ended when nobody has needed
 * it for a while. It runs with its sandbox on, unless the process is root, which Chromium refuses to sandbox, or it is told
 * to do without.
 */
import type { Browser } from 'playwright-core'
import { type BlankPages, createBlankPages } from './blank-pages.ts'
import { findBrowser } from './find-browser.ts'

const START_MS = 30_000
const IDLE_MS = 10 * 60_000
/** how long a killed one is waited for */
const LEAVING_MS = 5000

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
  /** of this browser */
  readonly pages: BlankPages
  /** of the operating system */
  readonly pid: number | undefined
  /** whether its process is there, also when nobody has been told of its end */
  readonly isAlive: () => boolean
  /** ends it at once, also when it answers nobody */
  readonly kill: () => Promise<void>
}

export type StartedBrowser =
  | { readonly ok: true; readonly running: RunningBrowser }
  | { readonly ok: false; readonly detail: string }

export interface BrowserPlace {
  /** the program that is to be used; absent: one of the system, else the packed one */
  readonly browser?: string | undefined
  /** without a sandbox of its own, where something else is one and forbids another */
  readonly isUnconfined?: boolean | undefined
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

/**
 * Of the operating system. A browser behind a server of its own would say it at once, but everything printed would then
 * pass through a socket as text; so the browser itself is asked.
 */
async function pidOf(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.find(({ type }) => type === 'browser')?.id
}

/** It leads a group of its own with what it has started; where there are no groups it alone gets the signal. */
function killGroup(pid: number): void {
  for (const id of [-pid, pid]) {
    try {
      process.kill(id, 'SIGKILL')
      return
    } catch {
      // Gone already, or no group.
    }
  }
}

async function kill(browser: Browser, pid: number | undefined): Promise<void> {
  if (pid === undefined) return browser.close().catch(() => {})
  if (!browser.isConnected()) return undefined
  const gone = new Promise<void>((resolve) => {
    browser.once('disconnected', () => resolve())
    setTimeout(resolve, LEAVING_MS).unref()
  })
  killGroup(pid)
  return gone
}

/**
 * A killed browser may leave a process that it has just begun, and with it the open end of the pipe: then nothing says
 * that it is gone but the operating system.
 */
function isAlive(browser: Browser, pid: number | undefined): boolean {
  if (!browser.isConnected()) return false
  if (pid === undefined) return true
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

async function start(place: BrowserPlace): Promise<StartedBrowser> {
  const found = await findBrowser(place.browser, place.folder, place.installed)
  if (!found.ok) return found
  // Loaded only now: most starts of the server print nothing.
  const { chromium } = await import('playwright-core')
  let browser: Browser | undefined
  try {
    browser = await chromium.launch({
      executablePath: found.path,
      headless: true,
      timeout: START_MS,
      chromiumSandbox: process.getuid?.() !== 0 && place.isUnconfined !== true,
      args: quiet,
      ...(found.env && { env: { ...process.env, ...found.env } }),
      // Ours decide when it ends.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    const started = browser
    const pid = await pidOf(started)
    return {
      ok: true,
      running: {
        browser: started,
        pages: createBlankPages(started),
        pid,
        isAlive: () => isAlive(started, pid),
        kill: () => kill(started, pid),
      },
    }
  } catch (error) {
    await browser?.close().catch(() => {})
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
