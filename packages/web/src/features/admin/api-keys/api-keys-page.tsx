/** The keys by which other programs call for the organization: listed, made, revoked. [issue 16] */
import type { ApiKey } from '@orderwright/contract'
import { adminApiKeyMessages as words, adminMessages } from '@orderwright/domain/messages'
import { useState } from 'react'
import { failureMessage } from '../../../lib/api/api.ts'
import { useDocumentTitle } from '../../../lib/session/document-title.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { HelpLink, HelpMark } from '../../../ui/help-link.tsx'
import { ExternalLink } from '../../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { KeyRow } from './key-row.tsx'
import { NewKey } from './new-key.tsx'
import { useApiKeys } from './use-api-keys.ts'

const SKELETON_ROWS = 3

export function ApiKeysPage() {
  const { org } = useViewer()
  useDocumentTitle(adminMessages.tab({ title: words.title }))
  const query = useApiKeys()
  const [isMaking, setMaking] = useState(false)
  return (
    <main className="min-w-0 flex-1 px-4 pb-16 sm:min-h-0 sm:overflow-auto sm:px-6">
      <div className="flex max-w-3xl flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-5 pb-3">
        <div className="flex items-center gap-1">
          <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
          <HelpMark at="/admin/api-keys" title={words.title} />
        </div>
        {query.data && (
          <Button variant="primary" onPress={() => setMaking(true)}>
            {words.newKey}
          </Button>
        )}
      </div>
      <p className="max-w-3xl pb-4 text-sm text-ink-2">
        {words.intro({ orgId: org.id })} <ExternalLink href="/api/docs">{words.documents}</ExternalLink>
      </p>
      {query.data ? (
        query.data.length === 0 ? (
          <EmptyState title={words.none} actions={<HelpLink at="/admin/api-keys" />}>
            {words.noneMeans}
          </EmptyState>
        ) : (
          <Keys keys={query.data} />
        )
      ) : query.isError ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={adminMessages.loading({ label: words.title })}>
          <div className="max-w-3xl border-t border-hairline">
            {Array.from({ length: SKELETON_ROWS }, (_, row) => (
              <div key={row} className="flex h-20 items-center border-b border-hairline">
                <Skeleton className="h-3 w-48" />
              </div>
            ))}
          </div>
        </SkeletonGroup>
      )}
      {isMaking && <NewKey onClose={() => setMaking(false)} />}
    </main>
  )
}

/** Those that are over for good stand below the others. */
function Keys({ keys }: { keys: readonly ApiKey[] }) {
  const revoked = keys.filter(({ state }) => state === 'revoked')
  return (
    <>
      <KeyList label={words.listOf} keys={keys.filter(({ state }) => state !== 'revoked')} />
      {revoked.length > 0 && (
        <>
          <h2 className="eyebrow pt-8 pb-2">{words.revokedOnes}</h2>
          <KeyList label={words.revokedOnes} keys={revoked} />
        </>
      )}
    </>
  )
}

function KeyList({ label, keys }: { label: string; keys: readonly ApiKey[] }) {
  if (keys.length === 0) return null
  return (
    <ul aria-label={label} className="max-w-3xl divide-y divide-hairline border-y border-hairline">
      {keys.map((apiKey) => (
        <KeyRow key={apiKey.id} apiKey={apiKey} />
      ))}
    </ul>
  )
}
