/** Starting an order from the home page: create, then go to its page [1.2.21–1.2.23]. */
import { endpoints } from '@orderwright/contract'
import { homeMessages as words } from '@orderwright/domain/messages'
import type { Flag } from '@orderwright/domain/units'
import { useNavigate } from '../../lib/router/router-view.tsx'
import { useRef, useState } from 'react'
import { call, queryClient } from '../../lib/api/api.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { createPressKeys } from '../../lib/api/press-keys.ts'
import { toast } from '../../ui/toasts/toasts.tsx'

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

  const [pressKeys] = useState(createPressKeys)

  async function create(start: OrderStart) {
    if (isBusy.current) return
    isBusy.current = true
    setBusyKey(start.key)
    const { productCategoryId, productId, isStocked } = start
    const type = profile.isArchitectural ? 'arch' : 'standalone'
    const productOrderProps = { orgId: org.id, productCategoryId, productId, isStocked, type } as const
    const result = await call(
      endpoints.createProductOrder,
      { ...caller, productOrderProps },
      { idempotencyKey: pressKeys.keyOf(start.key) },
    )
    isBusy.current = false
    pressKeys.settle(start.key, result)
    setBusyKey(null)
    if (result.ok) {
      void queryClient.invalidateQueries({ queryKey: [endpoints.getOrdersData.name] })
      const { orgSpecificId } = result.data.productOrder
      await navigate({ to: '/orders/:orgSpecificId', params: { orgSpecificId: String(orgSpecificId) } })
    } else {
      toast(words.notCreated({ word: profile.vocabulary.order }), {
        id: 'create-order',
        tone: 'invalid',
        description: result.error.message,
        action: { label: words.tryAgain, onAction: () => void create(start) },
      })
    }
  }
  return [busyKey, (start) => void create(start)]
}
