/** Which screen stands at which address. Each screen is a chunk of its own, fetched when its address is gone to. */
import { parse } from 'regexparam'
import type { ReactNode } from 'react'
import { matchRoute, Route, Switch, useParams } from 'wouter'
import type { Pattern } from '../lib/router/addresses.ts'
import { type LateCode, lateScreen } from '../lib/router/late-screen.ts'
import { createNavigation } from '../lib/router/navigation.ts'
import { ScreenView } from '../lib/router/router-view.tsx'
import { useSession } from '../lib/session/session.tsx'
import { startLoading } from '../lib/browser/when-idle.ts'
import { GoTo } from '../features/navigation/go-to.tsx'
import { RootLayout } from './root-layout.tsx'
import { SignedInLayout } from './signed-in-layout.tsx'

const signIn = lateScreen(() =>
  import('../features/session/sign-in-page.tsx').then((part) => part.SignInPage),
)
const providerReturn = lateScreen(() =>
  import('../features/session/provider-return.tsx').then((part) => part.ProviderReturn),
)
const home = lateScreen(() => import('../features/home/home-page.tsx').then((part) => part.HomePage))
const orders = lateScreen(() =>
  import('../features/orders-list/orders-page.tsx').then((part) => part.OrdersPage),
)
const order = lateScreen(() => import('../features/order-page/order-page.tsx').then((part) => part.OrderPage))
const documents = lateScreen(() =>
  import('../features/documents/documents-page.tsx').then((part) => part.DocumentsPage),
)
const drawings = lateScreen(() =>
  import('../features/drawings/drawings-page.tsx').then((part) => part.DrawingsPage),
)
const revisions = lateScreen(() =>
  import('../features/revisions/revisions-page.tsx').then((part) => part.RevisionsPage),
)
const engravings = lateScreen(() =>
  import('../features/engraving-schedule/schedule-page.tsx').then((part) => part.SchedulePage),
)
const production = lateScreen(() =>
  import('../features/production/production-page.tsx').then((part) => part.ProductionPage),
)
const adminGate = lateScreen(() => import('./admin-gate.tsx').then((part) => part.AdminGate))
const backOffice = lateScreen(() =>
  import('../features/admin/admin-layout.tsx').then((part) => part.AdminLayout),
)
const adminSection = lateScreen(() =>
  import('../features/admin/section-page.tsx').then((part) => part.AdminSectionPage),
)
const receivables = lateScreen(() =>
  import('../features/receivables/receivables-page.tsx').then((part) => part.ReceivablesPage),
)
const statement = lateScreen(() =>
  import('../features/receivables/statement-page.tsx').then((part) => part.StatementPage),
)
const verify = lateScreen(() =>
  import('../features/agreements/verify-page.tsx').then((part) => part.VerifyPage),
)
const help = lateScreen(() => import('../features/help/help-page.tsx').then((part) => part.HelpPage))
const notFound = lateScreen(() =>
  import('../features/navigation/not-found-page.tsx').then((part) => part.AddressNotFound),
)

/** Whose code each address needs. */
const code: Readonly<Record<Pattern, readonly LateCode[]>> = {
  '/': [home],
  '/sign-in': [signIn],
  '/sign-in/provider': [providerReturn],
  '/orders': [orders],
  '/orders/:orgSpecificId': [order],
  '/orders/:orgSpecificId/documents': [documents],
  '/orders/:orgSpecificId/quote': [documents],
  '/orders/:orgSpecificId/drawings': [drawings],
  '/orders/:orgSpecificId/revisions': [revisions],
  '/orders/:orgSpecificId/engravings': [engravings],
  '/production': [production],
  '/admin': [adminGate],
  '/admin/:section': [adminGate, backOffice, adminSection],
  '/admin/:section/:id': [adminGate, backOffice, adminSection],
  '/money-owed': [receivables],
  '/money-owed/statement': [statement],
  '/verify': [verify],
  '/help': [help],
  '/help/:page': [help],
  '/404/:type': [notFound],
}

// A view on its way is waited for: what is fetched ahead comes after it.
export const navigation = createNavigation({
  screensAt(pathname) {
    const [, screens = [notFound]] =
      Object.entries(code).find(([pattern]) => matchRoute(parse, pattern, pathname)[0]) ?? []
    return screens
  },
  whileLoading: startLoading,
})

