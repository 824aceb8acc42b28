/** Where other people appear. Alone on an order, nobody needs to fetch what shows them. */
import { memo } from 'react'
import { deferred } from '../../ui/deferred.tsx'
import { useOthers } from './use-live.ts'

const PresentPeople = deferred(() => import('./live/present-people.tsx').then((part) => part.PresentPeople))
const PeopleOnItem = deferred(() => import('./live/present-people.tsx').then((part) => part.PeopleOnItem))

/** In the header. */
export function PresentPeopleSlot() {
  return useOthers().length > 0 && <PresentPeople />
}

/** On an item's card. */
export const PeopleOnItemSlot = memo(function PeopleOnItemSlot({
  itemId,
  className,
}: {
  itemId: number
  className?: string
}) {
  const isLookedAt = useOthers().some((person) => person.itemId === itemId)
  return isLookedAt && <PeopleOnItem itemId={itemId} className={className} />
})
