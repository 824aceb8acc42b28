/**
 * Orders of the board that have changed are read again, card by card. One read runs at a time, and none beside one of all cards: whichever
 * answer comes last is the one that was asked for last.
 */
import { endpoints, type ProductionBoard } from '@orderwright/contract'
import { hashKey } from '@tanstack/react-query'
import { call, queryClient } from '../../lib/api/api.ts'
import { changeKept } from '../../lib/api/change-kept.ts'
import { type BoardBody, boardQuery, withRead } from './board-data.ts'

/** More changed orders than this are read with all others. */
const MAX_AT_ONCE = 500

interface Reads {
  /** orders that are not read yet */
  readonly waiting: Set<number>
  readonly end: Promise<void>
}

/** by the board that shows them */
const running = new Map<string, Reads>()

/** Reads these orders again for one board; resolves when it shows them as they are. */
export function readAgain(body: BoardBody, orderIds: readonly number[]): Promise<void> {
  const key = hashKey(boardQuery(body).queryKey)
  const known = running.get(key)
  if (known) {
    for (const id of orderIds) known.waiting.add(id)
    return known.end
  }
  if (orderIds.length === 0) return Promise.resolve()
  const waiting = new Set(orderIds)
  const end = readAll(key, body, waiting)
  running.set(key, { waiting, end })
  return end
}

/** Reads all cards again of the board that is looked at, and of the others when they are looked at. */
export function readBoardAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [endpoints.getProductionBoard.name] })
}

/** Other boards than this one are read again when they are looked at. */
export function othersAreOld(body: BoardBody): void {
  const shown = hashKey(boardQuery(body).queryKey)
  void queryClient.invalidateQueries({
    queryKey: [endpoints.getProductionBoard.name],
    refetchType: 'none',
    predicate: ({ queryHash }) => queryHash !== shown,
  })
}

async function readAll(key: string, body: BoardBody, waiting: Set<number>): Promise<void> {
  try {
    while (waiting.size > 0) {
      const ids = [...waiting]
      waiting.clear()
      if (!(await read(body, ids))) for (const id of ids) waiting.add(id)
    }
  } finally {
    // In the same breath as the last look at what waits: what comes afterwards is read by another run.
    running.delete(key)
  }
}

/** Reads these cards into the board; false: all cards were asked for meanwhile, and who knows which answer is the newer one. */
async function read(body: BoardBody, orderIds: number[]): Promise<boolean> {
  const { queryKey } = boardQuery(body)
  const query = queryClient.getQueryCache().find<ProductionBoard>({ queryKey })
  await query?.promise?.catch(() => {})
  const before = query?.state
  // What is not there will be as new as can be.
  if (!before?.data) return true
  const all = async () => {
    await queryClient.invalidateQueries({ queryKey })
    return true
  }
  if (orderIds.length > MAX_AT_ONCE) return all()
  const result = await call(endpoints.getProductionBoard, { ...body, orderIds })
  if (!result.ok) return all()
  const after = query?.state
  if (after?.fetchStatus !== 'idle' || after.dataUpdatedAt !== before.dataUpdatedAt) return false
  // On another day other cards are late.
  if (result.data.today !== before.data.today) return all()
  const changed = new Set(orderIds)
  changeKept<ProductionBoard>(queryKey, (board) => withRead(board, changed, result.data))
  return true
}
