/** A first visit to a fresh installation from outside: the owner signs in by a link, makes a product, an order and its quote as a file. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Between one caller's calls: many, and no flood. */
const PAUSE_MS = 50

/** Somebody with one device; each call goes to the next of the addresses. */
function callerAt(addresses) {
  let cookie = ''
  let calls = 0
  return async function post(path, body) {
    const url = addresses[calls % addresses.length]
    calls += 1
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`)
    return answer
  }
}

/** Signs in with what `org create` printed and works on, each call at the next process: gives the quote's bytes and how long it took. */
export async function makeQuote(said, addresses) {
  const userToken = /userToken=([^&\s]+)/.exec(said)?.[1]
  const orgId = Number(/is organization (\d+)/.exec(said)?.[1])
  if (userToken === undefined || !Number.isInteger(orgId)) throw new Error(`no link and number in: ${said}`)
  const post = callerAt(addresses)
  await post('/api/session/sign-in-with-token', { userToken })
  const made = await post('/api/configurator/create-from-template', { orgId, template: 'door' })
  const { productId } = await made.json()
  const created = await post('/configurator/create-product-order', {
    productOrderProps: { orgId, title: 'A first order', productId },
  })
  const { productOrder } = await created.json()
  const from = performance.now()
  const file = await post('/download-pdf', { orgId, productOrderId: productOrder.id, mode: 'quote' })
  const bytes = Buffer.from(await file.arrayBuffer())
  return { bytes, ms: performance.now() - from }
}

/** Waits until somebody listens; what does not begin within half a minute never will. */
export async function untilAnswered(address) {
  const from = performance.now()
  for (;;) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    if (performance.now() - from > 30_000) throw new Error(`Nobody answers at ${address}.`)
    await sleep(PAUSE_MS)
  }
}

/** Calls one address again and again until `end`, which says how many were answered with 200 and what was seen otherwise. */
export function callWithoutEnd(address) {
  const failures = []
  let answers = 0
  let isOver = false
  async function call() {
    while (!isOver) {
      try {
        const { status } = await fetch(address, { signal: AbortSignal.timeout(20_000) })
        if (status === 200) answers += 1
        else failures.push(`status ${status}`)
      } catch (error) {
        failures.push(String(error.cause ?? error))
      }
      await sleep(PAUSE_MS)
    }
  }
  const callers = [call(), call(), call()]
  return {
    async end() {
      isOver = true
      await Promise.all(callers)
      return { answers, failures }
    },
  }
}
