/**
 * The sync queue's state machine: what the queue is doing, and what follows from an event. It knows neither timers nor
 * requests; the queue carries its effects out in the order given.
 */
import type { CallError } from '@orderwright/contract'
import { isAnswered, isRetryable, retryDelay } from './retry.ts'

/**
 * Why nothing is sent: a person must resolve a conflict or sign in again, or it is being checked what of the first batch
 * the server still has.
 */
export type BlockReason = 'conflict' | 'signedOut' | 'checking'

/** `failures`: attempts in a row that did not reach the server, or came to no end there. */
export type SyncState =
  /** nothing waits, or what waits is sent next */
  | { readonly kind: 'idle' }
  /** a timer runs; the first batch has not been sent yet */
  | { readonly kind: 'scheduled' }
  /** a timer runs until the first batch is sent again */
  | { readonly kind: 'retrying'; readonly failures: number }
  /** a request is under way; blocked meanwhile, nothing follows it */
  | { readonly kind: 'sending'; readonly failures: number; readonly blockedBy: BlockReason | null }
  | { readonly kind: 'blocked'; readonly reason: BlockReason; readonly failures: number }
  /** for good; the answer to a request that was under way is still taken */
  | { readonly kind: 'stopped'; readonly isAwaitingAnswer: boolean }

export type SyncEvent =
  /** send what waits, after a delay (0: now, or the timer has elapsed) */
  | { readonly type: 'send'; readonly delayMs: number }
  | { readonly type: 'delivered' }
  | { readonly type: 'failed'; readonly error: CallError }
  | { readonly type: 'block' }
  | { readonly type: 'resume' }
  | { readonly type: 'refuse'; readonly error: CallError }
  | { readonly type: 'stop' }

export type SyncEffect =
  /** replaces a timer that runs */
  | { readonly type: 'startTimer'; readonly ms: number }
  | { readonly type: 'cancelTimer' }
  /** tell whoever listens that the state changed */
  | { readonly type: 'notify' }
  | { readonly type: 'deliverFirstBatch' }
  /** send what waits by now: another effect may have begun it already */
  | { readonly type: 'sendNext' }
  /** a conflict, or something that is not there */
  | { readonly type: 'reportBlocked'; readonly error: CallError }
  | { readonly type: 'refuseFirstBatch'; readonly error: CallError }

export interface SyncTransition {
  readonly state: SyncState
  readonly effects: readonly SyncEffect[]
}

const idle: SyncState = { kind: 'idle' }
const notify: SyncEffect = { type: 'notify' }
const cancelTimer: SyncEffect = { type: 'cancelTimer' }
const sendNext: SyncEffect = { type: 'sendNext' }

/** What follows from an event; `hasPending`: there is a batch to send. */
export function transition(state: SyncState, event: SyncEvent, hasPending: boolean): SyncTransition {
  if (event.type === 'stop') return onStop(state)
  if (state.kind === 'stopped') return unchanged(state)
  switch (event.type) {
    case 'send':
      return onSend(state, event.delayMs, hasPending)
    case 'delivered':
      return onDelivered(state)
    case 'failed':
      return onFailed(state, event.error, hasPending)
    case 'block':
      return onBlock(state)
    case 'resume':
      return onResume(state)
    case 'refuse':
      return onRefuse(state, event.error, hasPending)
  }
}

function unchanged(state: SyncState): SyncTransition {
  return { state, effects: [] }
}

function onSend(state: SyncState, delayMs: number, hasPending: boolean): SyncTransition {
  const isWaiting = state.kind === 'idle' || state.kind === 'scheduled' || state.kind === 'retrying'
  if (!isWaiting || !hasPending) return unchanged(state)
  if (delayMs === 0) return startSending(state)
  return {
    state: state.kind === 'retrying' ? state : { kind: 'scheduled' },
    effects: [{ type: 'startTimer', ms: delayMs }],
  }
}

function startSending(state: SyncState): SyncTransition {
  return {
    state: { kind: 'sending', failures: failuresOf(state), blockedBy: null },
    effects: [cancelTimer, notify, { type: 'deliverFirstBatch' }],
  }
}

