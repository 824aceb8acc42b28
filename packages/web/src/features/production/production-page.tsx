/** The production board: open orders by status and due day, for employees. [issue 18] */
import type { BoardOrder } from '@orderwright/contract'
import { maySetStatusAs } from '@orderwright/domain/access'
import { ordersListMessages } from '@orderwright/domain/messages'
import { productionColumns, productionMessages as words } from '@orderwright/domain/production'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { failureMessage } from '../../lib/api/api.ts'
import { useIsSlow } from '../../lib/browser/use-is-slow.ts'
import { useTopOf } from '../../lib/browser/use-top-of.ts'
import { useNavigate, useSearch } from '../../lib/router/router-view.tsx'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { deferredModule } from '../../ui/deferred.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { ToggleButton } from '../../ui/fields/toggle-button.tsx'
import { HelpMark } from '../../ui/help-link.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { HeaderSlot } from '../navigation/header-slots.tsx'
import { NotFoundPage } from '../navigation/not-found-page.tsx'
import { SearchField } from '../orders-list/search-field.tsx'
import { BoardProvider } from './board-context.ts'
import { boardBody, boardQuery } from './board-data.ts'
import { CalendarView } from './calendar-view.tsx'
import { ColumnsView } from './columns-view.tsx'
import type { Move } from './move-dialog.tsx'
import { readAgain } from './read-again.ts'
import { type BoardSearch, parseBoardSearch } from './search.ts'
import { useLiveBoard, useTurnOfDay } from './use-live-board.ts'

const moveDialog = deferredModule(() => import('./move-dialog.tsx'))
const dueDialog = deferredModule(() => import('./due-dialog.tsx'))

const ANYONE = 'anyone'

/** To guests the address is unknown. */
export function ProductionPage() {
  return useViewer().isEmployee ? <Production /> : <NotFoundPage />
}

