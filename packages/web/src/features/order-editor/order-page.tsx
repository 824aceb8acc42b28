/** /orders/{orgSpecificId}: loads the order and shows it, or says why it can't. [1.2.02, 1.2.48, 1.2.49] */
import { messages } from '@orderwright/domain'
import { getRouteApi } from '@tanstack/react-router'
import { callError, failureMessage } from '../../lib/api.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { OrderEditorProvider } from './editor-context.tsx'
import { OrderPageSkeleton } from './layout/page-skeleton.tsx'
import { useOrderData } from './order-data.ts'
import { OrderScreen } from './order-screen.tsx'
import { useDrawingFamilies } from './use-drawing-families.ts'

const route = getRouteApi('/signed-in/orders/$orgSpecificId')

export function OrderPage() {
  const { orgSpecificId } = route.useParams()
  const { shareToken, shareableOrderId } = route.useSearch()
  const address = { orgSpecificId: Number(orgSpecificId), shareToken, shareableOrderId }
  const query = useOrderData(address)
  const answer = query.data?.data
  const families = useDrawingFamilies(answer)
  const isUnknown = callError(query.error)?.code === 'notFound' || answer?.productOrders.length === 0

  if (isUnknown) return <UnknownOrder />
  if (answer && families.areHere) {
    return (
      <OrderEditorProvider key={answer.productOrders[0]?.id} address={address} answer={answer}>
        <OrderScreen />
      </OrderEditorProvider>
    )
  }
  if (query.error) {
    return (
      <main>
        <ErrorState
          title="The order could not be loaded"
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </main>
    )
  }
  if (families.hasFailed) {
    return (
      <main>
        <ErrorState
          title="The drawings could not be loaded"
          message={messages.drawingsNotLoaded}
          // A browser remembers a module that failed; a fresh page asks for it again.
          onRetry={() => window.location.reload()}
        />
      </main>
    )
  }
  return <OrderPageSkeleton />
}

function UnknownOrder() {
  return (
    <main>
      <EmptyState
        title="This order is not here"
        actions={
          <ButtonLink to="/orders" variant="primary">
            Go to orders
          </ButtonLink>
        }
      >
        {messages.orderUnknown}
      </EmptyState>
    </main>
  )
}
