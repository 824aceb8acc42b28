/** The address of a customer that there is no more: of one that was merged it leads to where it went. [issue 18] */
import { endpoints } from '@orderwright/contract'
import { customerMessages as words } from '@orderwright/domain/customers'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callQuery } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { GoTo } from '../../navigation/go-to.tsx'

/** `children`: what stands there where it was not merged. */
export function MergedCustomer({ id, children }: { id: number; children: ReactNode }) {
  const { org, caller } = useViewer()
  const { data, isPending } = useQuery(
    callQuery(endpoints.getCustomerAccount, { orgId: org.id, ...caller, customerId: id }),
  )
  if (isPending) {
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton className="h-24 w-full max-w-3xl" />
      </SkeletonGroup>
    )
  }
  if (!data || data.customerId === id) return children
  return <GoTo href={`/admin/customers/${data.customerId}`} />
}
