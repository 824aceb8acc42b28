/** Whoever measures how long a call takes learns nothing of an address: the statements are the same. [issue 12, 3] */
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp()

/** Every statement that the requests' connections send while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { db } = inUse.database.owner
  const sent: string[] = []
  const { pool } = inUse.database.app
  const listen = (client: object) => {
    const query: unknown = Reflect.get(client, 'query')
    if (typeof query !== 'function') throw new Error('a client queries')
    Reflect.set(client, 'query', (...input: unknown[]) => {
      sent.push(String(input[0]))
      return Reflect.apply(query, client, input)
    })
    undo.push(() => Reflect.set(client, 'query', query))
  }
  const undo: (() => unknown)[] = []
  pool.on('acquire', listen)
  try {
    await work()
  } finally {
    pool.off('acquire', listen)
    for (const restore of undo.toReversed()) restore()
  }
  await db.selectFrom('users').select('id').limit(1).execute()
  return sent
}

const known = maisonLumen.emails.member
const unknown = 'who-is-that@example.com'

describe('a known and an unknown address', () => {
  test('are the same work when a code is asked for', async () => {
    const ask = (email: string) =>
      statementsOf(() => inUse.app.anonymous.call(endpoints.requestSignInCode, { email }))
    const [there, nowhere] = [await ask(known), await ask(unknown)]
    expect(there.length).toBeGreaterThan(3)
    expect(nowhere).toEqual(there)
  })

  test('are the same work when a wrong code is typed', async () => {
    const type = (email: string) =>
      statementsOf(() => inUse.app.anonymous.call(endpoints.verifySignInCode, { email, code: '000000' }))
    const [there, nowhere] = [await type(known), await type(unknown)]
    expect(there.length).toBeGreaterThan(2)
    expect(nowhere).toEqual(there)
  })
})
