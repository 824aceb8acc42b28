/** A side panel that lists records about items of the open order: all, or those of one item, with the way to make another. */
import { Plus } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { failureMessage } from '../../lib/api/api.ts'
import type { HelpTopic } from '../../lib/help/help-topics.ts'
import { Button } from '../../ui/button.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { SidePanel, SidePanelHeader } from './side-panel.tsx'
import { type SidePanelKey, useSidePanel } from './side-panel-state.ts'

/** A record, and the lines that it is about. */
export interface RecordOfItems {
  readonly id: number
  readonly items: readonly { readonly productInstanceId: number }[]
}

/** What a panel of records is called, and what it says where there is none. */
export interface RecordsWords {
  readonly title: string
  readonly close: string
  readonly list: string
  readonly empty: string
  readonly loading: string
  readonly loadFailed: string
  /** all, or those of one item */
  readonly filter: string
  readonly all: string
  readonly ofItem: (item: { title: string }) => string
}

interface RecordsPanelProps<Shown extends RecordOfItems> {
  panelKey: SidePanelKey
  words: RecordsWords
  help: HelpTopic
  /** of the call that reads them */
  query: { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown }
  records: readonly Shown[]
  renderRow: (record: Shown) => ReactNode
  emptyHint: string
  /** makes another; null: the viewer may not */
  add: { readonly label: string; readonly run: () => void } | null
}

export function RecordsPanel<Shown extends RecordOfItems>(props: RecordsPanelProps<Shown>) {
  const { panelKey, words, help, query, add } = props
  const { title, close, filter, all, ofItem } = words
  return (
    <SidePanel panelKey={panelKey} label={title} help={help}>
      <SidePanelHeader
        panelKey={panelKey}
        title={title}
        closeLabel={close}
        scope={{ label: filter, all, ofItem }}
      />
      {query.data === undefined ? <NotYet {...props} /> : <List {...props} />}
      {add && (
        <div className="shrink-0 border-t border-hairline px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          <Button icon={<Plus aria-hidden />} className="w-full" onPress={add.run}>
            {add.label}
          </Button>
        </div>
      )}
    </SidePanel>
  )
}

function List<Shown extends RecordOfItems>(props: RecordsPanelProps<Shown>) {
  const { panelKey, words, help, records, renderRow, emptyHint } = props
  const { itemId } = useSidePanel(panelKey)
  const shown =
    itemId === null
      ? records
      : records.filter(({ items }) => items.some(({ productInstanceId }) => productInstanceId === itemId))
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      {shown.length > 0 ? (
        <ul aria-label={words.list} className="divide-y divide-hairline">
          {shown.map((record) => (
            <Fragment key={record.id}>{renderRow(record)}</Fragment>
          ))}
        </ul>
      ) : (
        <EmptyState className="py-10!" title={words.empty} actions={<HelpLink at={help} />}>
          {emptyHint}
        </EmptyState>
      )}
    </div>
  )
}

/** They could not be loaded, or are on their way. */
function NotYet<Shown extends RecordOfItems>({ words, query }: RecordsPanelProps<Shown>) {
  if (query.error === null) {
    return (
      <SkeletonGroup label={words.loading} className="flex-1 space-y-4 p-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </SkeletonGroup>
    )
  }
  return (
    <ErrorState
      className="flex-1"
      title={words.loadFailed}
      message={failureMessage(query.error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
