/** A time for the tests of queues, which goes on when it is told to. */
import type { QueueClock } from '../platform/fair-queue/fair-queue.ts'

/** Until all that has been resolved is known. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A clock that stands still until it is told to go on, a millisecond at a time. */
export function handClock(): QueueClock & { readonly tick: () => boolean } {
  let time = 0
  let timers: { readonly at: number; readonly run: () => void }[] = []
  return {
    now: () => time,
    later: (ms, run) => {
      const timer = { at: time + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    /** Goes on; whether anything was to be done then. */
    tick: () => {
      time += 1
      const due = timers.filter(({ at }) => at <= time)
      timers = timers.filter(({ at }) => at > time)
      for (const { run } of due) run()
      return due.length > 0
    },
  }
}
