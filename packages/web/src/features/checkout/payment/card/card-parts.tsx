/** What the card forms of all providers show while they load and when something went wrong. */
import { submissionMessages } from '@orderwright/domain/messages'
import { CircleAlert } from 'lucide-react'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'

export function FormSkeleton() {
  return (
    <SkeletonGroup label={submissionMessages.paymentFormLoading}>
      <p className="mb-4 text-sm text-ink-2" aria-hidden="true">
        {submissionMessages.paymentFormLoading}
      </p>
      <Skeleton className="h-[5.625rem] w-full" />
      <Skeleton className="mt-9 h-11 w-full" />
      <Skeleton className="mt-5 h-10 w-full" />
    </SkeletonGroup>
  )
}

export function Problem({ message }: { message: string }) {
  return (
    <p role="alert" className="mb-4 flex gap-2 rounded bg-invalid-soft px-3 py-2.5 text-sm text-invalid">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {message}
    </p>
  )
}
