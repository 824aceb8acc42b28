/** The place of the variants of an item: fetched when somebody asks for them. */
import { useEffect } from 'react'
import { deferred } from '../../ui/deferred.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { closeVariants, useVariantsAsked } from '../order-dialogs/variants-asked.ts'

const VariantsDialog = deferred(() => import('./variants-dialog.tsx').then((part) => part.VariantsDialog))

export function VariantsSlot() {
  const asked = useVariantsAsked()
  const { data } = useOpenOrder()
  useEffect(() => closeVariants, [])
  if (!asked || !data.abilities.update) return null
  return <VariantsDialog key={`${asked.itemId} ${asked.propertyId}`} asked={asked} />
}
