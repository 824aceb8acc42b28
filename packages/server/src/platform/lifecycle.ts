/**
 * The small parts of a process's life: asking whether a port is free, and stopping in order on a signal.
 */
import { createServer } from 'node:net'

/** The sentence for a port that cannot be had, or undefined when it is free. */
export function portProblem(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(listenProblem(error, host, port)))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

/** What a failed `listen` means to the person who started it. */
export function listenProblem(error: Error, host: string, port: number): string {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`
  return `Cannot listen on ${host}:${port}: ${error.message}`
}

/** Resolves with `work`, or after `limit` milliseconds, whichever is first: a stop must not hang. */
export async function atMost(limit: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit)
  })
  await Promise.race([work, elapsed])
  clearTimeout(timer)
}

/** One Ctrl+C arrives twice under npm: from the terminal and passed on by npm. */
const SAME_SIGNAL_MS = 1_000

/**
 * Runs `stop` once at the first of Ctrl+C, SIGTERM or SIGHUP and exits with 0; a second, later signal exits at
 * once (the database notices and stops by itself).
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let since: number | undefined
  const onSignal = () => {
    if (since !== undefined) {
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    since = performance.now()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
}
