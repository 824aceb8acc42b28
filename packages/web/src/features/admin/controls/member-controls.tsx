/** What an owner does with a member: their role, their rights, disabling them, and making them the owner. [issue 14] */
import { type BodyOf, endpoints, type Member } from '@orderwright/contract'
import { adminMemberMessages as words } from '@orderwright/domain/messages'
import { Crown, UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useNavigate } from '../../../lib/router/router-view.tsx'
import { useSession, useViewer } from '../../../lib/session/session.tsx'
import { Switch } from '../../../ui/fields/checkbox.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { PersonalData } from './personal-data.tsx'
import { useChange } from './use-change.ts'

type MemberChange = Pick<BodyOf<typeof endpoints.updateMember>, 'role' | 'status' | 'mayEditDataFields'>

export const roleChoices = [
  { key: 'member', label: words.roles.member },
  { key: 'owner', label: words.roles.owner },
] as const

/** Changes a member; Undo writes what was there before. */
function useMemberChange(member: Member) {
  const { org, caller } = useViewer()
  const { isPending, change } = useChange()
  const write = (props: MemberChange) =>
    call(endpoints.updateMember, { orgId: org.id, memberUserId: member.userId, ...props, ...caller })
  const set = (props: MemberChange, message: string, back?: { props: MemberChange; message: string }) =>
    change(write(props), {
      message,
      ...(back ? { onUndo: () => void change(write(back.props), { message: back.message }) } : {}),
    })
  return { isPending, set }
}

export function MemberRole({ member }: { member: Member }) {
  const { email, role } = member
  const { isPending, set } = useMemberChange(member)
  // Shown at once; a refusal brings back what is.
  const [wanted, setWanted] = useState<Member['role'] | null>(null)
  return (
    <Select
      label={words.roleOf({ email })}
      isLabelHidden
      size="small"
      items={roleChoices}
      value={wanted ?? role}
      isDisabled={isPending}
      onChange={(next) => {
        if (next === role) return
        const back = { props: { role }, message: words.roleChanged({ email, role }) }
        setWanted(next)
        void set({ role: next }, words.roleChanged({ email, role: next }), back).then(() => setWanted(null))
      }}
    />
  )
}

/** [2.5.07] */
export function MemberDataFields({ member }: { member: Member }) {
  const { email, mayEditDataFields: may } = member
  const { isPending, set } = useMemberChange(member)
  const [wanted, setWanted] = useState<boolean | null>(null)
  return (
    <Switch
      isSelected={wanted ?? may}
      isDisabled={isPending}
      aria-label={words.dataFieldsOf({ email })}
      onChange={(next) => {
        const back = { props: { mayEditDataFields: may }, message: words.dataFieldsChanged({ email, may }) }
        setWanted(next)
        void set({ mayEditDataFields: next }, words.dataFieldsChanged({ email, may: next }), back).then(() =>
          setWanted(null),
        )
      }}
    />
  )
}

export function MemberActions({ member }: { member: Member }) {
  const { user } = useViewer()
  const isActive = member.status === 'active'
  return (
    <span className="flex flex-wrap items-center justify-end gap-1">
      {isActive && member.userId !== user.id && <TransferOwnership member={member} />}
      {member.userId !== user.id && <PersonalData userId={member.userId} email={member.email} isInList />}
      {isActive ? <DisableMember member={member} /> : <EnableMember member={member} />}
    </span>
  )
}

function DisableMember({ member }: { member: Member }) {
  const { email } = member
  const { isPending, set } = useMemberChange(member)
  async function disable() {
    const isSure = await confirm({
      title: words.disableOf({ email }),
      message: words.askDisable,
      confirmLabel: words.disable,
      isDanger: true,
    })
    if (!isSure) return
    const back = { props: { status: 'active' as const }, message: words.enabled({ email }) }
    await set({ status: 'disabled' }, words.disabled({ email }), back)
  }
  return (
    <IconButton
      label={words.disableOf({ email })}
      icon={<UserX />}
      variant="danger"
      isPending={isPending}
      onPress={() => void disable()}
    />
  )
}

function EnableMember({ member }: { member: Member }) {
  const { email } = member
  const { isPending, set } = useMemberChange(member)
  return (
    <IconButton
      label={words.enableOf({ email })}
      icon={<UserCheck />}
      isPending={isPending}
      onPress={() => void set({ status: 'active' }, words.enabled({ email }))}
    />
  )
}

function TransferOwnership({ member: { email, userId } }: { member: Member }) {
  const { org, caller } = useViewer()
  const { reload } = useSession()
  const navigate = useNavigate()
  const { isPending, change } = useChange()
  async function transfer() {
    const isSure = await confirm({
      title: words.transferTo({ email }),
      message: words.askTransfer({ email }),
      confirmLabel: words.transfer,
      isDanger: true,
    })
    if (!isSure) return
    const result = await call(endpoints.transferOwnership, { orgId: org.id, memberUserId: userId, ...caller })
    // The back office closes with the ownership: whoever gave it away is led out, not met by a closed door.
    if (result.ok) {
      await navigate({ to: '/' })
      // Not left to the live channel, which may not be open yet.
      reload()
    }
    await change(Promise.resolve(result), { message: words.transferred({ email }) })
  }
  return (
    <IconButton
      label={words.transferTo({ email })}
      icon={<Crown />}
      isPending={isPending}
      onPress={() => void transfer()}
    />
  )
}
