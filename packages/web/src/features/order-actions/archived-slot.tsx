/** The place of the banner of an archived order, in each of its views; what a person may do is asked again with it. */
import { useEffect } from 'react'
import { deferredView } from '../../ui/deferred.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'

const ArchivedBanner = deferredView(() => import('./archived-banner.tsx').then((part) => part.ArchivedBanner))

export function ArchivedSlot() {
  const { data, reload } = useOpenOrder()
  const archived = useEditorState((state) => state.document.order.archived)
  const isSaved = useEditorState((state) => state.saveState === 'saved')
  const known = data.document.order.archived
  useEffect(() => {
    // Archived or taken out since the order was loaded, here or elsewhere: its rights are others.
    if (isSaved && archived !== known) void reload()
  }, [isSaved, archived, known, reload])
  return archived === 1 ? <ArchivedBanner /> : null
}
