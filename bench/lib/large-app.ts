/** The server over the large tenant, with its owner signed in, for benchmarks. */
import { sql } from 'kysely'
import { demoUserId } from '../../packages/server/src/seeds/demo-orgs.ts'
import { largeTenant, seedLargeTenant } from '../../packages/server/src/seeds/large.ts'
import { startBenchApp } from './bench-app.ts'

export const largeOwnerId = demoUserId(largeTenant, 'owner')

/** Starts it with that many orders; `webFolder`: the built app, where a browser comes. */
export async function startLargeApp({ orders, webFolder }: { orders: number; webFolder?: string }) {
  const bench = await startBenchApp(async (db) => {
    await seedLargeTenant(db, { orders })
    await sql`vacuum analyze`.execute(db)
  }, webFolder)
  const cookie = await bench.cookieOf(largeOwnerId)
  return {
    ...bench,
    cookie,
    db: bench.databases.owner.db,
    orgId: largeTenant.id,
    /** Calls as the owner of the large tenant; answers the text. */
    async post(url: string, body: object): Promise<string> {
      const payload = { orgId: largeTenant.id, ...body }
      const answer = await bench.app.inject({ method: 'POST', url, headers: { cookie }, payload })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.body
    },
  }
}
