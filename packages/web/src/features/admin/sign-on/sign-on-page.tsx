/** Single sign-on: by which identity provider the organization's employees sign in. [issue 17] */
import { adminMessages, openidSettingMessages as words } from '@orderwright/domain/messages'
import { failureMessage } from '../../../lib/api/api.ts'
import { useDocumentTitle } from '../../../lib/session/document-title.ts'
import { HelpMark } from '../../../ui/help-link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { useSignOn } from './use-sign-on.ts'

const SKELETON_ROWS = 5

export function SignOnPage() {
  useDocumentTitle(adminMessages.tab({ title: words.title }))
  const query = useSignOn()
  return (
    <main className="min-w-0 flex-1 px-4 pb-16 sm:min-h-0 sm:overflow-auto sm:px-6">
      <div className="flex max-w-3xl items-center gap-1 pt-5 pb-3">
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <HelpMark at="/admin/sign-on" title={words.title} />
      </div>
      <p className="max-w-3xl pb-5 text-sm text-ink-2">{words.intro}</p>
      {query.data ? (
        <ConnectionForm {...query.data} />
      ) : query.isError ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={adminMessages.loading({ label: words.title })} className="max-w-xl space-y-4">
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </SkeletonGroup>
      )}
    </main>
  )
}
