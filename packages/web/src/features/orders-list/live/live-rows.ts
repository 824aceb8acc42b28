/** What a message of the live channel makes of the page: rows in their places, and none that is older than what is shown. */
import type { LiveListMessage } from '@orderwright/contract'
import type { OrdersAnswer } from '../orders-query.ts'

type RowsMessage = Extract<LiveListMessage, { type: 'rows' }>

export function withRows(
  answer: OrdersAnswer,
  { rows, goneIds }: Pick<RowsMessage, 'rows' | 'goneIds'>,
): OrdersAnswer {
  const newer = new Map(rows.map((row) => [row.id, row]))
  const gone = new Set(goneIds)
  const productOrders = answer.data.productOrders
    .filter(({ id }) => !gone.has(id))
    .map((row) => {
      const next = newer.get(row.id)
      return next && next.version > row.version ? next : row
    })
  return { ...answer, data: { ...answer.data, productOrders } }
}
