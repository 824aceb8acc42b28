/** What an owner does with a guest: hiding prices from them, and taking them off. [2.7.22, 2.7.23] */
import { endpoints, type Guest } from '@orderwright/contract'
import { adminMessages } from '@orderwright/domain'
import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Switch } from '../../../ui/fields/checkbox.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useChange } from './use-change.ts'

export function PricingSwitch({ guest }: { guest: Guest }) {
  const { org, caller } = useViewer()
  const { isPending, change } = useChange()
  const [wanted, setWanted] = useState<0 | 1 | null>(null)
  const { email } = guest

  async function set(pricingIsHidden: 0 | 1) {
    setWanted(pricingIsHidden)
    await change(
      call(endpoints.updateGuestData, { orgId: org.id, userId: guest.id, pricingIsHidden, ...caller }),
      {
        message:
          pricingIsHidden === 1 ? adminMessages.pricingHidden(guest) : adminMessages.pricingShown(guest),
        onUndo: () => void set(pricingIsHidden === 1 ? 0 : 1),
      },
    )
    setWanted(null)
  }

  return (
    <Switch
      isSelected={(wanted ?? guest.pricingIsHidden) === 1}
      isDisabled={isPending}
      onChange={(isHidden) => void set(isHidden ? 1 : 0)}
      aria-label={adminMessages.hidePricingFrom({ email })}
    >
      {adminMessages.hidePricing}
    </Switch>
  )
}

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
      <PricingSwitch guest={guest} />
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
