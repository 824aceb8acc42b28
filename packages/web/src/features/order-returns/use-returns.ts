/** The returns of the open order: loaded, heard of live, asked for, decided, received and credited. */
import {
  type BodyOf,
  type CallResult,
  endpoints,
  type OrderReturnView,
  type ResponseOf,
} from '@orderwright/contract'
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import type { ReturnDecision } from '@orderwright/domain/order-returns'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call, callQuery, queryClient } from '../../lib/api/api.ts'
import { createPressKeys } from '../../lib/api/press-keys.ts'
import { isAway } from '../../lib/api/try-again.ts'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { type OrderCall, useOrderCall } from '../open-order/use-order-call.ts'

type Returns = ResponseOf<typeof endpoints.getOrderReturns>
type Changed = CallResult<{ orderReturn: OrderReturnView }>
export type ReturnRequest = Pick<
  BodyOf<typeof endpoints.requestOrderReturn>,
  'items' | 'reason' | 'words' | 'problemId'
>
export type ReceivedItems = BodyOf<typeof endpoints.receiveOrderReturn>['items']
export type CreditTyped = Pick<
  BodyOf<typeof endpoints.closeOrderReturn>,
  'feeInCents' | 'givesShipping' | 'amountInCents' | 'words'
>

const none: Returns = { returns: [], returnable: [], mayRequest: false }

export function useReturns() {
  const order = useOrderCall()
  const query = useQuery(callQuery(endpoints.getOrderReturns, order))
  return { query, ...(query.data ?? none) }
}

async function reload(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [endpoints.getOrderReturns.name] })
}

/** Loads again when the live channel says so. Stands once in the page. */
export function useLiveReturns() {
  const { live } = useOpenOrder()
  useEffect(() => live.returns.on(() => void reload()), [live])
}

/** Shows at once what the server has answered; what can be returned still, and what others did, is loaded. */
function take(order: OrderCall, orderReturn: OrderReturnView): void {
  queryClient.setQueryData<Returns>([endpoints.getOrderReturns.name, order], (known) => {
    if (!known) return known
    const rest = known.returns.filter(({ id }) => id !== orderReturn.id)
    const returns = orderReturn.isDeleted ? rest : [...rest, orderReturn]
    return { ...known, returns: returns.toSorted((a, b) => a.number - b.number) }
  })
  void reload()
}

/** What is sent again after a lost answer is still one return. */
const pressKeys = createPressKeys('returns')

function refusalOf(result: Changed & { ok: false }): string {
  if (isAway(result.error)) return words.noConnection
  return result.error.details?.fields?.[0]?.message ?? result.error.message
}

/** What can be done about returns. Each says why not; null: it is done. */
export function useReturnActions() {
  const order = useOrderCall()
  const { reload: reloadOrder } = useOpenOrder()
  return useMemo(() => {
    const of = ({ id: returnId, version }: OrderReturnView) => ({ ...order, returnId, version })
    function settle(result: Changed): string | null {
      if (result.ok) {
        take(order, result.data.orderReturn)
        return null
      }
      // Somebody else was first: what stands now is shown.
      if (result.error.code === 'conflict' || result.error.code === 'refused') void reload()
      return refusalOf(result)
    }
    /** Where only a toast can say why not. */
    async function tell(work: Promise<Changed>): Promise<void> {
      const refusal = settle(await work)
      if (refusal !== null) toast(refusal, { tone: 'invalid' })
    }
    /** One that is done at once, with an Undo. */
    async function step(
      work: Promise<Changed>,
      done: string,
      undo?: (now: OrderReturnView) => Promise<Changed>,
    ) {
      const result = await work
      const refusal = settle(result)
      if (refusal !== null) toast(refusal, { tone: 'invalid' })
      else if (result.ok) {
        const now = result.data.orderReturn
        toast(done, undo ? { onUndo: () => void tell(undo(now)) } : {})
      }
    }
    const withdraw = ({ id: returnId }: OrderReturnView, isDeleted: boolean) =>
      call(endpoints.withdrawOrderReturn, { ...order, returnId, isDeleted })
    const decide = (one: OrderReturnView, decision: ReturnDecision | null, said = '') =>
      call(endpoints.decideOrderReturn, { ...of(one), decision, words: said })
    const receive = (one: OrderReturnView, items: ReceivedItems) =>
      call(endpoints.receiveOrderReturn, { ...of(one), items })
    const received = ({ items }: OrderReturnView) =>
      items
        .filter((item) => item.received > 0)
        .map(({ productInstanceId, received: pieces, restocked }) => ({
          productInstanceId,
          received: pieces,
          restocked,
        }))
    return {
      /** gives the return, or says why not */
      request: async (wanted: ReturnRequest): Promise<OrderReturnView | string> => {
        const body = { ...order, ...wanted }
        const press = `request ${JSON.stringify(body)}`
        const result = await call(endpoints.requestOrderReturn, body, {
          idempotencyKey: pressKeys.keyOf(press),
        })
        pressKeys.settle(press, result)
        return settle(result) ?? (result.ok ? result.data.orderReturn : '')
      },
      withdraw: (one: OrderReturnView) =>
        step(withdraw(one, true), words.withdrawn({ number: one.number }), (now) => withdraw(now, false)),
      decide: async (
        one: OrderReturnView,
        decision: ReturnDecision,
        said: string,
      ): Promise<string | null> => {
        const result = await decide(one, decision, said)
        if (result.ok)
          toast(words[decision]({ number: one.number }), {
            onUndo: () => void tell(decide(result.data.orderReturn, null)),
          })
        return settle(result)
      },
      undecide: (one: OrderReturnView) => {
        const { state, decision, number } = one
        const back = state === 'declined' ? 'declined' : 'authorized'
        return step(decide(one, null), words.undecided({ number }), (now) => decide(now, back, decision))
      },
      receive: async (one: OrderReturnView, items: ReceivedItems): Promise<string | null> => {
        const result = await receive(one, items)
        if (result.ok)
          toast(words.received({ number: one.number }), {
            onUndo: () => void tell(receive(result.data.orderReturn, [])),
          })
        return settle(result)
      },
      unreceive: (one: OrderReturnView) =>
        step(receive(one, []), words.unreceived({ number: one.number }), (now) =>
          receive(now, received(one)),
        ),
      close: async (one: OrderReturnView, typed: CreditTyped): Promise<string | null> => {
        const result = await call(endpoints.closeOrderReturn, { ...of(one), ...typed })
        if (!result.ok) return settle(result)
        const { number } = one
        toast(
          result.data.documentNumber === '' ? words.closed({ number }) : words.closedWithNote({ number }),
          {
            tone: 'done',
          },
        )
        // What it comes to and its documents stand all over the page.
        void reloadOrder()
        return settle(result)
      },
      reopen: async (one: OrderReturnView): Promise<void> => {
        await step(call(endpoints.reopenOrderReturn, of(one)), words.reopened({ number: one.number }))
        void reloadOrder()
      },
    }
  }, [order, reloadOrder])
}
