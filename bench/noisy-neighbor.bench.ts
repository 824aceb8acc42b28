/**
 * `noisy-neighbor`: one organization sends as many calls as it can, by many sessions, and another one works with pauses; beside it the
 * same work while nobody else is there, in turn with it in the same run. `pdf`: the flood asks for PDF files of 200 lines; `tables`: for
 * workbooks of its catalog and for dry runs of them; `calls`: for pages of its list and changes of its lines. Nobody's p95 may be more
 * than 1.5 times as long. NEIGHBOR_SECONDS is how long each part takes, NEIGHBOR_FLOODS which floods there are.
 */
import { endpoints, resources } from '@orderwright/contract'
import { z } from 'zod'
import { type FloodSender, startFlood } from './lib/flood.ts'
import { median, percentile, report } from './lib/measure.ts'
import { newDataFolder, startServer } from './lib/server.ts'

const SECONDS = Number(process.env['NEIGHBOR_SECONDS'] ?? '12')
const ROUNDS = 3
const GOAL_RATIO = 1.5
const PAUSE_MS = 100
const LINES = 200
const wanted = process.env['NEIGHBOR_FLOODS']?.split(',')

const data = newDataFolder()
const server = await startServer(data.path)

interface Person {
  readonly orgId: number
  readonly cookie: string
  readonly fetch: (path: string, body: object) => Promise<Response>
  readonly call: <T>(path: string, body: object, schema: z.ZodType<T>) => Promise<T>
}

const sessionSchema = z.object({ orgs: z.array(z.object({ id: z.number() })) })
const orderSchema = z.object({ id: z.number(), orgSpecificId: z.number(), version: z.number() })
const lineSchema = z.object({ id: z.number(), version: z.number(), quantity: z.number() })
const pathOf = (resource: 'productInstance' | 'productOrder', verb: 'create' | 'update') =>
  resources[resource].endpoints[verb]?.path ?? ''

async function signIn(name: string): Promise<Person> {
  const link = server.links.get(name)
  if (link === undefined) throw new Error(`no link for ${name}`)
  const send = (path: string, body: object, cookie: string) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const userToken = new URL(link).searchParams.get('userToken')
  const answer = await send(endpoints.signInWithToken.path, { userToken }, '')
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const session = sessionSchema.parse(await (await send(endpoints.getSession.path, {}, cookie)).json())
  const orgId = session.orgs[0]?.id ?? 0
  const get = (path: string, body: object) => send(path, { orgId, ...body }, cookie)
  return {
    orgId,
    cookie,
    fetch: get,
    async call(path, body, schema) {
      const got = await get(path, body)
      if (!got.ok) throw new Error(`${path}: ${got.status} ${await got.text()}`)
      return schema.parse(await got.json())
    },
  }
}

/** A new order of so many lines, copies of those of the largest one; with its first line. */
async function newOrder(person: Person, lines: number) {
  const rowsSchema = z.object({
    data: z.object({
      productOrders: z.array(
        z.object({
          orgSpecificId: z.number(),
          productInstancesCount: z.number(),
          productCategoryId: z.number(),
        }),
      ),
    }),
  })
  const list = await person.call(endpoints.getOrdersData.path, {}, rowsSchema)
  const [largest] = list.data.productOrders.toSorted(
    (one, other) => other.productInstancesCount - one.productInstancesCount,
  )
  const source = await person.call(
    endpoints.getOrderData.path,
    { productOrderOrgSpecificId: largest?.orgSpecificId },
    z.object({
      data: z.object({
        productInstances: z.array(z.object({ productId: z.number(), properties: z.unknown() })),
      }),
    }),
  )
  const productOrderProps = {
    orgId: person.orgId,
    title: `${lines} lines`,
    productCategoryId: largest?.productCategoryId,
  }
  const { productOrder } = await person.call(
    endpoints.createProductOrder.path,
    { orgId: undefined, productOrderProps },
    z.object({ productOrder: orderSchema }),
  )
  const templates = source.data.productInstances
  const props = Array.from({ length: lines }, (_, index) => ({
    ...templates[index % templates.length],
    productOrderId: productOrder.id,
    rank: index + 1,
    title: `Room ${index + 1}`,
    quantity: 1,
  }))
  const { records } = await person.call(
    pathOf('productInstance', 'create'),
    { props },
    z.object({ records: z.array(lineSchema) }),
  )
  const [line] = records
  if (!line) throw new Error('no line')
  return { id: productOrder.id, line }
}

const noisyPeople = await Promise.all(
  ['owner', 'member', 'owner', 'member'].map((role) => signIn(`Maison Lumen ${role}`)),
)
const [noisy] = noisyPeople
const quiet = await signIn('Norrvik owner')
if (!noisy) throw new Error('nobody floods')
const large = await newOrder(noisy, LINES)
const own = await newOrder(quiet, 20)
const owners = noisyPeople.filter((_, index) => index % 2 === 0)
const workbook = new Uint8Array(
  await (await noisy.fetch(endpoints.exportWorkbook.path, { content: 'catalog' })).arrayBuffer(),
)

