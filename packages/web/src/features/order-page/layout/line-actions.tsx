/** What is done beside the lines: adding one, seeing the cart, and turning between the lines and the canvas. */
import { orderScreenMessages as words } from '@orderwright/domain'
import { LayoutList, PanelLeft, PenTool } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { AddMenu } from '../add/add-menu.tsx'

/** On a phone the cart is a tab of its own. */
export function LineActions({ hasCart = true }: { hasCart?: boolean }) {
  const { isCartOpen, setCartOpen } = useViewSettings()
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <AddMenu />
      {hasCart && (
        <Button
          variant="quiet"
          icon={<PanelLeft aria-hidden />}
          aria-expanded={isCartOpen}
          onPress={() => setCartOpen(!isCartOpen)}
        >
          {isCartOpen ? words.hideCart : words.viewCart}
        </Button>
      )}
      <CanvasToggle />
    </div>
  )
}

/** Nothing on orders that have no canvas. */
function CanvasToggle() {
  const { isOnCanvas, setOnCanvas } = useViewSettings()
  if (isOnCanvas === null) return null
  return (
    <Button
      variant="quiet"
      icon={isOnCanvas ? <LayoutList aria-hidden /> : <PenTool aria-hidden />}
      onPress={() => setOnCanvas(!isOnCanvas)}
    >
      {isOnCanvas ? words.showLines : words.showCanvas}
    </Button>
  )
}
