/** The queue before the renderer. */
import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('twenty at once: never more than two run, all are done, in the order they came', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 40 })
  let running = 0
  let most = 0
  const begun: number[] = []
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      await queue.run(async () => {
        running += 1
        most = Math.max(most, running)
        begun.push(index)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
      })
    }),
  )
  expect(most).toBe(2)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index))
})

test('who comes when too many wait is turned away at once, and the others are served', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 })
  const { open, opened } = gate()
  const first = queue.run(() => opened)
  const second = queue.run(async () => 'second')
  expect(queue.run(async () => 'third')).toBeUndefined()
  open()
  await first
  expect(await second).toBe('second')
  expect(await queue.run(async () => 'fourth')).toBe('fourth')
})

test('work that fails gives its place on', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 5 })
  const failed = queue.run(() => Promise.reject(new Error('no')))
  const next = queue.run(async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})
