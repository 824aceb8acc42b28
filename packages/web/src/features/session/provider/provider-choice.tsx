/** The way in by the provider of an address's domain, with the code beside it: customers and owners may still need one. */
import { type CallError, endpoints } from '@orderwright/contract'
import { openidMessages as words, signInMessages } from '@orderwright/domain/messages'
import { LogIn } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { errorClasses } from '../../../ui/fields/field.tsx'
import { errorText } from '../error-text.ts'
import { useWait } from '../wait.ts'

/** A domain that has a provider, and the address by which it was found; null: by a link. */
export interface FoundProvider {
  readonly domain: string
  readonly title: string
  readonly email: string | null
}

interface ProviderChoiceProps {
  provider: FoundProvider
  /** where to go afterwards */
  goto: string | undefined
  /** a code was sent to the address */
  onSent: (email: string) => void
  onOtherEmail: () => void
}

export function ProviderChoice({ provider, goto, onSent, onOtherEmail }: ProviderChoiceProps) {
  const { domain, title, email } = provider
  const [busy, setBusy] = useState<'provider' | 'code' | null>(null)
  const [error, setError] = useState<CallError | null>(null)
  const [waitSeconds, startWait] = useWait()
  const go = useRef<HTMLDivElement>(null)
  // Who has typed an address goes on with the keyboard.
  useEffect(() => go.current?.querySelector('button')?.focus(), [])

  function refuse(refused: CallError) {
    setBusy(null)
    setError(refused)
    startWait(refused.details?.retryAfter ?? 0)
  }

  async function start() {
    if (busy !== null || waitSeconds > 0) return
    setBusy('provider')
    setError(null)
    const about = { domain, ...(email === null ? {} : { email }), ...(goto === undefined ? {} : { goto }) }
    const begun = await call(endpoints.beginOpenidSignIn, about)
    if (!begun.ok) return refuse(begun.error)
    window.location.assign(begun.data.url)
  }

  async function sendCode() {
    if (busy !== null) return
    // By a link no address is known yet.
    if (email === null) return onOtherEmail()
    setBusy('code')
    setError(null)
    const sent = await call(endpoints.requestSignInCode, { email })
    if (!sent.ok) return refuse(sent.error)
    onSent(email)
  }

  return (
    <div ref={go}>
      <h1 className="text-2xl font-semibold tracking-tight">{signInMessages.signIn}</h1>
      <p className="mt-2 mb-6 text-base break-words text-ink-2">{words.howItWorks({ domain })}</p>
      <Button
        variant="primary"
        size="large"
        isFullWidth
        icon={<LogIn aria-hidden />}
        isPending={busy === 'provider'}
        isDisabled={waitSeconds > 0}
        onPress={() => void start()}
      >
        {words.continueWith({ title })}
      </Button>
      <p role="alert" className={errorClasses}>
        {errorText(error, words.noConnection, waitSeconds)}
      </p>
      <div className="mt-3 flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="small" className="-ms-2.5" onPress={onOtherEmail}>
          {words.anotherEmail}
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="-me-2.5"
          isPending={busy === 'code'}
          onPress={() => void sendCode()}
        >
          {words.codeInstead}
        </Button>
      </div>
    </div>
  )
}