/** Every route with the same layout has it at the same place of the tree: it stays when one goes from one to the other. */
export function Screens() {
  return (
    <RootLayout>
      <Switch>
        <Route path="/sign-in">
          <ScreenView of={signIn} />
        </Route>
        <Route path="/sign-in/provider">
          <ScreenView of={providerReturn} />
        </Route>
        <Route path="/">
          <SignedInLayout>
            <ScreenView of={home} />
          </SignedInLayout>
        </Route>
        <Route path="/orders">
          <SignedInLayout>
            <ScreenView of={orders} />
          </SignedInLayout>
        </Route>
        <Route path="/orders/:orgSpecificId">
          <SignedInLayout>
            <OneOrder>
              <ScreenView of={order} />
            </OneOrder>
          </SignedInLayout>
        </Route>
        {/* Architectural organisations have no documents. [2.2.32] */}
        <Route path="/orders/:orgSpecificId/documents">
          <SignedInLayout>
            <OneOrder>
              <ScreenView of={documents} />
            </OneOrder>
          </SignedInLayout>
        </Route>
        <Route path="/orders/:orgSpecificId/drawings">
          <SignedInLayout>
            <OneOrder>
              <ScreenView of={drawings} />
            </OneOrder>
          </SignedInLayout>
        </Route>
        <Route path="/orders/:orgSpecificId/revisions">
          <SignedInLayout>
            <OneOrder>
              <ScreenView of={revisions} />
            </OneOrder>
          </SignedInLayout>
        </Route>
        <Route path="/orders/:orgSpecificId/engravings">
          <SignedInLayout>
            <OneOrder>
              <ScreenView of={engravings} />
            </OneOrder>
          </SignedInLayout>
        </Route>
        <Route path="/orders/:orgSpecificId/quote">
          <SignedInLayout>
            <FormerQuote />
          </SignedInLayout>
        </Route>
        {/* For employees; the screen says so to others. */}
        <Route path="/production">
          <SignedInLayout>
            <ScreenView of={production} />
          </SignedInLayout>
        </Route>
        {/* Only for owners: to everybody else these addresses are unknown. [2.2.08] */}
        <Route path="/admin">
          <ScreenView of={adminGate}>
            <GoTo href="/admin/products" />
          </ScreenView>
        </Route>
        <Route path="/admin/:section">
          <ScreenView of={adminGate}>
            <ScreenView of={backOffice}>
              <ScreenView of={adminSection} />
            </ScreenView>
          </ScreenView>
        </Route>
        <Route path="/admin/:section/:id">
          <ScreenView of={adminGate}>
            <ScreenView of={backOffice}>
              <ScreenView of={adminSection} />
            </ScreenView>
          </ScreenView>
        </Route>
        <Route path="/money-owed">
          <SignedInLayout>
            <ScreenView of={receivables} />
          </SignedInLayout>
        </Route>
        <Route path="/money-owed/statement">
          <SignedInLayout>
            <ScreenView of={statement} />
          </SignedInLayout>
        </Route>
        <Route path="/verify">
          <Anybody>
            <ScreenView of={verify} />
          </Anybody>
        </Route>
        <Route path="/help/:page?">
          <Anybody>
            <ScreenView of={help} />
          </Anybody>
        </Route>
        <Route path="/404/:type">
          <ScreenView of={notFound} />
        </Route>
        <Route>
          <ScreenView of={notFound} />
        </Route>
      </Switch>
    </RootLayout>
  )
}

/** An order's number is one; any other text names no order. */
function OneOrder({ children }: { children: ReactNode }) {
  const { orgSpecificId = '' } = useParams()
  return /^[1-9]\d{0,9}$/.test(orgSpecificId) ? children : <GoTo href="/404/order" />
}

/** Read signed in or not: with the header of who is in. */
function Anybody({ children }: { children: ReactNode }) {
  const { viewer } = useSession()
  return viewer ? <SignedInLayout>{children}</SignedInLayout> : children
}

/** The old address of the documents. [2.2.06] */
function FormerQuote() {
  const { orgSpecificId = '' } = useParams()
  return <GoTo href={`/orders/${orgSpecificId}/documents${window.location.search}`} />
}
