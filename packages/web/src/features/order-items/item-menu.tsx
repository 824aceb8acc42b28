/** The rest of what one can do with a line. */
import { customProductId } from '@orderwright/domain/catalog'
import { itemMessages as words } from '@orderwright/domain/messages'
import { itemOf, type ProductInstance } from '@orderwright/domain/orders'
import { ArrowDown, ArrowUp, Bookmark, Columns3, Copy, CopyPlus, Ellipsis, Plus, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { saveAsFavorite } from '../order-dialogs/item-to-save.ts'
import { openSidePanel } from '../side-panels/side-panel-state.ts'
import { askForVariants } from '../order-dialogs/variants-asked.ts'
import { useItemActions } from './item-actions.ts'

interface ItemMenuProps {
  itemId: number
  size?: 'small' | 'medium'
}

/** It knows the line by its id, so that a choice does not draw it again; an action takes the line as it is then. */
export const ItemMenu = memo(function ItemMenu({ itemId, size = 'medium' }: ItemMenuProps) {
  const open = useOpenOrder()
  const { data, editor, viewer } = open
  const actions = useItemActions()
  const onItem = (act: (item: ProductInstance) => unknown) => () => {
    const item = itemOf(editor.getState().document, itemId)
    if (item) act(item)
  }
  if (!data.abilities.update) return null
  // What has no choices is no configuration, and who only came by a link keeps nothing here.
  const isConfigured = itemOf(editor.getState().document, itemId)?.productId !== customProductId
  const canBeFavorite = isConfigured && viewer.sharedOrder === null
  return (
    <Menu
      label={words.itemActions}
      trigger={<IconButton label={words.moreForThisItem} icon={<Ellipsis />} size={size} />}
      groups={[
        {
          key: 'make',
          actions: [
            {
              key: 'duplicate',
              label: words.duplicateItem,
              icon: <CopyPlus aria-hidden />,
              shortcut: 'Mod+D',
              onAction: onItem(actions.duplicate),
            },
            ...(isConfigured
              ? [
                  {
                    key: 'variants',
                    label: words.compareVariants,
                    icon: <Columns3 aria-hidden />,
                    onAction: onItem(({ id }) => askForVariants(open, id)),
                  },
                ]
              : []),
            {
              key: 'copy',
              label: words.copyItem,
              icon: <Copy aria-hidden />,
              shortcut: 'Mod+C',
              onAction: onItem(actions.copy),
            },
            ...(canBeFavorite
              ? [
                  {
                    key: 'favorite',
                    label: words.saveAsFavorite,
                    icon: <Bookmark aria-hidden />,
                    onAction: onItem(({ id }) => saveAsFavorite(id)),
                  },
                ]
              : []),
            {
              key: 'attach',
              label: words.attachFile,
              icon: <Plus aria-hidden />,
              onAction: onItem(({ id }) => openSidePanel('files', id > 0 ? id : null)),
            },
          ],
        },
        {
          key: 'move',
          actions: [
            {
              key: 'up',
              label: words.moveUp,
              icon: <ArrowUp aria-hidden />,
              onAction: onItem((item) => actions.move(item, -1)),
            },
            {
              key: 'down',
              label: words.moveDown,
              icon: <ArrowDown aria-hidden />,
              onAction: onItem((item) => actions.move(item, 1)),
            },
          ],
        },
        {
          key: 'delete',
          actions: [
            {
              key: 'delete',
              label: words.deleteItemAsk,
              icon: <Trash2 aria-hidden />,
              shortcut: 'Delete',
              isDanger: true,
              onAction: onItem(actions.remove),
            },
          ],
        },
      ]}
    />
  )
})
