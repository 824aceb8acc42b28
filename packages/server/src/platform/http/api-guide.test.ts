/** The examples of docs/api.md run as they stand there, with curl against a listening server. [issue 16] */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { makeApiKey } from '../../testing/sign-in/api-keys.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const ownerId = demoUserId(maisonLumen, 'owner')
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let server = ''
let folder = ''
/** a page that says nothing, as plain as a PDF file can be */
const plan =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

beforeAll(async () => {
  server = await inUse.app.app.listen({ host: '127.0.0.1', port: 0 })
  folder = await mkdtemp(join(tmpdir(), 'api-guide-'))
  await writeFile(join(folder, 'plan.pdf'), plan)
})
afterAll(() => rm(folder, { recursive: true }))

const text = readFileSync(join(import.meta.dirname, '../../../../../docs/api.md'), 'utf8')
const examples = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, command = '']) => command)

async function said(command: string, key: string, ids: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, SERVER: server, KEY: key, ORG: String(orgId), GUEST: String(guestId), ...ids }
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    cwd: folder,
    env,
    maxBuffer: 20_000_000,
  })
  return stdout
}

async function run(...command: Parameters<typeof said>): Promise<unknown> {
  return JSON.parse(await said(...command))
}

test('[issue 16] there are five: the orders, a new order, the guests, a file sent and fetched', () => {
  expect(examples).toHaveLength(5)
})

test('[issue 16] with a key that may write each answers what the text says', async () => {
  const { secret } = await makeApiKey(inUse.app, { orgId, ownerId, role: 'member', scope: 'write' })
  const [orders = '', newOrder = '', guests = ''] = examples
  expect(JSON.stringify(await run(orders, secret))).toContain('"orgSpecificId"')
  const made = await run(newOrder, secret)
  expect(made).toMatchObject({ productOrder: { orgId, userId: guestId, title: 'Cart 1017' } })
  // Sent again it is the same order.
  expect(await run(newOrder, secret)).toEqual(made)
  expect(await run(guests, secret)).toMatchObject({
    data: { guests: expect.arrayContaining([expect.objectContaining({ userId: guestId })]) },
  })
})

test('[issue 16] with a key that may only read the order is refused', async () => {
  const { secret } = await makeApiKey(inUse.app, { orgId, ownerId, role: 'member', scope: 'read' })
  expect(await run(examples[1] ?? '', secret)).toMatchObject({ error: { code: 'forbidden' } })
})

const madeSchema = z.object({ productOrder: z.object({ id: z.number() }) })
const sentSchema = z.object({ file: z.object({ id: z.number(), title: z.string(), bytes: z.number() }) })

test('[issue 16] a file is attached to an order once, and comes back as it was sent', async () => {
  const { secret } = await makeApiKey(inUse.app, { orgId, ownerId, role: 'member', scope: 'write' })
  const [, newOrder = '', , sending = '', fetching = ''] = examples
  const { productOrder } = madeSchema.parse(await run(newOrder, secret))
  const ids = { ORDER: String(productOrder.id) }
  const sent = sentSchema.parse(await run(sending, secret, ids))
  expect(sent).toMatchObject({ file: { title: 'plan.pdf', bytes: plan.length } })
  expect(sentSchema.parse(await run(sending, secret, ids))).toEqual(sent)
  await said(fetching, secret, { FILE: String(sent.file.id) })
  expect(await readFile(join(folder, 'plan-from-order.pdf'), 'utf8')).toBe(plan)
})

test('[issue 16] a form whose body says that it is JSON, as the OpenAPI document has it, is taken as well', async () => {
  const { secret } = await makeApiKey(inUse.app, { orgId, ownerId, role: 'member', scope: 'write' })
  const [, newOrder = '', , sending = ''] = examples
  const { productOrder } = madeSchema.parse(await run(newOrder, secret))
  const typed = sending
    .replace('}" \\\n', '};type=application/json" \\\n')
    .replace('plan-of', 'typed-plan-of')
  expect(typed).toContain(';type=application/json"')
  const ids = { ORDER: String(productOrder.id) }
  expect(await run(typed, secret, ids)).toMatchObject({ file: { title: 'plan.pdf', bytes: plan.length } })
})
