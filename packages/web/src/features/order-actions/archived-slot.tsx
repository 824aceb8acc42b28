/** The place of the banner of an order that can only be read, in each of its views; what a person may do is asked again with it. */
import { isStarted } from '@orderwright/domain/orders'
import { useEffect } from 'react'
import { deferredView } from '../../ui/deferred.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'

const ArchivedBanner = deferredView(() => import('./archived-banner.tsx').then((part) => part.ArchivedBanner))

export function ArchivedSlot() {
  const { data, profile, reload } = useOpenOrder()
  const archived = useEditorState((state) => state.document.order.archived)
  const isSaved = useEditorState((state) => state.saveState === 'saved')
  const known = data.document.order.archived
  useEffect(() => {
    // Archived or taken out since the order was loaded, here or elsewhere: its rights are others.
    if (isSaved && archived !== known) void reload()
  }, [isSaved, archived, known, reload])
  // At its first step an order is the customer's to change, unless a status that they do not see says otherwise. [1.6.17]
  const isHeld = !data.abilities.update && isStarted(data.document.order, profile)
  return archived === 1 || isHeld ? <ArchivedBanner /> : null
}
