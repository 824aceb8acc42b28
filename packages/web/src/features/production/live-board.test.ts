import { expect, it, onTestFinished } from 'vitest'
import { queryClient } from '../../lib/api/api.ts'
import { nextStream, send } from '../../lib/api/testing/live-list.ts'
import { boardQuery } from './board-data.ts'
import { connectBoard } from './live-board.ts'
import { boardOf, card, openBoard, settle } from './testing/board.ts'

const day = '2026-11-20'

async function listening() {
  const board = openBoard()
  const whole = await board.next()
  whole.answer({ orders: [card(1, day)] })
  await settle()
  onTestFinished(connectBoard(() => boardOf))
  const stream = () => nextStream(board.streams)
  return { board, stream }
}

it('[issue 18] a board that comes back asks for all its cards: nobody has told what it missed', async () => {
  const { board, stream } = await listening()
  const first = await stream()
  send(first, { type: 'ready' })
  const opening = await board.next()
  opening.answer({ orders: [card(1, day)] })
  await settle()
  first.close()
  const second = await stream()
  expect(board.asked).toEqual([])
  send(second, { type: 'ready' })
  const again = await board.next()
  expect(again.body.orderIds).toBeUndefined()
  again.answer({ orders: [card(1, day, { title: 'Renamed meanwhile' }), card(2, day)] })
  await settle()
  expect(board.titles()).toEqual(['Renamed meanwhile', 'Card 2'])
})

it('[issue 18] a deleted order leaves the board, and what else was filtered is old', async () => {
  const { board, stream } = await listening()
  const filtered = boardQuery({ ...boardOf, searchTerm: 'villa' })
  queryClient.setQueryData(filtered.queryKey, board.result().data)
  send(await stream(), { type: 'others', orderIds: [1] })
  const read = await board.next()
  expect(read.body.orderIds).toEqual([1])
  read.answer({ orders: [] })
  await settle()
  expect(board.titles()).toEqual([])
  expect(queryClient.getQueryState(filtered.queryKey)?.isInvalidated).toBe(true)
  // Nobody looks at it.
  expect(board.asked).toEqual([])
})
