/**
 * Asks the server again and again while the live channel of the open order is not open. While it is, changes are told;
 * what happened just before it opened is asked for once.
 */
import type { LiveState } from './live/live-state.ts'

/** Whether the channel is open, and how to hear that it opened or closed. */
export type ChannelState = Pick<LiveState, 'getIsOpen' | 'subscribe'>

/** How often the order is asked for while a card payment is with the provider. [1.4.21] */
export const PROCESSING_POLL_MS = 2000

/** Asks every `ms` milliseconds from now on, until the returned function is called. [1.4.21] */
export function askWithoutChannel(live: ChannelState, ask: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setInterval> | null = null
  let wasOpen = live.getIsOpen()
  function begin(): void {
    timer ??= setInterval(ask, ms)
  }
  function end(): void {
    if (timer !== null) clearInterval(timer)
    timer = null
  }
  if (!wasOpen) begin()
  const stopWatching = live.subscribe(() => {
    const isOpen = live.getIsOpen()
    if (isOpen === wasOpen) return
    wasOpen = isOpen
    if (!isOpen) return begin()
    end()
    ask()
  })
  return () => {
    stopWatching()
    end()
  }
}
