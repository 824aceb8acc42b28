/** Turns between the lines of an order and its canvas. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { LayoutList, PenTool } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'

export function CanvasToggle() {
  const { isOnCanvas, setOnCanvas } = useViewSettings()
  return (
    <Button
      variant="quiet"
      icon={isOnCanvas ? <LayoutList aria-hidden /> : <PenTool aria-hidden />}
      onPress={() => setOnCanvas(isOnCanvas !== true)}
    >
      {isOnCanvas ? words.showLines : words.showCanvas}
    </Button>
  )
}
