/** The form that invites somebody to work in the organization. [issue 14] */
import { endpoints, type Member } from '@orderwright/contract'
import { adminMemberMessages as words } from '@orderwright/domain'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { roleChoices } from './member-controls.tsx'
import { useChange } from './use-change.ts'

export function InviteMember() {
  const { org, caller } = useViewer()
  const { isPending, change } = useChange()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Member['role']>('member')
  const address = email.trim().toLowerCase()

  async function invite(event: FormEvent) {
    event.preventDefault()
    if (address === '' || isPending) return
    const isIn = await change(
      call(endpoints.inviteMember, { orgId: org.id, email: address, role, ...caller }),
      {
        message: words.wasInvited({ email: address }),
      },
    )
    if (!isIn) return
    setEmail('')
    setRole('member')
  }

  return (
    <form
      aria-label={words.inviteOne}
      onSubmit={(event) => void invite(event)}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-4"
    >
      <TextField
        label={words.memberEMail}
        isLabelHidden
        placeholder={words.memberEMail}
        type="email"
        autoComplete="off"
        value={email}
        maxLength={320}
        onChange={setEmail}
        className="w-full sm:w-72"
      />
      <Select
        label={words.roleOfInvited}
        isLabelHidden
        items={roleChoices}
        value={role}
        onChange={setRole}
        className="w-32"
      />
      <Button type="submit" variant="primary" isPending={isPending} isDisabled={address === ''}>
        {words.invite}
      </Button>
    </form>
  )
}
