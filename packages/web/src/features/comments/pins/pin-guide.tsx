/** Beside the drawing of an item: says that there is something to point at, and brings the pin that was asked for into view. */
import { useEffect, useLayoutEffect } from 'react'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { useOrderUi } from '../../order-dialogs/order-ui.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { countStage, usePinState } from './pin-state.ts'
import { usePinnedThreads } from './pinned-threads.ts'
import { PointingHint } from './pointing-cover.tsx'

/** A pin is seen on the plan of its item, on its piece: all three are turned to. */
export function PinGuide() {
  const { editor } = useOpenOrder()
  const { setShownPiece } = useOrderUi()
  const { setMode } = useViewSettings()
  const { shown, isPointing } = usePinState()
  const pinned = usePinnedThreads()
  const wanted = pinned.find(({ thread }) => thread.root.id === shown?.commentId)
  const itemId = wanted?.itemId
  const piece = wanted?.pin.piece ?? null
  const stands = useEditorState(({ document }) => document.items.some(({ id }) => id === itemId))
  useLayoutEffect(countStage, [])
  useEffect(() => {
    if (itemId === undefined || !stands) return
    editor.selectItem(itemId)
    setMode('2d')
    if (piece !== null) setShownPiece({ itemId, piece })
  }, [editor, itemId, piece, stands, shown, setMode, setShownPiece])
  useEffect(() => {
    if (isPointing) setMode('2d')
  }, [isPointing, setMode])
  return isPointing ? <PointingHint className="absolute inset-x-2 top-2 max-w-[calc(100%-1rem)]" /> : null
}
