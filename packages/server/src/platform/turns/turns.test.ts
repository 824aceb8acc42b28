/** The queues of a process: what is answered where there is no turn, and what runs within another's. */
import { expect, test } from 'vitest'
import { succeed } from '../http/outcome.ts'
import { createTurns, turnKinds, turnLimits } from './turns.ts'

/** Takes every slot and place of organization 1 for calls; nothing of it ends. */
function filled() {
  const turns = createTurns()
  const { slots, waitingOfOne } = turnLimits.calls
  for (let number = 0; number < slots + waitingOfOne; number += 1)
    void turns.runCall({ orgId: 1 }, () => new Promise<never>(() => {}))
  return turns
}
const done = async () => succeed('done')

test('[issue 17] a transaction of work that has its turn waits for no other turn: it would wait for its own end', async () => {
  const turns = filled()
  expect(await turns.runCall({ orgId: 1 }, done)).toMatchObject({ ok: false })
  expect(await turns.run('pdf', { orgId: 1 }, () => turns.runCall({ orgId: 1 }, done))).toEqual(
    succeed('done'),
  )
  expect(await turns.runOwn('calculations', 1, () => turns.runCall({ orgId: 1 }, done))).toEqual(
    succeed('done'),
  )
})

test('[issue 17] what is refused says in how many seconds to come back, and is known before anything is taken in', async () => {
  const turns = filled()
  const refused = {
    ok: false,
    error: {
      code: 'tooManyRequests',
      message: 'Your organization asks for very much at the moment. Please try again shortly.',
      details: { rule: 'ownQueue', retryAfter: 2 },
    },
  }
  expect(await turns.runCall({ orgId: 1 }, done)).toEqual(refused)
  expect(turns.room('calls', { orgId: 1 })).toEqual(refused)
  expect(turns.room('calls', { orgId: 2 })).toEqual(succeed(null))
})

test('[issue 17] of every kind an organization leaves slots to others, and all of them together are bounded', () => {
  for (const kind of turnKinds) {
    const { slots, slotsOfOne, mostOfOne = slotsOfOne, waiting, waitingOfOne } = turnLimits[kind]
    expect(mostOfOne).toBeLessThanOrEqual(Math.max(1, slots / 2))
    expect(waiting).toBeGreaterThan(waitingOfOne)
  }
})
