/** The form that invites a guest. [2.2.104] */
import { endpoints } from '@orderwright/contract'
import { adminMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { InviteForm } from './invite-form.tsx'

export function InviteGuest() {
  const { org, caller } = useViewer()
  const [isHidden, setHidden] = useState(false)
  const pricingIsHidden = isHidden ? 1 : 0
  return (
    <InviteForm
      kind="guest"
      label={words.inviteOne}
      addressLabel={words.guestEMail}
      action={words.inviteGuest}
      send={(email) =>
        call(endpoints.inviteGuest, { activeOrgId: org.id, email, pricingIsHidden, ...caller })
      }
      invited={words.invited}
      onInvited={() => setHidden(false)}
    >
      <Checkbox isSelected={isHidden} onChange={setHidden}>
        {words.hidePricing}
      </Checkbox>
    </InviteForm>
  )
}
