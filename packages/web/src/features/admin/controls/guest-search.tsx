/** Takes a guest in, searched by e-mail; and the button that takes one out. [2.2.107] */
import type { Guest } from '@orderwright/contract'
import { adminMessages } from '@orderwright/domain/messages'
import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ComboBox } from '../../../ui/fields/select.tsx'

interface GuestSearchProps {
  label: string
  /** those who can be taken in */
  guests: readonly Guest[]
  onTake: (guest: Guest) => void
}

export function GuestSearch({ label, guests, onTake }: GuestSearchProps) {
  // A new field for each guest: that of the last one would keep its name.
  const [count, setCount] = useState(0)
  return (
    <ComboBox
      key={count}
      label={label}
      isLabelHidden
      placeholder={adminMessages.searchByEmail}
      menuTrigger="input"
      items={guests.map(({ id, email }) => ({ key: id, label: email }))}
      value={null}
      onChange={(id) => {
        const guest = guests.find((one) => one.id === id)
        if (!guest) return
        setCount(count + 1)
        onTake(guest)
      }}
      className="w-full sm:w-72"
    />
  )
}

export function TakeOutButton({ label, onPress }: { label: string; onPress: () => void }) {
  return <IconButton label={label} icon={<X />} size="small" onPress={onPress} />
}
