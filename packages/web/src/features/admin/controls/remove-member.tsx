/** Takes a guest out of a group, and in: the group's list of members, saved as any field is. [2.2.107] */
import { adminMessages } from '@orderwright/domain/messages'
import type { UserGroup } from '@orderwright/domain/people'
import { useEdit } from '../records/record-editing.tsx'
import { TakeOutButton } from './guest-search.tsx'

/** Gives a group other members; the news offers Undo. */
export function useMembers(group: UserGroup) {
  const edit = useEdit()
  return (userIds: readonly number[], label: string) =>
    edit({ resource: 'userGroup', records: [group], props: { userIds }, label })
}

interface RemoveMemberProps {
  group: UserGroup
  userId: number
  email: string
}

export function RemoveMember({ group, userId, email }: RemoveMemberProps) {
  const setMembers = useMembers(group)
  return (
    <TakeOutButton
      label={adminMessages.takeOutOf({ email, title: group.title })}
      onPress={() =>
        setMembers(
          group.userIds.filter((id) => id !== userId),
          adminMessages.memberRemoved({ email, title: group.title }),
        )
      }
    />
  )
}
