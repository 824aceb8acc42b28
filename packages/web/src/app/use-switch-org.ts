/** Goes into another organisation: everything of the one before leaves the screen and the cache. [2.2.29] */
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useSession, useViewer } from '../lib/session.tsx'

export function useSwitchOrg(): (orgId: number) => void {
  const { setActiveOrg } = useSession()
  const { org } = useViewer()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  async function enter(orgId: number) {
    // An order's number and a list's filters mean something else there.
    if (pathname !== '/') await navigate({ to: pathname.startsWith('/orders') ? '/orders' : '/', search: {} })
    setActiveOrg(orgId)
  }
  return (orgId) => {
    if (orgId !== org.id) void enter(orgId)
  }
}
