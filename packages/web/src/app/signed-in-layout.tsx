/** The guard: lets in who is signed in and belongs somewhere, and puts the header above the screen. */
import { appMessages as words } from '@orderwright/domain/messages'
import { useLocation, useNavigate } from '../lib/router/router-view.tsx'
import { type ReactNode, useEffect } from 'react'
import { useHotkeys } from '../lib/browser/hotkeys.ts'
import { takeGoto, useSession } from '../lib/session/session.tsx'
import { Button } from '../ui/button.tsx'
import { deferred } from '../ui/deferred.tsx'
import { EmptyState } from '../ui/states.tsx'
import { GoTo } from '../features/navigation/go-to.tsx'
import { hasGuide } from '../features/setup-guide/use-guide.ts'
import { Header } from './header.tsx'
import { HeaderSlotsProvider } from '../features/navigation/header-slots.tsx'

const ClosedLink = deferred(() =>
  import('../features/sharing/closed-link.tsx').then((part) => part.ClosedLink),
)

const GuideBar = deferred(
  () => import('../features/setup-guide/guide-bar.tsx').then((part) => part.GuideBar),
  null,
  { when: 'idle' },
)

export function SignedInLayout({ children }: { children: ReactNode }) {
  const { session, viewer, signOut, entry, refusedShare } = useSession()
  const { href } = useLocation()
  useEntryGoto(viewer !== null)

  // Papers lead here too, also people with an account who are not signed in.
  const isOfPaper = new URLSearchParams(entry.address.split('?')[1]).has('show')
  const isClosed =
    !session?.isLoggedIn && !isOfPaper && entry.shareableOrderId !== null && entry.shareToken === null
  if (refusedShare !== null || isClosed) return <ClosedLink message={refusedShare} />
  if (!session?.isLoggedIn) {
    // A bare address with a goto asks for that page.
    const wanted = href === '/' ? entry.goto : href
    return <GoTo href={wanted === null ? '/sign-in' : `/sign-in?goto=${encodeURIComponent(wanted)}`} />
  }
  if (!viewer) {
    return (
      <main>
        <EmptyState
          isPage
          title={words.noOrganizationYet}
          actions={<Button onPress={() => void signOut()}>{words.signOut}</Button>}
        >
          {words.belongsToNone({ email: session.user?.email ?? '' })}
        </EmptyState>
      </main>
    )
  }
  return (
    <HeaderSlotsProvider>
      <a
        href="#content"
        className="sr-only z-50 rounded bg-ink px-3 py-2 text-sm text-white focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
      >
        {words.skipToContent}
      </a>
      <Header />
      {/* Empty until there is something to say: screens begin below it. */}
      <div data-above-screen>{hasGuide(viewer) && <GuideBar />}</div>
      {viewer.sharedOrder === null && <PageShortcuts isEmployee={viewer.isEmployee} />}
      {/* Another organisation or role is another world: nothing of the old screen may stay. */}
      <div
        id="content"
        key={`${viewer.org.id} ${viewer.role} ${viewer.user.id}`}
        tabIndex={-1}
        className="outline-none"
      >
        {children}
      </div>
    </HeaderSlotsProvider>
  )
}

/** Goes where the entry address pointed, once, when the person is in. [2.2.24] */
function useEntryGoto(isIn: boolean) {
  const { entry } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isIn) return
    const goto = takeGoto(entry)
    if (goto !== null) void navigate({ href: goto, replace: true })
  }, [isIn, entry, navigate])
}

function PageShortcuts({ isEmployee }: { isEmployee: boolean }) {
  const navigate = useNavigate()
  const toBoard = {
    keys: 'G P',
    label: words.goToProduction,
    group: words.everywhere,
    run: () => void navigate({ to: '/production' }),
  }
  useHotkeys([
    ...(isEmployee ? [toBoard] : []),
    { keys: 'G H', label: words.goHomeLink, group: words.everywhere, run: () => void navigate({ to: '/' }) },
    {
      keys: 'G O',
      label: words.goToTheList,
      group: words.everywhere,
      run: () => void navigate({ to: '/orders' }),
    },
  ])
  return null
}
