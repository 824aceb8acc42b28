/** What was paid above what is left goes back by a refund: the button leads to its dialog, which stands where the payments do. */
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { cents, formatCents } from '@orderwright/domain/units'
import { Button } from '../../ui/button.tsx'
import { askForRefund, useRefundIsOffered } from '../order-dialogs/refund-asked.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'

export function GiveBackButton() {
  const { data } = useOpenOrder()
  const isOffered = useRefundIsOffered()
  const credit = useEditorState(({ document: { order } }) =>
    cents(Math.max(0, order.amountPaidInCents - order.costs.orderTotal)),
  )
  if (!isOffered || !data.abilities.recordPayment || credit === 0) return null
  return (
    <Button size="small" onPress={askForRefund}>
      {words.giveBack({ amount: formatCents(credit) })}
    </Button>
  )
}
