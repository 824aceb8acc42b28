/** What comes of a merge of two customers, before anything happens. [issue 18] */
import { endpoints } from '@orderwright/contract'
import { type Customer, customerMessages as words, planCustomerMerge } from '@orderwright/domain/customers'
import { uiMessages } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { callQuery, failureMessage } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { ComboBox } from '../../../ui/fields/select.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { AdminData } from '../admin-data.ts'
import { MergeChoice } from './merge-choice.tsx'
import { type Choices, useMerge } from './use-merge.ts'

interface MergeDialogProps {
  keptId: number
  /** null: it is still to be chosen */
  otherId: number | null
  adminData: AdminData
  onClose: () => void
}

export function MergeDialog({ adminData, onClose, ...first }: MergeDialogProps) {
  const [pair, setPair] = useState(first)
  // As it was when the dialog opened: once they are one, neither list has both.
  const kept = adminData.customers.find(({ id }) => id === pair.keptId)
  const other = adminData.customers.find(({ id }) => id === pair.otherId)
  if (!kept) return null
  if (other) {
    return (
      <Preview
        key={`${kept.id} ${other.id}`}
        kept={kept}
        other={other}
        people={adminData.guests.filter(({ customerId }) => customerId === other.id).length}
        onSwap={() => setPair({ keptId: other.id, otherId: kept.id })}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      title={words.mergeWith}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{uiMessages.cancel}</Button>}
    >
      <ComboBox
        label={words.otherCustomer}
        placeholder={words.chooseOther}
        items={adminData.customers
          .filter(({ id }) => id !== kept.id)
          .toSorted((one, two) => one.title.localeCompare(two.title, 'en'))
          .map(({ id, title }) => ({ key: id, label: title }))}
        value={null}
        onChange={(otherId) => setPair({ keptId: kept.id, otherId })}
      />
    </Dialog>
  )
}

interface PreviewProps {
  kept: Customer
  other: Customer
  people: number
  onSwap: () => void
  onClose: () => void
}

function Preview({ kept, other, people, onSwap, onClose }: PreviewProps) {
  const { org, caller, profile } = useViewer()
  const [choices, setChoices] = useState<Choices>({})
  const { isPending, merge } = useMerge()
  const query = useQuery(
    callQuery(endpoints.getCustomerAccount, { orgId: org.id, ...caller, customerId: other.id }),
  )
  const { data } = query
  const { details, addresses, contacts, isTooMuch } = planCustomerMerge(kept, other, choices)
  const { order: word } = profile.vocabulary
  const titles = { from: other.title, to: kept.title }
  return (
    <Dialog
      title={words.mergeTitle({ title: other.title })}
      isOpen
      onOpenChange={onClose}
      isDismissable={!isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {uiMessages.cancel}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={!data || isTooMuch}
            onPress={() =>
              void merge(kept, other, choices).then((isDone) => {
                if (isDone) onClose()
              })
            }
          >
            {words.merge}
          </Button>
        </>
      }
    >
      <h3 className="pb-1 text-sm font-semibold">{words.goesOver(titles)}</h3>
      {data ? (
        <ul aria-label={words.goesOver(titles)} className="list-disc ps-5 text-sm">
          <Going>{words.ordersGo({ count: data.orderCount, word })}</Going>
          <Going>{words.invoicesGo({ count: data.invoiceCount })}</Going>
          <Going>{words.peopleGo({ count: people })}</Going>
          <Going>{words.addressesGo(addresses)}</Going>
          <Going>{words.contactsGo(contacts)}</Going>
        </ul>
      ) : query.isError ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
      {details.length > 0 && (
        <>
          <h3 className="pt-5 text-sm font-semibold">{words.whatStays}</h3>
          {details.map(({ detail, side }) => (
            <MergeChoice
              key={detail}
              detail={detail}
              kept={kept}
              other={other}
              side={side}
              isDisabled={isPending}
              onChange={(chosen) => setChoices({ ...choices, [detail]: chosen })}
            />
          ))}
        </>
      )}
      <p className="pt-5 text-sm text-ink-2">{isTooMuch ? words.tooMuchToMerge : words.afterMerge(titles)}</p>
      <Button
        variant="quiet"
        size="small"
        icon={<ArrowLeftRight aria-hidden />}
        isDisabled={isPending}
        onPress={onSwap}
        className="mt-2 -ms-2.5 max-w-full whitespace-normal!"
      >
        {words.keepOther({ title: other.title })}
      </Button>
    </Dialog>
  )
}

function Going({ children }: { children: ReactNode }) {
  return <li className="tabular">{children}</li>
}
