/** What one can do with a line: duplicate, copy, paste, move, delete. Used by menus, the cart and shortcuts alike. */
import { itemMessages as words, messages } from '@orderwright/domain/messages'
import { itemOf, type ProductInstance } from '@orderwright/domain/orders'
import { useMemo } from 'react'
import { readStored, writeStored } from '../../lib/storage/stored-state.ts'
import { confirm } from '../../ui/popups/confirm.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'

const clipboardKey = 'copied-item'
/** Fetched when something is copied for the first time. */
const clipboard = () => import('./clipboard.ts')

export interface ItemActions {
  /** Asks, removes, and offers Undo. [1.5.45] */
  remove: (item: ProductInstance) => Promise<void>
  duplicate: (item: ProductInstance) => void
  /** Keeps the line in this browser, for this order and any other of the organisation. */
  copy: (item: ProductInstance) => Promise<void>
  /** Adds the copied line here, or says why it can't. */
  paste: () => Promise<void>
  /** One place up (−1) or down (1). */
  move: (item: ProductInstance, by: 1 | -1) => void
}

export function useItemActions(): ItemActions {
  const { editor, data, org, viewer } = useOpenOrder()
  return useMemo((): ItemActions => {
    return {
      async remove(item) {
        const agreed = await confirm({
          title: words.deleteItem,
          message: messages.confirmDeleteItem,
          confirmLabel: words.deleteItem,
          isDanger: true,
        })
        if (!agreed || !itemOf(editor.getState().document, item.id)) return
        editor.removeItem(item.id)
        toast(words.deleted({ title: itemTitle(data.catalog, item) }), {
          onUndo: () => editor.restoreItem(item),
        })
      },
      duplicate(item) {
        const { productId, title, quantity, notes, properties, customPriceInCents } = item
        editor.addItem({ productId, title, quantity, notes, properties, customPriceInCents })
        toast(words.duplicated({ title: itemTitle(data.catalog, item) }))
      },
      async copy(item) {
        const { copiedOf } = await clipboard()
        if (writeStored(localStorage, clipboardKey, copiedOf(item, org.id))) {
          toast(words.copied({ title: itemTitle(data.catalog, item) }))
        } else toast(messages.copyNotKept, { tone: 'invalid' })
      },
      async paste() {
        const { copiedSchema, pasteOf } = await clipboard()
        const pasted = pasteOf(readStored(localStorage, clipboardKey, copiedSchema, null), {
          orgId: org.id,
          catalog: data.catalog,
          role: viewer.role,
          canSetPrice: viewer.isEmployee,
        })
        if (!pasted.ok) {
          toast(pasted.message)
          return
        }
        editor.addItem(pasted.item)
        if (pasted.leftOut > 0) {
          toast(messages.pastedWithout({ count: pasted.leftOut }), {
            description: messages.pastedWithoutHint,
          })
        }
      },
      move(item, by) {
        const index = editor.getState().document.items.findIndex(({ id }) => id === item.id)
        if (index >= 0) editor.moveItem(item.id, index + 1 + by)
      },
    }
  }, [editor, data, org.id, viewer.role, viewer.isEmployee])
}
