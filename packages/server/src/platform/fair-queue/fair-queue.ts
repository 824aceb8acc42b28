/**
 * Slots shared in turn by organizations, so that none of them can starve the others: fair queueing after Nagle (RFC 970, "On Packet
 * Switches With Infinite Storage": a queue for each source, served round robin) over several slots, as Kubernetes shares the seats of
 * its API server (KEP-1040, "Priority and Fairness for API Server Requests").
 *
 * A free slot goes to the organization with the fewest slots (max-min fairness: whoever's work takes longer gets fewer turns, without
 * anybody having to know how long it will take); among these round robin; within one first come, first served. Weighted and deficit
 * round robin (Demers, Keshav and Shenker 1989; Shreedhar and Varghese 1995) need the length of each job before it begins, which
 * nobody knows here. What runs is never taken away, so a newcomer would wait for the end of a job wherever one organization held every
 * slot: it may hold all of them only while no other has been here lately. Decision 0206.
 */

export interface QueueLimits {
  /** how many run at once */
  readonly slots: number
  /** of one organization while others are here, or have been lately */
  readonly slotsOfOne: number
  /**
   * Work that has run for so long, ms, counts no more among those slots: what waits for a lock stops nobody else of its
   * organization. Absent: it counts for as long as it runs.
   */
  readonly countsMs?: number
  /** how many one organization may hold all the same while others are here */
  readonly mostOfOne?: number
  /** how many of one organization may wait */
  readonly waitingOfOne: number
  /** how many may wait in all: past it only an organization that has nothing waiting is let in */
  readonly waiting: number
  /** how long work may wait, ms; absent: as long as it takes */
  readonly waitingMs?: number
  /** for how long an organization counts as one that is here after its last work, ms; 0: only while it waits or runs */
  readonly rememberMs: number
}

/** Whose work it is. */
export interface Turn {
  /** an organization; or whoever is not known to be of any */
  readonly orgId: number
  /** aborted when whoever asked has left: what waits then gives its place up, and what runs goes on */
  readonly signal?: AbortSignal | undefined
  /** work of ours that nobody may be refused: it waits however much does */
  readonly isPatient?: boolean
}

/** ownFull: too much of this organization waits; full: too much of all does; late: it has waited too long; left: whoever asked has gone. */
export type WhyNot = 'ownFull' | 'full' | 'late' | 'left'

/** Hears what becomes of work. */
export interface QueueObserver {
  readonly waits: (by: 1 | -1) => void
  readonly began: (waitedMs: number) => void
  readonly ended: (orgId: number, ranMs: number) => void
  readonly refused: (why: WhyNot) => void
}

export type Served<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly why: WhyNot }

export interface FairQueue {
  /** Runs `work` when it is its turn. Rejects when the work does; its slot is free again however it ends. */
  readonly run: <T>(turn: Turn, work: () => Promise<T>) => Promise<Served<T>>
  /** Why work that came now would be refused; undefined: it would not. */
  readonly refusalOf: (turn: Turn) => WhyNot | undefined
  /** What waits and what runs, of one organization or of all. */
  readonly counts: (orgId?: number) => { readonly waiting: number; readonly running: number }
}

/** The time, as tests have it in their hands. */
export interface QueueClock {
  readonly now: () => number
  /** Calls `run` once after so many ms; the returned function says that it need not. */
  readonly later: (ms: number, run: () => void) => () => void
}

