/** What the open order is short of, as the server knows it: asked again whenever what was saved of it may have changed that. */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CallFailure, call } from '../../lib/api/api.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'

export type OrderStock = ResponseOf<typeof endpoints.getOrderStock>

/** How often it is looked whether what is short has come in. */
const LOOK_AGAIN_MS = 20_000

/** What of the order its stock follows from, as one text; empty while it holds nothing whose stock is kept. */
function useStockedPieces(): string {
  const { data } = useOpenOrder()
  return useEditorState(({ document }) =>
    document.items
      .filter(({ productId }) => data.catalog.products.get(productId)?.isStocked === 1)
      .map(({ productId, quantity }) => `${productId}:${quantity}`)
      .join(),
  )
}

/** Undefined until it is known, and while the order holds nothing whose stock is kept. */
export function useOrderStock(): OrderStock | undefined {
  const { org, viewer, editor } = useOpenOrder()
  const pieces = useStockedPieces()
  const statusKey = useEditorState(({ document }) => document.order.lastCompletedStatusKey)
  const isSaved = useEditorState(({ saveState }) => saveState === 'saved')
  const { id } = editor.getState().document.order
  const body = { orgId: org.id, productOrderId: id, ...viewer.caller }
  const { data } = useQuery({
    queryKey: [endpoints.getOrderStock.name, body, pieces, statusKey],
    enabled: pieces !== '' && isSaved,
    // What was short stays said until the answer for another quantity is there.
    placeholderData: keepPreviousData,
    // Goods that come in, or go elsewhere, change nothing of what is open here: it is asked again.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.shortages.length ? LOOK_AGAIN_MS : false),
    queryFn: async () => {
      const result = await call(endpoints.getOrderStock, body)
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
  })
  return pieces === '' ? undefined : data
}
