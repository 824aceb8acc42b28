/** The way from a customer's page to its merge with another one. [issue 18] */
import { type Customer, customerMessages as words } from '@orderwright/domain/customers'
import { Merge } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deferred } from '../../../ui/deferred.tsx'
import type { AdminData } from '../admin-data.ts'

const MergeDialog = deferred(() => import('./merge-dialog.tsx').then((part) => part.MergeDialog))

export function MergeButton({ customer, adminData }: { customer: Customer; adminData: AdminData }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Merge aria-hidden />} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {words.mergeWith}
      </Button>
      {isOpen && (
        <MergeDialog
          keptId={customer.id}
          otherId={null}
          adminData={adminData}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
