/** /orders/{orgSpecificId}/drawings: every drawing of the order on sheets, to scale. [2.2.04, 2.4.03] */
import { drawingMessages } from '@orderwright/domain/messages'
import { OrderTabs } from '../navigation/order-tabs.tsx'
import { useAddressedOrder } from '../navigation/addressed-order.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { OrderGate } from '../order-page/order-gate.tsx'
import { DrawingsScreen } from './drawings-screen.tsx'

export function DrawingsPage() {
  return (
    <OrderGate skeleton={<DrawingsSkeleton />}>
      <DrawingsScreen />
    </OrderGate>
  )
}

/** A toolbar and a sheet, in grey. */
function DrawingsSkeleton() {
  useDocumentTitle(drawingMessages.drawings, useAddressedOrder())
  return (
    <main>
      <OrderTabs isStocked={undefined} />
      <SkeletonGroup label={drawingMessages.loading}>
        <div className="flex h-12 items-center gap-3 border-b border-hairline bg-paper px-4">
          <Skeleton className="h-7 w-44" />
          <Skeleton className="h-7 w-36" />
          <Skeleton className="ms-auto h-7 w-24" />
        </div>
        <Skeleton className="mx-auto mt-8 aspect-[11/8.5] w-264 max-w-[calc(100%-2rem)] rounded-none bg-paper" />
      </SkeletonGroup>
    </main>
  )
}
