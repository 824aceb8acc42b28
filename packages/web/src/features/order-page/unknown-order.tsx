/** What stands where the address names no order that this person may see. [1.2.49] */
import { orderPageMessages, sharingMessages } from '@orderwright/domain/messages'
import { useAddressedOrder } from '../navigation/addressed-order.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { useSession, useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'

export function UnknownOrder() {
  const { isGuestMode, profile } = useViewer()
  const { setGuestMode } = useSession()
  const { order, orders } = profile.vocabulary
  useDocumentTitle(orderPageMessages.notFound, useAddressedOrder())
  return (
    <main data-help="no-access">
      <EmptyState
        isPage
        title={orderPageMessages.orderUnknownTitle}
        actions={
          <>
            {isGuestMode && (
              <Button variant="primary" onPress={() => setGuestMode(false)}>
                {orderPageMessages.leaveGuestMode}
              </Button>
            )}
            <ButtonLink to="/orders" variant={isGuestMode ? 'secondary' : 'primary'}>
              {orderPageMessages.goToOrders}
            </ButtonLink>
          </>
        }
      >
        {isGuestMode ? sharingMessages.othersInGuestMode({ order, orders }) : orderPageMessages.orderUnknown}
      </EmptyState>
    </main>
  )
}
