/** An API key in the list: what it may, its life, and the way to end it. */
import { type ApiKey, endpoints } from '@orderwright/contract'
import { adminApiKeyMessages as words } from '@orderwright/domain/messages'
import { call } from '../../../lib/api/api.ts'
import { whenText } from '../../../lib/format/moments.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { useFormatDay } from '../../../lib/session/use-format-day.ts'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { useChange } from '../controls/use-change.ts'

export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { name, scope, role, state } = apiKey
  const isOver = state === 'revoked' || state === 'expired'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2
          className={
            isOver ? 'text-base font-medium break-words text-ink-2' : 'text-base font-medium break-words'
          }
        >
          {name}
        </h2>
        <p className="text-sm">
          {words.scopes[scope]}, {words.mayAs[role]}
        </p>
        <Life apiKey={apiKey} />
      </div>
      {state !== 'revoked' && <Revoke apiKey={apiKey} />}
    </li>
  )
}

/** What has happened to it, and what will. */
function Life({ apiKey }: { apiKey: ApiKey }) {
  const formatDay = useFormatDay()
  const { state, lastFour, createdBy, created, lastUsedAt, expiresAt, revokedAt } = apiKey
  const facts = [
    words.endsIn({ lastFour }),
    words.madeBy({ by: createdBy, date: formatDay(created) }),
    lastUsedAt === null ? words.neverUsed : words.usedLast({ at: whenText(lastUsedAt) }),
    ...(revokedAt === null
      ? [end(expiresAt && formatDay(expiresAt), state)]
      : [words.wasRevoked({ date: formatDay(revokedAt) })]),
  ]
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 text-sm text-ink-2">
        {facts.map((fact) => (
          <li key={fact} className="tabular">
            {fact}
          </li>
        ))}
      </ul>
      {state === 'suspended' && <p className="text-sm text-invalid">{words.suspendedWhy}</p>}
    </>
  )
}

function end(date: string | null, state: ApiKey['state']): string {
  if (date === null) return words.neverExpires
  return state === 'expired' ? words.expired({ date }) : words.expires({ date })
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { org, caller } = useViewer()
  const { isPending, change } = useChange()
  async function revoke() {
    const isSure = await confirm({
      title: words.revokeOf({ name }),
      message: words.askRevoke({ name }),
      confirmLabel: words.revoke,
      isDanger: true,
    })
    if (!isSure) return
    const revoked = call(endpoints.revokeApiKey, { orgId: org.id, ...caller, apiKeyId: id })
    await change(revoked, { message: words.isRevoked({ name }) })
  }
  return (
    <Button aria-label={words.revokeOf({ name })} isPending={isPending} onPress={() => void revoke()}>
      {words.revoke}
    </Button>
  )
}
