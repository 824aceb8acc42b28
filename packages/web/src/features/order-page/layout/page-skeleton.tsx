/** The order page while its order is on the way, in the final layout. [1.2.49] */
import { appMessages, orderScreenMessages as words } from '@orderwright/domain/messages'
import { useAddressedOrder } from '../../navigation/addressed-order.ts'
import { OrderTabs } from '../../navigation/order-tabs.tsx'
import { useDocumentTitle } from '../../../lib/session/document-title.ts'
import { useIsDesk, useIsPhone } from '../../../lib/browser/media.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

export function OrderPageSkeleton() {
  const isDesk = useIsDesk()
  const isPhone = useIsPhone()
  const label = useLoadingText()
  useDocumentTitle(words.edit, useAddressedOrder())
  return (
    <SkeletonGroup label={label} className="h-[calc(100dvh-3rem)]">
      <OrderTabs isStocked={undefined} />
      {isPhone ? (
        <div className="flex h-full flex-col">
          <Plate className="flex-1" />
          <div className="h-[50dvh] border-t border-hairline bg-paper">
            <Rows />
          </div>
        </div>
      ) : isDesk ? (
        <div className="grid h-full grid-cols-[minmax(216px,17%)_minmax(0,1fr)_minmax(312px,24%)]">
          <div className="border-e border-hairline bg-desk">
            {rows.slice(0, 4).map((row) => (
              <div key={row} className="flex items-center gap-3 border-b border-hairline px-4 py-3">
                <Skeleton className="size-13" />
                <div className="flex-1 space-y-2">
                  <Skeleton className="h-3 w-2/3" />
                  <Skeleton className="h-3 w-1/3" />
                </div>
              </div>
            ))}
          </div>
          <Plate />
          <div className="border-s border-hairline bg-paper">
            <Rows />
          </div>
        </div>
      ) : (
        <div className="grid h-full grid-cols-[minmax(0,1fr)_minmax(280px,33%)] grid-rows-[72px_1fr]">
          <div className="col-span-2 flex items-center gap-3 border-b border-hairline bg-desk px-4">
            {rows.slice(0, 4).map((row) => (
              <Skeleton key={row} className="h-11 w-36" />
            ))}
          </div>
          <Plate />
          <div className="border-s border-hairline bg-paper">
            <Rows />
          </div>
        </div>
      )}
    </SkeletonGroup>
  )
}

function useLoadingText(): string {
  const { profile } = useViewer()
  return appMessages.loadingOrder({ word: profile.vocabulary.order })
}

function LoadingText() {
  return useLoadingText()
}

function Plate({ className = '' }: { className?: string }) {
  return (
    <div className={`flex flex-col items-center justify-center gap-6 bg-paper ${className}`}>
      <Skeleton className="aspect-square h-1/2" />
      <p className="text-sm text-ink-2" aria-hidden="true">
        <LoadingText />
      </p>
    </div>
  )
}

function Rows() {
  return (
    <div className="divide-y divide-hairline">
      {rows.map((row) => (
        <div key={row} className="space-y-2 px-4 py-3">
          <Skeleton className="h-3 w-1/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
