/** Pairs of customers that may be doubles: each is merged, or said not to be one. [issue 18] */
import { type Customer, customerMessages as words, type CustomerPair } from '@orderwright/domain/customers'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import type { AdminData } from '../admin-data.ts'
import { useEdit } from '../records/record-editing.tsx'
import { MergeDialog } from './merge-dialog.tsx'

interface DoublesDialogProps {
  pairs: readonly CustomerPair[]
  adminData: AdminData
  onClose: () => void
}

export function DoublesDialog({ pairs, adminData, onClose }: DoublesDialogProps) {
  const edit = useEdit()
  const [merged, setMerged] = useState<CustomerPair | null>(null)
  if (merged) {
    const [keptId, otherId] = merged.ids
    return (
      <MergeDialog keptId={keptId} otherId={otherId} adminData={adminData} onClose={() => setMerged(null)} />
    )
  }
  function setApart(one: Customer, other: Customer) {
    edit({
      resource: 'customer',
      records: [one],
      props: { apartFrom: { ...one.apartFrom, [String(other.id)]: 1 } },
      label: words.saidApart({ one: one.title, other: other.title }),
    })
  }
  return (
    <Dialog title={words.doubles} isOpen onOpenChange={onClose} size="large">
      {pairs.length === 0 && <p className="text-sm text-ink-2">{words.noDoubles}</p>}
      <ul className="text-sm">
        {pairs.map((pair) => {
          const [one, other] = pair.ids.map((id) =>
            adminData.customers.find((customer) => customer.id === id),
          )
          if (!one || !other) return null
          const name = words.twoOf({ one: one.title, other: other.title })
          return (
            <li
              key={pair.ids.join(' ')}
              aria-label={name}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-2"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap gap-x-4 gap-y-1">
                  <CustomerLink customer={one} />
                  <CustomerLink customer={other} />
                </p>
                <p className="text-xs text-ink-2">
                  {pair.reasons.map((reason) => words.reasons[reason]).join(', ')}
                </p>
              </div>
              <Button size="small" onPress={() => setApart(one, other)}>
                {words.notTheSame}
              </Button>
              <Button size="small" onPress={() => setMerged(pair)}>
                {words.mergeTwo}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

function CustomerLink({ customer: { id, title } }: { customer: Customer }) {
  return (
    <Link
      to="/admin/:section/:id"
      params={{ section: 'customers', id: String(id) }}
      className="min-w-0 break-words"
    >
      {title}
    </Link>
  )
}
