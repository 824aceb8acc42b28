/** Phones: the drawing stays on top, one sheet below it, the primary action always in reach of the thumb. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { useEffect, useState } from 'react'
import { Sheet } from '../../../ui/popups/sheet.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { SubmitButton } from '../../checkout/index.ts'
import { PropertiesPanel } from '../../options/properties-panel.tsx'
import { ItemFooter } from '../items/item-footer.tsx'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { useOrderUi } from '../../order-dialogs/order-ui.tsx'
import { PriceSummary } from '../price-summary.tsx'
import { OrderStockNotice } from '../../stock/stock-notices.tsx'
import { DrawingStage } from '../stage/drawing-stage.tsx'
import { useActiveItem } from '../../open-order/use-active-item.ts'
import { LineActions } from './line-actions.tsx'
import { EmptyStage } from './empty-stage.tsx'
import { deferred } from '../../../ui/deferred.tsx'

const CartContent = deferred(() => import('../../cart/cart-panel.tsx').then((part) => part.CartContent))

const PriceExplanation = deferred(() =>
  import('../items/price-explanation.tsx').then((part) => part.PriceExplanation),
)

const TotalsBlock = deferred(() => import('../../cart/totals-block.tsx').then((part) => part.TotalsBlock))

type SheetTab = 'options' | 'items' | 'price'

export function PhoneLayout() {
  const { request } = useOrderUi()
  const [tab, setTab] = useState<SheetTab>('options')
  const [isExpanded, setExpanded] = useState(false)
  const count = useEditorState((state) => state.document.items.length)
  useEffect(() => {
    if (request) setTab('options')
  }, [request])
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 flex-1">
        <EmptyStage isCompact>
          <DrawingStage className="h-full" isCompact />
        </EmptyStage>
      </div>
      <Sheet
        label={words.order}
        className="shrink-0"
        isExpanded={isExpanded}
        onExpandedChange={setExpanded}
        collapsedHeight="50dvh"
        expandedHeight="82dvh"
        footer={
          <div className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <PriceSummary />
              <OrderStockNotice />
            </div>
            <SubmitButton size="large" className="ms-auto" />
          </div>
        }
      >
        <Tabs
          label={words.order}
          isFullWidth
          value={tab}
          onChange={setTab}
          className="min-h-0 flex-1"
          panelClassName="overflow-y-auto overscroll-contain"
          tabs={[
            {
              key: 'options',
              label: words.options,
              content: (
                <>
                  <ItemFooter isCompact className="border-b border-hairline" />
                  <PropertiesPanel />
                </>
              ),
            },
            {
              key: 'items',
              label: words.itemCount({ count }),
              content: (
                <>
                  <div className="border-b border-hairline px-4 py-3">
                    <LineActions hasCart={false} />
                  </div>
                  <CartContent />
                </>
              ),
            },
            { key: 'price', label: words.price, content: <PriceTab /> },
          ]}
        />
      </Sheet>
    </div>
  )
}

function PriceTab() {
  const active = useActiveItem()
  return (
    <>
      {active && <PriceExplanation itemId={active.item.id} />}
      <TotalsBlock />
    </>
  )
}
