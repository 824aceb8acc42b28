/** Whoever measures how long a call takes learns nothing of an address: the statements are the same. [issue 12, 3] */
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { sentStatements } from '../../testing/databases/sent-statements.ts'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp()

async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await sentStatements(inUse.database, work)).map(({ text }) => text)
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
