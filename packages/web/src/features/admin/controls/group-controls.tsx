/** Removing a group of guests, and a guest from a group. */
import { adminMessages, type UserGroup } from '@orderwright/domain'
import { Trash2, X } from 'lucide-react'
import { resources } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Control } from '../section.ts'
import { useChange } from './use-change.ts'

export function RemoveGroup({ group }: { group: UserGroup }) {
  const { org, caller } = useViewer()
  const { isPending, change } = useChange()
  const about = { orgId: org.id, ...caller, where: { id: group.id } }

  async function remove() {
    const isSure = await confirm({
      title: adminMessages.removeOf({ title: group.title }),
      message: adminMessages.askRemoveGroup,
      confirmLabel: adminMessages.removeGroup,
      isDanger: true,
    })
    if (!isSure) return
    await change(resources.destroy('userGroup', about), {
      message: adminMessages.groupRemoved(group),
      onUndo: () =>
        void change(resources.restore('userGroup', about), { message: adminMessages.groupAdded(group) }),
    })
  }

  return (
    <IconButton
      label={adminMessages.removeOf({ title: group.title })}
      icon={<Trash2 />}
      variant="danger"
      isPending={isPending}
      onPress={() => void remove()}
    />
  )
}

/** Puts the members of a group; resolves with the group as it is now. */
export function useMembers(group: UserGroup) {
  const { org, caller } = useViewer()
  const { isPending, change } = useChange()
  async function set(userIds: number[], from: UserGroup, message: string) {
    await change(
      resources.update('userGroup', {
        orgId: org.id,
        ...caller,
        where: { id: group.id },
        version: from.version,
        props: { userIds },
        base: { userIds: from.userIds },
      }),
      {
        message,
        onUndo: ({ record }) => void set(from.userIds, record, adminMessages.groupRestored(group)),
      },
    )
  }
  return { isPending, set: (userIds: number[], message: string) => set(userIds, group, message) }
}

export function RemoveMember({
  group,
  userId,
  email,
}: Omit<Extract<Control, { key: 'removeMember' }>, 'key'>) {
  const { isPending, set } = useMembers(group)
  return (
    <IconButton
      label={adminMessages.takeOut({ email })}
      icon={<X />}
      isPending={isPending}
      onPress={() =>
        void set(
          group.userIds.filter((id) => id !== userId),
          adminMessages.memberRemoved({ email, title: group.title }),
        )
      }
    />
  )
}
