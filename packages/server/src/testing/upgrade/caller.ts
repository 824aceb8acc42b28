/** Somebody signed in through the balancer, whose every request is counted, and whose failures are kept with their moment. */
import { type BodyOf, type Endpoint, endpoints, type ResponseOf } from '@orderwright/contract'
import { trust } from '@orderwright/domain/units'

/** What happened to all requests of a run. */
export interface Tally {
  /** answered requests by kind of work, in the phase under way */
  readonly counts: Map<string, number>
  readonly waits: number[]
  /** requests that failed, each with its phase */
  readonly failures: string[]
  /** requests that were asked to come later, and did */
  limited: number
  phase: string
}

export function newTally(): Tally {
  return { counts: new Map(), waits: [], failures: [], limited: 0, phase: '' }
}

const TOO_MANY = 429
const LATER_MS = 500

export interface Caller {
  readonly url: string
  /** Posts, counts and gives the answer; undefined where it failed, which is noted. */
  readonly call: <E extends Endpoint>(
    kind: string,
    endpoint: E,
    body: BodyOf<E>,
    file?: File,
  ) => Promise<ResponseOf<E> | undefined>
  readonly post: (kind: string, path: string, body: unknown, file?: File) => Promise<unknown>
  readonly get: (
    kind: string,
    path: string,
    headers?: Record<string, string>,
  ) => Promise<Response | undefined>
  /** with the session's cookie, uncounted: for channels */
  readonly open: (path: string, body: unknown, signal: AbortSignal) => Promise<Response>
}

/** Signs in by a token of a printed link. */
export async function signIn(url: string, userToken: string, tally: Tally): Promise<Caller> {
  let cookie = ''

  async function counted(kind: string, send: () => Promise<Response>): Promise<Response | undefined> {
    for (;;) {
      const from = performance.now()
      const answer = await send().catch((error: unknown) => String(error))
      if (typeof answer === 'string') {
        tally.failures.push(`${tally.phase}: ${kind}: ${answer}`)
        return undefined
      }
      if (answer.status === TOO_MANY) {
        tally.limited += 1
        await answer.arrayBuffer()
        await new Promise((resolve) => setTimeout(resolve, LATER_MS))
        continue
      }
      if (answer.ok) {
        tally.counts.set(kind, (tally.counts.get(kind) ?? 0) + 1)
        tally.waits.push(performance.now() - from)
        return answer
      }
      const text = await answer.text().catch(() => '')
      tally.failures.push(`${tally.phase}: ${kind}: ${answer.status} ${text.slice(0, 300)}`)
      return undefined
    }
  }

  async function post(kind: string, path: string, body: unknown, file?: File): Promise<unknown> {
    // One key for all attempts at the same thing, as the browser does.
    const headers = { cookie, 'idempotency-key': crypto.randomUUID() }
    const answer = await counted(kind, () => {
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
    url,
    post,
    call: async (kind, endpoint, body, file) => trust(await post(kind, endpoint.path, body, file)),
    get: (kind, path, headers = {}) =>
      counted(kind, () => fetch(url + path, { headers: { cookie, ...headers } })),
    open: (path, body, signal) =>
      fetch(url + path, {
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
