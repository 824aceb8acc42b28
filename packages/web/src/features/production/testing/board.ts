/** A board in tests: its cards, and a server that is driven by hand. */
import { type BodyOf, type BoardOrder, type endpoints, type ProductionBoard } from '@orderwright/contract'
import { trust } from '@orderwright/domain/units'
import { QueryObserver } from '@tanstack/react-query'
import { onTestFinished, vi } from 'vitest'
import { queryClient } from '../../../lib/api/api.ts'
import { stubLiveList } from '../../../lib/api/testing/live-list.ts'
import { type BoardBody, boardQuery } from '../board-data.ts'

export function card(id: number, day: string | null, more: Partial<BoardOrder> = {}): BoardOrder {
  return {
    id,
    version: 1,
    orgSpecificId: id,
    title: `Card ${id}`,
    userId: 7,
    firmName: '',
    productInstancesCount: 1,
    trackingNumber: '',
    statusKey: 'making',
    due: day === null ? null : { day, by: 'hand', startDay: null, workingDays: null },
    isLate: false,
    ...more,
  }
}

/** A call of the page that waits for its answer. */
interface Asked {
  readonly body: BodyOf<typeof endpoints.getProductionBoard>
  readonly answer: (more: Partial<ProductionBoard>) => void
  readonly refuse: () => void
}

export const boardOf: BoardBody = { orgId: 1, searchTerm: '', isLate: false }

/** how many answers were given, and how many of them the page has read */
let given = 0
let read = 0

/** An answer that is counted, and counted again when it was read. */
function counted(body: object, status = 200): Response {
  given += 1
  const answer = Response.json(body, { status })
  const json = answer.json.bind(answer)
  return Object.assign(answer, {
    json: async () => {
      const value: unknown = await json()
      read += 1
      return value
    },
  })
}

/** Opens a board that is looked at; `asked`: its calls, the oldest first. */
export function openBoard(body: BoardBody = boardOf) {
  const asked: Asked[] = []
  const streams = stubLiveList(
    (init) =>
      new Promise<Response>((resolve) => {
        asked.push({
          body: trust<Asked['body']>(JSON.parse(typeof init.body === 'string' ? init.body : '{}')),
          answer: (more) =>
            resolve(
              counted({
                orders: [],
                customers: [],
                today: '2026-11-04',
                secondsOfDayLeft: 3600,
                hasMore: false,
                ...more,
              }),
            ),
          refuse: () => resolve(counted({ error: { code: 'notFound', message: 'No.' } }, 404)),
        })
      }),
  )
  const observer = new QueryObserver(queryClient, boardQuery(body))
  const leave = observer.subscribe(() => {})
  onTestFinished(() => {
    leave()
    queryClient.clear()
  })
  return {
    /** The next call, which has come or will come. */
    async next(): Promise<Asked> {
      const call = await vi.waitUntil(() => asked.shift())
      return call
    },
    asked,
    streams,
    /** titles of the cards, by due day */
    titles: () => observer.getCurrentResult().data?.orders.map(({ title }) => title),
    result: () => observer.getCurrentResult(),
  }
}

/** Waits until every answer was read, and then for one turn, in which happens what waits for nothing else. */
export async function settle(): Promise<void> {
  await vi.waitUntil(() => read === given, { interval: 1 })
  await new Promise((resolve) => setTimeout(resolve))
}
