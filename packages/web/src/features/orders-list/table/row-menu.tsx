/** What can be done with an order from the list: archive and bring back [1.2.35, 1.4.25, 1.6.09]. */
import { ordersListMessages as words, ordersWorkMessages } from '@orderwright/domain/messages'
import type { OrderListRow } from '@orderwright/contract'
import { Archive, ArchiveRestore, Ellipsis, SquareCheck } from 'lucide-react'
import { useViewer } from '../../../lib/session/session.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/popups/menu.tsx'
import { useOrderChanges } from '../use-order-changes.ts'

interface RowMenuProps {
  order: OrderListRow
  /** where there is no box to select it by */
  onSelect?: () => void
}

export function RowMenu({ order, onSelect }: RowMenuProps) {
  const { setArchived } = useOrderChanges()
  const { profile } = useViewer()
  const isArchived = order.archived === 1
  return (
    <Menu
      label={`${profile.vocabulary.order} #${order.orgSpecificId}`}
      trigger={
        <IconButton
          label={words.moreForNumber({ orgSpecificId: order.orgSpecificId })}
          icon={<Ellipsis />}
          size="small"
          tooltipPlacement="start"
          className="relative z-1"
        />
      }
      groups={[
        {
          key: 'archive',
          actions: [
            ...(onSelect
              ? [
                  {
                    key: 'select',
                    label: ordersWorkMessages.selectOne,
                    icon: <SquareCheck aria-hidden />,
                    onAction: onSelect,
                  },
                ]
              : []),
            {
              key: 'archive',
              label: isArchived ? words.unarchive : words.archive,
              icon: isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
              onAction: () => void setArchived([order], isArchived ? 0 : 1),
            },
          ],
        },
      ]}
    />
  )
}
