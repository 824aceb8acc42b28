/** Signing in: an e-mail address, then the six-digit code that was sent to it, or the provider of its domain; or a passkey. */
import { helpLinkMessages, newOrgMessages, signInMessages as words } from '@orderwright/domain/messages'
import { useSearch } from '../../lib/router/router-view.tsx'
import { useState } from 'react'
import { readSignInSearch } from '../navigation/address-search.ts'
import { GoTo } from '../navigation/go-to.tsx'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { useSession } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { ExternalLink, Link } from '../../ui/link.tsx'
import { CodeForm } from './code-form.tsx'
import { LanguageLinks } from './language-links.tsx'
import { EmailForm } from './email-form.tsx'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'
import { type FoundProvider, ProviderChoice } from './provider/provider-choice.tsx'
import { ProviderLink } from './provider/provider-link.tsx'
import { PlateDrawing } from './plate-drawing.tsx'
import { StartYourOwn } from './start-your-own.tsx'

export function SignInPage() {
  return <SignInScreen trouble={null} />
}

/** `trouble`: why a provider did not sign the person in, where one has sent them back. */
export function SignInScreen({ trouble }: { trouble: string | null }) {
  const { session, refusedLink, entry, setSession } = useSession()
  const { goto, provider: linked } = useSearch(readSignInSearch)
  const [provider, setProvider] = useState<FoundProvider | null>(null)
  const [isLinkUsed, setLinkUsed] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const [isStarting, setStarting] = useState(false)
  useDocumentTitle(words.signIn)

  if (session?.isLoggedIn && trouble === null) return <GoTo href={goto ?? '/'} />

  const anyWay = (
    <>
      <EmailForm
        trouble={trouble ?? (refusedLink === null ? null : words.askForCode({ refusedLink }))}
        onSent={setEmail}
        onProvider={setProvider}
      />
      <PasskeySignIn onSignedIn={setSession} />
    </>
  )
  const choiceOf = (found: FoundProvider) => (
    <ProviderChoice
      provider={found}
      goto={goto}
      onSent={setEmail}
      onOtherEmail={() => {
        setProvider(null)
        setLinkUsed(true)
      }}
    />
  )

  return (
    <main className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col bg-paper px-6 py-8 sm:px-12">
        <p className="text-base font-semibold tracking-tight">{words.orderwright}</p>
        <div className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-12">
          {isStarting ? (
            <StartYourOwn onBack={() => setStarting(false)} />
          ) : email === null ? (
            provider ? (
              choiceOf(provider)
            ) : linked !== undefined && !isLinkUsed ? (
              <ProviderLink domain={linked} otherwise={anyWay}>
                {choiceOf}
              </ProviderLink>
            ) : (
              anyWay
            )
          ) : (
            <CodeForm
              email={email}
              initialCode={entry.oneTimeCode}
              onSignedIn={setSession}
              onOtherEmail={() => {
                setEmail(null)
                setProvider(null)
              }}
            />
          )}
          {session?.isDemo && (
            <p className="mt-8 border-t border-hairline pt-4 text-sm text-ink-2">
              {words.demoCodes} <ExternalLink href="/dev/outbox">{words.outbox}</ExternalLink>.
            </p>
          )}
          {session?.isDemo && !isStarting && email === null && (
            <p className="mt-4 text-sm">
              <Button variant="quiet" onPress={() => setStarting(true)}>
                {newOrgMessages.start}
              </Button>
            </p>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
          <Link to="/help" search={{ at: 'sign-in' }}>
            {helpLinkMessages.help}
          </Link>
          <ExternalLink href="/licenses">{words.licenses}</ExternalLink>
          <LanguageLinks />
        </p>
      </div>
      <PlateDrawing />
    </main>
  )
}
