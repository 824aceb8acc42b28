/** The first step of signing in. */
import { openidDomainOf } from '@orderwright/domain/access'
import { signInMessages as words } from '@orderwright/domain/messages'
import { type CallError, endpoints } from '@orderwright/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { canUsePasskeys } from './passkeys/can-use-passkeys.ts'
import { errorText } from './error-text.ts'
import { useWait } from './wait.ts'
import { FormPending } from '../../ui/fields/form-pending.ts'
import type { FoundProvider } from './provider/provider-choice.tsx'

interface EmailFormProps {
  /** why what brought the person here did not sign them in */
  trouble: string | null
  onSent: (email: string) => void
  /** its domain has a provider: no code was sent yet */
  onProvider: (provider: FoundProvider) => void
}

const looksLikeEmail = /^\S+@\S+\.\S+$/

export function EmailForm({ trouble, onSent, onProvider }: EmailFormProps) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<CallError | 'unreadable' | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [waitSeconds, startWait] = useWait()

  async function send(event: FormEvent) {
    event.preventDefault()
    const address = email.trim()
    if (isSending || waitSeconds > 0) return
    if (!looksLikeEmail.test(address)) return setError('unreadable')
    setIsSending(true)
    const domain = openidDomainOf(address)
    const found = await call(endpoints.findOpenidConnection, { domain })
    // Whatever speaks against that says nothing against a code.
    if (found.ok && found.data.connection)
      return onProvider({ domain, title: found.data.connection.title, email: address })
    const result = await call(endpoints.requestSignInCode, { email: address })
    setIsSending(false)
    if (result.ok) return onSent(address)
    setError(result.error)
    startWait(result.error.details?.retryAfter ?? 0)
  }

  return (
    <form onSubmit={send} noValidate>
      <FormPending value={isSending}>
        <h1 className="text-2xl font-semibold tracking-tight">{words.signIn}</h1>
        <p className="mt-2 mb-6 text-base text-ink-2">{words.howItWorks}</p>
        {trouble && (
          <Banner tone="caution" className="mb-4 justify-start rounded text-start">
            {trouble}
          </Banner>
        )}
        <TextField
          label={words.eMail}
          type="email"
          name="email"
          size="large"
          autoComplete={canUsePasskeys() ? 'username webauthn' : 'email'}
          inputMode="email"
          autoFocus
          value={email}
          onChange={(text) => {
            setEmail(text)
            setError(null)
          }}
          errorMessage={errorText(error, words.emailNeeded, waitSeconds)}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          className="mt-4"
          isPending={isSending}
          isDisabled={waitSeconds > 0}
        >
          {words.sendCode}
        </Button>
      </FormPending>
    </form>
  )
}
