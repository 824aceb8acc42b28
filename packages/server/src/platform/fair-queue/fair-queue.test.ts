/** The queue before work that is scarce. */
import { expect, test } from 'vitest'
import { createFairQueue, type FairQueue, type QueueLimits } from './fair-queue.ts'
import { handClock, settled } from '../../testing/hand-clock.ts'

const roomy: QueueLimits = { slots: 2, slotsOfOne: 1, waitingOfOne: 50, waiting: 500, rememberMs: 0 }
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
