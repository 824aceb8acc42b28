/** The second step of signing in: the code, sent as soon as its six digits are there. */
import { type CallError, endpoints } from '@orderwright/contract'
import { signInMessages as words } from '@orderwright/domain/messages'
import type { Session } from '@orderwright/domain/tenancy'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { errorText } from './error-text.ts'
import { useWait } from './wait.ts'
import { FormPending } from '../../ui/fields/form-pending.ts'

const CODE_LENGTH = 6
const RESEND_AFTER_SECONDS = 30

interface CodeFormProps {
  email: string
  /** a code that the address brought */
  initialCode: string | null
  onSignedIn: (session: Session) => void
  onOtherEmail: () => void
}

const onlyDigits = (text: string) => text.replace(/\D/g, '').slice(0, CODE_LENGTH)

export function CodeForm({ email, initialCode, onSignedIn, onOtherEmail }: CodeFormProps) {
  const [code, setCode] = useState(onlyDigits(initialCode ?? ''))
  const [error, setError] = useState<CallError | 'unreadable' | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const [hasResent, setHasResent] = useState(false)
  const [waitSeconds, startWait] = useWait()
  const [resendSeconds, startResendWait] = useWait(RESEND_AFTER_SECONDS)
  const input = useRef<HTMLInputElement>(null)

  // A refused code is typed anew: the field takes the focus back when it is enabled again.
  useEffect(() => {
    if (error !== null && !isChecking) input.current?.select()
  }, [error, isChecking])

  async function check(digits: string) {
    if (isChecking || waitSeconds > 0) return
    if (digits.length < CODE_LENGTH) return setError('unreadable')
    setIsChecking(true)
    setError(null)
    const result = await call(endpoints.verifySignInCode, { email, code: digits })
    setIsChecking(false)
    if (result.ok) return onSignedIn(result.data)
    setError(result.error)
    startWait(result.error.details?.retryAfter ?? 0)
  }

  async function resend() {
    startResendWait(RESEND_AFTER_SECONDS)
    const result = await call(endpoints.requestSignInCode, { email })
    if (result.ok) {
      setHasResent(true)
      setError(null)
      setCode('')
      input.current?.focus()
    } else {
      setError(result.error)
      startResendWait(result.error.details?.retryAfter ?? 0)
      startWait(0)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void check(code)
  }

  return (
    <form onSubmit={submit} noValidate>
      <FormPending value={isChecking}>
        <h1 className="text-2xl font-semibold tracking-tight">{words.enterTheCode}</h1>
        <p className="mt-2 mb-6 text-base text-ink-2">
          {hasResent ? words.sentNewCodeTo : words.sentTo}
          <span className="font-medium break-all text-ink">{email}</span>
          {words.codeLasts}
        </p>
        <TextField
          label={words.sixDigitCode}
          name="one-time-code"
          size="large"
          inputRef={input}
          autoFocus
          autoComplete="one-time-code"
          inputMode="numeric"
          inputClassName="text-xl! tabular tracking-[0.5em]"
          value={code}
          onChange={(text) => {
            const digits = onlyDigits(text)
            setCode(digits)
            setError(null)
            if (digits.length === CODE_LENGTH && digits !== code) void check(digits)
          }}
          errorMessage={errorText(
            error,
            words.allDigitsNeeded,
            error !== 'unreadable' && error?.code === 'tooManyRequests'
              ? Math.max(waitSeconds, resendSeconds)
              : waitSeconds,
          )}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          className="mt-4"
          isPending={isChecking}
          isDisabled={waitSeconds > 0}
        >
          {words.signIn}
        </Button>
        <div className="mt-3 flex flex-wrap justify-between gap-2">
          <Button variant="quiet" size="small" className="-ms-2.5" onPress={onOtherEmail}>
            {words.anotherEmail}
          </Button>
          <Button
            variant="quiet"
            size="small"
            className="tabular -me-2.5"
            isDisabled={resendSeconds > 0}
            onPress={() => void resend()}
          >
            {resendSeconds > 0 ? words.sendAgainIn({ resendSeconds }) : words.sendAgain}
          </Button>
        </div>
      </FormPending>
    </form>
  )
}
