/**
 * The item that a code on a label or a factory sheet leads to: it is opened where items are edited; from a later status
 * on employees are led to its drawing. The address is as before then. [issue 18]
 */
import { orderScreenMessages as words, type ProductInstance } from '@orderwright/domain'
import { useEffect } from 'react'
import { useNavigate, useSearch } from '../../lib/router/router-view.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { readOrderSearch } from '../navigation/address-search.ts'
import type { OrderData } from '../open-order/order-data.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'

export function useAddressedItem(isEditing: boolean) {
  const { editor, data, profile, viewer } = useOpenOrder()
  const { item } = useSearch(readOrderSearch)
  const navigate = useNavigate()
  const word = profile.vocabulary.order
  const { isEmployee } = viewer
  useEffect(() => {
    if (item === undefined) return
    const { order, items } = editor.getState().document
    const found = items.find(({ id }) => id === item)
    if (found && !isEditing && isEmployee && order.isStocked === 0 && hasDrawing(found, data)) {
      void navigate({
        to: '/orders/:orgSpecificId/drawings',
        params: { orgSpecificId: String(order.orgSpecificId) },
        search: (old) => ({ ...old, mode: 'individual', item }),
        replace: true,
      })
      return
    }
    if (found) editor.selectItem(item)
    else toast(words.itemGone({ word }), { tone: 'invalid' })
    void navigate({ search: (old) => ({ ...old, item: undefined }), replace: true })
  }, [item, isEditing, isEmployee, editor, data, word, navigate])
}

/** Whether the item itself is on a sheet: what is made without a drawing is not looked for among those of others. */
function hasDrawing({ productId }: ProductInstance, { isSpatial, catalog }: OrderData): boolean {
  return !isSpatial && (catalog.products.get(productId)?.drawing ?? null) !== null
}
