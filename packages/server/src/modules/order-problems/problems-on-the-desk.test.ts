/** A problem that waits for an answer or for its end is found by employees without opening the order. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()

test('[issue 18] a problem stands on the desk of employees, and in their list, until it is answered, and then until it is solved', async () => {
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
  const onDesk = async (caller: Caller, reason: 'problems' | 'problemsToSolve' = 'problems') => {
    const { waiting } = (await caller.call(endpoints.getDesk, { orgId })).data
    const problems = waiting.find((one) => one.reason === reason)
    const { productOrders } = (
      await caller.call(endpoints.getOrdersData, {
        orgId,
        filters: { waitingFor: reason },
        resultConstraints: { from: 0, to: 250 },
      })
    ).data.data
    const isListed = productOrders.some(({ id: listed }) => listed === on.productOrderId)
    expect(productOrders.length).toBe(problems?.count ?? 0)
    const { rows } = await sql<{
      since: string | null
    }>`select ${sql.ref(reason === 'problems' ? 'problem_waiting_since' : 'problem_unsolved_since')} as since from product_orders
      where org_id = ${orgId} and id = ${on.productOrderId}`.execute(inUse.database.owner.db)
    return { isListed, since: rows[0]?.since ?? null }
  }
  const isWaiting = async () => (await onDesk(owner)).isListed
  const isUnsolved = async () => (await onDesk(owner, 'problemsToSolve')).isListed
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
  expect((await onDesk(member, 'problemsToSolve')).since).toBe(answered.answeredAt)
  expect((await onDesk(guest, 'problemsToSolve')).isListed).toBe(false)
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
  // What was answered waits for another answer now.
  expect(await isUnsolved()).toBe(false)
  const solved = (await solve(owner, asked, 'repair')).data.problem
  expect(await isWaiting()).toBe(false)
  await solve(owner, solved, null)
  expect(await isWaiting()).toBe(true)
  const told = (await owner.call(endpoints.getOrderProblems, on)).data.problems.find(
    ({ id }) => id === solved.id,
  )
  await owner.call(endpoints.answerOrderProblem, {
    ...on,
    problemId: solved.id,
    version: told?.version ?? 0,
    answer: 'It leaves on Monday.',
  })
  expect([await isWaiting(), await isUnsolved()]).toEqual([false, true])
  const last = (await owner.call(endpoints.getOrderProblems, on)).data.problems.find(
    ({ id }) => id === solved.id,
  )
  await solve(member, { id: solved.id, version: last?.version ?? 0 }, 'replacement')
  expect(await isUnsolved()).toBe(false)
})