function Production() {
  const viewer = useViewer()
  const { profile, role } = viewer
  const search = useSearch(parseBoardSearch)
  const change = useBoardSearch(search)
  const { q, customer, late } = search
  const body = useMemo(() => boardBody(viewer, { q, customer, late }), [viewer, q, customer, late])
  const query = useQuery({ ...boardQuery(body), placeholderData: keepPreviousData })
  const board = query.data
  const isSlow = useIsSlow(query.isFetching && (!board || query.isPlaceholderData))
  useLiveBoard(body, board !== undefined)
  useTurnOfDay(board, query.dataUpdatedAt)
  useDocumentTitle(words.title)
  const frame = useRef<HTMLElement>(null)
  const top = useTopOf(frame)
  const [move, setMove] = useState<Move | null>(null)
  const [dueOrder, setDueOrder] = useState<BoardOrder | null>(null)
  const moving = moveDialog.use(move !== null)
  const due = dueDialog.use(dueOrder !== null)
  const onDone = useCallback((orderId: number) => readAgain(body, [orderId]), [body])
  const onSearch = useCallback(
    (text: string) => change({ q: text === '' ? undefined : text }, true),
    [change],
  )
  const value = useMemo(
    () => ({
      today: board?.today ?? '',
      customers: new Map(board?.customers.map(({ id, name }) => [id, name])),
      changeDue: setDueOrder,
      move: (order: BoardOrder, statusKey: string) => {
        const to = profile.productOrderStatuses.find(({ key }) => key === statusKey)
        // It may have come there while it was dragged.
        if (!to || order.statusKey === statusKey) return
        if (maySetStatusAs(role, to)) setMove({ order, to })
        else toast(words.ownersAlone({ title: to.title }), { tone: 'invalid' })
      },
    }),
    [board?.today, board?.customers, profile, role],
  )
  const isCalendar = search.view === 'calendar'

  return (
    <main
      ref={frame}
      className="flex flex-col px-4 sm:px-6"
      style={{ height: `calc(100dvh - ${top}px - var(--toast-room, 0px))` }}
    >
      <HeaderSlot name="search">
        <SearchField
          label={words.search({ words: profile.vocabulary.orders })}
          value={q ?? ''}
          onChange={onSearch}
        />
      </HeaderSlot>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-4 pb-3">
        <div className="flex items-center gap-1">
          <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
          <HelpMark at="/production" title={words.title} />
        </div>
        <p className="tabular text-sm text-ink-2" role="status">
          {isSlow
            ? ordersListMessages.slow({ words: profile.vocabulary.orders.toLowerCase() })
            : board &&
              words.counted({
                count: board.orders.length,
                words: profile.vocabulary.orders,
                lateCount: board.orders.filter(({ isLate }) => isLate).length,
              })}
        </p>
        <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:ms-0 max-sm:w-full">
          <ToggleButton isSelected={late === 1} onChange={(isOn) => change({ late: isOn ? 1 : undefined })}>
            <Clock aria-hidden />
            {words.lateOnly}
          </ToggleButton>
          <Select
            label={words.customer}
            hasInlineLabel
            size="small"
            className="w-56 max-sm:order-last max-sm:w-full"
            items={[
              { key: ANYONE, label: words.anyone },
              ...(board?.customers ?? []).map(({ id, name }) => ({ key: String(id), label: name })),
            ]}
            value={customer === undefined ? ANYONE : String(customer)}
            onChange={(key) => change({ customer: key === ANYONE ? undefined : Number(key) })}
          />
          <SegmentedControl
            label={words.viewAs}
            segments={[
              { key: 'board', label: words.board },
              { key: 'calendar', label: words.calendar },
            ]}
            value={isCalendar ? 'calendar' : 'board'}
            onChange={(view) => change({ view: view === 'board' ? undefined : view })}
          />
        </div>
      </div>
      {board?.hasMore && (
        <p className="pb-2 text-sm text-caution">{words.onlyFirst({ count: board.orders.length })}</p>
      )}
      {query.isError && !board ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : !board ? (
        <Loading />
      ) : (
        <BoardProvider value={value}>
          {board.orders.length === 0 && !isCalendar ? (
            <Nothing
              search={search}
              onClear={() => change({ q: undefined, customer: undefined, late: undefined })}
            />
          ) : isCalendar ? (
            <CalendarView
              orders={board.orders}
              day={search.day ?? board.today}
              onDay={(day) => change({ day }, true)}
            />
          ) : (
            <ColumnsView orders={board.orders} />
          )}
          {move && moving && <moving.MoveDialog move={move} onClose={() => setMove(null)} onDone={onDone} />}
          {dueOrder && due && (
            <due.DueDialog
              order={board.orders.find(({ id }) => id === dueOrder.id) ?? dueOrder}
              onClose={() => setDueOrder(null)}
              onDone={onDone}
            />
          )}
        </BoardProvider>
      )}
    </main>
  )
}

/** Writes a change into the address; typing and going through days leave no entries in the history. */
function useBoardSearch(search: BoardSearch): (change: BoardSearch, isSmall?: boolean) => void {
  const navigate = useNavigate()
  return useCallback(
    (change, isSmall = false) =>
      void navigate({
        to: '/production',
        search: { ...search, ...change },
        replace: isSmall,
        resetScroll: false,
      }),
    [search, navigate],
  )
}

function Loading() {
  const { profile } = useViewer()
  return (
    <SkeletonGroup label={words.loading} className="flex min-h-0 flex-1 gap-3 overflow-hidden pb-3">
      {productionColumns(profile).map(({ status }) => (
        <div key={status.key} className="w-[84vw] shrink-0 rounded bg-shade px-2 sm:w-68">
          <p className="px-1 py-2 text-sm font-semibold">{status.title}</p>
          <Skeleton className="h-[90px]" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** Because of the filters, or because nothing has come so far. */
function Nothing({ search: { q, customer, late }, onClear }: { search: BoardSearch; onClear: () => void }) {
  const { profile } = useViewer()
  const [first] = productionColumns(profile)
  if (q !== undefined || customer !== undefined || late === 1) {
    return (
      <EmptyState title={words.nothingFits} actions={<Button onPress={onClear}>{words.clearFilters}</Button>}>
        {words.nothingFitsSearch}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={words.nothing}>
      {words.nothingYet({ words: profile.vocabulary.orders, status: first?.status.title ?? '' })}
    </EmptyState>
  )
}