function onDelivered(state: SyncState): SyncTransition {
  if (state.kind !== 'sending') return unchanged(state)
  const { blockedBy } = state
  if (blockedBy === null) return { state: idle, effects: [notify, sendNext] }
  return { state: { kind: 'blocked', reason: blockedBy, failures: 0 }, effects: [notify] }
}

function onFailed(state: SyncState, error: CallError, hasPending: boolean): SyncTransition {
  if (state.kind !== 'sending') return unchanged(state)
  const { failures, blockedBy } = state
  const blocked = (reason: BlockReason): SyncState => ({ kind: 'blocked', reason, failures })
  if (blockedBy !== null) {
    // A person was asked while this was under way. It is sent again after the answer, and may fail again then.
    return { state: { kind: 'blocked', reason: blockedBy, failures: failures + 1 }, effects: [notify] }
  }
  if (!hasPending) return { state: idle, effects: [] }
  if (isRetryable(error)) {
    const ms = retryDelay(error, failures)
    return {
      state: { kind: 'retrying', failures: failures + 1 },
      effects: [{ type: 'startTimer', ms }, notify],
    }
  }
  if (error.code === 'unauthenticated') return { state: blocked('signedOut'), effects: [notify] }
  const report: SyncEffect = { type: 'reportBlocked', error }
  if (error.code === 'conflict') return { state: blocked('conflict'), effects: [report, notify] }
  if (error.code === 'notFound') return { state: blocked('checking'), effects: [report, notify] }
  return refused(error)
}

function onBlock(state: SyncState): SyncTransition {
  const effects = [cancelTimer, notify]
  if (state.kind === 'sending') return { state: { ...state, blockedBy: 'conflict' }, effects }
  return { state: { kind: 'blocked', reason: 'conflict', failures: failuresOf(state) }, effects }
}

function onResume(state: SyncState): SyncTransition {
  if (state.kind === 'sending') {
    return { state: { kind: 'sending', failures: 0, blockedBy: null }, effects: [notify] }
  }
  return { state: idle, effects: [notify, sendNext] }
}

function onRefuse(state: SyncState, error: CallError, hasPending: boolean): SyncTransition {
  // A request that is under way brings its own answer.
  if (!hasPending || state.kind === 'sending') return unchanged(state)
  return refused(error)
}

function refused(error: CallError): SyncTransition {
  return { state: idle, effects: [{ type: 'refuseFirstBatch', error }, notify, sendNext] }
}

function onStop(state: SyncState): SyncTransition {
  return { state: { kind: 'stopped', isAwaitingAnswer: isSending(state) }, effects: [cancelTimer] }
}

/** A request is under way. */
export function isSending(state: SyncState): boolean {
  return state.kind === 'sending' || (state.kind === 'stopped' && state.isAwaitingAnswer)
}

/** Attempts in a row that failed. */
export function failuresOf(state: SyncState): number {
  return 'failures' in state ? state.failures : 0
}

/** The first batch has been sent at least once: the server may hold it although its answer was lost. */
export function isFirstBatchSent(state: SyncState): boolean {
  return state.kind !== 'idle' && state.kind !== 'scheduled'
}

/**
 * saved: all is on the server; offline: nobody answers, it will be sent again; retrying: the server could not take it, and it will be sent
 * again; conflict, signedOut: a person must act first.
 */
export type SaveState = 'saved' | 'saving' | 'offline' | 'retrying' | 'conflict' | 'signedOut'

/** The state as a person is told of it. `lastError`: why what waits was not taken the last time. */
export function saveStateOf(state: SyncState, hasPending: boolean, lastError: CallError | null): SaveState {
  const blockedBy = blockReasonOf(state)
  if (blockedBy === 'conflict' || blockedBy === 'signedOut') return blockedBy
  if (!hasPending) return 'saved'
  if (failuresOf(state) === 0) return 'saving'
  return lastError && isAnswered(lastError) ? 'retrying' : 'offline'
}

function blockReasonOf(state: SyncState): BlockReason | null {
  if (state.kind === 'blocked') return state.reason
  return state.kind === 'sending' ? state.blockedBy : null
}
