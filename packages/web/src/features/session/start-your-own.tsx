/** In a demo: an organization of one's own from a name and an address. */
import { type CallError, endpoints } from '@orderwright/contract'
import { newOrgMessages as words, signInMessages } from '@orderwright/domain/messages'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { errorText } from './error-text.ts'
import { useWait } from './wait.ts'
import { FormPending } from '../../ui/fields/form-pending.ts'

const looksLikeEmail = /^\S+@\S+\.\S+$/

type Missing = { readonly title: boolean; readonly email: boolean }

export function StartYourOwn({ onBack }: { onBack: () => void }) {
  const [title, setTitle] = useState('')
  const [email, setEmail] = useState('')
  const [missing, setMissing] = useState<Missing>({ title: false, email: false })
  const [error, setError] = useState<CallError | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [isMade, setIsMade] = useState(false)
  const [waitSeconds, startWait] = useWait()

  async function send(event: FormEvent) {
    event.preventDefault()
    const wanted = { title: title.trim(), email: email.trim() }
    if (isSending || waitSeconds > 0) return
    const lacks = { title: wanted.title === '', email: !looksLikeEmail.test(wanted.email) }
    setMissing(lacks)
    if (lacks.title || lacks.email) return
    setIsSending(true)
    const result = await call(endpoints.createOrg, wanted)
    setIsSending(false)
    if (result.ok) return setIsMade(true)
    setError(result.error)
    startWait(result.error.details?.retryAfter ?? 0)
  }

  if (isMade) {
    return (
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{words.heading}</h1>
        <p role="status" className="mt-2 mb-6 text-base text-ink-2">
          {words.sent({ title: title.trim(), email: email.trim() })}
        </p>
        <Button variant="quiet" onPress={onBack}>
          {words.back}
        </Button>
      </div>
    )
  }

  const refusal = errorText(error, signInMessages.emailNeeded, waitSeconds)
  return (
    <form onSubmit={send} noValidate>
      <FormPending value={isSending}>
        <h1 className="text-2xl font-semibold tracking-tight">{words.heading}</h1>
        <p className="mt-2 mb-6 text-base text-ink-2">{words.startHint}</p>
        <TextField
          label={words.title}
          name="organization"
          size="large"
          autoComplete="organization"
          autoFocus
          maxLength={200}
          value={title}
          onChange={(text) => {
            setTitle(text)
            setMissing((before) => ({ ...before, title: false }))
            setError(null)
          }}
          errorMessage={missing.title ? words.titleNeeded : undefined}
        />
        <div className="mt-4">
          <TextField
            label={words.eMail}
            type="email"
            name="email"
            size="large"
            autoComplete="email"
            inputMode="email"
            value={email}
            onChange={(text) => {
              setEmail(text)
              setMissing((before) => ({ ...before, email: false }))
              setError(null)
            }}
            errorMessage={missing.email ? signInMessages.emailNeeded : refusal}
          />
        </div>
        <div className="mt-4 flex flex-col gap-2">
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isPending={isSending}
            isDisabled={waitSeconds > 0}
          >
            {words.create}
          </Button>
          <Button variant="quiet" onPress={onBack}>
            {words.back}
          </Button>
        </div>
      </FormPending>
    </form>
  )
}
