/** One draft: what it changes, what it would do to orders, and what becomes of it. */
import type { CatalogDraft } from '@orderwright/contract'
import { adminMessages, changeLabMessages, changeLabScreens as words } from '@orderwright/domain/messages'
import { ArrowLeft } from 'lucide-react'
import { CallFailure, failureMessage } from '../../../lib/api/api.ts'
import { ButtonLink, IconLink } from '../../../ui/link.tsx'
import { SkeletonGroup, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useDraft } from '../drafts/use-drafts.ts'
import { ChangesList } from './changes-list.tsx'
import { DraftActions } from './draft-actions.tsx'
import { PublishCheck } from './publish-check.tsx'
import { Replay } from './replay-panel.tsx'
import { standingOf } from './standing.ts'

export function DraftDetail({ draftId }: { draftId: number }) {
  const isId = Number.isSafeInteger(draftId) && draftId > 0
  const query = useDraft(isId ? draftId : null)
  if (query.data) {
    const { draft, changes } = query.data
    return (
      <div className="max-w-5xl">
        <Heading draft={draft} />
        {draft.problem !== '' && (
          <p role="alert" className="pt-2 text-sm text-invalid">
            {words.couldNotPublish({ why: draft.problem })}
          </p>
        )}
        <DraftActions draft={draft} />
        {changes.length > 0 && isPublishable(draft) && <PublishCheck draft={draft} changes={changes} />}
        <ChangesList draft={draft} changes={changes} />
        {changes.length > 0 && isPublishable(draft) && <Replay draft={draft} changes={changes} />}
      </div>
    )
  }
  if (!isId || query.isError) {
    const isThere = isId && query.error !== null && !isNotFound(query.error)
    return isThere ? (
      <ErrorState
        isPage
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    ) : (
      <EmptyState
        isPage
        title={words.gone}
        actions={
          <ButtonLink to="/admin/:section" params={{ section: 'change-lab' }}>
            {words.back}
          </ButtonLink>
        }
      >
        {words.goneMeans}
      </EmptyState>
    )
  }
  return (
    <SkeletonGroup label={adminMessages.loading({ label: changeLabMessages.title })} className="pt-6">
      <Skeleton className="h-5 w-56" />
    </SkeletonGroup>
  )
}

function isPublishable({ state }: CatalogDraft): boolean {
  return state === 'open' || state === 'scheduled'
}

function isNotFound(error: unknown): boolean {
  return error instanceof CallFailure && error.error.code === 'notFound'
}

function Heading({ draft }: { draft: CatalogDraft }) {
  return (
    <>
      <div className="flex items-center gap-1 pt-5">
        <IconLink
          to="/admin/:section"
          params={{ section: 'change-lab' }}
          label={words.back}
          icon={<ArrowLeft aria-hidden />}
          className="-ms-2"
        />
        <h1 className="min-w-0 text-xl font-semibold tracking-tight break-words">{draft.title}</h1>
      </div>
      <p className="pt-1 text-sm text-ink-2">{standingOf(draft)}</p>
    </>
  )
}
