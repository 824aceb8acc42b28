/** Archiving an order and bringing it back, with Undo. [1.2.89, 1.4.25, 1.6.18] */
import { orderActionMessages } from '@orderwright/domain/messages'
import type { OrderEditor } from '@orderwright/editor'
import { queryClient } from '../../../lib/api/api.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { orderName } from './action-context.ts'

export function toggleArchived(editor: OrderEditor): void {
  const { order } = editor.getState().document
  const archived = order.archived === 1 ? 0 : 1
  const set = (value: 0 | 1) => {
    editor.setOrderFields(
      { archived: value },
      value === 1 ? orderActionMessages.archive : orderActionMessages.unarchive,
    )
    editor.flush()
    void queryClient.invalidateQueries({ queryKey: ['getOrdersData'] })
  }
  set(archived)
  const name = orderName(order)
  toast(archived === 1 ? orderActionMessages.archived({ name }) : orderActionMessages.unarchived({ name }), {
    id: 'archive',
    onUndo: () => set(archived === 1 ? 0 : 1),
  })
}
