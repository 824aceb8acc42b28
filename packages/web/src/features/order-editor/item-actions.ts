/** What one can do with a line: duplicate, copy, paste, move, delete. Used by menus, the cart and shortcuts alike. */
import { itemOf, messages, type ProductInstance } from '@orderwright/domain'
import { useMemo } from 'react'
import { readStored, writeStored } from '../../lib/stored-state.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import { type Copied, copiedOf, copiedSchema, pasteOf } from './clipboard.ts'
import { useOpenOrder } from './editor-context.tsx'
import { itemTitle } from './item-names.ts'

const clipboardKey = 'copied-item'

export interface ItemActions {
  /** Asks, removes, and offers Undo. [1.5.45] */
  remove: (item: ProductInstance) => Promise<void>
  duplicate: (item: ProductInstance) => void
  /** Keeps the line in this browser, for this order and any other of the organisation. */
  copy: (item: ProductInstance) => void
  /** Adds the copied line here, or says why it can't. */
  paste: () => void
  /** One place up (−1) or down (1). */
  move: (item: ProductInstance, by: 1 | -1) => void
}

export function useItemActions(): ItemActions {
  const { editor, data, org, viewer } = useOpenOrder()
  return useMemo((): ItemActions => {
    const add = ({ orgId: _, ...item }: Copied) => editor.addItem(item)
    return {
      async remove(item) {
        const agreed = await confirm({
          title: 'Delete item',
          message: messages.confirmDeleteItem,
          confirmLabel: 'Delete item',
          isDanger: true,
        })
        if (!agreed || !itemOf(editor.getState().document, item.id)) return
        editor.removeItem(item.id)
        toast(`${itemTitle(data.catalog, item)} deleted.`, { onUndo: () => editor.restoreItem(item) })
      },
      duplicate(item) {
        add(copiedOf(item, org.id))
        toast(`${itemTitle(data.catalog, item)} duplicated.`)
      },
      copy(item) {
        if (writeStored(localStorage, clipboardKey, copiedOf(item, org.id))) {
          toast(`${itemTitle(data.catalog, item)} copied.`)
        } else toast(messages.copyNotKept, { tone: 'invalid' })
      },
      paste() {
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
