/**
 * The database freezes, and stops for good and comes back, while people work: every call is answered in its time, what was acknowledged is
 * there, and nobody restarts anything. [issue 17]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { openOwnServer, type OwnServer } from '../databases/own-server.ts'
import type { Caller } from '../test-app.ts'
import { figures, isProof, PATIENCE_MS, times } from './scale.ts'

const ROUNDS = times(20, 1)
const WRITERS = 6
const AWAY_MS = 4_000
/** A call waits no longer, whatever the database does. */
const MOST_MS = 40_000
const BACK_MS = 60_000
const { id: orgId } = maisonLumen

describe.runIf(isProof)('a database that goes and comes', () => {
  let own: OwnServer
  const callers: Caller[] = []
  beforeAll(async () => {
    own = await openOwnServer({ isSeeded: true, database: { queryMs: 2_000 } })
    for (const role of ['guest', 'member', 'owner'] as const)
      callers.push(await own.app.as(demoUserId(maisonLumen, role)))
  }, PATIENCE_MS)
  afterAll(async () => {
    expect(own.app.problems).toEqual([])
    await own.close()
  })

  interface Work {
    readonly acknowledged: number[]
    readonly statuses: Map<number, number>
    longest: number
    isOver: boolean
  }

  /** Makes orders until it is over; notes those that were acknowledged. */
  async function write(work: Work, index: number): Promise<void> {
    const caller = callers[index % callers.length]
    if (!caller) throw new Error('nobody writes')
    while (!work.isOver) {
      const from = performance.now()
      const answer = await caller.call(endpoints.createProductOrder, { productOrderProps: { orgId } })
      work.longest = Math.max(work.longest, performance.now() - from)
      work.statuses.set(answer.status, (work.statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 200) work.acknowledged.push(answer.data.productOrder.id)
      else await sleep(50)
    }
  }

  async function untilWell(): Promise<number> {
    const from = performance.now()
    while ((await own.app.app.inject('/healthz')).statusCode !== 200) {
      if (performance.now() - from > BACK_MS) throw new Error('it is not well again')
      await sleep(50)
    }
    return performance.now() - from
  }

  test(`${ROUNDS} times frozen, and ${ROUNDS} times stopped and started again`, {
    timeout: PATIENCE_MS,
  }, async () => {
    const work: Work = { acknowledged: [], statuses: new Map(), longest: 0, isOver: false }
    const writers = Array.from({ length: WRITERS }, (_, index) => write(work, index))
    const back: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(1_000)
      own.signalDatabase('SIGSTOP')
      await sleep(AWAY_MS)
      own.signalDatabase('SIGCONT')
      back.push(await untilWell())
      await sleep(1_000)
      await own.stopDatabase()
      await sleep(AWAY_MS / 2)
      await own.startDatabase()
      back.push(await untilWell())
    }
    await sleep(1_000)
    work.isOver = true
    await Promise.all(writers)
    const { rows } = await own.database.owner.pool.query<{ id: number }>(
      'select id from product_orders where org_id = $1',
      [orgId],
    )
    const there = new Set(rows.map(({ id }) => id))
    const lost = work.acknowledged.filter((id) => !there.has(id))
    const said = [...work.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    figures(
      `${ROUNDS} times frozen and stopped: ${said}; ${work.acknowledged.length} acknowledged, ${lost.length} lost; the longest call ${Math.round(work.longest)} ms, well again after ${Math.round(Math.max(...back))} ms at most`,
    )
    expect(lost).toEqual([])
    expect([...work.statuses.keys()].toSorted()).toEqual([200, 503])
    expect(work.longest).toBeLessThan(MOST_MS)
  })
})
