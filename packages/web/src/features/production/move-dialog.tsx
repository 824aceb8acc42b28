/** A card that is to go to another status: what a press on the dot of the status asks is asked here. [1.4.05] */
import { type BoardOrder, endpoints } from '@orderwright/contract'
import { orderScreenMessages } from '@orderwright/domain/messages'
import { statusDots } from '@orderwright/domain/orders'
import type { StatusDefinition } from '@orderwright/domain/tenancy'
import { productionMessages as words } from '@orderwright/domain/production'
import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { askStatus } from '../set-status/ask-status.ts'
import { nameOf } from './due-words.ts'

export interface Move {
  readonly order: BoardOrder
  readonly to: StatusDefinition
}

interface MoveDialogProps {
  move: Move
  onClose: () => void
  /** the order may be another one now */
  onDone: (orderId: number) => Promise<void>
}

export function MoveDialog({ move: { order, to }, onClose, onDone }: MoveDialogProps) {
  const { org, caller, role, profile } = useViewer()
  const [isSending, setSending] = useState<'notify' | 'silent' | null>(null)
  const from = profile.productOrderStatuses.find(({ key }) => key === order.statusKey)

  async function go(skipNotifyingGuest: boolean) {
    setSending(skipNotifyingGuest ? 'silent' : 'notify')
    await send(skipNotifyingGuest)
    onClose()
  }

  async function send(skipNotifyingGuest: boolean) {
    // The steps that it has behind it now, whatever the card showed.
    const rows = await call(endpoints.getOrdersData, {
      orgId: org.id,
      ...caller,
      filters: { archived: 'all', orderIds: [order.id] },
    })
    if (!rows.ok) return void toast(rows.error.message, { tone: 'invalid' })
    const [row] = rows.data.data.productOrders
    if (!row) {
      toast(words.gone, { tone: 'invalid' })
      return onDone(order.id)
    }
    const dots = statusDots(row, profile, role)
    const dot = dots.find(({ key }) => key === to.key)
    if (!dot) return void toast(words.notOnItsWay({ title: to.title }), { tone: 'invalid' })
    const result = await askStatus({
      productOrderId: order.id,
      orgId: org.id,
      caller,
      dot,
      dots,
      skipNotifyingGuest,
    })
    if (!result) return undefined
    if (result.ok) toast(orderScreenMessages.statusSetTo({ title: dot.title }))
    else toast(result.error.message, { tone: 'invalid' })
    return onDone(order.id)
  }

  return (
    <Dialog
      title={orderScreenMessages.setTheStatusTo({ title: to.title })}
      isOpen
      isDismissable={isSending === null}
      onOpenChange={(isOpen) => {
        if (!isOpen && isSending === null) onClose()
      }}
      size="small"
      footer={
        <Button isDisabled={isSending !== null} onPress={onClose}>
          {words.cancel}
        </Button>
      }
    >
      <div className="space-y-4">
        <p className="text-base text-ink-2">
          {words.stepOf({ name: nameOf(order), from: from?.title ?? '', to: to.title })}
        </p>
        <div className="flex flex-col gap-2">
          <Button
            variant="primary"
            autoFocus
            icon={<Bell aria-hidden />}
            isPending={isSending === 'notify'}
            isDisabled={isSending === 'silent'}
            onPress={() => void go(false)}
          >
            {orderScreenMessages.setAndNotify}
          </Button>
          <Button
            icon={<BellOff aria-hidden />}
            isPending={isSending === 'silent'}
            isDisabled={isSending === 'notify'}
            onPress={() => void go(true)}
          >
            {orderScreenMessages.setWithoutNotifying}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
