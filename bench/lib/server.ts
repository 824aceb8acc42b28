/** The built server as a process of its own, with a data folder of its own, for benchmarks. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RunningServer {
  url: string
  pid: number
  /** milliseconds from spawning to the line that says it is ready */
  readyMs: number
  /** sign-in links as printed: `Organisation role` → address */
  links: Map<string, string>
  stop(): Promise<void>
}

export function newDataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'orderwright-bench-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** Starts the built server and waits until it listens and has printed its links. `nodeArgs`: --cpu-prof and the like. */
export async function startServer(
  dataFolder: string,
  nodeArgs: readonly string[] = [],
): Promise<RunningServer> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [...nodeArgs, 'packages/server/dist/main.js'], {
    env: { ...process.env, PORT: String(port), ORDERWRIGHT_DATA: dataFolder, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = await waitFor(child, /ready at \S+/)
  const readyMs = performance.now() - started
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    readyMs,
    links: readLinks(await output.settled()),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGINT')
      }),
  }
}

function waitFor(child: ChildProcess, pattern: RegExp): Promise<{ settled(): Promise<string> }> {
  let text = ''
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)))
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      if (pattern.test(text)) {
        // The links follow the ready line in the same tick or the next few; at load they take their time.
        resolve({ settled: () => new Promise((settle) => setTimeout(() => settle(text), 3000)) })
      }
    })
  })
}

function readLinks(text: string): Map<string, string> {
  const links = new Map<string, string>()
  let org = ''
  for (const line of text.split('\n')) {
    const link = /^ {4}(.+?)\s+(http\S+)$/.exec(line)
    if (link?.[1] && link[2]) links.set(`${org} ${link[1].trim()}`, link[2])
    else if (/^ {2}\S/.test(line)) org = line.trim()
  }
  return links
}
