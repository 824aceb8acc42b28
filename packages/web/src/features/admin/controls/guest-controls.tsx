/** What an owner does with a guest: taking them off. [2.7.22] */
import { endpoints, type Guest } from '@orderwright/contract'
import { adminMessages } from '@orderwright/domain/messages'
import { UserMinus } from 'lucide-react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RecordField } from '../fields/record-field.tsx'
import { useChange } from './use-change.ts'

export function GuestActions({ guest }: { guest: Guest }) {
  const { org, caller } = useViewer()
  const { isPending, change } = useChange()

  async function disinvite() {
    const isSure = await confirm({
      title: adminMessages.disinviteOf({ email: guest.email }),
      message: adminMessages.askDisinvite,
      confirmLabel: adminMessages.disinvite,
      isDanger: true,
    })
    if (!isSure) return
    await change(call(endpoints.disinviteGuest, { orgId: org.id, invitedUser: guest.id, ...caller }), {
      message: adminMessages.disinvited(guest),
    })
  }

  return (
    <span className="flex items-center justify-between gap-2">
      <span className="flex items-center gap-2">
        <RecordField
          target={{ resource: 'guest', record: { ...guest, title: guest.email } }}
          field={{
            kind: 'flag',
            path: ['pricingIsHidden'],
            label: adminMessages.hidePricingFrom({ email: guest.email }),
            shortLabel: adminMessages.hidePricing,
          }}
          isLabelHidden
        />
        <span aria-hidden>{adminMessages.hidePricing}</span>
      </span>
      <IconButton
        label={adminMessages.disinviteOf({ email: guest.email })}
        icon={<UserMinus />}
        variant="danger"
        isPending={isPending}
        onPress={() => void disinvite()}
      />
    </span>
  )
}
