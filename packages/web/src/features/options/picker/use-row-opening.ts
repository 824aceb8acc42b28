/** Whether a row's popover is open: pressed here, or asked for from elsewhere (a part of the drawing, a "why?"). */
import { useCallback, useState } from 'react'
import { useOrderUi } from '../../order-dialogs/order-ui.tsx'

export function useRowOpening(propertyId: number): [boolean, (isOpen: boolean) => void] {
  const { request, setRequest } = useOrderUi()
  const [isPressed, setPressed] = useState(false)
  const isRequested = request?.propertyId === propertyId
  const setOpen = useCallback(
    (isOpen: boolean) => {
      setPressed(isOpen)
      if (!isOpen && isRequested) setRequest(null)
    },
    [isRequested, setRequest],
  )
  return [isPressed || isRequested, setOpen]
}
