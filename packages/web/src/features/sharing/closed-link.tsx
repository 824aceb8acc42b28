/** In place of an order whose link does not open it: revoked, archived, deleted, or never valid. */
import { sharingMessages } from '@orderwright/domain/messages'
import { useLocation } from '../../lib/router/router-view.tsx'
import { Link2Off } from 'lucide-react'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** `message`: what the server said; null where this browser came back to a link that is closed by now. */
export function ClosedLink({ message }: { message: string | null }) {
  const { pathname } = useLocation()
  useDocumentTitle(sharingMessages.linkClosedPage)
  return (
    <main>
      <EmptyState
        isPage
        title={sharingMessages.linkOpensNothing}
        icon={<Link2Off aria-hidden />}
        actions={
          // The link's session ends with a fresh page.
          <>
            <a href={`/sign-in?goto=${encodeURIComponent(pathname)}`} className={buttonClasses('primary')}>
              {sharingMessages.signIn}
            </a>
            <HelpLink at="no-access" />
          </>
        }
      >
        {message ?? sharingMessages.linkClosed}
      </EmptyState>
    </main>
  )
}
