/** A person's passkeys in the dialog of their devices: adding one, naming and removing them. */
import { passkeyMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { failureMessage } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { usePasskeys } from './use-passkeys.ts'

export function PasskeyList() {
  const { query, busy, add, rename, remove } = usePasskeys()
  const [named, setNamed] = useState<number | null>(null)
  const passkeys = query.data?.passkeys ?? []

  async function addOne() {
    const passkey = await add()
    // It has the name of this browser until its person gives it another.
    if (passkey) setNamed(passkey.id)
  }

  return (
    <section aria-labelledby="passkeys-title">
      <h3 id="passkeys-title" className="text-base font-semibold">
        {words.title}
      </h3>
      <p className="mb-3 text-sm text-ink-2">
        {words.hint} <HelpLink at="passkeys" />
      </p>
      {query.error ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : query.data ? (
        passkeys.length === 0 ? (
          <p className="text-sm text-ink-2">{words.none}</p>
        ) : (
          <ul aria-label={words.listOf} className="divide-y divide-hairline border-y border-hairline">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isNaming={named === passkey.id}
                isBusy={busy?.kind === 'changing' && busy.id === passkey.id}
                isDisabled={busy !== null}
                onName={(isNaming) => setNamed(isNaming ? passkey.id : null)}
                onRename={(name) => rename(passkey, name)}
                onRemove={() => void remove(passkey)}
              />
            ))}
          </ul>
        )
      ) : (
        <SkeletonGroup label={words.title} className="py-2">
          <Skeleton className="h-10" />
        </SkeletonGroup>
      )}
      {canUsePasskeys() ? (
        <Button
          size="small"
          className="mt-3"
          isPending={busy?.kind === 'adding'}
          isDisabled={busy !== null && busy.kind !== 'adding'}
          onPress={() => void addOne()}
        >
          {words.add}
        </Button>
      ) : (
        <p className="mt-3 text-sm text-ink-2">{words.notHere}</p>
      )}
    </section>
  )
}
