import type { CallError } from '@orderwright/contract'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  type BlockReason,
  isFirstBatchSent,
  isSending,
  type SyncEvent,
  type SyncState,
  saveStateOf,
  transition,
} from './sync-state.ts'

const error = (code: CallError['code'], details?: CallError['details']): CallError => ({
  code,
  status: 0,
  message: code,
  details,
})
const sending = (failures = 0, blockedBy: BlockReason | null = null): SyncState => ({
  kind: 'sending',
  failures,
  blockedBy,
})
const effectsOf = (state: SyncState, event: SyncEvent, hasPending = true) =>
  transition(state, event, hasPending).effects.map(({ type }) => type)

describe('what the sync queue does next', () => {
  it('sends at once what need not wait, and after a timer what does', () => {
    expect(transition({ kind: 'idle' }, { type: 'send', delayMs: 0 }, true)).toEqual({
      state: sending(),
      effects: [{ type: 'cancelTimer' }, { type: 'notify' }, { type: 'deliverFirstBatch' }],
    })
    expect(transition({ kind: 'idle' }, { type: 'send', delayMs: 400 }, true)).toEqual({
      state: { kind: 'scheduled' },
      effects: [{ type: 'startTimer', ms: 400 }],
    })
  })

  it('does nothing where nothing waits', () => {
    expect(transition({ kind: 'idle' }, { type: 'send', delayMs: 0 }, false)).toEqual({
      state: { kind: 'idle' },
      effects: [],
    })
  })

  it.each([
    [0, 500],
    [1, 1000],
    [5, 15_000],
    [9, 15_000],
  ])('after %i failures waits %i ms for the next attempt', (failures, ms) => {
    expect(transition(sending(failures), { type: 'failed', error: error('offline') }, true)).toEqual({
      state: { kind: 'retrying', failures: failures + 1 },
      effects: [{ type: 'startTimer', ms }, { type: 'notify' }],
    })
  })

  it('waits as long as the server asks', () => {
    const failed = error('tooManyRequests', { retryAfter: 7 })
    expect(transition(sending(), { type: 'failed', error: failed }, true).effects[0]).toEqual({
      type: 'startTimer',
      ms: 7000,
    })
  })

  it('remembers the failures while typing puts the next attempt off, and while it is under way', () => {
    const retrying: SyncState = { kind: 'retrying', failures: 2 }
    expect(transition(retrying, { type: 'send', delayMs: 400 }, true).state).toEqual(retrying)
    expect(transition(retrying, { type: 'send', delayMs: 0 }, true).state).toEqual(sending(2))
  })

  it.each([
    ['unauthenticated', 'signedOut', ['notify']],
    ['conflict', 'conflict', ['reportBlocked', 'notify']],
    ['notFound', 'checking', ['reportBlocked', 'notify']],
  ] as const)('is blocked by %s as %s', (code, reason, effects) => {
    const failed: SyncEvent = { type: 'failed', error: error(code) }
    expect(transition(sending(1), failed, true).state).toEqual({ kind: 'blocked', reason, failures: 1 })
    expect(effectsOf(sending(1), failed)).toEqual(effects)
  })

  it('gives up what the server will never take, and goes on with the rest', () => {
    const failed: SyncEvent = { type: 'failed', error: error('refused') }
    expect(transition(sending(2), failed, true).state).toEqual({ kind: 'idle' })
    expect(effectsOf(sending(2), failed)).toEqual(['refuseFirstBatch', 'notify', 'sendNext'])
  })

  it('sends nothing more when it is blocked while a request is under way', () => {
    const blocked = transition(sending(), { type: 'block' }, true).state
    expect(blocked).toEqual(sending(0, 'conflict'))
    const delivered = transition(blocked, { type: 'delivered' }, true)
    expect(delivered.state).toEqual({ kind: 'blocked', reason: 'conflict', failures: 0 })
    expect(delivered.effects).toEqual([{ type: 'notify' }])
    // A failure asks nothing new: the person has been asked already.
    const failed = transition(blocked, { type: 'failed', error: error('notFound') }, true)
    expect(failed.state).toEqual({ kind: 'blocked', reason: 'conflict', failures: 1 })
  })

  it('goes on from the first attempt when the person has acted', () => {
    const blocked: SyncState = { kind: 'blocked', reason: 'signedOut', failures: 4 }
    expect(transition(blocked, { type: 'send', delayMs: 0 }, true)).toEqual({ state: blocked, effects: [] })
    expect(transition(blocked, { type: 'resume' }, true).state).toEqual({ kind: 'idle' })
    expect(effectsOf(blocked, { type: 'resume' })).toEqual(['notify', 'sendNext'])
  })

  it('refuses no batch that is being sent: its answer decides', () => {
    const refuse: SyncEvent = { type: 'refuse', error: error('notFound') }
    expect(transition(sending(), refuse, true)).toEqual({ state: sending(), effects: [] })
  })

  it('after a stop does nothing more', () => {
    const { state } = transition(sending(), { type: 'stop' }, true)
    expect(state).toEqual({ kind: 'stopped', isAwaitingAnswer: true })
    expect(transition(state, { type: 'resume' }, true)).toEqual({ state, effects: [] })
    expect(transition(state, { type: 'delivered' }, true)).toEqual({ state, effects: [] })
  })

  it('counts the first batch as sent from its first attempt on', () => {
    expect(isFirstBatchSent({ kind: 'idle' })).toBe(false)
    expect(isFirstBatchSent({ kind: 'scheduled' })).toBe(false)
    expect(isFirstBatchSent(sending())).toBe(true)
    expect(isFirstBatchSent({ kind: 'retrying', failures: 1 })).toBe(true)
    expect(isFirstBatchSent({ kind: 'blocked', reason: 'conflict', failures: 0 })).toBe(true)
  })

  it.each([
    [{ kind: 'idle' }, false, null, 'saved'],
    [{ kind: 'scheduled' }, true, null, 'saving'],
    [{ kind: 'retrying', failures: 1 }, true, 'offline', 'offline'],
    [{ kind: 'retrying', failures: 1 }, true, 'unavailable', 'offline'],
    [{ kind: 'retrying', failures: 1 }, true, 'internal', 'retrying'],
    [{ kind: 'retrying', failures: 1 }, true, 'tooManyRequests', 'retrying'],
    [sending(1), true, 'offline', 'offline'],
    [sending(1), true, 'internal', 'retrying'],
    [sending(0, 'conflict'), true, null, 'conflict'],
    [{ kind: 'blocked', reason: 'signedOut', failures: 0 }, false, 'unauthenticated', 'signedOut'],
    [{ kind: 'blocked', reason: 'checking', failures: 0 }, true, 'notFound', 'saving'],
  ] as const)('%j is told as such', (state, hasPending, code, told) => {
    expect(saveStateOf(state, hasPending, code && error(code))).toBe(told)
  })

  const event = fc.oneof(
    fc.record({ type: fc.constant('send' as const), delayMs: fc.constantFrom(0, 400) }),
    fc.record({
      type: fc.constantFrom('delivered' as const, 'block' as const, 'resume' as const),
    }),
    fc
      .constantFrom('offline' as const, 'conflict' as const, 'notFound' as const, 'refused' as const)
      .map((code): SyncEvent => ({ type: 'failed', error: error(code) })),
  )
  test.prop([fc.array(fc.tuple(event, fc.boolean()), { maxLength: 40 })])(
    'never has two requests under way, and none while it is blocked',
    (events) => {
      let state: SyncState = { kind: 'idle' }
      for (const [next, hasPending] of events) {
        const wasSending = isSending(state)
        const wasBlocked = state.kind === 'blocked'
        const step = transition(state, next, hasPending)
        const starts = step.effects.filter(({ type }) => type === 'deliverFirstBatch').length
        expect(starts).toBe(isSending(step.state) && !wasSending ? 1 : 0)
        if (starts > 0) expect(wasBlocked).toBe(false)
        state = step.state
      }
    },
  )
})
