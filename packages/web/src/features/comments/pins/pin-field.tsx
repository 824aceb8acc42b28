/** What a new comment points at: chosen from the names of what is drawn, or by pointing at the drawing. */
import { type CommentPin, pinnedTitle, pinOn } from '@orderwright/domain/comments'
import { commentMessages as words } from '@orderwright/domain/messages'
import { MapPinPlus } from 'lucide-react'
import { useIsPhone } from '../../../lib/browser/media.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { closeSidePanel } from '../../side-panels/side-panel-state.ts'
import { startPointing, usePinState } from './pin-state.ts'
import { usePinTargets } from './use-pin-targets.ts'

interface PinFieldProps {
  itemId: number
  pin: CommentPin | null
  onChange: (pin: CommentPin | null) => void
}

const NOTHING = ''
const CHOSEN = 'chosen'

export function PinField({ itemId, pin, onChange }: PinFieldProps) {
  const { editor } = useOpenOrder()
  const { stages, isPointing } = usePinState()
  const isPhone = useIsPhone()
  const isOpen = useEditorState(({ activeItemId }) => activeItemId === itemId)
  const drawn = usePinTargets(itemId, pin?.piece ?? null)
  if (!drawn) return null
  const choices = drawn.targets.map((target) => ({
    key: `${target.kind} ${target.id}`,
    label: target.title,
    target,
  }))
  const chosen = pin === null ? NOTHING : `${pin.kind} ${pin.target}`
  const isListed = pin === null || choices.some(({ key }) => key === chosen)
  function point() {
    if (!isOpen) editor.selectItem(itemId)
    startPointing()
    // On a phone it covers what is to be pointed at.
    if (isPhone) closeSidePanel('comments', { isLeft: true })
  }
  return (
    <div className="mb-2 flex items-center gap-1">
      <Select
        label={words.pinTo}
        hasInlineLabel
        size="small"
        className="min-w-0 flex-1"
        items={[
          { key: NOTHING, label: words.pinNothing },
          ...(isListed ? [] : [{ key: CHOSEN, label: pinnedTitle(pin) }]),
          ...choices,
        ]}
        value={isListed ? chosen : CHOSEN}
        onChange={(key) => {
          const target = choices.find((one) => one.key === key)?.target
          if (target) onChange(pinOn(target))
          else if (key === NOTHING) onChange(null)
        }}
      />
      {stages > 0 && (
        <IconButton
          label={words.pinOnDrawing}
          icon={<MapPinPlus />}
          aria-pressed={isPointing}
          onPress={point}
        />
      )}
    </div>
  )
}
