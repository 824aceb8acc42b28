/** What one can do with a line: duplicate, copy, paste, delete. Used by menus, the cart and shortcuts alike. */
import {
  customProductId,
  ITEM_TITLE_MAX,
  itemOf,
  messages,
  type ProductInstance,
  productInstanceSchema,
} from '@orderwright/domain'
import { useMemo } from 'react'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import { readStored, writeStored } from '../../lib/stored-state.ts'
import { useOpenOrder } from './editor-context.tsx'
import { itemTitle } from './item-names.ts'

const clipboardKey = 'copied-item'
const copiedSchema = productInstanceSchema
  .pick({
    productId: true,
    title: true,
    quantity: true,
    notes: true,
    properties: true,
    customPriceInCents: true,
  })
  .extend({ orgId: productInstanceSchema.shape.orgId })
  .nullable()

export interface ItemActions {
  /** Asks, removes, and offers Undo. [1.5.45] */
  remove: (item: ProductInstance) => Promise<void>
  duplicate: (item: ProductInstance) => void
  copy: (item: ProductInstance) => void
  /** Adds the copied line here; false when there is none of this organisation. */
  paste: () => boolean
}

export function useItemActions(): ItemActions {
  const { editor, data, org } = useOpenOrder()
  return useMemo((): ItemActions => {
    const add = (item: Omit<ProductInstance, 'id'> | NonNullable<Copied>, title: string) =>
      editor.addItem({
        productId: item.productId,
        title,
        quantity: item.quantity,
        notes: item.notes,
        properties: item.properties,
        customPriceInCents: item.customPriceInCents,
      })
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
        add(item, item.title)
        toast(`${itemTitle(data.catalog, item)} duplicated.`)
      },
      copy(item) {
        const { productId, title, quantity, notes, properties, customPriceInCents } = item
        const copied: Copied = {
          orgId: org.id,
          productId,
          title,
          quantity,
          notes,
          properties,
          customPriceInCents,
        }
        if (writeStored(sessionStorage, clipboardKey, copied))
          toast(`${itemTitle(data.catalog, item)} copied.`)
      },
      paste() {
        const copied = readStored(sessionStorage, clipboardKey, copiedSchema, null)
        if (!copied || copied.orgId !== org.id) return false
        if (copied.productId === customProductId && !data.abilities.update) return false
        add(copied, copied.title.slice(0, ITEM_TITLE_MAX))
        return true
      },
    }
  }, [editor, data, org.id])
}

type Copied = NonNullable<ReturnType<typeof copiedSchema.parse>>
