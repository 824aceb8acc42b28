/** The form that invites a guest. [2.2.104] */
import { endpoints } from '@orderwright/contract'
import { adminMessages } from '@orderwright/domain'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useChange } from './use-change.ts'

export function InviteGuest() {
  const { org, caller } = useViewer()
  const { isPending, change } = useChange()
  const [email, setEmail] = useState('')
  const [isHidden, setHidden] = useState(false)
  const address = email.trim().toLowerCase()

  async function invite(event: FormEvent) {
    event.preventDefault()
    if (address === '' || isPending) return
    const isIn = await change(
      call(endpoints.inviteGuest, {
        activeOrgId: org.id,
        email: address,
        pricingIsHidden: isHidden ? 1 : 0,
        ...caller,
      }),
      { message: adminMessages.invited({ email: address }) },
    )
    if (!isIn) return
    setEmail('')
    setHidden(false)
  }

  return (
    <form
      aria-label={adminMessages.inviteOne}
      onSubmit={(event) => void invite(event)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4"
    >
      <TextField
        label={adminMessages.guestEMail}
        isLabelHidden
        placeholder={adminMessages.guestEMail}
        type="email"
        autoComplete="off"
        value={email}
        maxLength={320}
        onChange={setEmail}
        className="w-full sm:w-72"
      />
      <Checkbox isSelected={isHidden} onChange={setHidden}>
        {adminMessages.hidePricing}
      </Checkbox>
      <Button type="submit" variant="primary" isPending={isPending} isDisabled={address === ''}>
        {adminMessages.inviteGuest}
      </Button>
    </form>
  )
}
