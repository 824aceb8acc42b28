/**
 * The small parts of a process's life: asking whether a port is free, and stopping in order.
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
 * Goes on when whoever read what is printed has gone: an error of writing would be printed in turn, for ever. It opens both
 * streams, after which nothing may write to their files directly.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** What a process begins with: how to undo it again, noted as soon as there is something to undo. */
export interface Life {
  /** Steps run once, the last noted first, when the process stops; one noted while it stops runs too. */
  readonly onStop: (step: () => Promise<void>) => void
  readonly isStopping: () => boolean
}

export interface LifeOptions {
  readonly begin: (life: Life) => Promise<void>
  /** what is printed of an error that ends the process, or that came while it stopped */
  readonly explain: (error: unknown) => string
  readonly say?: (line: string) => void
  /** what passes by itself (an outage), and that nobody has waited for: it is printed, and ends nothing */
  readonly passes?: (error: unknown) => boolean
}

/**
 * Runs `begin` and lives on until Ctrl+C, SIGTERM or SIGHUP; then everything that was begun is undone in reverse order,
 * and the process exits with 0. When `begin` fails, or nobody catches an error, the same happens and it exits with 1.
 * Whatever fails because the process is stopping (a query whose connection is closed) does not end it sooner: it leaves
 * when its last step, the database's, is done. A second, later signal exits at once.
 */
export function liveUntilStopped({
  begin,
  explain,
  say = () => {},
  passes = () => false,
}: LifeOptions): void {
  const steps: (() => Promise<void>)[] = []
  let stoppedAt: number | undefined
  let begun: Promise<void> = Promise.resolve()

  const complain = (error: unknown) => process.stderr.write(`${explain(error)}\n`)
  async function undo(): Promise<void> {
    for (let step = steps.pop(); step; step = steps.pop()) await step().catch(complain)
  }
  async function stop(code: number): Promise<void> {
    if (stoppedAt !== undefined) return
    stoppedAt = performance.now()
    if (code === 0) say('\nStopping…')
    await undo()
    // What was still beginning finds itself undone, and fails or notes a last step.
    await begun
    await undo()
    if (code === 0) say('Stopped.')
    process.exit(code)
  }
  function onSignal(): void {
    if (stoppedAt !== undefined && performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1)
    void stop(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  process.on('uncaughtException', (error) => {
    complain(error)
    void stop(1)
  })
  process.on('unhandledRejection', (error) => {
    complain(error)
    if (!passes(error)) void stop(1)
  })
  begun = begin({ onStop: (step) => steps.push(step), isStopping: () => stoppedAt !== undefined }).catch(
    (error: unknown) => {
      if (stoppedAt !== undefined) return
      complain(error)
      // Not awaited: the stop itself waits for the beginning to be over.
      void stop(1)
    },
  )
}
