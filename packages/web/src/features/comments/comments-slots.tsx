/**
 * Where comments appear on the items of an open order. All of it is fetched when the page stands.
 */
import { memo, useLayoutEffect } from 'react'
import type { StagePinsProps } from './pins/stage-pins.tsx'
import { deferred } from '../../ui/deferred.tsx'
import { countFooter } from './panel-state.ts'

const entry = () => import('./comments-entry.tsx')
const whenStanding = { when: 'idle' } as const

const Mark = deferred(() => entry().then((part) => part.ItemMark), null, whenStanding)
const ItemButton = deferred(() => entry().then((part) => part.ItemCommentsButton), null, whenStanding)

const Guide = deferred(() => import('./pins/pin-guide.tsx').then((part) => part.PinGuide), null, whenStanding)
const Pins = deferred(
  () => import('./pins/stage-pins.tsx').then((part) => part.StagePins),
  null,
  whenStanding,
)
const Point = deferred(
  () => import('./pins/point-button.tsx').then((part) => part.PointButton),
  null,
  whenStanding,
)

/** Beside the drawing of an item, flat or solid: brings the pin that was asked for into view. */
export const PinGuideSlot = memo(function PinGuideSlot() {
  return <Guide />
})

/** Over the drawing of an item: what comments point at. */
export function StagePinsSlot(props: StagePinsProps) {
  return <Pins {...props} />
}

/** In the toolbar of the drawing. */
export const PointButtonSlot = memo(function PointButtonSlot() {
  return <Point />
})

/** On an item's card, where somebody has written about it. */
export const CommentMarkSlot = memo(function CommentMarkSlot({
  itemId,
  className,
}: {
  itemId: number
  className?: string
}) {
  return <Mark itemId={itemId} className={className} />
})

/** Beside what else one can do with the item that is open. */
export const ItemCommentsSlot = memo(function ItemCommentsSlot({ itemId }: { itemId: number }) {
  // Before the button is here: on a phone the header leaves its own out, and must not show it for a moment first.
  useLayoutEffect(countFooter, [])
  return <ItemButton itemId={itemId} />
})
