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

/** Share tokens stay in the address: it is the link that people keep. */
const orderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/orders/$orgSpecificId',
  validateSearch: z.looseObject({
    shareToken: z.string().trim().max(200).optional().catch(undefined),
    shareableOrderId: z.coerce.number().int().positive().optional().catch(undefined),
  }),
  beforeLoad: ({ params }) => {
    if (!/^[1-9]\d{0,9}$/.test(params.orgSpecificId)) {
      throw redirect({ to: '/404/$type', params: { type: 'order' }, replace: true })
    }
  },
  component: lazyRouteComponent(() => import('../features/order-editor/order-page.tsx'), 'OrderPage'),
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
  signedInRoute.addChildren([homeRoute, ordersRoute, orderRoute]),
  notFoundRoute,
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingScreen,
  defaultPendingMs: 150,
  defaultErrorComponent: PageError,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
