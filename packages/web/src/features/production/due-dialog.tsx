/** The due day of an order: how it came about, and a day set by hand in its place, with Undo. [issue 18] */
import { type BoardOrder, endpoints } from '@orderwright/contract'
import { formatDate, type Timestamp } from '@orderwright/domain/units'
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

/** What a change starts from: a day that somebody sees, and the version that it is of. */
interface Base {
  /** null: none is set by hand */
  readonly from: Timestamp | null
  readonly version: number
}

/** What became of a change; `current`: what it starts from now where somebody else has set another day. */
interface Outcome {
  readonly isSet: boolean
  readonly current?: Base
}

function baseOf({ due, version }: BoardOrder): Base {
  return { from: due?.by === 'hand' ? startOfDay(due.day) : null, version }
}

/** The record that a refusal gives as it is now. */
function baseOfRecord({ estimatedShippingDate: day, version }: Record<string, unknown>): Base {
  return { from: typeof day === 'string' ? startOfDay(day.slice(0, 10)) : null, version: Number(version) }
}

/** Sets the day of an order, or takes it away (null); `onDone` hears of each order that may be another one now. */
export function useSetDue(onDone: (orderId: number) => Promise<void>) {
  const { org, caller } = useViewer()
  async function set(
    order: BoardOrder,
    change: Base & { readonly to: Timestamp | null },
    isUndo = false,
  ): Promise<Outcome> {
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
    if (result.ok) return { isSet: true }
    const { code, details } = result.error
    const current = code === 'conflict' ? details?.current : undefined
    return { isSet: false, ...(current ? { current: baseOfRecord(current) } : {}) }
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
  /** as it is now: a colleague may change it while the dialog is open */
  order: BoardOrder
  onClose: () => void
  onDone: (orderId: number) => Promise<void>
}

export function DueDialog({ order, onClose, onDone }: DueDialogProps) {
  /** null: nothing, the field shows the day that the card has */
  const [typed, setTyped] = useState<string | null>(null)
  /** what was seen when the day was typed, so that one which a colleague sets meanwhile is not overwritten unseen */
  const [held, setHeld] = useState<Base | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const set = useSetDue(onDone)
  const origin = useOrigin(order)
  const base = held ?? baseOf(order)
  const day = typed ?? order.due?.day ?? ''
  const wanted = startOfDay(day)
  async function save(to: Timestamp | null) {
    setSaving(true)
    const { isSet, current } = await set(order, { ...base, to })
    setSaving(false)
    if (isSet) return onClose()
    // What was typed stays, for another try. What somebody else has set is seen now.
    if (!current) return undefined
    setHeld(current)
    setRefused(true)
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
            isDisabled={wanted === null || wanted === base.from}
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
          onChange={(text) => {
            setTyped(text)
            setHeld(base)
          }}
          description={words.customerIsTold}
        />
        {isRefused && (
          <p role="status" className="text-sm text-caution">
            {base.from === null
              ? words.dayTakenMeanwhile
              : words.daySetMeanwhile({ day: formatDate(base.from) })}
          </p>
        )}
        {base.from !== null && (
          <Button variant="quiet" size="small" className="-ms-2" onPress={() => void save(null)}>
            {words.takeBack}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
