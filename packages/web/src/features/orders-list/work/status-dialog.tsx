/** The status of several orders set at once: to which, whether each guest is told, and what of it was refused. [1.7.11] */
import { endpoints, type OrderListRow } from '@orderwright/contract'
import { maySetStatusAs } from '@orderwright/domain/access'
import { ordersWorkMessages as words, stockMessages } from '@orderwright/domain/messages'
import { currentStatus } from '@orderwright/domain/orders'
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
  const [progress, setProgress] = useState<{ count: number; all: number } | null>(null)
  const statuses = profile.productOrderStatuses.filter((status) => maySetStatusAs(role, status))
  const place = profile.productOrderStatuses.findIndex(({ key }) => key === statusKey)
  const later = new Set(profile.productOrderStatuses.slice(place + 1).map(({ key }) => key))
  // A customer is not written to anew about where an order is already.
  const toSet = orders.filter((order) => currentStatus(order, profile).key !== statusKey)
  const there = orders.length - toSet.length
  // Those that have been further than this: what they have reached since is taken away.
  const backwards =
    statusKey === null
      ? 0
      : orders.filter(({ statusData }) => Object.keys(statusData).some((key) => later.has(key))).length

  async function setAll() {
    const wanted = statuses.find(({ key }) => key === statusKey)
    if (!wanted) return
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
        (count) => setProgress({ count, all: some.length }),
      )
    setProgress({ count: 0, all: toSet.length })
    const first = await setEach(toSet)
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
      isDismissable={progress === null}
      onOpenChange={(isOpen) => {
        if (!isOpen && progress === null) onClose()
      }}
      size="small"
      footer={
        <>
          <Button isDisabled={progress !== null} onPress={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={statusKey === null || toSet.length === 0}
            isPending={progress !== null}
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
          {progress !== null
            ? words.progress(progress)
            : backwards > 0 && words.goBackwards({ count: backwards })}
        </p>
        {progress === null && there > 0 && (
          <p role="status" className="text-sm text-ink-2">
            {words.areThere({ count: there })}
          </p>
        )}
      </div>
    </Dialog>
  )
}
