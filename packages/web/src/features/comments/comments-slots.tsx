/**
 * Where comments appear on the items of an open order. All of it is fetched when the page stands.
 */
import { memo, useLayoutEffect } from 'react'
import { deferred } from '../../ui/deferred.tsx'
import { countFooter } from './panel-state.ts'

const entry = () => import('./comments-entry.tsx')
const whenStanding = { when: 'idle' } as const

const Mark = deferred(() => entry().then((part) => part.ItemMark), null, whenStanding)
const ItemButton = deferred(() => entry().then((part) => part.ItemCommentsButton), null, whenStanding)

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
