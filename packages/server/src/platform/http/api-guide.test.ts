/** The examples of docs/api.md run as they stand there, with curl against a listening server. [issue 16] */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { makeApiKey } from '../../testing/sign-in/api-keys.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const ownerId = demoUserId(maisonLumen, 'owner')
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let server = ''

beforeAll(async () => {
  server = await inUse.app.app.listen({ host: '127.0.0.1', port: 0 })
})

const text = readFileSync(join(import.meta.dirname, '../../../../../docs/api.md'), 'utf8')
const examples = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, command = '']) => command)

async function run(command: string, key: string): Promise<unknown> {
  const env = { ...process.env, SERVER: server, KEY: key, ORG: String(orgId), GUEST: String(guestId) }
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { env, maxBuffer: 20_000_000 })
  return JSON.parse(stdout)
}

test('[issue 16] there are three: the orders, a new order, the guests', () => {
  expect(examples).toHaveLength(3)
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
