/** A form whose file stands before its body: nothing large is held before it is known who may send it. Decision 148. */
import { allEndpoints } from '@orderwright/contract'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../../seeds/demo-orgs.ts'
import { sendFile } from '../../../testing/files/send-picture.ts'
import type { Caller } from '../../../testing/test-app.ts'
import { useTestApp } from '../../../testing/use-app.ts'
import { sentences } from '../outcome.ts'

const inUse = useTestApp()
let owner: Caller
beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})

/** Those that take larger files once it is known what they are for. */
const calls = allEndpoints().filter(({ fileLimits }) => (fileLimits?.most ?? 0) > 5_000_000)

test.each(calls.map(({ name, path }) => [name, path] as const))(
  '[issue 17] %s refuses one of 5 MB, and says that the body comes first',
  async (_, path) => {
    const sent = await sendFile(inUse.app, owner, { orgId: maisonLumen.id }, Buffer.alloc(5_000_000, 32), {
      path,
      isFileFirst: true,
    })
    expect([sent.status, JSON.parse(sent.text).error.message]).toEqual([413, sentences.fileBeforeBody])
  },
)

test('[issue 17] a smaller one is looked at as if it came after it', async () => {
  const body = { orgId: maisonLumen.id, customerId: 2_000_000_000 }
  const path = '/api/customer-files/upload'
  const sent = await sendFile(inUse.app, owner, body, Buffer.alloc(4_999_999, 32), {
    path,
    isFileFirst: true,
  })
  expect(sent.status).toBe(404)
})
