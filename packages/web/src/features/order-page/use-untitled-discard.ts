/**
 * Leaving an order that nobody named and that holds nothing discards it; Undo brings it back. [1.4.23]
 */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { isDiscarded } from '@orderwright/domain/orders'
import { useNavigate } from '../../lib/router/router-view.tsx'
import { useEffect, useRef } from 'react'
import { orderPath } from '../navigation/order-views.ts'
import { queryClient, resources } from '../../lib/api/api.ts'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'

export function useUntitledDiscard() {
  const open = useOpenOrder()
  const navigate = useNavigate()
  const latest = useRef({ open, navigate })
  useEffect(() => {
    latest.current = { open, navigate }
  })
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // A component that is only mounted anew (development does that) has not been left.
      setTimeout(() => {
        if (!isMounted.current) void discard(latest.current)
      }, 0)
    }
  }, [])
}

interface Leaving {
  open: ReturnType<typeof useOpenOrder>
  navigate: ReturnType<typeof useNavigate>
}

async function discard({ open, navigate }: Leaving) {
  const { editor, viewer, org, data, profile } = open
  const { document } = editor.getState()
  // Another view of the same order is still this order.
  if (orderPath(window.location.pathname)?.number === String(document.order.orgSpecificId)) return
  if (!isDiscarded(document) || !data.abilities.delete) return
  const target = { orgId: org.id, ...viewer.caller, where: { id: document.order.id } }
  const result = await resources.destroy('productOrder', target)
  if (!result.ok) return
  queryClient.removeQueries({ queryKey: ['getOrderData'] })
  void queryClient.invalidateQueries({ queryKey: ['getOrdersData'] })
  toast(words.untitledDiscarded({ word: profile.vocabulary.order }), {
    async onUndo() {
      const restored = await resources.restore('productOrder', target)
      if (!restored.ok) {
        toast(restored.error.message, { tone: 'invalid' })
        return
      }
      const orgSpecificId = String(document.order.orgSpecificId)
      void navigate({ to: '/orders/:orgSpecificId', params: { orgSpecificId }, search: {} })
    },
  })
}
