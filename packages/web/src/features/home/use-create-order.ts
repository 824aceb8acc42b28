/** Starting an order from the home page: create, then go to its page [1.2.21–1.2.23]. */
import { endpoints } from '@orderwright/contract'
import type { Flag } from '@orderwright/domain'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { call, queryClient } from '../../lib/api.ts'
import { useViewer } from '../../lib/session.tsx'
import { toast } from '../../ui/toasts.tsx'

interface OrderStart {
  /** which tile or product shows the spinner */
  key: string
  productCategoryId: number | null
  productId?: number
  isStocked: Flag
}

/** `[busyKey, create]`; one creation at a time. A failure is said with a way to try the same once more. */
export function useCreateOrder(): readonly [string | null, (start: OrderStart) => void] {
  const { org, profile, caller } = useViewer()
  const navigate = useNavigate()
  const [busyKey, setBusyKey] = useState<string | null>(null)
  const isBusy = useRef(false)

  async function create(start: OrderStart, idempotencyKey: string) {
    if (isBusy.current) return
    isBusy.current = true
    setBusyKey(start.key)
    const { productCategoryId, productId, isStocked } = start
    const type = profile.isArchitectural ? 'arch' : 'standalone'
    const productOrderProps = { orgId: org.id, productCategoryId, productId, isStocked, type } as const
    const result = await call(
      endpoints.createProductOrder,
      { ...caller, productOrderProps },
      { idempotencyKey },
    )
    isBusy.current = false
    setBusyKey(null)
    if (result.ok) {
      void queryClient.invalidateQueries({ queryKey: [endpoints.getOrdersData.name] })
      const { orgSpecificId } = result.data.productOrder
      await navigate({ to: '/orders/$orgSpecificId', params: { orgSpecificId: String(orgSpecificId) } })
    } else {
      toast(`The ${profile.vocabulary.order.toLowerCase()} was not created.`, {
        id: 'create-order',
        tone: 'invalid',
        description: result.error.message,
        // The same key: should the first try have worked after all, this answers with the same order.
        action: { label: 'Try again', onAction: () => void create(start, idempotencyKey) },
      })
    }
  }
  return [busyKey, (start) => void create(start, crypto.randomUUID())]
}
