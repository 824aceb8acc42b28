/** The page of a status while its code is fetched: the same columns, so that nothing jumps. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'

export function StatusSkeleton() {
  return (
    <SkeletonGroup
      label={words.loadingTheStatus}
      className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-10 px-4 py-8 sm:px-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <div>
        <Skeleton className="h-4 w-48" />
        <Skeleton className="mt-3 h-8 w-64" />
        <Skeleton className="mt-3 h-5 w-full max-w-md" />
        <Skeleton className="mt-12 h-28 w-full" />
        <Skeleton className="mt-5 h-28 w-full" />
      </div>
      <div className="hidden lg:block">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-3 h-56 w-full" />
      </div>
    </SkeletonGroup>
  )
}
