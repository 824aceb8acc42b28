/**
 * Reads of what may have changed: one at a time; what is requested meanwhile is read in one more, and a read that failed is
 * repeated together with what came since. `nextRead` decides, `createCoalescedReads` holds the state and the timer.
 */

export type ReadState<T> =
  /** `pending`: requested when nobody needed it; it goes with the next request */
  | { readonly kind: 'idle'; readonly pending: T | null }
  /** a timer runs, to gather more or before another attempt */
  | { readonly kind: 'scheduled'; readonly pending: T }
  | { readonly kind: 'reading'; readonly current: T; readonly pending: T | null }

export type ReadEvent<T> =
  /** `delayMs`: 0 reads at once */
  | { readonly type: 'requested'; readonly what: T; readonly delayMs: number }
  | { readonly type: 'timerElapsed' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed' }

export type ReadEffect<T> =
  | { readonly type: 'startTimer'; readonly ms: number }
  | { readonly type: 'read'; readonly what: T }

export interface ReadRules<T> {
  readonly merge: (one: T, other: T) => T
  /** milliseconds for which requests that came during a read are gathered; 0: none */
  readonly gatherMs: number
  /** milliseconds until another attempt */
  readonly retryMs: number
}

interface ReadTransition<T> {
  readonly state: ReadState<T>
  readonly effect: ReadEffect<T> | null
}

/** What follows from an event; `isNeeded`: there is somebody to read for. */
export function nextRead<T>(
  state: ReadState<T>,
  event: ReadEvent<T>,
  rules: ReadRules<T>,
  isNeeded: boolean,
): ReadTransition<T> {
  const merged = (one: T | null, other: T) => (one === null ? other : rules.merge(one, other))
  switch (event.type) {
    case 'requested': {
      const pending = merged(state.pending, event.what)
      if (state.kind !== 'idle') return { state: { ...state, pending }, effect: null }
      return readAfter(pending, event.delayMs, isNeeded)
    }
    case 'timerElapsed':
      return state.kind === 'scheduled' ? readAfter(state.pending, 0, isNeeded) : { state, effect: null }
    case 'succeeded':
      if (state.kind !== 'reading') return { state, effect: null }
      if (state.pending === null) return { state: { kind: 'idle', pending: null }, effect: null }
      return readAfter(state.pending, rules.gatherMs, isNeeded)
    case 'failed': {
      if (state.kind !== 'reading') return { state, effect: null }
      const pending = state.pending === null ? state.current : rules.merge(state.current, state.pending)
      return scheduled(pending, rules.retryMs)
    }
  }
}

function readAfter<T>(what: T, ms: number, isNeeded: boolean): ReadTransition<T> {
  if (ms > 0) return scheduled(what, ms)
  if (!isNeeded) return { state: { kind: 'idle', pending: what }, effect: null }
  return { state: { kind: 'reading', current: what, pending: null }, effect: { type: 'read', what } }
}

function scheduled<T>(pending: T, ms: number): ReadTransition<T> {
  return { state: { kind: 'scheduled', pending }, effect: { type: 'startTimer', ms } }
}

export interface CoalescedReadsOptions<T> extends ReadRules<T> {
  readonly read: (what: T) => Promise<void>
  readonly isNeeded: () => boolean
  readonly onProblem: (error: unknown) => void
}

export interface CoalescedReads<T> {
  /** Reads after a delay (0: at once), or with what is read or scheduled already. */
  request(what: T, delayMs: number): void
}

export function createCoalescedReads<T>(options: CoalescedReadsOptions<T>): CoalescedReads<T> {
  let state: ReadState<T> = { kind: 'idle', pending: null }

  function dispatch(event: ReadEvent<T>): void {
    const next = nextRead(state, event, options, options.isNeeded())
    state = next.state
    if (next.effect?.type === 'read') void read(next.effect.what)
    if (next.effect?.type === 'startTimer') {
      setTimeout(() => dispatch({ type: 'timerElapsed' }), next.effect.ms).unref()
    }
  }

  async function read(what: T): Promise<void> {
    try {
      await options.read(what)
    } catch (error) {
      options.onProblem(error)
      return dispatch({ type: 'failed' })
    }
    return dispatch({ type: 'succeeded' })
  }

  return { request: (what, delayMs) => dispatch({ type: 'requested', what, delayMs }) }
}

/** For reads that are sets of ids or topics. */
export function union<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): ReadonlySet<T> {
  return new Set([...one, ...other])
}
