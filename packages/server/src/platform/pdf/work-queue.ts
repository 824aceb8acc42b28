/** Work done a few at a time, with a limit to how many may wait: twenty requests at once must not exhaust the machine. */

export interface WorkQueue {
  /** Runs `work` when it is its turn; undefined at once when too many wait already. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T> | undefined
}

export function createWorkQueue(limits: { readonly atOnce: number; readonly waiting: number }): WorkQueue {
  const turns: (() => void)[] = []
  let running = 0
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.atOnce) await new Promise<void>((resolve) => turns.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place is handed on, never free in between: nobody overtakes who waits.
      const next = turns.shift()
      if (next) next()
      else running -= 1
    }
  }
  return {
    run: (work) => (turns.length >= limits.waiting ? undefined : inTurn(work)),
  }
}
