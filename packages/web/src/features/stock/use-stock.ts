/** The stock of one product in the back office: its level, its ledger page by page, and what an owner enters. */
import { type CallResult, endpoints, type ResponseOf } from '@orderwright/contract'
import { stockPanelMessages as words } from '@orderwright/domain/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure, call, queryClient } from '../../lib/api/api.ts'
import { createPressKeys } from '../../lib/api/press-keys.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'

export function useStock(productId: number) {
  const { org, caller } = useViewer()
  const body = { orgId: org.id, ...caller, productId }
  return useInfiniteQuery({
    queryKey: [endpoints.getStockMovements.name, body],
    initialPageParam: undefined,
    queryFn: async ({ pageParam }: { pageParam: number | undefined }) => {
      const result = await call(endpoints.getStockMovements, { ...body, before: pageParam })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
    getNextPageParam: (page) => (page.hasMore ? page.movements.at(-1)?.id : undefined),
  })
}

async function readAgain(): Promise<void> {
  const concerned = [endpoints.getStockMovements.name, endpoints.getOrderStock.name]
  await Promise.all(concerned.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}

type Entered = CallResult<ResponseOf<typeof endpoints.recordStockReceipt>>

/**
 * What an owner may do with the ledger. Each says what came of it, with Undo, and resolves to whether it was done; one
 * that nobody answered is sent under the same key when it is pressed again.
 */
export function useStockEntries(productId: number, onChange: () => void) {
  const { org, caller } = useViewer()
  const [keys] = useState(() => createPressKeys(`press-keys:stock:${org.id}:${productId}`))
  const [isPending, setPending] = useState(false)

  async function enter(
    press: string,
    send: (options: { idempotencyKey: string }) => Promise<Entered>,
    wordsFor: (entered: ResponseOf<typeof endpoints.recordStockReceipt>) => string,
    isUndoable = true,
  ): Promise<boolean> {
    setPending(true)
    const result = await send({ idempotencyKey: keys.keyOf(press) })
    keys.settle(press, result)
    if (result.ok) {
      const { id } = result.data.movement
      toast(wordsFor(result.data), isUndoable ? { onUndo: () => void undo(id) } : {})
      await readAgain()
      onChange()
    } else toast(result.error.message, { tone: 'invalid' })
    setPending(false)
    return result.ok
  }

  const about = { orgId: org.id, ...caller }
  const undo = (movementId: number) =>
    enter(
      `undo:${movementId}`,
      (options) => call(endpoints.undoStockMovement, { ...about, movementId }, options),
      () => words.undone,
      false,
    )
  return {
    isPending,
    undo,
    receive: (quantity: number, note: string) =>
      enter(
        `receipt:${quantity}:${note}`,
        (options) => call(endpoints.recordStockReceipt, { ...about, productId, quantity, note }, options),
        () => words.received({ pieces: quantity }),
      ),
    count: (onHand: number, note: string) =>
      enter(
        `count:${onHand}:${note}`,
        (options) => call(endpoints.recordStockCount, { ...about, productId, onHand, note }, options),
        ({ movement }) =>
          movement.onHand === 0 ? words.countAgrees({ pieces: onHand }) : words.counted({ pieces: onHand }),
      ),
  }
}
