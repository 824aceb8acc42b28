/**
 * Signing in with a passkey: by a button, and among what the browser fills into the field of the address. An offer is made anew before
 * the server forgets it. Whatever fails says so and leaves the way of codes as it is.
 */
import { type CallError, endpoints, type PasskeyAssertion } from '@orderwright/contract'
import { PASSKEY_CEREMONY_MINUTES } from '@orderwright/domain/access'
import { passkeyMessages as words, uiMessages } from '@orderwright/domain/messages'
import type { Session } from '@orderwright/domain/tenancy'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { errorText } from '../error-text.ts'
import { useWait } from '../wait.ts'
import { canOfferPasskeys } from './can-use-passkeys.ts'

const loadCeremonies = () => import('./ceremonies.ts')
const ANEW_MS = (PASSKEY_CEREMONY_MINUTES - 1) * 60_000

export function usePasskeySignIn(onSignedIn: (session: Session) => void) {
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<CallError | string | null>(null)
  const [waitSeconds, startWait] = useWait()
  const [round, setRound] = useState(0)

  async function send(assertion: PasskeyAssertion) {
    setPending(true)
    setTrouble(null)
    const result = await call(endpoints.signInWithPasskey, { assertion })
    setPending(false)
    if (result.ok) return onSignedIn(result.data)
    refuse(result.error)
  }

  function refuse(error: CallError) {
    setPending(false)
    setTrouble(error)
    startWait(error.details?.retryAfter ?? 0)
  }

  /** What the person has not asked for fails without a word. */
  const offer = useEffectEvent(async (isOver: () => boolean) => {
    if (!(await canOfferPasskeys())) return
    const { signWithPasskey } = await loadCeremonies()
    if (isOver()) return
    const begun = await call(endpoints.beginPasskeySignIn, {})
    if (isOver() || !begun.ok) return
    const made = await signWithPasskey(begun.data.request, { isOffer: true })
    if (!isOver() && made.kind === 'done') await send(made.answer)
  })

  useEffect(() => {
    if (isPending) return undefined
    let isOver = false
    // A part that could not be fetched is asked for again by the button.
    offer(() => isOver).catch(() => {})
    const anew = setInterval(() => {
      if (document.visibilityState === 'visible') setRound((before) => before + 1)
    }, ANEW_MS)
    return () => {
      isOver = true
      clearInterval(anew)
    }
  }, [isPending, round])

  async function start() {
    if (isPending || waitSeconds > 0) return
    setPending(true)
    setTrouble(null)
    const begun = await call(endpoints.beginPasskeySignIn, {})
    if (!begun.ok) return refuse(begun.error)
    try {
      const { signWithPasskey } = await loadCeremonies()
      const made = await signWithPasskey(begun.data.request, { isOffer: false })
      if (made.kind === 'done') return await send(made.answer)
      setTrouble(made.kind === 'failed' ? words.notSignedIn : words.notUsed)
    } catch {
      setTrouble(uiMessages.unexpected)
    }
    setPending(false)
  }

  return {
    isPending,
    isHeldUp: waitSeconds > 0,
    trouble: typeof trouble === 'string' ? trouble : errorText(trouble, words.refused, waitSeconds),
    start: () => void start(),
  }
}
