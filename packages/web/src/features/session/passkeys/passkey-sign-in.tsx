/** The way in with a passkey, below the one with a code. */
import { passkeyMessages as words } from '@orderwright/domain/messages'
import type { Session } from '@orderwright/domain/tenancy'
import { KeyRound } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { errorClasses } from '../../../ui/fields/field.tsx'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Nothing where this browser can have none at this address. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  return canUsePasskeys() ? <ByPasskey onSignedIn={onSignedIn} /> : null
}

function ByPasskey({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const { isPending, isHeldUp, trouble, start } = usePasskeySignIn(onSignedIn)
  return (
    <div>
      <p className="my-4 flex items-center gap-3 text-sm text-ink-2">
        <span className="h-px flex-1 bg-hairline" />
        {words.or}
        <span className="h-px flex-1 bg-hairline" />
      </p>
      <Button
        size="large"
        isFullWidth
        icon={<KeyRound aria-hidden />}
        isPending={isPending}
        isDisabled={isHeldUp}
        onPress={start}
      >
        {words.signInWith}
      </Button>
      <p role="alert" className={errorClasses}>
        {trouble}
      </p>
    </div>
  )
}
