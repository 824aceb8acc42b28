/** A shortage in a sentence: employees read how much is missing, customers that it is. */
import type { OrderShortage } from '@orderwright/contract'
import { stockMessages as words } from '@orderwright/domain/messages'
import type { OrderStock } from './use-order-stock.ts'

export function shortageText(
  { title, isOut, wanted, missing }: OrderShortage,
  stage: OrderStock['stage'],
): string {
  if (wanted === undefined || missing === undefined)
    return isOut ? words.isOut({ title }) : words.isShort({ title })
  return stage === 'open' ? words.missing({ title, wanted, missing }) : words.backordered({ title, missing })
}
