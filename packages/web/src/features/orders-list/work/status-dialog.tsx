/** The status of several orders set at once: to which, whether each guest is told, and what of it was refused. [1.7.11] */
import { endpoints, type OrderListRow } from '@orderwright/contract'
import { maySetStatusAs } from '@orderwright/domain/access'
import { ordersWorkMessages as words, stockMessages } from '@orderwright/domain/messages'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { type Failed, runEach } from '../run-each.ts'
import { nameOf, readListAgain, tellFailed } from '../use-order-changes.ts'

/** More of them are counted. */
const NAMED = 6

/** Asks whether these are taken although there is not enough of what they want. */
function askBackorder(short: readonly Failed<OrderListRow>[]): Promise<boolean> {
  const lines = short.slice(0, NAMED).map(({ item, error }) => `${nameOf(item)}: ${error.message}`)
  const more = short.length - NAMED
  return confirm({
    title: stockMessages.heading,
    message: [...lines, ...(more > 0 ? [words.andMore({ count: more })] : [])].join('\n'),
    confirmLabel: stockMessages.takeOnBackorder,
  })
}

interface StatusDialogProps {
  orders: readonly OrderListRow[]
  onClose: () => void
}

export function StatusDialog({ orders, onClose }: StatusDialogProps) {
  const { org, caller, role, profile } = useViewer()
  const [statusKey, setStatusKey] = useState<string | null>(null)
  const [tellsGuests, setTellsGuests] = useState(true)
  const [tried, setTried] = useState<number | null>(null)
  const statuses = profile.productOrderStatuses.filter((status) => maySetStatusAs(role, status))
  const place = profile.productOrderStatuses.findIndex(({ key }) => key === statusKey)
  const later = new Set(profile.productOrderStatuses.slice(place + 1).map(({ key }) => key))
  // Those that have been further than this: what they have reached since is taken away.
  const backwards =
    statusKey === null
      ? 0
      : orders.filter(({ statusData }) => Object.keys(statusData).some((key) => later.has(key))).length

  async function setAll() {
    const wanted = statuses.find(({ key }) => key === statusKey)
    if (!wanted) return
    setTried(0)
    const setEach = (some: readonly OrderListRow[], more: { allowBackorder?: true } = {}) =>
      runEach(
        some,
        ({ id }) =>
          call(endpoints.updateOrderStatus, {
            productOrderId: id,
            orgId: org.id,
            ...caller,
            statusKey: wanted.key,
            skipNotifyingGuest: !tellsGuests,
            ...more,
          }),
        setTried,
      )
    const first = await setEach(orders)
    // What would promise more than there is can be taken on backorder, all of it with one answer.
    const short = first.failed.filter(({ error }) => error.details?.repair === 'allowBackorder')
    const again = short.length > 0 && (await askBackorder(short)) ? short.map(({ item }) => item) : []
    const second = await setEach(again, { allowBackorder: true })
    const done = [...first.done, ...second.done]
    const failed = [...first.failed.filter(({ item }) => !again.includes(item)), ...second.failed]
    await readListAgain()
    onClose()
    if (done.length > 0) toast(words.statusSet({ title: wanted.title, count: done.length }))
    await tellFailed(failed)
  }

  return (
    <Dialog
      title={words.statusOf({ count: orders.length })}
      isOpen
      isDismissable={tried === null}
      onOpenChange={(isOpen) => {
        if (!isOpen && tried === null) onClose()
      }}
      size="small"
      footer={
        <>
          <Button isDisabled={tried !== null} onPress={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={statusKey === null}
            isPending={tried !== null}
            onPress={() => void setAll()}
          >
            {words.setStatus}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <Select
          label={words.newStatus}
          placeholder={words.chooseStatus}
          items={statuses.map(({ key, title }) => ({ key, label: title }))}
          value={statusKey}
          onChange={setStatusKey}
        />
        <Checkbox isSelected={tellsGuests} onChange={setTellsGuests}>
          {words.tellGuests}
        </Checkbox>
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {tried !== null
            ? words.progress({ count: tried, all: orders.length })
            : backwards > 0 && words.goBackwards({ count: backwards })}
        </p>
      </div>
    </Dialog>
  )
}
