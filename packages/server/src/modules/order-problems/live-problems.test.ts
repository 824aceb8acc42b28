/** Problems on open pages: told at once to everybody who has the order open. */
import { endpoints } from '@orderwright/contract'
import { expect, test } from 'vitest'
import { liveIds, useLive } from '../../testing/use-live.ts'

const { orgId } = liveIds
const live = useLive()

test('[issue 18] a problem, its answer and its end are told to every page of its order', async () => {
  const fixture = await live.newOrder({ userId: liveIds.guestId, standing: 'shipped' })
  const on = { orgId, productOrderId: fixture.order.id }
  const guest = await live.ready(live.guest, fixture)
  const member = await live.ready(live.member, fixture)
  const both = async () => {
    for (const page of [guest, member]) await page.next('problems')
  }
  const reported = await live.guest.call(endpoints.reportOrderProblem, {
    ...on,
    kind: 'damaged',
    words: 'It is scratched.',
  })
  await both()
  const { id: problemId, version } = reported.data.problem
  const answered = await live.member.call(endpoints.answerOrderProblem, {
    ...on,
    problemId,
    version,
    answer: 'A new one is made.',
  })
  await both()
  await live.member.call(endpoints.solveOrderProblem, {
    ...on,
    problemId,
    version: answered.data.problem.version,
    resolution: 'replacement',
  })
  await both()
  // The hint says that there is something; what it is is loaded by who may see it.
  for (const page of [guest, member]) expect(page.text()).not.toContain('scratched')
})
