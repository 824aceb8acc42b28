/** The comments of the open order. */
import { commentMessages as words } from '@orderwright/domain/messages'
import type { ReactNode } from 'react'
import { failureMessage } from '../../lib/api/api.ts'
import { HelpLink } from '../../ui/help-link.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { SidePanel, SidePanelHeader } from '../side-panels/side-panel.tsx'
import { NewComment } from './new-comment.tsx'
import { useCommentsPanel } from './panel-state.ts'
import { usePinState } from './pins/pin-state.ts'
import { ThreadList } from './thread-list.tsx'
import { useComments } from './use-comments.ts'

export function CommentsPanel() {
  return (
    <SidePanel panelKey="comments" label={words.title} help="comments">
      <Content />
    </SidePanel>
  )
}

const scope = { label: words.whichComments, all: words.all, ofItem: words.aboutItem }

function Content() {
  const { query, threads } = useComments()
  const { itemId } = useCommentsPanel()
  const { picks } = usePinState()
  const shown = itemId === null ? threads : threads.filter(({ root }) => root.productInstanceId === itemId)
  return (
    <>
      <SidePanelHeader
        panelKey="comments"
        title={words.title}
        closeLabel={words.closeTheComments}
        scope={scope}
      />
      {query.data ? (
        <>
          <ThreadList threads={shown} all={threads} people={query.data.people} empty={<Nothing />} />
          <NewComment
            // Who has pointed at something writes next: the field has the focus again.
            key={`${itemId ?? 'all'} ${picks}`}
            people={query.data.people}
            mayWriteInternally={query.data.mayWriteInternally}
            isNameless={query.data.isNameless}
          />
        </>
      ) : query.error ? (
        <ErrorState
          className="flex-1"
          title={words.loadFailed}
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <LoadingThreads />
      )}
    </>
  )
}

function Nothing(): ReactNode {
  const { profile } = useOpenOrder()
  const { itemId } = useCommentsPanel()
  return (
    <EmptyState
      className="py-10!"
      title={itemId === null ? words.empty : words.emptyItem}
      actions={<HelpLink at="comments" />}
    >
      {itemId === null ? words.emptyHint({ word: profile.vocabulary.order }) : words.emptyItemHint}
    </EmptyState>
  )
}

function LoadingThreads() {
  return (
    <SkeletonGroup label={words.loading} className="flex-1 space-y-6 p-4">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex gap-2.5">
          <Skeleton className="size-7 rounded-full!" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
