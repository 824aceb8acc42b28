/**
 * `fifty`: 50 people at once for a minute on the real server, over HTTP: each looks at the list, opens their order, changes
 * it and, where they may, submits a new one, with a pause of about a second between two calls as people make it. Then the
 * same without any pause, which shows what limits it. No call may fail. FIFTY_SECONDS shortens it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, resources } from '@orderwright/contract'
import { z } from 'zod'
import { percentile, report } from './lib/measure.ts'
import { newDataFolder, startServer } from './lib/server.ts'

const PEOPLE = 50
const SECONDS = Number(process.env['FIFTY_SECONDS'] ?? '60')
const RAMP_MS = 2000

const data = newDataFolder()
// The server writes a profile of itself when it ends.
const server = await startServer(join(data.path, 'server'), [
  '--cpu-prof',
  `--cpu-prof-dir=${join(data.path, 'profile')}`,
])

const took = new Map<string, number[]>()
const failures: string[] = []

interface Person {
  readonly orgId: number
  readonly isEmployee: boolean
  readonly call: (name: string, path: string, body: object) => Promise<unknown>
}

const sessionSchema = z.object({ orgs: z.array(z.object({ id: z.number(), role: z.string() })) })
const orderSchema = z.object({ id: z.number(), orgSpecificId: z.number(), version: z.number() })
const lineSchema = z.object({ id: z.number(), version: z.number(), quantity: z.number() })

async function signIn(link: string): Promise<Person> {
  const userToken = new URL(link).searchParams.get('userToken')
  const send = (path: string, body: object, cookie = '') =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const answer = await send(endpoints.signInWithToken.path, { userToken })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const session = sessionSchema.parse(await (await send(endpoints.getSession.path, {}, cookie)).json())
  const [org] = session.orgs
  if (!org) throw new Error(`nobody signed in by ${link}`)
  return {
    orgId: org.id,
    isEmployee: org.role !== 'guest',
    async call(name, path, body) {
      const started = performance.now()
      const result = await send(path, { orgId: org.id, ...body }, cookie)
      const text = await result.text()
      const times = took.get(name)
      if (times) times.push(performance.now() - started)
      else took.set(name, [performance.now() - started])
      if (result.status !== 200) failures.push(`${name} ${result.status} ${text.slice(0, 300)}`)
      return JSON.parse(text)
    },
  }
}

const contact = {
  phone: '2125550100',
  firmName: 'Bench',
  clientEmails: 'bench@example.com',
  deliveryAddress: {
    streetAddress: '1 Main',
    streetAddress2: '',
    country: 'US',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
  },
}
const path = (resource: 'productOrder' | 'productInstance', verb: 'create' | 'update') =>
  resources[resource].endpoints[verb]?.path ?? ''

/** Starts an order with one line, as the person may. */
async function startOrder({ call, orgId, isEmployee }: Person) {
  const made = await call('create order', endpoints.createProductOrder.path, {
    orgId: undefined,
    productOrderProps: { orgId, title: 'Bench' },
  })
  const order = z.object({ productOrder: orderSchema }).parse(made).productOrder
  const opened = await call('open', endpoints.getOrderData.path, {
    productOrderOrgSpecificId: order.orgSpecificId,
  })
  const { data: seen } = z
    .object({ data: z.object({ products: z.array(z.object({ id: z.number(), archived: z.number() })) }) })
    .parse(opened)
  const product = seen.products.find(({ archived }) => archived === 0)
  const props = isEmployee
    ? { productOrderId: order.id, productId: -1, rank: 1, title: 'Special', customPriceInCents: 10_000 }
    : { productOrderId: order.id, productId: product?.id, rank: 1, title: 'Line' }
  const added = await call('add item', path('productInstance', 'create'), { props })
  const [line] = z.object({ records: z.array(lineSchema) }).parse(added).records
  if (!line) throw new Error('no line')
  return { order, line }
}

async function work(person: Person, until: number, pauseMs: number): Promise<void> {
  const { call, isEmployee } = person
  const rest = () => new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())))
  await new Promise((resolve) => setTimeout(resolve, Math.random() * RAMP_MS))
  let { order, line } = await startOrder(person)
  for (let turn = 0; performance.now() < until; turn += 1) {
    await call('list', endpoints.getOrdersData.path, { filters: {}, resultConstraints: { from: 0, to: 100 } })
    await rest()
    await call('open', endpoints.getOrderData.path, { productOrderOrgSpecificId: order.orgSpecificId })
    for (let change = 0; change < 4; change += 1) {
      await rest()
      const props = { quantity: 1 + ((line.quantity + 1) % 90) }
      const changed = await call('change', path('productInstance', 'update'), {
        where: { id: line.id },
        version: line.version,
        props,
      })
      line = z.object({ record: lineSchema }).parse(changed).record
    }
    await rest()
    if (!isEmployee || turn % 2 === 1) continue
    const opened = z.object({ data: z.object({ productOrders: z.array(orderSchema) }) })
    const now = opened.parse(
      await call('open', endpoints.getOrderData.path, { productOrderOrgSpecificId: order.orgSpecificId }),
    )
    const version = now.data.productOrders[0]?.version
    await call('change order', path('productOrder', 'update'), {
      where: { id: order.id },
      version,
      props: contact,
    })
    await rest()
    await call('submit', endpoints.submitOrder.path, { productOrderId: order.id })
    await rest()
    const next = await startOrder(person)
    order = next.order
    line = next.line
  }
}

const links = [...server.links.values()]
const people = await Promise.all(
  Array.from({ length: PEOPLE }, (_, index) => signIn(links[index % links.length] ?? '')),
)

for (const [name, pauseMs, seconds] of [
  ['as people work', 1000, SECONDS],
  ['without a pause', 0, Math.min(20, SECONDS)],
] as const) {
  took.clear()
  failures.length = 0
  const started = performance.now()
  await Promise.all(people.map((person) => work(person, started + seconds * 1000, pauseMs)))
  const elapsed = (performance.now() - started) / 1000
  const all = [...took.values()].flat()
  for (const [call, times] of took) {
    report({
      bench: 'fifty',
      case: name,
      call,
      calls: times.length,
      medianMs: percentile(times, 0.5),
      p95Ms: percentile(times, 0.95),
    })
  }
  report({
    bench: 'fifty',
    case: name,
    people: PEOPLE,
    seconds: elapsed,
    callsPerSecond: all.length / elapsed,
    p95Ms: percentile(all, 0.95),
    errors: failures.length,
  })
  for (const failure of new Set(failures.slice(0, 5))) process.stderr.write(`${failure}\n`)
}
await server.stop()

const profileSchema = z.object({
  nodes: z.array(
    z.object({ id: z.number(), callFrame: z.object({ functionName: z.string(), url: z.string() }) }),
  ),
  samples: z.array(z.number()),
})

/** Where the server's main thread was, by share of its samples. */
function reportProfile(): void {
  const folder = join(data.path, 'profile')
  const largest = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .toSorted((a, b) => b.length - a.length)[0]
  if (largest === undefined) return
  const { nodes, samples } = profileSchema.parse(JSON.parse(largest))
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName || '(anonymous)']))
  const counts = new Map<string, number>()
  for (const id of samples) counts.set(names.get(id) ?? '', (counts.get(names.get(id) ?? '') ?? 0) + 1)
  for (const [name, count] of [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 12)) {
    report({ bench: 'fifty', profile: name, share: count / samples.length })
  }
}
reportProfile()
data.remove()
if (failures.length > 0) process.exitCode = 1
