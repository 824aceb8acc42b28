/** The form that invites somebody to work in the organization. [issue 14] */
import { endpoints, type Member } from '@orderwright/contract'
import { adminMemberMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { InviteForm } from './invite-form.tsx'
import { roleChoices } from './member-controls.tsx'

export function InviteMember() {
  const { org, caller } = useViewer()
  const [role, setRole] = useState<Member['role']>('member')
  /** A guest becomes a member with a second word alone. */
  async function invite(email: string) {
    const body = { orgId: org.id, email, role, ...caller }
    const invited = await call(endpoints.inviteMember, body)
    if (invited.ok || invited.error.details?.rule !== 'isGuest') return invited
    const isSure = await confirm({
      title: words.becomesMember({ email }),
      message: invited.error.message,
      confirmLabel: words.makeMember,
    })
    return isSure ? call(endpoints.inviteMember, { ...body, fromGuest: true }) : invited
  }
  return (
    <InviteForm
      kind="member"
      label={words.inviteOne}
      addressLabel={words.memberEMail}
      action={words.invite}
      send={invite}
      invited={words.wasInvited}
      onInvited={() => setRole('member')}
    >
      <Select
        label={words.roleOfInvited}
        isLabelHidden
        items={roleChoices}
        value={role}
        onChange={setRole}
        className="w-32"
      />
    </InviteForm>
  )
}
