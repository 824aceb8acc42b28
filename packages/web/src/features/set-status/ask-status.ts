/** Sets the status of an order as a press on a dot of it does, with all that is asked before. Fetched when somebody sets one. [1.4.05] */
import { type CallResult, endpoints, type ResponseOf } from '@orderwright/contract'
import type { StatusDot } from '@orderwright/domain/orders'
import { call } from '../../lib/api/api.ts'
import type { Viewer } from '../../lib/session/session.tsx'
import { offerBackorder } from '../stock/offer-backorder.ts'
import { confirmStatus } from './confirm-status.ts'

export interface StatusStep {
  readonly productOrderId: number
  readonly orgId: number
  readonly caller: Viewer['caller']
  readonly dot: StatusDot
  /** all of the order, in their order */
  readonly dots: readonly StatusDot[]
  readonly skipNotifyingGuest: boolean
  /** called when nothing speaks against it, before it is sent */
  readonly onSend?: () => void
}

/** What the server answers; null: the person would rather not. */
export async function askStatus({
  dot,
  dots,
  caller,
  onSend,
  ...step
}: StatusStep): Promise<CallResult<ResponseOf<typeof endpoints.updateOrderStatus>> | null> {
  if (!(await confirmStatus(dot, dots))) return null
  onSend?.()
  return offerBackorder((more) =>
    call(endpoints.updateOrderStatus, { ...step, ...caller, statusKey: dot.key, ...more }),
  )
}
