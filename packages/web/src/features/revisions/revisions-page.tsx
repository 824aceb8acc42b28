/** /orders/{orgSpecificId}/revisions: what was submitted and agreed to, one beside the other. [issue 18] */
import { revisionScreenMessages as words } from '@orderwright/domain/revisions'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { OrderTabs } from '../navigation/order-tabs.tsx'
import { useAddressedOrder } from '../navigation/addressed-order.ts'
import { OrderGate } from '../order-page/order-gate.tsx'
import { RevisionsScreen } from './revisions-screen.tsx'

export function RevisionsPage() {
  return (
    <OrderGate skeleton={<RevisionsSkeleton />}>
      <RevisionsScreen />
    </OrderGate>
  )
}

function RevisionsSkeleton() {
  useDocumentTitle(words.title, useAddressedOrder())
  return (
    <main>
      <OrderTabs isStocked={undefined} />
      <SkeletonGroup label={words.loading}>
        <div className="mx-auto flex max-w-6xl flex-col gap-4 p-4">
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </SkeletonGroup>
    </main>
  )
}
