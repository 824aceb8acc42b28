/** What is seen of lines in the room, as the fingerprint of a still asks for it. */
import { seenLook } from '@orderwright/domain/item-drawings'
import type { ProductInstance } from '@orderwright/domain/orders'
import { useCallback } from 'react'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'

export function useLooks() {
  const { editor, data } = useOpenOrder()
  const choices = useEditorState((state) => state.document.order.properties)
  return useCallback(
    (item: ProductInstance) => {
      const { document } = editor.getState()
      return seenLook(data.catalog, { ...document, order: { ...document.order, properties: choices } }, item)
    },
    [editor, data, choices],
  )
}
