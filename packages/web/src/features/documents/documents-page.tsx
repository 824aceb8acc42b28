/** /orders/{orgSpecificId}/documents: the order's quote, invoice, packing slip and factory sheet, page by page. [2.2.05] */
import { documentMessages, documentScreenMessages as words } from '@orderwright/domain/messages'
import { OrderTabs } from '../navigation/order-tabs.tsx'
import { useAddressedOrder } from '../navigation/addressed-order.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { OrderGate } from '../order-page/order-gate.tsx'
import { DocumentScreen } from './screen/document-screen.tsx'

export function DocumentsPage() {
  return (
    <OrderGate skeleton={<DocumentsSkeleton />}>
      <DocumentScreen />
    </OrderGate>
  )
}

/** A toolbar and a page, in grey. [2.2.47] */
function DocumentsSkeleton() {
  useDocumentTitle(words.documents, useAddressedOrder())
  return (
    <main className="min-h-[calc(100dvh-3rem)] bg-shade">
      <OrderTabs isStocked={undefined} />
      <SkeletonGroup label={documentMessages.loading}>
        <div className="flex h-12 items-center gap-3 border-b border-hairline bg-paper px-4">
          <Skeleton className="h-7 w-80" />
          <Skeleton className="ms-auto h-8 w-64" />
        </div>
        <Skeleton className="mx-auto mt-4 aspect-[11/8.5] w-264 max-w-[calc(100%-2rem)] rounded-none bg-paper" />
      </SkeletonGroup>
    </main>
  )
}
