/** A problem that waits for an answer is found by employees without opening the order. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()

test('[issue 18] a problem stands on the desk of employees, and in their list, for as long as it waits for an answer', async () => {
  const [owner, member, guest] = await Promise.all(
    (['owner', 'member', 'guest'] as const).map((person) => inUse.app.as(demoUserId(maisonLumen, person))),
  )
  if (!owner || !member || !guest) throw new Error('three people were asked for')
  const { order } = await orderOf(inUse.database, {
    orgId,
    userId: demoUserId(maisonLumen, 'guest'),
    standing: 'shipped',
  })
  const on = { orgId, productOrderId: order.id }
  const report = async (text: string) =>
    (await guest.call(endpoints.reportOrderProblem, { ...on, kind: 'damaged', words: text })).data.problem
  const solve = (
    caller: Caller,
    { id: problemId, version }: { id: number; version: number },
    resolution: 'replacement' | 'repair' | null,
  ) => caller.call(endpoints.solveOrderProblem, { ...on, problemId, version, resolution, solution: '' })
  const onDesk = async (caller: Caller) => {
    const { waiting } = (await caller.call(endpoints.getDesk, { orgId })).data
    const problems = waiting.find(({ reason }) => reason === 'problems')
    const { productOrders } = (
      await caller.call(endpoints.getOrdersData, {
        orgId,
        filters: { waitingFor: 'problems' },
        resultConstraints: { from: 0, to: 250 },
      })
    ).data.data
    const isListed = productOrders.some(({ id: listed }) => listed === on.productOrderId)
    expect(productOrders.length).toBe(problems?.count ?? 0)
    const { rows } = await sql<{
      since: string | null
    }>`select problem_waiting_since as since from product_orders
      where org_id = ${orgId} and id = ${on.productOrderId}`.execute(inUse.database.owner.db)
    return { isListed, since: rows[0]?.since ?? null }
  }
  const isWaiting = async () => (await onDesk(owner)).isListed
  expect(await isWaiting()).toBe(false)
  const first = await report('It is scratched.')
  const second = await report('And a screw is missing.')
  expect((await onDesk(member)).since).toBe(first.created)
  expect((await onDesk(guest)).isListed).toBe(false)
  const answered = (
    await owner.call(endpoints.answerOrderProblem, {
      ...on,
      problemId: first.id,
      version: first.version,
      answer: 'A new one is made.',
    })
  ).data.problem
  // The other one waits still.
  expect((await onDesk(owner)).since).toBe(second.created)
  await guest.call(endpoints.takeBackOrderProblem, { ...on, problemId: second.id, isDeleted: true })
  expect(await isWaiting()).toBe(false)
  const again = (
    await guest.call(endpoints.takeBackOrderProblem, { ...on, problemId: second.id, isDeleted: false })
  ).data.problem
  expect(await isWaiting()).toBe(true)
  await solve(member, again, 'replacement')
  expect(await isWaiting()).toBe(false)
  const asked = (
    await guest.call(endpoints.addToOrderProblem, { ...on, problemId: answered.id, words: 'When?' })
  ).data.problem
  expect(await isWaiting()).toBe(true)
  const solved = (await solve(owner, asked, 'repair')).data.problem
  expect(await isWaiting()).toBe(false)
  await solve(owner, solved, null)
  expect(await isWaiting()).toBe(true)
})
