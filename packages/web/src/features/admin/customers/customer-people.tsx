/** Which guests belong to a customer: taken in by their addresses, and out. [issue 18] */
import type { Guest } from '@orderwright/contract'
import { adminMessages, type Customer } from '@orderwright/domain'
import { customerMessages as words } from '@orderwright/domain/customers'
import { X } from 'lucide-react'
import { useState } from 'react'
import { ComboBox } from '../../../ui/fields/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { AdminData } from '../admin-data.ts'
import { useEdit } from '../records/record-editing.tsx'

function useCustomerOf() {
  const edit = useEdit()
  return (guest: Guest, customerId: number | null, label: string) =>
    edit({
      resource: 'guest',
      records: [{ ...guest, title: guest.email }],
      props: { customerId },
      label,
    })
}

export function AddPerson({ customer, adminData }: { customer: Customer; adminData: AdminData }) {
  const setCustomer = useCustomerOf()
  // A new field for each guest: that of the last one would keep its name.
  const [count, setCount] = useState(0)
  const others = adminData.guests.filter(({ customerId }) => customerId === null)
  return (
    <ComboBox
      key={count}
      label={words.addPerson(customer)}
      isLabelHidden
      placeholder={adminMessages.searchByEmail}
      menuTrigger="input"
      items={others.map(({ id, email }) => ({ key: id, label: email }))}
      value={null}
      onChange={(id) => {
        const guest = others.find((one) => one.id === id)
        if (!guest) return
        setCount(count + 1)
        setCustomer(guest, customer.id, words.personAdded({ email: guest.email, title: customer.title }))
      }}
      className="w-full sm:w-72"
    />
  )
}

export function RemovePerson({ guest, title }: { guest: Guest; title: string }) {
  const setCustomer = useCustomerOf()
  const { email } = guest
  return (
    <IconButton
      label={words.takeOut({ email, title })}
      icon={<X />}
      size="small"
      onPress={() => setCustomer(guest, null, words.personTakenOut({ email, title }))}
    />
  )
}
