/** Takes a guest into a group, searched by e-mail. [2.2.107] */
import { adminMessages, type UserGroup } from '@orderwright/domain'
import { useState } from 'react'
import { ComboBox } from '../../../ui/fields/select.tsx'
import { useAdminData } from '../records/use-admin-data.ts'
import { useMembers } from './remove-member.tsx'

export function AddMember({ group }: { group: UserGroup }) {
  const { data } = useAdminData(['guests'])
  const setMembers = useMembers(group)
  // A new field for each guest: that of the last one would keep its name.
  const [count, setCount] = useState(0)
  const others = (data?.guests ?? []).filter(({ id }) => !group.userIds.includes(id))
  return (
    <ComboBox
      key={count}
      label={adminMessages.addGuestTo({ title: group.title })}
      isLabelHidden
      placeholder={adminMessages.searchByEmail}
      menuTrigger="input"
      items={others.map(({ id, email }) => ({ key: id, label: email }))}
      value={null}
      onChange={(id) => {
        const guest = others.find((one) => one.id === id)
        if (!guest) return
        setCount(count + 1)
        setMembers(
          [...group.userIds, id],
          adminMessages.memberAdded({ email: guest.email, title: group.title }),
        )
      }}
      className="w-full sm:w-72"
    />
  )
}
