/** What is done beside the lines: adding one, seeing the cart, and turning between the lines and the canvas. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { PanelLeft } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { deferredView } from '../../../ui/deferred.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { AddMenu } from '../add/add-menu.tsx'
import { EngravingsLink } from './engravings-link.tsx'

const CanvasToggle = deferredView(() => import('./canvas-toggle.tsx').then((part) => part.CanvasToggle))

/** On a phone the cart is a tab of its own. */
interface LineActionsProps {
  hasCart?: boolean
  /** in the desk's narrow column they have a line of their own */
  hasEngravings?: boolean
}

export function LineActions({ hasCart = true, hasEngravings = true }: LineActionsProps) {
  const { isCartOpen, setCartOpen, isOnCanvas } = useViewSettings()
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
      {hasEngravings && <EngravingsLink isIcon />}
      {isOnCanvas !== null && <CanvasToggle />}
    </div>
  )
}
