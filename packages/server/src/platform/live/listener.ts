/**
 * The one connection of this process that listens to the database's notifications. It is made when first needed, made
 * again when it is lost, and says so, because what was announced in between was heard by nobody.
 */
import { backoffMs } from '@orderwright/domain/units'
import pg from 'pg'

export interface Listener {
  /** Resolves when notifications are heard; rejects when the database cannot be reached now. */
  ready(): Promise<void>
  stop(): Promise<void>
}

export interface ListenerOptions {
  readonly connection: pg.ClientConfig
  readonly channel: string
  readonly onNotice: (payload: string) => void
  /** listening again after a time of not listening */
  readonly onResumed: () => void
  readonly onProblem: (error: unknown) => void
}

const RETRY = { firstMs: 100, maxMs: 5000 }
/** A connection that died without a word is noticed by a question that stays unanswered. */
const PING_MS = 15_000
const PING_TIMEOUT_MS = 5_000

export function createListener(options: ListenerOptions): Listener {
  let client: pg.Client | undefined
  let connecting: Promise<void> | undefined
  let hasListened = false
  let tries = 0
  let isStopped = false
  let retry: NodeJS.Timeout | undefined
  let ping: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const { connection } = options
    // A pool hides its password from enumeration.
    const next = new pg.Client({
      ...connection,
      password: connection.password,
      application_name: 'orderwright live',
      keepAlive: true,
      // A server that is frozen, or behind a net that is cut, is given up as soon as by the question below.
      query_timeout: PING_TIMEOUT_MS,
    })
    next.on('notification', ({ payload }) => {
      if (payload) options.onNotice(payload)
    })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(options.channel)}`)
    } catch (error) {
      next.removeAllListeners('end')
      void next.end().catch(() => {})
      throw error
    }
    if (isStopped) return next.end()
    client = next
    tries = 0
    ping = setInterval(() => void check(next), PING_MS)
    ping.unref()
    if (hasListened) options.onResumed()
    hasListened = true
    return undefined
  }

  async function check(asked: pg.Client): Promise<void> {
    const answer = asked.query('select 1').then(() => true)
    const patience = new Promise<boolean>((resolve) => setTimeout(resolve, PING_TIMEOUT_MS, false).unref())
    const isAlive = await Promise.race([answer, patience]).catch(() => false)
    if (!isAlive) lose(asked)
  }

  function lose(lost: pg.Client): void {
    if (lost !== client) return
    client = undefined
    clearInterval(ping)
    void lost.end().catch(() => {})
    if (!isStopped) again()
  }

  function again(): void {
    const wait = backoffMs(RETRY, tries)
    tries += 1
    clearTimeout(retry)
    retry = setTimeout(() => {
      ready().catch((error: unknown) => {
        if (tries === 3) options.onProblem(error)
        if (!isStopped) again()
      })
    }, wait)
    retry.unref()
  }

  function ready(): Promise<void> {
    if (client) return Promise.resolve()
    connecting ??= connect().finally(() => {
      connecting = undefined
    })
    return connecting
  }

  return {
    ready,
    async stop() {
      isStopped = true
      clearTimeout(retry)
      clearInterval(ping)
      const last = client
      client = undefined
      await connecting?.catch(() => {})
      await last?.end().catch(() => {})
    },
  }
}
