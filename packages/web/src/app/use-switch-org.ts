/** Goes into another organisation: everything of the one before leaves the screen and the cache. [2.2.29] */
import { useLocation, useNavigate } from '../lib/router/router-view.tsx'
import { useSession, useViewer } from '../lib/session/session.tsx'
import { isAdminPath } from '../features/navigation/order-views.ts'

export function useSwitchOrg(): (orgId: number) => void {
  const { session, setActiveOrg } = useSession()
  const { org } = useViewer()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  async function enter(orgId: number) {
    // An order's number, a record's id and a list's filters mean something else there.
    if (pathname !== '/') await navigate({ href: placeIn(pathname, orgId) })
    setActiveOrg(orgId)
  }
  function placeIn(path: string, orgId: number): string {
    if (path.startsWith('/orders')) return '/orders'
    const isOwnerThere = session?.orgs.find(({ id }) => id === orgId)?.role === 'owner'
    return isAdminPath(path) && isOwnerThere ? path.split('/').slice(0, 3).join('/') : '/'
  }
  return (orgId) => {
    if (orgId !== org.id) void enter(orgId)
  }
}
