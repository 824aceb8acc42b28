/** What is done with several orders, one after the other. */
import { expect, it } from 'vitest'
import { runEach } from './run-each.ts'

it('[issue 18] one that is refused keeps none of the others from being changed, and is named with its reason', async () => {
  const began: number[] = []
  const counted: number[] = []
  let isBusy = false
  const outcome = await runEach(
    [1, 2, 3],
    async (item) => {
      expect(isBusy).toBe(false)
      isBusy = true
      began.push(item)
      await Promise.resolve()
      isBusy = false
      return item === 2
        ? { ok: false, error: { status: 422, code: 'refused', message: 'It is archived.' } }
        : { ok: true, data: item * 10 }
    },
    (count) => counted.push(count),
  )
  expect(began).toEqual([1, 2, 3])
  expect(counted).toEqual([1, 2, 3])
  expect(outcome).toEqual({
    done: [
      { item: 1, result: 10 },
      { item: 3, result: 30 },
    ],
    failed: [{ item: 2, error: { status: 422, code: 'refused', message: 'It is archived.' } }],
  })
})
