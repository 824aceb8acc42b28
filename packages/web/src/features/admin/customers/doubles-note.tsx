/** A quiet note above the list of customers: some may be doubles. [issue 18] */
import { customerMessages as words, likelyDoubles } from '@orderwright/domain/customers'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deferred } from '../../../ui/deferred.tsx'
import type { AdminData } from '../admin-data.ts'
import { useAdminData } from '../records/use-admin-data.ts'

const DoublesDialog = deferred(() => import('./doubles-dialog.tsx').then((part) => part.DoublesDialog))

const needs = ['customers', 'guests'] as const

/** Of those who are put away nobody asks. */
function doublesOf({ customers, guests }: AdminData) {
  const emails = new Map<number, string[]>()
  for (const { customerId, email } of guests) {
    if (customerId !== null) emails.set(customerId, [...(emails.get(customerId) ?? []), email])
  }
  return likelyDoubles(
    customers.filter(({ archived }) => archived === 0),
    emails,
  )
}

export function DoublesNote() {
  const { data } = useAdminData(needs)
  const [isOpen, setOpen] = useState(false)
  const pairs = useMemo(() => (data ? doublesOf(data) : []), [data])
  const count = new Set(pairs.flatMap(({ ids }) => ids)).size
  return (
    <>
      {count > 0 && (
        <div className="pb-2">
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            onPress={() => setOpen(true)}
            className="-ms-2.5"
          >
            {words.mayBeDoubles({ count })}
          </Button>
        </div>
      )}
      {isOpen && data && <DoublesDialog pairs={pairs} adminData={data} onClose={() => setOpen(false)} />}
    </>
  )
}
