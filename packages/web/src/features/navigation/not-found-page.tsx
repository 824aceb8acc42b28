/** /404/{type} and every unknown address [2.2.20, 2.2.21, 2.2.22]. */
import { appMessages as words, helpLinkMessages } from '@orderwright/domain/messages'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { useLocation } from '../../lib/router/router-view.tsx'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { useSession } from '../../lib/session/session.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { isAdminPath } from './order-views.ts'

const messages: Record<string, string> = {
  order: words.missingOrder,
  admin: words.missingPermission,
}

function messageFor(type: string | undefined, pathname: string): string {
  if (type !== undefined) return messages[type] ?? words.missing
  return isAdminPath(pathname) ? words.missingPermission : words.unknownAddress
}

interface NotFoundProps {
  /** of /404/{type} */
  type?: string
  /** why nothing is here, where that is known */
  message?: string
  /** where what was looked for may be */
  action?: ReactNode
}

export function NotFoundPage({ type, message, action }: NotFoundProps) {
  const { pathname } = useLocation()
  const { session } = useSession()
  useDocumentTitle(words.notFound)
  return (
    <main className="flex min-h-[80dvh] flex-col items-center justify-center px-6 text-center">
      <svg
        width="112"
        height="72"
        viewBox="0 0 112 72"
        fill="none"
        stroke="currentColor"
        className="text-ink-3"
        aria-hidden="true"
      >
        <path d="M8 12h96v44H8z" strokeDasharray="4 3" />
        <path d="M8 66h96M8 62v8M104 62v8" strokeWidth="0.75" />
        <path d="m12 64.5-4 1.5 4 1.5zM100 64.5l4 1.5-4 1.5z" fill="currentColor" stroke="none" />
      </svg>
      <h1 className="mt-6 text-xl font-semibold">{words.nothingHere}</h1>
      <p className="mt-1 max-w-96 text-base text-ink-2">{message ?? messageFor(type, pathname)}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        {action}
        <ButtonLink to="/">{words.goHome}</ButtonLink>
        <ButtonLink to="/help" search={{ at: 'no-access' }} variant="quiet">
          {helpLinkMessages.help}
        </ButtonLink>
        {/* Whoever may see it after signing in comes back here. */}
        {isAdminPath(pathname) && session?.isLoggedIn === false && (
          <ButtonLink to="/sign-in" search={{ goto: pathname }}>
            {words.signIn}
          </ButtonLink>
        )}
      </div>
    </main>
  )
}

/** What stands at an address that nothing else stands at; `/404/{type}` says what was looked for. */
export function AddressNotFound() {
  const { type } = useParams()
  return <NotFoundPage {...(type === undefined ? {} : { type })} />
}
