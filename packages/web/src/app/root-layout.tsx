/** What stands around every screen: news, questions, shortcut help, the connection banner. */
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { failureMessage } from '../lib/api/api.ts'
import { useSession } from '../lib/session/session.tsx'
import { whenIdle } from '../lib/browser/when-idle.ts'
import { ConfirmHost } from '../ui/popups/confirm.tsx'
import { ShortcutHelp } from '../ui/popups/shortcut-help.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Toaster } from '../ui/toasts/toasts.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { LoadingScreen } from '../features/navigation/loading-screen.tsx'

function useBegunLate() {
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | null = null
    const cancel = whenIdle(() => {
      void import('./begun-late.ts').then(({ beginLate }) => {
        if (!isOver) stop = beginLate()
      })
    })
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }, [])
}

export function RootLayout({ children }: { children: ReactNode }) {
  const { session, failure, reload } = useSession()
  // The first picture is made in small steps, between which the browser can do what a hand asks for.
  const isOpen = useDeferredValue(session !== null)
  useBegunLate()
  return (
    <>
      <ConnectionBanner />
      {session && isOpen ? (
        children
      ) : failure ? (
        <main>
          <ErrorState isPage message={failureMessage(failure)} onRetry={reload} />
        </main>
      ) : (
        <LoadingScreen />
      )}
      <ConfirmHost />
      <ShortcutHelp />
      <Toaster />
    </>
  )
}
