/** Beside the sheets of drawings: what can be pointed at stands here, and the pin that was asked for comes into view. */
import { useEffect, useLayoutEffect } from 'react'
import { countStage, usePinState } from './pin-state.ts'
import { PointingHint } from './pointing-cover.tsx'

interface SheetsGuideProps {
  areShown: boolean
  /** shows the pins */
  onShow: () => void
}

export function SheetsGuide({ areShown, onShow }: SheetsGuideProps) {
  const { shown, isPointing } = usePinState()
  useLayoutEffect(countStage, [])
  const isWanted = shown !== null || isPointing
  useEffect(() => {
    if (isWanted && !areShown) onShow()
  }, [isWanted, areShown, onShow])
  useEffect(() => {
    if (shown === null || !areShown) return undefined
    // The pins of a sheet stand when its width is known.
    const frame = requestAnimationFrame(() => {
      document.querySelector(`[data-pin="${shown.commentId}"]`)?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [shown, areShown])
  // It moves nothing: what is to be pressed stays under the pointer.
  return isPointing ? (
    <div className="sticky top-28 z-10 h-0 print:hidden">
      <PointingHint />
    </div>
  ) : null
}
