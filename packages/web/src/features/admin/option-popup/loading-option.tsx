/** The settings of an option while they are fetched, in their layout. */
import { optionAdminMessages as words } from '@orderwright/domain/messages'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'

const FIELDS = 6

export function LoadingOption() {
  return (
    <SkeletonGroup label={words.loading} className="min-h-96">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-2 h-3 w-16" />
      <div className="mt-8 grid gap-x-5 gap-y-6 sm:grid-cols-2">
        {Array.from({ length: FIELDS }, (_, field) => (
          <div key={field}>
            <Skeleton className="h-2.5 w-24" />
            <Skeleton className="mt-2 h-8 w-full" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
