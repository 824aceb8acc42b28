/** Wide screens: items left, the drawing in the middle, options right; each column scrolls by itself. */
import { useMediaQuery } from '../../../lib/browser/media.ts'
import { cx } from '../../../ui/cx.ts'
import { SubmitButton } from '../../checkout/index.ts'
import { PropertiesPanel } from '../../options/properties-panel.tsx'
import { ItemFooter } from '../items/item-footer.tsx'
import { ItemList } from '../items/item-list.tsx'
import { EngravingsLink } from './engravings-link.tsx'
import { LineActions } from './line-actions.tsx'
import { PriceSummary } from '../price-summary.tsx'
import { OrderStockNotice } from '../../stock/stock-notices.tsx'
import { DrawingStage } from '../stage/drawing-stage.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { EmptyStage } from './empty-stage.tsx'
import { deferred } from '../../../ui/deferred.tsx'

const CartPanel = deferred(() => import('../../cart/cart-panel.tsx').then((part) => part.CartPanel))

export function DeskLayout() {
  const { isCartOpen } = useViewSettings()
  const hasRoom = useMediaQuery('(min-width: 1280px)')
  return (
    <div className="@container relative grid h-full grid-cols-[minmax(216px,17%)_minmax(0,1fr)_minmax(312px,24%)] grid-rows-[minmax(0,1fr)_auto]">
      <div className="col-start-1 row-start-1 flex min-h-0 flex-col border-e border-hairline bg-desk">
        <ItemList layout="column" className="overflow-y-auto" />
        <EngravingsLink />
      </div>
      <div
        // The cart leaves the drawing free, with what is written beside it.
        className={cx(
          'col-start-2 row-start-1 min-h-0 min-w-0',
          isCartOpen && 'ps-[calc(max(25vw,22rem)-max(216px,17cqw))]',
        )}
      >
        <EmptyStage>
          <DrawingStage className="h-full" />
        </EmptyStage>
      </div>
      <PropertiesPanel className="col-start-3 row-start-1 overflow-y-auto overscroll-contain border-s border-hairline bg-paper" />
      <div className="col-start-1 row-start-2 flex items-center gap-2 border-t border-e border-hairline bg-desk px-4 py-2.5">
        <LineActions hasEngravings={false} />
      </div>
      <div className="col-start-2 row-start-2 min-w-0 border-t border-hairline bg-paper">
        <ItemFooter isCompact={!hasRoom} />
      </div>
      <div className="col-start-3 row-start-2 flex items-center justify-between gap-3 border-t border-s border-hairline bg-paper px-4 py-2.5">
        <div className="min-w-0">
          <PriceSummary />
          <OrderStockNotice />
        </div>
        <SubmitButton size="large" className="ms-auto" />
      </div>
      {isCartOpen && <CartPanel className="col-span-2 col-start-1 row-start-1" />}
    </div>
  )
}