/** So many senders, each by one of the sessions. */
async function senders(
  count: number,
  people: readonly Person[],
  make: (person: Person, index: number) => Promise<Omit<FloodSender, 'cookie'>>,
): Promise<FloodSender[]> {
  const made: FloodSender[] = []
  for (let index = 0; index < count; index += 1) {
    const person = people[index % people.length]
    if (person) made.push({ ...(await make(person, index)), cookie: person.cookie })
  }
  return made
}

const json = ({ orgId }: Person, path: string, body: object) => ({
  url: server.url + path,
  body: JSON.stringify({ orgId, ...body }),
})
const page = { filters: {}, resultConstraints: { from: 0, to: 100 } }

const floods: Readonly<Record<'pdf' | 'tables' | 'calls', () => Promise<FloodSender[]>>> = {
  pdf: () =>
    senders(40, noisyPeople, async (person) =>
      json(person, endpoints.downloadPdf.path, { productOrderId: large.id, mode: 'quote' }),
    ),
  tables: () =>
    senders(16, owners, async (person, index) =>
      index % 4 < 2
        ? json(person, endpoints.exportWorkbook.path, { content: 'catalog' })
        : {
            ...json(person, endpoints.planCatalogImport.path, {
              fileName: 'tables.xlsx',
              locale: { decimal: '.', dayFirst: false },
            }),
            boundary: 'a-boundary',
            file: workbook,
          },
    ),
  calls: () =>
    senders(48, noisyPeople, async (person, index) => {
      if (index % 4 !== 3) return json(person, endpoints.getOrdersData.path, page)
      const { line } = await newOrder(person, 5)
      const where = { id: line.id }
      return {
        ...json(person, pathOf('productInstance', 'update'), { where }),
        changes: { version: line.version },
      }
    }),
}

type Times = Map<string, number[]>
const failed = new Map<string, number>()
let line = own.line

/** What the other one does, one call after another with pauses, for as long as is said. */
async function work(until: number, extra: 'pdf' | 'workbook' | undefined, times: Times): Promise<void> {
  const timed = async (name: string, run: () => Promise<unknown>) => {
    const begun = performance.now()
    // A call that is refused took its time too; how many were is said.
    await run().catch(() => failed.set(name, (failed.get(name) ?? 0) + 1))
    const known = times.get(name)
    if (known) known.push(performance.now() - begun)
    else times.set(name, [performance.now() - begun])
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  const file = async (path: string, body: object) => {
    const answer = await quiet.fetch(path, body)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  for (let turn = 0; performance.now() < until; turn += 1) {
    await timed('list', () => quiet.call(endpoints.getOrdersData.path, page, z.object({})))
    await timed('change', async () => {
      const change = {
        where: { id: line.id },
        version: line.version,
        props: { quantity: 1 + (line.quantity % 90) },
      }
      const schema = z.object({ record: lineSchema })
      line = (await quiet.call(pathOf('productInstance', 'update'), change, schema)).record
    })
    if (turn % 4 !== 0) continue
    if (extra === 'pdf')
      await timed('pdf', () => file(endpoints.downloadPdf.path, { productOrderId: own.id, mode: 'quote' }))
    if (extra === 'workbook')
      await timed('workbook', () => file(endpoints.exportWorkbook.path, { content: 'catalog' }))
  }
}

try {
  for (const name of ['pdf', 'tables', 'calls'] as const) {
    if (wanted && !wanted.includes(name)) continue
    const extra = name === 'pdf' ? 'pdf' : name === 'tables' ? 'workbook' : undefined
    const flood = await floods[name]()
    const alone: Times = new Map()
    const beside: Times = new Map()
    const answered: Record<string, number> = {}
    await work(performance.now() + 3000, extra, new Map())
    failed.clear()
    for (let round = 0; round < ROUNDS; round += 1) {
      await work(performance.now() + (SECONDS * 1000) / ROUNDS, extra, alone)
      const end = startFlood(flood)
      // Until it is at its height.
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await work(performance.now() + (SECONDS * 1000) / ROUNDS, extra, beside)
      for (const [status, count] of Object.entries(await end()))
        answered[status] = (answered[status] ?? 0) + count
      // What is under way ends.
      await new Promise((resolve) => setTimeout(resolve, 3000))
    }
    for (const [call, times] of alone) {
      const loud = beside.get(call) ?? []
      const ratio = percentile(loud, 0.95) / percentile(times, 0.95)
      report({
        bench: 'noisy-neighbor',
        case: name,
        call,
        calls: loud.length,
        aloneMedianMs: median(times),
        aloneP95Ms: percentile(times, 0.95),
        medianMs: median(loud),
        p95Ms: percentile(loud, 0.95),
        medianRatio: median(loud) / median(times),
        failed: failed.get(call) ?? 0,
        ratio,
        goalRatio: GOAL_RATIO,
        ok: ratio <= GOAL_RATIO,
      })
    }
    report({ bench: 'noisy-neighbor', case: name, flood: JSON.stringify(answered) })
  }
} finally {
  await server.stop()
  data.remove()
}
