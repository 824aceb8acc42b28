/**
 * Somebody at work while the database is away: what is answered with "later" is sent again with the same key, at any process, until it is answered.
 * Every answer that nobody may get, and every one that takes too long, is noted.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@orderwright/contract'
import { trust } from '@orderwright/domain/units'
import type { Caller, Tally } from '../upgrade/caller.ts'

/** A call waits for its turn, for a connection, and for the database: 4, 4 and 20 s, and a machine under load. */
export const LONGEST_MS = 32_000
const LATER_MS = 300
const ANSWERED_LATER = new Set([429, 503])
/** Nobody waits for longer until something is stored. */
const GIVE_UP_MS = 150_000

/** What came of the calls of a run. */
export interface Outage {
  /** the moments at which a write was acknowledged */
  readonly acknowledged: number[]
  /** answers "later" with and without the seconds to wait */
  later: number
  longestMs: number
}

const isWrite = (kind: string) => !/^(look|read|open|hear|sign)/.test(kind)

/** Signs in by a token of a printed link. */
export async function signInPersistently(
  urls: readonly string[],
  userToken: string,
  tally: Tally,
  outage: Outage,
): Promise<Caller> {
  let cookie = ''
  let turn = 0
  const urlOf = () => {
    turn += 1
    return urls[turn % urls.length] ?? ''
  }

  /** One attempt; a text is what was wrong with it. */
  async function attempt(
    kind: string,
    send: (url: string) => Promise<Response>,
  ): Promise<Response | undefined> {
    const from = performance.now()
    const answer = await send(urlOf()).catch((error: unknown) => String(error))
    const took = performance.now() - from
    outage.longestMs = Math.max(outage.longestMs, took)
    if (took > LONGEST_MS) tally.failures.push(`${tally.phase}: ${kind}: waited for ${Math.round(took)} ms`)
    if (typeof answer === 'string') {
      tally.failures.push(`${tally.phase}: ${kind}: ${answer}`)
      return undefined
    }
    if (answer.ok) return answer
    const text = (await answer.text().catch(() => '')).slice(0, 300)
    if (!ANSWERED_LATER.has(answer.status)) {
      tally.failures.push(`${tally.phase}: ${kind}: ${answer.status} ${text}`)
      return undefined
    }
    outage.later += 1
    if (!(Number(answer.headers.get('retry-after')) > 0))
      tally.failures.push(`${tally.phase}: ${kind}: ${answer.status} without Retry-After`)
    return undefined
  }

  async function persist(
    kind: string,
    send: (url: string) => Promise<Response>,
  ): Promise<Response | undefined> {
    for (const from = performance.now(); performance.now() - from < GIVE_UP_MS; await sleep(LATER_MS)) {
      const failures = tally.failures.length
      const answer = await attempt(kind, send)
      if (answer) {
        tally.counts.set(kind, (tally.counts.get(kind) ?? 0) + 1)
        if (isWrite(kind)) outage.acknowledged.push(performance.now())
        return answer
      }
      // A refusal stays one.
      if (tally.failures.length > failures && tally.failures.at(-1)?.includes(`: ${kind}: 4`))
        return undefined
    }
    tally.failures.push(`${tally.phase}: ${kind}: given up`)
    return undefined
  }

  async function post(kind: string, path: string, body: unknown, file?: File): Promise<unknown> {
    const headers = { cookie, 'idempotency-key': crypto.randomUUID() }
    const answer = await persist(kind, (url) => {
      if (!file) {
        return fetch(url + path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      }
      const form = new FormData()
      form.set('body', JSON.stringify(body))
      form.set('file', file)
      return fetch(url + path, { method: 'POST', headers, body: form })
    })
    if (!answer) return undefined
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return answer.json()
  }

  const caller: Caller = {
    url: urls[0] ?? '',
    post,
    call: async (kind, endpoint, body, file) => trust(await post(kind, endpoint.path, body, file)),
    get: (kind, path, headers = {}) =>
      persist(kind, (url) => fetch(url + path, { headers: { cookie, ...headers } })),
    open: (path, body, signal) =>
      fetch(urlOf() + path, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify(body),
        signal,
      }),
  }
  if (!(await caller.call('sign in', endpoints.signInWithToken, { userToken })))
    throw new Error(`nobody could sign in: ${tally.failures.at(-1)}`)
  return caller
}