const realClock: QueueClock = {
  now: () => performance.now(),
  later: (ms, run) => {
    const timer = setTimeout(run, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

interface Waiting {
  readonly orgId: number
  readonly since: number
  readonly begin: (at: number) => void
}

export function createFairQueue(
  limits: QueueLimits,
  observer?: QueueObserver,
  { now, later }: QueueClock = realClock,
): FairQueue {
  /** Organizations with work that waits, in the order of their turns; each with its work in the order it came. */
  const ring = new Map<number, Waiting[]>()
  /** When the work of each organization that runs has begun, the longest ago first. */
  const running = new Map<number, number[]>()
  /** When each organization was last here, the longest ago first; what is older than `rememberMs` goes. */
  const seen = new Map<number, number>()
  let busy = 0
  let waiting = 0
  let forgetWaking = () => {}

  function note(orgId: number): void {
    seen.delete(orgId)
    seen.set(orgId, now())
    forget()
  }

  function forget(): void {
    const time = now()
    for (const [known, at] of seen) {
      if (time - at < limits.rememberMs) return
      seen.delete(known)
    }
  }

  function othersAreHere(orgId: number): boolean {
    forget()
    return [ring, running, seen].some((known) => known.size > (known.has(orgId) ? 1 : 0))
  }

  const heldBy = (orgId: number): readonly number[] => running.get(orgId) ?? []

  /** Whether an organization holds as much as it may while others are here. */
  function hasItsShare(orgId: number): boolean {
    const held = heldBy(orgId)
    const time = now()
    const counting =
      limits.countsMs === undefined
        ? held.length
        : held.filter((begun) => time - begun < (limits.countsMs ?? 0)).length
    return counting >= limits.slotsOfOne || held.length >= (limits.mostOfOne ?? limits.slots)
  }

  /** Whose turn it is; undefined: nobody's who waits. */
  function next(): number | undefined {
    let chosen: number | undefined
    let fewest = Number.POSITIVE_INFINITY
    for (const orgId of ring.keys()) {
      const held = heldBy(orgId).length
      if (held >= fewest || (hasItsShare(orgId) && othersAreHere(orgId))) continue
      chosen = orgId
      fewest = held
    }
    return chosen
  }

  /** Somebody who waits may have a free slot once what runs counts no more. */
  function wakeLater(): void {
    forgetWaking()
    const { countsMs } = limits
    if (countsMs === undefined || waiting === 0 || busy >= limits.slots) return
    const time = now()
    const dues = [...ring.keys()]
      .flatMap((orgId) => heldBy(orgId).map((begun) => begun + countsMs - time))
      .filter((ms) => ms > 0)
    if (dues.length > 0) forgetWaking = later(Math.min(...dues), serve)
  }

  function leaveRing(orgId: number, queue: Waiting[]): void {
    waiting -= 1
    observer?.waits(-1)
    if (queue.length === 0) ring.delete(orgId)
  }

  function serve(): void {
    while (busy < limits.slots) {
      const orgId = next()
      const queue = orgId === undefined ? undefined : ring.get(orgId)
      const first = queue?.shift()
      if (orgId === undefined || !queue || !first) break
      // Behind all others, for its next turn.
      ring.delete(orgId)
      ring.set(orgId, queue)
      leaveRing(orgId, queue)
      busy += 1
      const begun = now()
      running.set(orgId, [...heldBy(orgId), begun])
      observer?.began(begun - first.since)
      first.begin(begun)
    }
    wakeLater()
  }

  function release(orgId: number, begun: number): void {
    busy -= 1
    const held = [...heldBy(orgId)]
    held.splice(held.indexOf(begun), 1)
    if (held.length === 0) running.delete(orgId)
    else running.set(orgId, held)
    note(orgId)
    serve()
  }

  function refusalOf({ orgId, signal, isPatient }: Turn): WhyNot | undefined {
    if (signal?.aborted) return 'left'
    if (isPatient) return undefined
    const own = ring.get(orgId)?.length ?? 0
    if (own >= limits.waitingOfOne) return 'ownFull'
    return waiting >= limits.waiting && own > 0 ? 'full' : undefined
  }

  /** Resolves when the turn has come, with that moment; or with why it never will. */
  function turnOf({ orgId, signal, isPatient }: Turn): Promise<WhyNot | number> {
    return new Promise((resolve) => {
      const queue = ring.get(orgId) ?? []
      const entry: Waiting = {
        orgId,
        since: now(),
        begin: (at) => {
          forgetLate()
          signal?.removeEventListener('abort', leave)
          resolve(at)
        },
      }
      function giveUp(why: WhyNot): void {
        forgetLate()
        signal?.removeEventListener('abort', leave)
        queue.splice(queue.indexOf(entry), 1)
        leaveRing(orgId, queue)
        resolve(why)
        serve()
      }
      const leave = () => giveUp('left')
      const { waitingMs } = limits
      const forgetLate =
        waitingMs === undefined || isPatient === true ? () => {} : later(waitingMs, () => giveUp('late'))
      signal?.addEventListener('abort', leave, { once: true })
      queue.push(entry)
      ring.set(orgId, queue)
      waiting += 1
      observer?.waits(1)
      note(orgId)
      serve()
    })
  }

  async function run<T>(turn: Turn, work: () => Promise<T>): Promise<Served<T>> {
    const begun = refusalOf(turn) ?? (await turnOf(turn))
    if (typeof begun !== 'number') {
      observer?.refused(begun)
      return { ok: false, why: begun }
    }
    try {
      return { ok: true, data: await work() }
    } finally {
      observer?.ended(turn.orgId, now() - begun)
      release(turn.orgId, begun)
    }
  }

  return {
    run,
    refusalOf,
    counts: (orgId) =>
      orgId === undefined
        ? { waiting, running: busy }
        : { waiting: ring.get(orgId)?.length ?? 0, running: heldBy(orgId).length },
  }
}
