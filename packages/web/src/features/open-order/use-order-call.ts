/** How calls about the open order name it and their caller. */
import { useMemo } from 'react'
import { useOpenOrder } from './editor-context.tsx'

export function useOrderCall() {
  const { org, viewer, editor } = useOpenOrder()
  const { id } = editor.getState().document.order
  const { isGuestMode } = viewer.caller
  return useMemo(
    () => ({ orgId: org.id, productOrderId: id, ...(isGuestMode ? { isGuestMode } : {}) }),
    [org.id, id, isGuestMode],
  )
}
export type OrderCall = ReturnType<typeof useOrderCall>
