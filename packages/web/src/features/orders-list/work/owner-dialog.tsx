/** Several orders given to somebody else. [1.6.22] */
import { endpoints, type OrderListRow } from '@orderwright/contract'
import { ordersWorkMessages as words } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { callQuery, failureMessage } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { ComboBox } from '../../../ui/fields/select.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useOrderChanges } from '../use-order-changes.ts'

interface OwnerDialogProps {
  orders: readonly OrderListRow[]
  onClose: () => void
}

/** Guests and employees by name, null until they are known: what is typed before would be lost; people of one name by their addresses too. */
function useOwners() {
  const { org, caller } = useViewer()
  const by = { orgId: org.id, ...caller }
  const guests = useQuery(callQuery(endpoints.getGuestsData, by))
  const members = useQuery(callQuery(endpoints.getMembers, by))
  const choices = useMemo(() => {
    if (!guests.data || !members.data) return null
    const people = [
      ...guests.data.data.guests,
      ...members.data.members.filter(({ status }) => status === 'active'),
    ]
    const known = new Map(people.map(({ userId, name, email }) => [userId, { name, email }]))
    return [...known]
      .map(([key, { name, email }]) => ({ key, label: name === '' ? email : `${name}, ${email}` }))
      .toSorted((a, b) => a.label.localeCompare(b.label))
  }, [guests.data, members.data])
  const retry = () => {
    for (const query of [guests, members]) if (query.isError) void query.refetch()
  }
  return { choices, error: guests.error ?? members.error, retry }
}

export function OwnerDialog({ orders, onClose }: OwnerDialogProps) {
  const { choices, error, retry } = useOwners()
  const { setOwner } = useOrderChanges()
  const [userId, setUserId] = useState<number | null>(null)
  const [isGiving, setGiving] = useState(false)
  async function give() {
    const chosen = choices?.find(({ key }) => key === userId)
    if (!chosen) return
    setGiving(true)
    await setOwner(orders, chosen.key, chosen.label)
    onClose()
  }
  return (
    <Dialog
      title={words.ownerOf({ count: orders.length })}
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
            isDisabled={userId === null}
            isPending={isGiving}
            onPress={() => void give()}
          >
            {words.give}
          </Button>
        </>
      }
    >
      {choices ? (
        <ComboBox
          label={words.newOwner}
          autoFocus
          items={choices}
          value={userId}
          onChange={setUserId}
          description={words.ownerKeepsTerms}
        />
      ) : error ? (
        <ErrorState message={failureMessage(error)} onRetry={retry} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
