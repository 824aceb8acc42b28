/** The change lab: drafts of the catalog, and on a page of its own what each one changes and would do. [issue 16] */
import { type CatalogDraft, endpoints } from '@orderwright/contract'
import { adminMessages, changeLabMessages, changeLabScreens as words } from '@orderwright/domain/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call, failureMessage } from '../../../lib/api/api.ts'
import { useDocumentTitle } from '../../../lib/session/document-title.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { HelpLink, HelpMark } from '../../../ui/help-link.tsx'
import { PlainLink } from '../../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useDrafts } from '../drafts/use-drafts.ts'
import { DraftDetail } from './draft-detail.tsx'
import { TitleForm } from './title-form.tsx'
import { standingOf } from './standing.ts'

const SKELETON_ROWS = 3

export function ChangeLabPage({ subpage }: { subpage: string | undefined }) {
  useDocumentTitle(adminMessages.tab({ title: changeLabMessages.title }))
  return (
    <main className="min-w-0 flex-1 px-4 pb-16 sm:min-h-0 sm:overflow-auto sm:px-6">
      {subpage === undefined ? <Drafts /> : <DraftDetail key={subpage} draftId={Number(subpage)} />}
    </main>
  )
}

function Drafts() {
  const { profile } = useViewer()
  const word = profile.vocabulary.order.toLowerCase()
  const query = useDrafts()
  const [isBeginning, setBeginning] = useState(false)
  const begin = (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setBeginning(true)}>
      {words.begin}
    </Button>
  )
  if (!query.data) {
    return query.isError ? (
      <ErrorState
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    ) : (
      <SkeletonGroup label={adminMessages.loading({ label: changeLabMessages.title })}>
        <div className="mt-16 max-w-3xl border-t border-hairline">
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <div key={row} className="flex h-16 items-center border-b border-hairline">
              <Skeleton className="h-3 w-64" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    )
  }
  return (
    <>
      <div className="flex max-w-3xl flex-wrap items-center gap-x-1 gap-y-2 pt-5 pb-3">
        <h1 className="text-xl font-semibold tracking-tight">{changeLabMessages.title}</h1>
        <HelpMark at="/admin/change-lab" title={changeLabMessages.title} />
        {query.data.length > 0 && <div className="ms-auto">{begin}</div>}
      </div>
      {query.data.length === 0 ? (
        <EmptyState
          title={words.none}
          actions={
            <>
              {begin}
              <HelpLink at="/admin/change-lab" />
            </>
          }
        >
          {words.noneMeans({ word })}
        </EmptyState>
      ) : (
        <div className="max-w-3xl">
          <p className="pb-3 text-sm text-ink-2">{words.intro({ word })}</p>
          <ul aria-label={words.listOf} className="divide-y divide-hairline border-y border-hairline">
            {query.data.map((draft) => (
              <li key={draft.id}>
                <Row draft={draft} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isBeginning && <NewDraft onClose={() => setBeginning(false)} />}
    </>
  )
}

function Row({ draft }: { draft: CatalogDraft }) {
  const { id, title, changesCount } = draft
  return (
    <PlainLink
      to="/admin/:section/:id"
      params={{ section: 'change-lab', id: String(id) }}
      className="focus-inset -mx-2 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded px-2 py-2.5 transition-colors hover:bg-shade"
    >
      <span className="min-w-0">
        <span className="block text-base font-medium break-words">{title}</span>
        <span className="block text-sm text-ink-2">{words.changesCount({ count: changesCount })}</span>
      </span>
      <span className="text-sm text-ink-2">{standingOf(draft)}</span>
    </PlainLink>
  )
}

function NewDraft({ onClose }: { onClose: () => void }) {
  const { org, caller } = useViewer()
  const [, goTo] = useLocation()
  return (
    <TitleForm
      heading={words.begin}
      confirmLabel={words.make}
      keptAs={recordDraftKey(org.id, 'catalogDraft', 0, 'title')}
      onClose={onClose}
      send={async (title, idempotencyKey) => {
        const body = { orgId: org.id, ...caller, title }
        const result = await call(endpoints.createCatalogDraft, body, { idempotencyKey })
        if (result.ok) goTo(`/admin/change-lab/${result.data.draft.id}`)
        return result
      }}
    />
  )
}
