/** The queue before work that is scarce, held against a slow one that looks through all of its history before each turn. */
import { fc, test as property } from '@fast-check/vitest'
import { expect } from 'vitest'
import { handClock, settled } from '../../testing/hand-clock.ts'
import { createFairQueue, type FairQueue, type QueueLimits, type WhyNot } from './fair-queue.ts'

type Step =
  | { readonly kind: 'come'; readonly orgId: number; readonly isPatient: boolean }
  | { readonly kind: 'end' | 'fail' | 'leave'; readonly which: number }
  | { readonly kind: 'pass'; readonly ms: number }

interface Entry {
  readonly at: number
  readonly orgId: number
  readonly what: 'came' | 'began' | 'left' | 'ended'
  readonly id: number
}

/** The slow queue: nothing but a log of what has happened, read from its beginning for every question. */
function slowQueue(limits: QueueLimits) {
  const log: Entry[] = []
  const idsOf = (what: Entry['what']) => log.filter((entry) => entry.what === what).map(({ id }) => id)
  const came = () => log.filter(({ what }) => what === 'came')
  const waiting = () => {
    const over = new Set([...idsOf('began'), ...idsOf('left')])
    return came().filter(({ id }) => !over.has(id))
  }
  const running = () => {
    const over = new Set(idsOf('ended'))
    const begun = new Set(idsOf('began'))
    return came().filter(({ id }) => begun.has(id) && !over.has(id))
  }
  const held = (orgId: number) => running().filter((entry) => entry.orgId === orgId).length
  /** Where in the log it last took its place behind all others. */
  const placeOf = (orgId: number) => {
    let inLine = 0
    let place = -1
    log.forEach((entry, index) => {
      if (entry.orgId !== orgId || entry.what === 'ended') return
      inLine += entry.what === 'came' ? 1 : -1
      const isNew = entry.what === 'came' && inLine === 1
      if (isNew || (entry.what === 'began' && inLine > 0)) place = index
    })
    return place
  }
  const isAlone = (orgId: number, time: number) =>
    ![...waiting(), ...running()].some((entry) => entry.orgId !== orgId) &&
    !log.some(
      ({ at, what, ...entry }) =>
        entry.orgId !== orgId && (what === 'came' || what === 'ended') && time - at < limits.rememberMs,
    )
  const counting = (orgId: number, time: number) =>
    running().filter(
      ({ id, ...entry }) =>
        entry.orgId === orgId &&
        time - (log.find((one) => one.id === id && one.what === 'began')?.at ?? 0) <
          (limits.countsMs ?? Number.POSITIVE_INFINITY),
    ).length
  const mayBegin = (orgId: number, time: number) =>
    isAlone(orgId, time) ||
    (counting(orgId, time) < limits.slotsOfOne && held(orgId) < (limits.mostOfOne ?? limits.slots))
  return {
    log,
    waiting,
    running,
    mayBegin,
    refusalOf(orgId: number, isPatient: boolean): WhyNot | undefined {
      const own = waiting().filter((entry) => entry.orgId === orgId).length
      if (isPatient) return undefined
      if (own >= limits.waitingOfOne) return 'ownFull'
      return own > 0 && waiting().length >= limits.waiting ? 'full' : undefined
    },
    /** What begins now. */
    serve(time: number): Entry[] {
      const begun: Entry[] = []
      while (running().length < limits.slots) {
        const orgs = [...new Set(waiting().map(({ orgId }) => orgId))].filter((orgId) =>
          mayBegin(orgId, time),
        )
        const [chosen] = orgs.toSorted(
          (one, other) => held(one) - held(other) || placeOf(one) - placeOf(other),
        )
        const first = waiting().find(({ orgId }) => orgId === chosen)
        if (!first) return begun
        log.push({ ...first, at: time, what: 'began' })
        begun.push(first)
      }
      return begun
    },
  }
}

const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('come' as const),
        orgId: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 })),
        isPatient: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.boolean()),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constantFrom('end' as const, 'fail' as const), which: fc.nat(9) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), which: fc.nat(9) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 12 }) }),
    },
  ),
  { maxLength: 60, size: 'max' },
)
const anyLimits = fc
  .record({
    slots: fc.integer({ min: 1, max: 4 }),
    slotsOfOne: fc.integer({ min: 1, max: 4 }),
    waitingOfOne: fc.integer({ min: 1, max: 5 }),
    waiting: fc.integer({ min: 2, max: 9 }),
    rememberMs: fc.constantFrom(0, 0, 10),
    countsMs: fc.constantFrom(undefined, undefined, 4),
    mostOfOne: fc.integer({ min: 1, max: 4 }),
  })
  .map(
    ({ countsMs, ...one }): QueueLimits => ({
      ...one,
      slotsOfOne: Math.min(one.slots, one.slotsOfOne),
      ...(countsMs === undefined ? {} : { countsMs }),
    }),
  )

