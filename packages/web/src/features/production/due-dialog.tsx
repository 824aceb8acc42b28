/** The due day of an order: how it came about, and a day set by hand in its place, with Undo. [issue 18] */
import { type BoardOrder, endpoints } from '@orderwright/contract'
import { formatDate, type Timestamp } from '@orderwright/domain'
import { productionMessages as words } from '@orderwright/domain/production'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery, resources } from '../../lib/api/api.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { startOfDay } from '../../lib/format/days.ts'
import { useFormatDay } from '../../lib/session/use-format-day.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { nameOf } from './due-words.ts'

/** So many entries of the history are looked at for who set the day. */
const LATEST = 200

/**
 * Sets the day of an order, or takes it away (null); `onDone` hears of each order that may be another one now. Resolves to whether it
 * was taken.
 */
export function useSetDue(onDone: (orderId: number) => Promise<void>) {
  const { org, caller } = useViewer()
  async function set(
    order: BoardOrder,
    change: { readonly from: Timestamp | null; readonly to: Timestamp | null; readonly version: number },
    isUndo = false,
  ): Promise<boolean> {
    const name = nameOf(order)
    const result = await resources.update('productOrder', {
      orgId: org.id,
      ...caller,
      where: { id: order.id },
      version: change.version,
      props: { estimatedShippingDate: change.to },
      base: { estimatedShippingDate: change.from },
    })
    if (!result.ok) toast(words.dayNotSet({ name }), { tone: 'invalid', description: result.error.message })
    else {
      const { version } = result.data.record
      const text =
        change.to === null ? words.dayTaken({ name }) : words.daySet({ name, day: formatDate(change.to) })
      toast(
        text,
        isUndo ? {} : { onUndo: () => void set(order, { from: change.to, to: change.from, version }, true) },
      )
    }
    await onDone(order.id)
    return result.ok
  }
  return set
}

/** How the day came about, in a sentence; who set it is in the order's history. */
function useOrigin({ id, due }: BoardOrder): string {
  const { org, caller } = useViewer()
  const formatDay = useFormatDay()
  const history = useQuery({
    ...callQuery(endpoints.getOrderEvents, { productOrderId: id, orgId: org.id, ...caller, limit: LATEST }),
    enabled: due?.by === 'hand',
  })
  if (due === null) return words.noClock
  if (due.by === 'leadTime')
    return words.fromLeadTime({ days: due.workingDays ?? 0, from: formatDate(due.startDay ?? due.day) })
  const event = history.data?.events.find(
    ({ after }) => after !== null && typeof after === 'object' && 'estimatedShippingDate' in after,
  )
  return event && event.userName !== ''
    ? words.setBy({ person: event.userName, date: formatDay(event.created) })
    : words.setByHand
}

interface DueDialogProps {
  order: BoardOrder
  onClose: () => void
  onDone: (orderId: number) => Promise<void>
}

export function DueDialog({ order, onClose, onDone }: DueDialogProps) {
  const { due, version } = order
  const [day, setDay] = useState(due?.day ?? '')
  const [isSaving, setSaving] = useState(false)
  const set = useSetDue(onDone)
  const origin = useOrigin(order)
  const from = due?.by === 'hand' ? startOfDay(due.day) : null
  const wanted = startOfDay(day)
  async function save(to: Timestamp | null) {
    setSaving(true)
    const isSet = await set(order, { from, to, version })
    setSaving(false)
    // What was typed stays, for another try.
    if (isSet) onClose()
  }
  return (
    <Dialog
      title={words.dueDayOf({ name: nameOf(order) })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={wanted === null || wanted === from}
            isPending={isSaving}
            onPress={() => void save(wanted)}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p className="text-base text-ink-2">{origin}</p>
        <TextField
          label={words.dueDay}
          type="date"
          autoFocus
          value={day}
          onChange={setDay}
          description={words.customerIsTold}
        />
        {from !== null && (
          <Button variant="quiet" size="small" className="-ml-2" onPress={() => void save(null)}>
            {words.takeBack}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
