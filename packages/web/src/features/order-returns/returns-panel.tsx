/** The returns of the open order: what comes back, how far each is, and what is credited for it. */
import { orderReturnMessages as words } from '@orderwright/domain'
import { Plus } from 'lucide-react'
import { failureMessage } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { SidePanel, SidePanelHeader } from '../open-order/side-panel.tsx'
import { useSidePanel } from '../open-order/side-panel-state.ts'
import { showReturnRequest } from '../open-order/return-request.ts'
import { ReturnRow } from './return-row.tsx'
import { useReturns } from './use-returns.ts'

export function ReturnsPanel() {
  return (
    <SidePanel panelKey="returns" label={words.title} help="status">
      <Content />
    </SidePanel>
  )
}

const scope = { label: words.filter, all: words.all, ofItem: words.ofItem }

function Content() {
  const { profile } = useOpenOrder()
  const { query, returns, mayRequest } = useReturns()
  const { itemId } = useSidePanel('returns')
  const shown =
    itemId === null
      ? returns
      : returns.filter(({ items }) => items.some(({ productInstanceId }) => productInstanceId === itemId))
  return (
    <>
      <SidePanelHeader panelKey="returns" title={words.title} closeLabel={words.close} scope={scope} />
      {query.data ? (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          {shown.length > 0 ? (
            <ul aria-label={words.list} className="divide-y divide-hairline">
              {shown.map((one) => (
                <ReturnRow key={one.id} orderReturn={one} />
              ))}
            </ul>
          ) : (
            <EmptyState className="py-10!" title={words.empty} actions={<HelpLink at="status" />}>
              {mayRequest ? words.emptyHint : words.emptyReadOnly({ word: profile.vocabulary.order })}
            </EmptyState>
          )}
        </div>
      ) : query.error ? (
        <ErrorState
          className="flex-1"
          title={words.loadFailed}
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={words.loading} className="flex-1 space-y-4 p-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      {mayRequest && (
        <div className="shrink-0 border-t border-hairline px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          <Button icon={<Plus aria-hidden />} className="w-full" onPress={() => showReturnRequest()}>
            {words.request}
          </Button>
        </div>
      )}
    </>
  )
}
