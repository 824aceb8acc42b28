import { describe, expect, it, vi } from 'vitest'
import { createCoalescedReads, nextRead, type ReadState, union } from './coalesced-reads.ts'

const rules = { merge: (one: string, other: string) => one + other, gatherMs: 0, retryMs: 500 }
const requested = (what: string, delayMs = 0) => ({ type: 'requested' as const, what, delayMs })
const reading = (current: string, pending: string | null = null): ReadState<string> => ({
  kind: 'reading',
  current,
  pending,
})
const idle: ReadState<string> = { kind: 'idle', pending: null }

describe('reads of what may have changed', () => {
  it('begin at once, or after a while in which more is gathered', () => {
    expect(nextRead(idle, requested('a'), rules, true)).toEqual({
      state: reading('a'),
      effect: { type: 'read', what: 'a' },
    })
    const { state, effect } = nextRead(idle, requested('a', 150), rules, true)
    expect(effect).toEqual({ type: 'startTimer', ms: 150 })
    const more = nextRead(state, requested('b', 150), rules, true)
    expect(more).toEqual({ state: { kind: 'scheduled', pending: 'ab' }, effect: null })
    expect(nextRead(more.state, { type: 'timerElapsed' }, rules, true).state).toEqual(reading('ab'))
  })

  it('are one at a time: what is requested meanwhile is one more', () => {
    const busy = nextRead(
      nextRead(reading('a'), requested('b'), rules, true).state,
      requested('c'),
      rules,
      true,
    )
    expect(busy).toEqual({ state: reading('a', 'bc'), effect: null })
    expect(nextRead(busy.state, { type: 'succeeded' }, rules, true).effect).toEqual({
      type: 'read',
      what: 'bc',
    })
    expect(nextRead(reading('a'), { type: 'succeeded' }, rules, true).state).toEqual(idle)
  })

  it('are repeated when they failed, with what came since', () => {
    expect(nextRead(reading('a', 'b'), { type: 'failed' }, rules, true)).toEqual({
      state: { kind: 'scheduled', pending: 'ab' },
      effect: { type: 'startTimer', ms: 500 },
    })
  })

  it('wait for the next request while nobody needs them', () => {
    const { state, effect } = nextRead(idle, requested('a'), rules, false)
    expect([state, effect]).toEqual([{ kind: 'idle', pending: 'a' }, null])
    expect(nextRead(state, requested('b'), rules, true).effect).toEqual({ type: 'read', what: 'ab' })
  })

  it('are carried out so: a failure is reported and repeated', async () => {
    vi.useFakeTimers()
    const read = vi.fn<(what: ReadonlySet<number>) => Promise<void>>()
    read.mockRejectedValueOnce(new Error('starting')).mockResolvedValue(undefined)
    const onProblem = vi.fn<(error: unknown) => void>()
    const reads = createCoalescedReads<ReadonlySet<number>>({
      merge: union,
      gatherMs: 0,
      retryMs: 500,
      read,
      isNeeded: () => true,
      onProblem,
    })
    reads.request(new Set([1]), 0)
    reads.request(new Set([2]), 0)
    await vi.advanceTimersByTimeAsync(499)
    expect(read.mock.calls).toEqual([[new Set([1])]])
    await vi.advanceTimersByTimeAsync(1)
    expect(read.mock.calls[1]).toEqual([new Set([1, 2])])
    expect(onProblem).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
})
