/** Deleting an order: 'Are you sure?', then the list, where Undo brings it back. [1.2.04, 1.5.46] */
import { endpoints } from '@orderwright/contract'
import { orderActionMessages, orderPageMessages } from '@orderwright/domain/messages'
import { queryClient, resources } from '../../../lib/api/api.ts'
import { alert, confirm } from '../../../ui/popups/confirm.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { saveFailureMessages, whenSaved } from '../../checkout/when-saved.ts'
import { type ActionContext, orderName } from './action-context.ts'

export async function deleteOrder({ checkout, openList, openOrder }: ActionContext): Promise<void> {
  const { editor, viewer, profile } = checkout
  const title = orderActionMessages.deleteWord({ word: profile.vocabulary.order })
  const isSure = await confirm({
    title,
    message: orderPageMessages.confirmDelete,
    confirmLabel: orderActionMessages.delete,
    isDanger: true,
  })
  if (!isSure) return
  // Undo brings back what was typed last, too.
  const saved = await whenSaved(editor)
  if (saved !== 'saved') {
    await alert({ title, message: saveFailureMessages[saved] })
    return
  }
  const { order } = editor.getState().document
  const target = { orgId: order.orgId, ...viewer.caller, where: { id: order.id } }
  const result = await resources.destroy('productOrder', target)
  if (!result.ok) {
    await alert({ title, message: result.error.message })
    return
  }
  await openList()
  forgetOrders()
  toast(orderActionMessages.deleted({ name: orderName(order) }), {
    description: orderActionMessages.deletedForDays,
    async onUndo() {
      const restored = await resources.restore('productOrder', target)
      if (!restored.ok) {
        toast(restored.error.message, { tone: 'invalid' })
        return
      }
      forgetOrders()
      await openOrder(order.orgSpecificId)
    },
  })
}

function forgetOrders() {
  queryClient.removeQueries({ queryKey: [endpoints.getOrderData.name] })
  void queryClient.invalidateQueries({ queryKey: [endpoints.getOrdersData.name] })
}
