/** In the toolbar of a drawing: begins a comment by pointing at what it is about. */
import { commentMessages as words } from '@orderwright/domain/messages'
import { MapPinPlus } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { startPointing, stopPointing, usePinState } from './pin-state.ts'

export function PointButton() {
  const { isPointing } = usePinState()
  return (
    <IconButton
      label={words.pinOnDrawing}
      icon={<MapPinPlus />}
      size="small"
      aria-pressed={isPointing}
      className={cx(isPointing && 'bg-shade text-ink!')}
      onPress={() => (isPointing ? stopPointing() : startPointing())}
    />
  )
}
