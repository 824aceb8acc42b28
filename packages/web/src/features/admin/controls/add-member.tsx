/** Takes a guest into a group, searched by e-mail. [2.2.107] */
import { adminMessages } from '@orderwright/domain/messages'
import type { UserGroup } from '@orderwright/domain/people'
import { useAdminData } from '../records/use-admin-data.ts'
import { GuestSearch } from './guest-search.tsx'
import { useMembers } from './remove-member.tsx'

export function AddMember({ group }: { group: UserGroup }) {
  const { data } = useAdminData(['guests'])
  const setMembers = useMembers(group)
  const { title, userIds } = group
  return (
    <GuestSearch
      label={adminMessages.addGuestTo({ title })}
      guests={(data?.guests ?? []).filter(({ id }) => !userIds.includes(id))}
      onTake={({ id, email }) => setMembers([...userIds, id], adminMessages.memberAdded({ email, title }))}
    />
  )
}
