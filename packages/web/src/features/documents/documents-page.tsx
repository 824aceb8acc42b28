/** /orders/{orgSpecificId}/documents: the order's quote, invoice, packing slip and factory sheet, page by page. [2.2.05] */
import { documentMessages, messages } from '@orderwright/domain'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { OrderTabs } from '../../app/order-tabs.tsx'
import { callError, failureMessage } from '../../lib/api.ts'
import { useViewer } from '../../lib/session.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useDrawingFamilies } from '../order-editor/use-drawing-families.ts'
import { orderQuery } from '../order-editor/order-data.ts'
import { DocumentScreen } from './screen/document-screen.tsx'

const route = getRouteApi('/signed-in/orders/$orgSpecificId/documents')

export function DocumentsPage() {
  const { orgSpecificId } = route.useParams()
  const { shareToken, shareableOrderId } = route.useSearch()
  const address = { orgSpecificId: Number(orgSpecificId), shareToken, shareableOrderId }
  // What was changed on the order page a moment ago is on the document too.
  const query = useQuery({ ...orderQuery(useViewer(), address), refetchOnMount: 'always' })
  const answer = query.data?.data
  const [order] = answer?.productOrders ?? []
  const families = useDrawingFamilies(answer)
  const isUnknown = callError(query.error)?.code === 'notFound' || (answer !== undefined && !order)
  return (
    <main className="min-h-[calc(100dvh-3rem)] bg-shade print:min-h-0 print:bg-paper">
      <OrderTabs isStocked={order?.isStocked} />
      {isUnknown ? (
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
      ) : answer && (families.areHere || families.hasFailed) ? (
        // Without its drawings a document still says what was ordered: the pictures stand in their place.
        <DocumentScreen key={order?.id} answer={answer} />
      ) : query.error ? (
        <ErrorState
          title="The documents could not be loaded"
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={documentMessages.loading} className="mx-auto max-w-264 px-4 py-6">
          <Skeleton className="mb-6 h-9" />
          <Skeleton className="aspect-[1056/816] w-full" />
        </SkeletonGroup>
      )}
    </main>
  )
}
