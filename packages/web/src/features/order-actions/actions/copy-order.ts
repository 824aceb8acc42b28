/** Duplicating an order, and quoting its back boxes: the server makes the copy, and its page opens. [1.2.05, 1.2.06] */
import { endpoints } from '@orderwright/contract'
import { orderActionMessages } from '@orderwright/domain/messages'
import { call, queryClient } from '../../../lib/api/api.ts'
import { createPressKeys } from '../../../lib/api/press-keys.ts'
import { alert } from '../../../ui/popups/confirm.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { saveFailureMessages, whenSaved } from '../../checkout/when-saved.ts'
import type { ActionContext } from './action-context.ts'

type CopyCall = typeof endpoints.duplicateOrder | typeof endpoints.createBackBoxOrder

const pressKeys = createPressKeys()

async function copy({ checkout, openOrder }: ActionContext, endpoint: CopyCall, title: string) {
  const saved = await whenSaved(checkout.editor)
  if (saved !== 'saved') {
    await alert({ title, message: `${orderActionMessages.notSavedYet}\n\n${saveFailureMessages[saved]}` })
    return null
  }
  const press = `${endpoint.name} ${JSON.stringify(checkout.orderCall)}`
  const result = await call(endpoint, checkout.orderCall, { idempotencyKey: pressKeys.keyOf(press) })
  pressKeys.settle(press, result)
  if (!result.ok) {
    await alert({ title, message: result.error.message })
    return null
  }
  void queryClient.invalidateQueries({ queryKey: [endpoints.getOrdersData.name] })
  const made = result.data.productOrder
  await openOrder(made.orgSpecificId)
  return made
}

export async function duplicateOrder(context: ActionContext): Promise<void> {
  const { order, profile } = context.checkout
  const made = await copy(
    context,
    endpoints.duplicateOrder,
    orderActionMessages.duplicateWord({ word: profile.vocabulary.order }),
  )
  if (!made) return
  toast(orderActionMessages.duplicated({ from: order.orgSpecificId, to: made.orgSpecificId }), {
    tone: 'done',
  })
}

/** 'Generate Back Box Quote' [1.6.27] */
export async function quoteBackBoxes(context: ActionContext): Promise<void> {
  const made = await copy(context, endpoints.createBackBoxOrder, orderActionMessages.backBoxes)
  if (made) toast(orderActionMessages.backBoxQuoteMade({ number: made.orgSpecificId }), { tone: 'done' })
}
