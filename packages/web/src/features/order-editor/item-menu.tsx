/** The rest of what one can do with a line. */
import type { ProductInstance } from '@orderwright/domain'
import { ArrowDown, ArrowUp, Copy, CopyPlus, Ellipsis, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useOpenOrder } from './editor-context.tsx'
import { useItemActions } from './item-actions.ts'

export function ItemMenu({ item, size = 'medium' }: { item: ProductInstance; size?: 'small' | 'medium' }) {
  const { data } = useOpenOrder()
  const actions = useItemActions()
  if (!data.abilities.update) return null
  return (
    <Menu
      label="Item actions"
      trigger={<IconButton label="More for this item" icon={<Ellipsis />} size={size} />}
      groups={[
        {
          key: 'make',
          actions: [
            {
              key: 'duplicate',
              label: 'Duplicate item',
              icon: <CopyPlus aria-hidden />,
              shortcut: 'Mod+D',
              onAction: () => actions.duplicate(item),
            },
            {
              key: 'copy',
              label: 'Copy item',
              icon: <Copy aria-hidden />,
              shortcut: 'Mod+C',
              onAction: () => void actions.copy(item),
            },
          ],
        },
        {
          key: 'move',
          actions: [
            {
              key: 'up',
              label: 'Move up',
              icon: <ArrowUp aria-hidden />,
              onAction: () => actions.move(item, -1),
            },
            {
              key: 'down',
              label: 'Move down',
              icon: <ArrowDown aria-hidden />,
              onAction: () => actions.move(item, 1),
            },
          ],
        },
        {
          key: 'delete',
          actions: [
            {
              key: 'delete',
              label: 'Delete item…',
              icon: <Trash2 aria-hidden />,
              shortcut: 'Delete',
              isDanger: true,
              onAction: () => void actions.remove(item),
            },
          ],
        },
      ]}
    />
  )
}
