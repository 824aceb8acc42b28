/** What stands while a schedule is worked out. */
import { engravingScheduleMessages as words } from '@orderwright/domain/messages'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'

const ROWS = 14

/** A toolbar and a grid, in grey. */
export function ScheduleSkeleton() {
  return (
    <SkeletonGroup label={words.loading}>
      <div className="flex h-12 items-center gap-3 border-b border-hairline bg-paper px-4">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="ms-auto h-7 w-64" />
      </div>
      <div className="bg-paper">
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className="flex h-9 items-center gap-8 border-b border-hairline px-4">
            <Skeleton className="h-2.5 w-24" />
            <Skeleton className="h-2.5 w-32 max-sm:hidden" />
            <Skeleton className="h-2.5 w-40" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
