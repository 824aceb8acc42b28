/** Which guests belong to a customer: taken in by their addresses, and out. [issue 18] */
import type { Guest } from '@orderwright/contract'
import { type Customer, customerMessages as words } from '@orderwright/domain/customers'
import type { AdminData } from '../admin-data.ts'
import { GuestSearch, TakeOutButton } from '../controls/guest-search.tsx'
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
  const { id, title } = customer
  return (
    <GuestSearch
      label={words.addPerson(customer)}
      guests={adminData.guests.filter(({ customerId }) => customerId === null)}
      onTake={(guest) => setCustomer(guest, id, words.personAdded({ email: guest.email, title }))}
    />
  )
}

export function RemovePerson({ guest, title }: { guest: Guest; title: string }) {
  const setCustomer = useCustomerOf()
  const { email } = guest
  return (
    <TakeOutButton
      label={words.takeOut({ email, title })}
      onPress={() => setCustomer(guest, null, words.personTakenOut({ email, title }))}
    />
  )
}
