/** The page of an order that is drawn on a canvas: its lines, options, prices and what follows are those of any order. */
import { deferred } from '../../../ui/deferred.tsx'
import { CanvasLayout } from '../../canvas/canvas-layout.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { useHeaderRoom } from '../../navigation/header-room.ts'
import { OrderStockNotice } from '../../stock/stock-notices.tsx'
import { HistoryButtons } from '../history-buttons.tsx'
import { ItemFooter } from '../items/item-footer.tsx'
import { ItemList } from '../items/item-list.tsx'
import { LineActions } from './line-actions.tsx'
import { DrawingStage } from '../stage/drawing-stage.tsx'
import { PriceSummary } from '../price-summary.tsx'

const CartPanel = deferred(() => import('../../cart/cart-panel.tsx').then((part) => part.CartPanel))

export function SpatialLayout() {
  const { isCartOpen } = useViewSettings()
  const { isTight } = useHeaderRoom()
  return (
    <div className="@container relative h-full">
      <CanvasLayout
        items={<ItemList layout="column" />}
        line={<ItemFooter isCompact className="border-b border-hairline" />}
        drawing={<DrawingStage className="h-full" isCompact />}
        actions={<LineActions />}
        history={isTight && <HistoryButtons />}
        phoneActions={<LineActions hasCart={false} />}
        summary={
          <>
            <PriceSummary />
            <OrderStockNotice />
          </>
        }
      />
      {isCartOpen && <CartPanel className="absolute inset-y-0 start-0 z-3 w-[max(25vw,22rem)] bg-paper" />}
    </div>
  )
}
