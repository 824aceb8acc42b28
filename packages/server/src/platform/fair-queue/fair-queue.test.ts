/** The queue before work that is scarce, held against a slow one that looks through all of its history before each turn. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import {
  createFairQueue,
  type FairQueue,
  type QueueClock,
  type QueueLimits,
  type WhyNot,
} from './fair-queue.ts'

const roomy: QueueLimits = { slots: 2, slotsOfOne: 1, waitingOfOne: 50, waiting: 500, rememberMs: 0 }
/** Until all that has been resolved is known. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A clock that stands still until it is told to go on, a millisecond at a time. */
function handClock(): QueueClock & { readonly tick: () => boolean } {
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

/** Work that ends when the test says so. */
function worksOn(queue: FairQueue) {
  const begun: string[] = []
  const refused: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  return {
    begun,
    refused,
    async come(name: string, orgId: number, signal?: AbortSignal): Promise<void> {
      const work = () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name)
          ends.set(name, (error) => (error ? reject(error) : resolve(name)))
        })
      void queue.run({ orgId, signal }, work).then(
        (served) => served.ok || refused.push(`${name} ${served.why}`),
        () => {},
      )
      await settled()
    },
    async end(name: string, error?: Error): Promise<void> {
      ends.get(name)?.(error)
      await settled()
    },
  }
}

test('[issue 17] whoever has sent fifty lets another one have the next turn', async () => {
  const queue = createFairQueue(roomy)
  const works = worksOn(queue)
  for (let number = 0; number < 50; number += 1) await works.come(`flood ${number}`, 1)
  // Alone it has every slot.
  expect(works.begun).toEqual(['flood 0', 'flood 1'])
  await works.come('other 0', 2)
  await works.come('other 1', 2)
  await works.end('flood 0')
  await works.end('other 0')
  await works.end('flood 1')
  expect(works.begun).toEqual(['flood 0', 'flood 1', 'other 0', 'other 1', 'flood 2'])
})

test('[issue 17] while another has been here lately one organization leaves a slot free, and after it takes all again', async () => {
  const clock = handClock()
  const queue = createFairQueue({ ...roomy, rememberMs: 100 }, undefined, clock)
  const works = worksOn(queue)
  await works.come('other', 2)
  await works.end('other')
  for (const name of ['a', 'b', 'c', 'd']) await works.come(name, 1)
  expect(works.begun).toEqual(['other', 'a'])
  await works.come('other again', 2)
  expect(works.begun).toEqual(['other', 'a', 'other again'])
  await works.end('other again')
  for (let ms = 0; ms < 100; ms += 1) clock.tick()
  await works.end('a')
  expect(works.begun).toEqual(['other', 'a', 'other again', 'b', 'c'])
})

test('[issue 17] an organization whose work takes long has no more of the slots than one whose work is short', async () => {
  const queue = createFairQueue(roomy)
  const works = worksOn(queue)
  for (const name of ['long 0', 'long 1', 'long 2']) await works.come(name, 1)
  for (const name of ['short 0', 'short 1', 'short 2']) await works.come(name, 2)
  await works.end('long 0')
  await works.end('short 0')
  await works.end('short 1')
  expect(works.begun).toEqual(['long 0', 'long 1', 'short 0', 'short 1', 'short 2'])
})

test('[issue 17] whose own queue is full is refused at once, and nobody else is', async () => {
  const queue = createFairQueue({ ...roomy, slots: 1, waitingOfOne: 2, waiting: 3 })
  const works = worksOn(queue)
  for (const name of ['a', 'b', 'c', 'd']) await works.come(name, 1)
  expect(works.refused).toEqual(['d ownFull'])
  await works.come('x', 2)
  await works.come('y', 2)
  expect(works.refused).toEqual(['d ownFull', 'y full'])
  // All of it is full, and whoever has nothing waiting still gets in.
  await works.come('z', 3)
  expect(queue.counts()).toEqual({ waiting: 4, running: 1 })
  for (const name of ['a', 'b', 'x', 'z', 'c']) await works.end(name)
  expect(works.begun).toEqual(['a', 'b', 'x', 'z', 'c'])
})

test('[issue 17] whoever leaves while waiting gives the place up, and what fails gives its slot on', async () => {
  const queue = createFairQueue({ ...roomy, slots: 1, waitingOfOne: 2 })
  const works = worksOn(queue)
  const leaving = new AbortController()
  await works.come('fails', 1)
  await works.come('leaves', 1, leaving.signal)
  await works.come('stays', 1)
  leaving.abort()
  await works.come('comes', 1)
  expect(works.refused).toEqual(['leaves left'])
  await works.end('fails', new Error('no'))
  expect(works.begun).toEqual(['fails', 'stays'])
  await works.end('stays')
  await works.end('comes')
  expect(queue.counts()).toEqual({ waiting: 0, running: 0 })
  await works.come('gone before', 1, AbortSignal.abort())
  expect(works.refused).toEqual(['leaves left', 'gone before left'])
})

test('[issue 17] work that takes long counts no more among the slots of its organization, up to a bound', async () => {
  const clock = handClock()
  const limits = { ...roomy, slots: 5, countsMs: 3, mostOfOne: 3, rememberMs: 1000 }
  const works = worksOn(createFairQueue(limits, undefined, clock))
  await works.come('other', 2)
  for (const name of ['a', 'b', 'c', 'd']) await works.come(name, 1)
  expect(works.begun).toEqual(['other', 'a'])
  const pass = async (ms: number) => {
    for (let one = 0; one < ms; one += 1) clock.tick()
    await settled()
  }
  await pass(2)
  expect(works.begun).toEqual(['other', 'a'])
  await pass(1)
  expect(works.begun).toEqual(['other', 'a', 'b'])
  await pass(3)
  expect(works.begun).toEqual(['other', 'a', 'b', 'c'])
  await pass(9)
  expect(works.begun).toEqual(['other', 'a', 'b', 'c'])
  await works.end('a')
  expect(works.begun).toEqual(['other', 'a', 'b', 'c', 'd'])
})

test('[issue 17] what has waited for as long as it may is refused, and work of ours is not', async () => {
  const clock = handClock()
  const queue = createFairQueue({ ...roomy, slots: 1, waitingMs: 2 }, undefined, clock)
  const works = worksOn(queue)
  await works.come('a', 1)
  await works.come('b', 1)
  const own = queue.run({ orgId: 1, isPatient: true }, async () => 'done')
  clock.tick()
  await settled()
  expect(works.refused).toEqual([])
  clock.tick()
  await settled()
  expect(works.refused).toEqual(['b late'])
  await works.end('a')
  expect(await own).toEqual({ ok: true, data: 'done' })
})

test('work that rejects is the caller\u2019s to hear of', async () => {
  const queue = createFairQueue(roomy)
  await expect(queue.run({ orgId: 1 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(
    queue.run({ orgId: 1 }, () => {
      throw new Error('at once')
    }),
  ).rejects.toThrow('at once')
  expect(queue.counts(1)).toEqual({ waiting: 0, running: 0 })
})

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
