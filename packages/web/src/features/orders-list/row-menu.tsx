/** What can be done with an order from the list: archive and bring back [1.2.35, 1.4.25, 1.6.09]. */
import { ordersListMessages as words, ordersWorkMessages } from '@orderwright/domain'
import { endpoints, type OrderListRow } from '@orderwright/contract'
import { Archive, ArchiveRestore, Ellipsis, SquareCheck } from 'lucide-react'
import { queryClient, resources } from '../../lib/api/api.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'

/** Archives or brings back, with Undo. */
function useArchive() {
  const { org, caller } = useViewer()
  async function setArchived(order: OrderListRow, archived: 0 | 1, version: number, isUndo = false) {
    const change = {
      where: { id: order.id },
      version,
      props: { archived },
      base: { archived: order.archived },
    }
    const result = await resources.update('productOrder', { orgId: org.id, ...caller, ...change })
    await queryClient.invalidateQueries({ queryKey: [endpoints.getOrdersData.name] })
    const name = `#${order.orgSpecificId} ${order.title}`
    if (!result.ok) {
      toast(archived ? words.wasNotArchived({ name }) : words.isStillArchived({ name }), {
        tone: 'invalid',
        description: result.error.message,
      })
    } else if (!isUndo) {
      const done = result.data.record
      toast(archived ? words.isArchived({ name }) : words.activeAgain({ name }), {
        onUndo: () => void setArchived({ ...order, archived }, archived ? 0 : 1, done.version, true),
      })
    }
  }
  return setArchived
}

interface RowMenuProps {
  order: OrderListRow
  /** where there is no box to select it by */
  onSelect?: () => void
}

export function RowMenu({ order, onSelect }: RowMenuProps) {
  const setArchived = useArchive()
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
          tooltipPlacement="left"
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
              onAction: () => void setArchived(order, isArchived ? 0 : 1, order.version),
            },
          ],
        },
      ]}
    />
  )
}
