import { expect, it, onTestFinished } from 'vitest'
import { queryClient } from '../../lib/api/api.ts'
import { readAgain } from './read-again.ts'
import { boardOf, card, openBoard, settle } from './testing/board.ts'

const early = '2026-11-02'
const late = '2026-11-20'

async function opened() {
  const board = openBoard()
  const whole = await board.next()
  whole.answer({ orders: [card(1, early), card(2, late)] })
  await settle()
  expect(board.titles()).toEqual(['Card 1', 'Card 2'])
  return board
}

it('[issue 18] a card that changed is read alone, and the board stays as old as it is', async () => {
  const board = await opened()
  const { dataUpdatedAt } = board.result()
  const reading = readAgain(boardOf, [1])
  const { body, answer } = await board.next()
  expect(body.orderIds).toEqual([1])
  answer({ orders: [card(1, early, { title: 'Renamed' })] })
  await reading
  expect(board.titles()).toEqual(['Renamed', 'Card 2'])
  expect(board.result().dataUpdatedAt).toBe(dataUpdatedAt)
})

it('[issue 18] of two changes the later one stands: the second is read after the first, whichever answer would come first', async () => {
  const board = await opened()
  const reading = [readAgain(boardOf, [1]), readAgain(boardOf, [1, 2])]
  const first = await board.next()
  await settle()
  expect(board.asked).toEqual([])
  first.answer({ orders: [card(1, early, { title: 'First' })] })
  const second = await board.next()
  expect(second.body.orderIds).toEqual([1, 2])
  second.answer({ orders: [card(2, late, { title: 'Second' })] })
  await Promise.all(reading)
  // The first card has left the board meanwhile, and no older answer brings it back.
  expect(board.titles()).toEqual(['Second'])
})

it.each(Array.from({ length: 8 }, (_, steps) => ({ steps })))(
  '[issue 18] what changes just as a read ends is read too, $steps steps after the card was changed',
  async ({ steps }) => {
    const board = await opened()
    let later: Promise<void> | undefined
    const stop = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') later ??= changeAfter(steps)
    })
    onTestFinished(stop)
    const first = readAgain(boardOf, [1])
    const one = await board.next()
    one.answer({ orders: [card(1, early)] })
    const next = await board.next()
    expect(next.body.orderIds).toEqual([2])
    next.answer({ orders: [card(2, late, { title: 'Newer' })] })
    await Promise.all([first, later])
    expect(board.titles()).toEqual(['Card 1', 'Newer'])
  },
)

/** The second card changes so many turns of what waits for promises later. */
async function changeAfter(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await Promise.resolve()
  await readAgain(boardOf, [2])
}

it('[issue 18] what changes while all cards are asked for is read after them', async () => {
  const board = openBoard()
  const reading = readAgain(boardOf, [1])
  const whole = await board.next()
  await settle()
  expect(board.asked).toEqual([])
  whole.answer({ orders: [card(1, early)] })
  const again = await board.next()
  again.answer({ orders: [card(1, early, { title: 'Newer' })] })
  await reading
  expect(board.titles()).toEqual(['Newer'])
})

it('[issue 18] a card whose answer was overtaken by one of all cards is read once more', async () => {
  const board = await opened()
  const reading = readAgain(boardOf, [1])
  const old = await board.next()
  void board.result().refetch()
  const whole = await board.next()
  whole.answer({ orders: [card(1, early, { title: 'Newest' }), card(2, late)] })
  await settle()
  old.answer({ orders: [card(1, early, { title: 'Old' })] })
  const again = await board.next()
  expect(board.titles()).toEqual(['Newest', 'Card 2'])
  again.answer({ orders: [card(1, early, { title: 'Newest' })] })
  await reading
  expect(board.titles()).toEqual(['Newest', 'Card 2'])
})

it('[issue 18] on another day all cards are asked for: others are late then', async () => {
  const board = await opened()
  const reading = readAgain(boardOf, [2])
  const one = await board.next()
  one.answer({ today: '2026-11-05', orders: [card(2, late)] })
  const whole = await board.next()
  expect(whole.body.orderIds).toBeUndefined()
  whole.answer({ today: '2026-11-05', orders: [card(1, early, { isLate: true }), card(2, late)] })
  await reading
  expect(board.result().data?.orders.map(({ isLate }) => isLate)).toEqual([true, false])
  expect(board.result().data?.today).toBe('2026-11-05')
})

it('[issue 18] cards that can not be read alone, and very many, are read with all others', async () => {
  const board = await opened()
  const refused = readAgain(boardOf, [1])
  const one = await board.next()
  one.refuse()
  const whole = await board.next()
  expect(whole.body.orderIds).toBeUndefined()
  whole.answer({ orders: [card(2, late)] })
  await refused
  const many = readAgain(
    boardOf,
    Array.from({ length: 501 }, (_, index) => index + 1),
  )
  const all = await board.next()
  expect(all.body.orderIds).toBeUndefined()
  all.answer({ orders: [] })
  await many
  expect(board.titles()).toEqual([])
})
