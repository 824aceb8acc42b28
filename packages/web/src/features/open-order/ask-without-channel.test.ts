import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askWithoutChannel, PROCESSING_POLL_MS } from './ask-without-channel.ts'
import { createLiveState } from './live/live-state.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watched(isOpen: boolean) {
  const live = createLiveState(1)
  live.setOpen(isOpen)
  const ask = vi.fn<() => void>()
  const stop = askWithoutChannel(live, ask, PROCESSING_POLL_MS)
  return { live, ask, stop }
}

describe('asking beside the live channel', () => {
  it('[1.4.21] asks every two seconds while the channel is not open', () => {
    const { ask } = watched(false)
    vi.advanceTimersByTime(1999)
    expect(ask).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(4001)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('asks nothing while it is open', () => {
    const { ask } = watched(true)
    vi.advanceTimersByTime(60_000)
    expect(ask).toHaveBeenCalledTimes(0)
  })

  it('asks once when it opens, stops, and starts again when it is lost', () => {
    const { live, ask } = watched(false)
    vi.advanceTimersByTime(2000)
    live.setOpen(true)
    expect(ask).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(60_000)
    live.setOpen(true)
    expect(ask).toHaveBeenCalledTimes(2)
    live.setOpen(false)
    vi.advanceTimersByTime(4000)
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('is over when it is stopped, whatever the channel does', () => {
    const { live, ask, stop } = watched(false)
    stop()
    live.setOpen(true)
    live.setOpen(false)
    vi.advanceTimersByTime(60_000)
    expect(ask).toHaveBeenCalledTimes(0)
  })
})

describe('what the channel tells', () => {
  it('says to screens that it opened and closed, once each', () => {
    const live = createLiveState(1)
    const heard: boolean[] = []
    live.subscribe(() => heard.push(live.getIsOpen()))
    for (const isOpen of [true, true, false, false]) live.setOpen(isOpen)
    expect(heard).toEqual([true, false])
  })

  it('says that the history has something new, to those who listen', () => {
    const live = createLiveState(1)
    const heard = vi.fn<() => void>()
    const stop = live.history.on(heard)
    live.history.tell()
    stop()
    live.history.tell()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
