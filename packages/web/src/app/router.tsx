/** The routes. Each screen is a chunk of its own; what it needs to know of the address is parsed here. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { z } from 'zod'
import { parseOrdersSearch } from '../features/orders-list/search.ts'
import { safePath } from '../lib/entry.ts'
import { startLoading } from '../lib/when-idle.ts'
import { AdminGate } from './admin-gate.tsx'
import { GoTo } from './go-to.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageError } from './page-error.tsx'
import { RootLayout } from './root-layout.tsx'
import { SignedInLayout } from './signed-in-layout.tsx'

const rootRoute = createRootRoute({
  component: RootLayout,
  notFoundComponent: () => <NotFoundPage />,
})

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: z.object({
    goto: z
      .string()
      .optional()
      .catch(undefined)
      .transform((path) => safePath(path, window.location.origin) ?? undefined),
  }),
  component: lazyRouteComponent(() => import('../features/session/sign-in-page.tsx'), 'SignInPage'),
})

const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: SignedInLayout,
})

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage'),
})

const ordersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/orders',
  validateSearch: parseOrdersSearch,
  component: lazyRouteComponent(() => import('../features/orders-list/orders-page.tsx'), 'OrdersPage'),
})

/** What the addresses of one order's views have in common. That it is shared stays in the address; the token does not. */
const orderAddress = {
  getParentRoute: () => signedInRoute,
  validateSearch: z.looseObject({
    shareToken: z.string().trim().max(200).optional().catch(undefined),
    shareableOrderId: z.coerce.number().int().positive().optional().catch(undefined),
    comment: z.coerce.number().int().positive().optional().catch(undefined),
  }),
  beforeLoad: ({ params }: { params: { orgSpecificId: string } }) => {
    if (!/^[1-9]\d{0,9}$/.test(params.orgSpecificId)) {
      throw redirect({ to: '/404/$type', params: { type: 'order' }, replace: true })
    }
  },
}

const orderRoute = createRoute({
  ...orderAddress,
  path: '/orders/$orgSpecificId',
  component: lazyRouteComponent(() => import('../features/order-editor/order-page.tsx'), 'OrderPage'),
})

/** Architectural organisations have no documents. [2.2.32] */
const documentsRoute = createRoute({
  ...orderAddress,
  path: '/orders/$orgSpecificId/documents',
  component: lazyRouteComponent(() => import('../features/documents/documents-page.tsx'), 'DocumentsPage'),
})

/** The old address of the documents. [2.2.06] */
const quoteRoute = createRoute({
  ...orderAddress,
  path: '/orders/$orgSpecificId/quote',
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/orders/$orgSpecificId/documents', params, search, replace: true })
  },
})

const drawingsRoute = createRoute({
  ...orderAddress,
  path: '/orders/$orgSpecificId/drawings',
  component: lazyRouteComponent(() => import('../features/drawings/drawings-page.tsx'), 'DrawingsPage'),
})

/** Only for owners: to everybody else these addresses are unknown. [2.2.08] */
const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  component: AdminGate,
})

const adminStartRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  component: () => <GoTo href="/admin/products" />,
})

const backOfficeRoute = createRoute({
  getParentRoute: () => adminRoute,
  id: 'back-office',
  component: lazyRouteComponent(() => import('../features/admin/admin-layout.tsx'), 'AdminLayout'),
})

const word = z.string().trim().max(200).optional().catch(undefined)

const adminListRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: '$section',
  validateSearch: z.object({ q: word, status: word, stock: word }),
  component: lazyRouteComponent(() => import('../features/admin/list-page.tsx'), 'AdminListPage'),
})

const adminDetailRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: '$section/$id',
  component: lazyRouteComponent(() => import('../features/admin/detail-page.tsx'), 'AdminDetailPage'),
})

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404/$type',
  component: function TypedNotFound() {
    return <NotFoundPage type={notFoundRoute.useParams().type} />
  },
})

const routeTree = rootRoute.addChildren([
  signInRoute,
  signedInRoute.addChildren([homeRoute, ordersRoute, orderRoute, documentsRoute, quoteRoute, drawingsRoute]),
  adminRoute.addChildren([adminStartRoute, backOfficeRoute.addChildren([adminListRoute, adminDetailRoute])]),
  notFoundRoute,
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingScreen,
  defaultPendingMs: 150,
  // Shown while it is needed and no longer: by default it would stand for half a second, whatever is there by then.
  defaultPendingMinMs: 0,
  defaultErrorComponent: PageError,
  scrollRestoration: true,
})

// A view on its way is waited for: what is fetched ahead comes after it.
let arrived: (() => void) | null = null
router.subscribe('onBeforeLoad', () => {
  arrived ??= startLoading()
})
router.subscribe('onResolved', () => {
  arrived?.()
  arrived = null
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
