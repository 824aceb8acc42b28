/** The add button with its menu: a product, a favorite, the keypads of a schedule, or (for employees) a custom product. [1.2.61, 1.4.31, 1.4.32, 1.6.19] */
import { keypadImportMessages, orderScreenMessages as words } from '@orderwright/domain/messages'
import { Component, FileUp, PenLine, Plus, Bookmark } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/popups/menu.tsx'
import { canBeEngraved } from '../../open-order/can-be-engraved.ts'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useStartAdding } from '../../order-dialogs/use-start-adding.ts'

export function AddMenu({ className, trigger }: { className?: string; trigger?: ReactElement }) {
  const { data, profile, viewer } = useOpenOrder()
  const start = useStartAdding()
  if (!data.abilities.update) return null
  return (
    <Menu
      label={words.add}
      placement="top start"
      trigger={
        trigger ?? (
          <Button icon={<Plus aria-hidden />} className={className} data-tour="add">
            {words.add}
          </Button>
        )
      }
      groups={[
        {
          key: 'add',
          actions: [
            {
              key: 'product',
              label: words.product,
              icon: <Component aria-hidden />,
              shortcut: 'A',
              onAction: () => start('product'),
            },
            ...(viewer.sharedOrder === null
              ? [
                  {
                    key: 'favorite',
                    label: words.fromFavorites,
                    icon: <Bookmark aria-hidden />,
                    shortcut: 'Shift+A',
                    onAction: () => start('favorite'),
                  },
                ]
              : []),
            ...(canBeEngraved(
              data.catalog.products,
              profile,
              data.products.map(({ id }) => ({ productId: id })),
            )
              ? [
                  {
                    key: 'keypads',
                    label: keypadImportMessages.menu,
                    icon: <FileUp aria-hidden />,
                    onAction: () => start('keypads'),
                  },
                ]
              : []),
            ...(viewer.isEmployee
              ? [
                  {
                    key: 'custom',
                    label: words.customProduct,
                    icon: <PenLine aria-hidden />,
                    onAction: () => start('custom'),
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  )
}
