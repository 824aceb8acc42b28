/**
 * The item that a code on a label or a factory sheet leads to: it is opened where items are edited; from a later status
 * on employees are led to its drawing. The address is as before then. [issue 18]
 */
import { hasDrawing } from '@orderwright/domain/item-drawings'
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { useEffect } from 'react'
import { useNavigate, useSearch } from '../../lib/router/router-view.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { readOrderSearch } from '../navigation/address-search.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'

export function useAddressedItem(isEditing: boolean) {
  const { editor, data, profile, viewer } = useOpenOrder()
  const { item } = useSearch(readOrderSearch)
  const navigate = useNavigate()
  const word = profile.vocabulary.order
  const { isEmployee } = viewer
  const { catalog, isSpatial } = data
  useEffect(() => {
    if (item === undefined) return
    const { order, items } = editor.getState().document
    const found = items.find(({ id }) => id === item)
    // What is made without a drawing is not looked for among those of others.
    const isDrawn = found && order.isStocked === 0 && hasDrawing(catalog.products.get(found.productId))
    if (isDrawn && !isSpatial && !isEditing && isEmployee) {
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
  }, [item, isEditing, isEmployee, editor, catalog, isSpatial, word, navigate])
}
