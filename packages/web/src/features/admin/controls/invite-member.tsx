/** The form that invites somebody to work in the organization. [issue 14] */
import { endpoints, type Member } from '@orderwright/contract'
import { adminMemberMessages as words } from '@orderwright/domain'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { InviteForm } from './invite-form.tsx'
import { roleChoices } from './member-controls.tsx'

export function InviteMember() {
  const { org, caller } = useViewer()
  const [role, setRole] = useState<Member['role']>('member')
  return (
    <InviteForm
      label={words.inviteOne}
      addressLabel={words.memberEMail}
      action={words.invite}
      send={(email) => call(endpoints.inviteMember, { orgId: org.id, email, role, ...caller })}
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