/**
 * Holds what began against what is promised, without the rules of either queue: first come, first served within an organization;
 * while one waits and nothing of it runs, no other begins twice before it; no slot is free that somebody may have.
 */
function promises(limits: QueueLimits) {
  const overtaken = new Map<number, Set<number>>()
  const last = new Map<number, number>()
  return {
    began({ id, orgId }: Pick<Entry, 'id' | 'orgId'>, slow: ReturnType<typeof slowQueue>) {
      expect(id).toBeGreaterThan(last.get(orgId) ?? -1)
      last.set(orgId, id)
      overtaken.delete(orgId)
      const idle = (one: number) => !slow.running().some((entry) => entry.orgId === one)
      for (const one of new Set(slow.waiting().map((entry) => entry.orgId))) {
        if (one === orgId || !idle(one)) continue
        const others = overtaken.get(one) ?? new Set()
        expect(others).not.toContain(orgId)
        overtaken.set(one, others.add(orgId))
      }
    },
    after(slow: ReturnType<typeof slowQueue>, counts: ReturnType<FairQueue['counts']>, time: number) {
      expect(counts).toEqual({ waiting: slow.waiting().length, running: slow.running().length })
      expect(counts.running).toBeLessThanOrEqual(limits.slots)
      if (counts.running < limits.slots)
        for (const { orgId } of slow.waiting()) expect(slow.mayBegin(orgId, time)).toBe(false)
      const waits = new Set(slow.waiting().map(({ orgId }) => orgId))
      for (const one of overtaken.keys()) if (!waits.has(one)) overtaken.delete(one)
    },
  }
}

async function play(limits: QueueLimits, list: readonly Step[]): Promise<void> {
  const clock = handClock()
  const queue = createFairQueue(limits, undefined, clock)
  const slow = slowQueue(limits)
  const promised = promises(limits)
  const begun: number[] = []
  let before = 0
  /** Holds what has begun since against what the slow queue lets begin. */
  async function hold(): Promise<void> {
    await settled()
    const expected = slow.serve(clock.now())
    expect(begun.slice(before)).toEqual(expected.map(({ id }) => id))
    before = begun.length
    for (const entry of expected) promised.began(entry, slow)
    promised.after(slow, queue.counts(), clock.now())
  }
  const ends = new Map<number, (isFailure: boolean) => void>()
  const leavings = new Map<number, AbortController>()
  let nextId = 0
  for (const step of list) {
    const time = clock.now()
    if (step.kind === 'pass') {
      // Passing time alone is no occasion to begin, unless something counts no more.
      for (let ms = 0; ms < step.ms; ms += 1) if (clock.tick()) await hold()
      continue
    }
    if (step.kind === 'come') {
      const id = nextId
      nextId += 1
      const leaving = new AbortController()
      leavings.set(id, leaving)
      const { orgId, isPatient } = step
      const refusal = slow.refusalOf(orgId, isPatient)
      const served = queue.run({ orgId, isPatient, signal: leaving.signal }, () => {
        begun.push(id)
        return new Promise<void>((resolve, reject) => {
          ends.set(id, (isFailure) => (isFailure ? reject(new Error('no')) : resolve()))
        })
      })
      served.catch(() => {})
      if (refusal === undefined) slow.log.push({ at: time, orgId, what: 'came', id })
      else expect(await served).toEqual({ ok: false, why: refusal })
    }
    if (step.kind === 'end' || step.kind === 'fail') {
      const one = slow.running()[step.which % Math.max(1, slow.running().length)]
      if (one) {
        ends.get(one.id)?.(step.kind === 'fail')
        slow.log.push({ ...one, at: time, what: 'ended' })
      }
    }
    if (step.kind === 'leave') {
      const one = slow.waiting()[step.which % Math.max(1, slow.waiting().length)]
      if (one) {
        leavings.get(one.id)?.abort()
        slow.log.push({ ...one, at: time, what: 'left' })
      }
    }
    await hold()
  }
}

property.prop([anyLimits, steps], { numRuns: 400 })(
  '[issue 17] turns come as the slow queue has them: in fair order, first come first served, with no slot left free',
  play,
)
