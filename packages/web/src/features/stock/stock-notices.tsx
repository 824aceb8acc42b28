/** What an order is short of: beside its primary action, on the item, and where an employee decides about it. */
import { deferredView } from '../../ui/deferred.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'

const demand = { when: 'demand' } as const
const OrderShortages = deferredView(
  () => import('./shortages.tsx').then((part) => part.OrderShortages),
  null,
  demand,
)
const ItemShortage = deferredView(
  () => import('./shortages.tsx').then((part) => part.ItemShortage),
  null,
  demand,
)
const ShortagesBesideDecision = deferredView(
  () => import('./shortages.tsx').then((part) => part.ShortagesBesideDecision),
  null,
  demand,
)

/** Whether anything in the open order is kept in stock: most orders ask for no stock, and fetch nothing of this. */
function useHoldsStocked(): boolean {
  const { data } = useOpenOrder()
  return useEditorState(({ document }) =>
    document.items.some(({ productId }) => data.catalog.products.get(productId)?.isStocked === 1),
  )
}

/** Before submitting: that something is short, and behind it what, and what can be done. */
export function OrderStockNotice({ className }: { className?: string }) {
  return useHoldsStocked() ? <OrderShortages className={className} /> : null
}

/** On the item: that there is not enough of its product. */
export function ItemStockNotice({ productId, className }: { productId: number; className?: string }) {
  const { data } = useOpenOrder()
  const isStocked = data.catalog.products.get(productId)?.isStocked === 1
  return isStocked ? <ItemShortage productId={productId} className={className} /> : null
}

/** Above a decision: what approving would promise and is not there. */
export function DecisionStockNotice() {
  return useHoldsStocked() ? <ShortagesBesideDecision /> : null
}
