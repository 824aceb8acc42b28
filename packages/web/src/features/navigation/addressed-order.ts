/** The order that the address names, in words, also before it is there. */
import { useLocation } from '../../lib/router/router-view.tsx'
import { orderPath } from './order-views.ts'

/** '#51', or '' where the address is no order's. */
export function useAddressedOrder(): string {
  const { pathname } = useLocation()
  const at = orderPath(pathname)
  return at === null ? '' : `#${at.number}`
}
