/** On the page of an order of which a change waits for whoever looks: the way to where it is answered. */
import { changeOrderMessages as words } from '@orderwright/domain/messages'
import { FileDiff } from 'lucide-react'
import { ButtonLink } from '../../../ui/link.tsx'
import { useCheckout } from '../checkout-context.tsx'

export function ChangeNotice() {
  const { order, viewer } = useCheckout()
  const { changeWaitingSince, changeProposedSince, orgSpecificId } = order
  if ((viewer.isEmployee ? changeWaitingSince : changeProposedSince) === null) return null
  return (
    <div className="mt-6 flex max-w-prose flex-wrap items-center justify-between gap-3 rounded border border-hairline bg-caution-soft px-4 py-3">
      <p className="text-sm">{viewer.isEmployee ? words.waitsForEmployee : words.waitsForCustomer}</p>
      <ButtonLink
        to="/orders/:orgSpecificId/revisions"
        params={{ orgSpecificId: String(orgSpecificId) }}
        size="small"
        icon={<FileDiff aria-hidden />}
      >
        {words.look}
      </ButtonLink>
    </div>
  )
}
