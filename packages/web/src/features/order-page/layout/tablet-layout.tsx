/** Tablets: the items as a strip above the drawing, options beside it. */
import { cx } from '../../../ui/cx.ts'
import { SubmitButton } from '../../checkout/index.ts'
import { PropertiesPanel } from '../../options/properties-panel.tsx'
import { ItemFooter } from '../items/item-footer.tsx'
import { ItemList } from '../items/item-list.tsx'
import { LineActions } from './line-actions.tsx'
import { PriceSummary } from '../price-summary.tsx'
import { OrderStockNotice } from '../../stock/stock-notices.tsx'
import { DrawingStage } from '../stage/drawing-stage.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { EmptyStage } from './empty-stage.tsx'
import { deferred } from '../../../ui/deferred.tsx'

const CartPanel = deferred(() => import('../../cart/cart-panel.tsx').then((part) => part.CartPanel))

export function TabletLayout() {
  const { isCartOpen } = useViewSettings()
  return (
    <div className="relative grid h-full grid-cols-[minmax(0,1fr)_minmax(280px,33%)] grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="col-span-2 row-start-1 flex h-18 items-stretch border-b border-hairline bg-desk">
        <ItemList layout="strip" className="h-full flex-1 overflow-hidden" />
        <div className="flex shrink-0 items-center gap-1 border-s border-hairline px-3">
          <LineActions />
        </div>
      </div>
      <div className={cx('col-start-1 row-start-2 min-h-0 min-w-0', isCartOpen && 'ps-88')}>
        <EmptyStage>
          <DrawingStage className="h-full" />
        </EmptyStage>
      </div>
      <PropertiesPanel className="col-start-2 row-start-2 overflow-y-auto overscroll-contain border-s border-hairline bg-paper" />
      <div className="col-start-1 row-start-3 min-w-0 border-t border-hairline bg-paper">
        <ItemFooter isCompact />
      </div>
      <div className="col-start-2 row-start-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-s border-hairline bg-paper px-4 py-2.5">
        <div className="min-w-0">
          <PriceSummary />
          <OrderStockNotice />
        </div>
        <SubmitButton className="ms-auto" />
      </div>
      {isCartOpen && <CartPanel className="col-span-2 col-start-1 row-start-2" />}
    </div>
  )
}
