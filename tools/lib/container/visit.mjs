/** A first visit to a fresh installation from outside: the owner signs in by a link, makes a product, an order and its quote as a file. */

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
