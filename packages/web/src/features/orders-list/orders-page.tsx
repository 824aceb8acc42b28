/** The list of orders: employees see all, guests their own [1.6.04, 1.6.05]. */
import { endpoints } from '@orderwright/contract'
import { currentLanguage } from '@orderwright/domain/localization'
import { ordersListMessages, ordersWorkMessages } from '@orderwright/domain/messages'
import { listColumns, type ListSortKey } from '@orderwright/domain/orders'
import { useSearch } from '../../lib/router/router-view.tsx'
import { ChevronLeft, ChevronRight, RotateCw } from 'lucide-react'
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { HeaderSlot } from '../navigation/header-slots.tsx'
import { failureMessage, queryClient } from '../../lib/api/api.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { useIsPhone } from '../../lib/browser/media.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { useTopOf } from '../../lib/browser/use-top-of.ts'
import { useIsSlow } from '../../lib/browser/use-is-slow.ts'
import { Button } from '../../ui/button.tsx'
import { deferred } from '../../ui/deferred.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useSelection } from '../../ui/table/use-selection.ts'
import { CostUpdateButton } from './cost-update-button.tsx'
import { BookkeepingButton } from './bookkeeping-button.tsx'
import { ExportOrders } from './export-orders.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { rememberList } from './last-list.ts'
import { cellContext, listEntries } from './table/list-entry.ts'
import { OrderCards } from './table/order-cards.tsx'
import { type OrdersPage as Answer, listViewing, useOrdersQuery, useOrdersTotal } from './orders-query.ts'
import { EmployeeLinks } from './employee-links.tsx'
import { OrdersTable } from './table/orders-table.tsx'
import {
  filtersOf,
  filtersOn,
  nextSort,
  type OrdersFilters,
  type OrdersSearch,
  parseOrdersSearch,
  sortText,
} from './search.ts'
import { SearchField } from './search-field.tsx'
import { Shortcuts } from './filters/shortcuts.tsx'
import { useColumnChoice, useColumnWidths, useFilterChange, useOpenView } from './use-list-settings.ts'
import { useLiveList } from './live/use-live-list.ts'

const BulkBar = deferred(() => import('./work/bulk-bar.tsx').then((part) => part.BulkBar))
const SavedViews = deferred(() => import('./work/saved-views.tsx').then((part) => part.SavedViews))
const ColumnChoice = deferred(() => import('./work/column-choice.tsx').then((part) => part.ColumnChoice))

const noAnswer: Answer = { productOrders: [], products: [], productCategories: [], productOptions: [] }

export function OrdersPage() {
  const viewer = useViewer()
  const { org, profile, role, isEmployee } = viewer
  const words = profile.vocabulary
  const isPhone = useIsPhone()
  const search = useSearch(parseOrdersSearch)
  const saved = org.settings.ordersPageSettings
  const filters = useMemo(() => filtersOf(search, saved), [search, saved])
  const change = useFilterChange(search)
  const [widths, setWidth] = useColumnWidths()
  const query = useOrdersQuery(filters)
  const loadedAt = query.isPlaceholderData ? 0 : query.dataUpdatedAt
  const live = useLiveList(filters, loadedAt, refreshCounts)
  const frame = useRef<HTMLElement>(null)
  const table = useRef<HTMLDivElement>(null)
  useScrollToTop(search, isPhone ? frame : table)
  const top = useTopOf(frame)
  useDocumentTitle(words.orders)
  useEffect(() => rememberList(org.id, search), [org.id, search])
  const isSlow = useIsSlow(query.isFetching && (!query.data || query.isPlaceholderData))

  const onSearch = useCallback((q: string) => change({ q }), [change])
  // The first rows are made in small steps, between which the browser can do what a hand asks for.
  const isOpen = useDeferredValue(query.data !== undefined)
  const page = isOpen ? query.data?.data : undefined
  const entries = useMemo(() => (page ? listEntries(page, profile) : null), [page, profile])
  const context = useMemo(() => cellContext(page ?? noAnswer, profile, role), [page, profile, role])
  const viewing = useMemo(() => listViewing(viewer, filters), [viewer, filters])
  const columns = useMemo(() => listColumns(viewing), [viewing])
  const columnKeys = useMemo(() => columns.map(({ key }) => key), [columns])
  const chooseColumns = useColumnChoice(filters.view)
  const openView = useOpenView()
  const total = useOrdersTotal(filters, { count: entries?.length, loadedAt })
  const selection = useSelection()
  const selected = useMemo(
    () => (entries ?? []).filter(({ order }) => selection.ids.has(order.id)).map(({ order }) => order),
    [entries, selection.ids],
  )
  const { sort } = filters
  const onSort = useCallback(
    (by: ListSortKey) => change({ sort: sortText(nextSort(sort, by)) }),
    [change, sort],
  )
  const hasShortcuts = isEmployee && profile.ordersPage.shortcuts.length > 0
  const hasCostUpdate = role === 'owner' && profile.ordersPage.costUpdate
  const hasActions = isEmployee || profile.ordersPage.export
  const isStale = query.isPlaceholderData
  const shown = {
    label: words.orders,
    columns,
    entries,
    context,
    isStale,
    toldIds: live.toldIds,
    ...(isEmployee ? { selection } : {}),
  }

  return (
    <main
      ref={frame}
      // On phones the page scrolls as a whole, in a frame of its own: news get room below it.
      data-scroll-restoration-id={isPhone ? 'orders' : undefined}
      className="mx-auto flex max-w-[1600px] flex-col px-4 max-sm:overflow-y-auto sm:px-6"
      style={{ height: `calc(100dvh - ${top}px - var(--toast-room, 0px))` }}
    >
      <HeaderSlot name="search">
        <SearchField
          label={ordersListMessages.searchOrders({ words: words.orders })}
          value={filters.q}
          onChange={onSearch}
        />
      </HeaderSlot>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-5">
        <h1 className="text-xl font-semibold tracking-tight">{words.orders}</h1>
        {(hasShortcuts || hasActions) && (
          // One line that is pushed sideways on phones, where each row costs the list one of its own.
          <div className="no-scrollbar -mx-4 flex w-screen items-center gap-2 overflow-x-auto px-4 max-sm:order-last sm:contents">
            {hasShortcuts && <Shortcuts filters={filters} onChange={change} />}
            <span className="flex-1 max-sm:hidden" />
            <ExportOrders filters={filters} />
            <BookkeepingButton />
            <EmployeeLinks />
            {hasCostUpdate && <CostUpdateButton />}
          </div>
        )}
        <div className="ms-auto flex items-center gap-2 sm:gap-4">
          <OthersChanged count={live.others} onRefresh={() => void query.refetch()} />
          <Pager filters={filters} count={entries?.length} total={total} onChange={change} />
        </div>
      </div>
      <div className="relative flex items-start gap-2 pt-3 pb-3">
        {selected.length > 0 && (
          <BulkBar orders={selected} filters={filters} onClear={() => selection.setAll([])} />
        )}
        <div className="min-w-0 flex-1">
          <FilterBar filters={filters} categories={(page ?? noAnswer).productCategories} onChange={change}>
            {isPhone && <SavedViews filters={filters} onOpen={openView} />}
          </FilterBar>
        </div>
        {!isPhone && (
          <div className="flex shrink-0 items-center gap-2 py-1">
            <SavedViews filters={filters} onOpen={openView} />
            <ColumnChoice viewing={viewing} shown={columnKeys} onChange={chooseColumns} />
          </div>
        )}
      </div>
      <p role="status" className="text-sm text-ink-2 not-empty:pb-2">
        {isSlow && ordersListMessages.slow({ words: words.orders.toLowerCase() })}
      </p>
      <div
        ref={table}
        data-scroll-restoration-id={isPhone ? undefined : 'orders'}
        className="pb-8 sm:min-h-0 sm:flex-1 sm:overflow-auto sm:pb-4"
      >
        {query.isError && !page ? (
          <ErrorState
            message={failureMessage(query.error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : entries?.length === 0 ? (
          <NoOrders filters={filters} onChange={change} />
        ) : isPhone ? (
          <OrderCards {...shown} />
        ) : (
          <OrdersTable {...shown} widths={widths} sort={sort} onSort={onSort} onResize={setWidth} />
        )}
      </div>
    </main>
  )
}

/** The shortcuts' counts, when orders have changed. */
function refreshCounts() {
  void queryClient.invalidateQueries({ queryKey: [endpoints.getOrdersCount.name] })
}

/** Other rows are read from the first; Back finds the list where it was. */
function useScrollToTop(search: OrdersSearch, scroller: RefObject<HTMLElement | null>) {
  const shown = useRef(search)
  useLayoutEffect(() => {
    if (shown.current === search) return
    shown.current = search
    scroller.current?.scrollTo({ top: 0 })
  }, [search, scroller])
}

/** That others have changed orders which fit this page, without moving what is read. */
function OthersChanged({ count, onRefresh }: { count: number; onRefresh: () => void }) {
  return (
    <span aria-live="polite" className="empty:-me-2 sm:empty:-me-4">
      {count > 0 && (
        <Button variant="quiet" size="small" icon={<RotateCw aria-hidden />} onPress={onRefresh}>
          {ordersListMessages.othersChanged({ count })}
        </Button>
      )}
    </span>
  )
}

interface PagerProps {
  filters: OrdersFilters
  /** rows of this page; undefined while it is not known */
  count: number | undefined
  /** of all pages; undefined while it is counted */
  total: { readonly total: number; readonly hasMore: boolean } | undefined
  onChange: (change: OrdersSearch) => void
}

/** Previous and next [1.2.31, 1.4.50, 1.4.51]. */
function Pager({ filters: { page, rows }, count, total, onChange }: PagerProps) {
  const first = (page - 1) * rows
  const last = first + (count ?? 0)
  return (
    <nav aria-label={ordersListMessages.pages} className="flex items-center gap-1">
      <span className="tabular me-2 text-sm text-ink-2" aria-live="polite">
        {count ? rowsText(first + 1, last, total) : ordersListMessages.pageNumbered({ page })}
      </span>
      <IconButton
        label={ordersListMessages.previousPage}
        icon={<ChevronLeft />}
        variant="outlined"
        isDisabled={page === 1}
        onPress={() => onChange({ page: page - 1 })}
      />
      <IconButton
        label={ordersListMessages.nextPage}
        icon={<ChevronRight />}
        variant="outlined"
        isDisabled={count === undefined || count < rows || (total?.hasMore === false && last >= total.total)}
        onPress={() => onChange({ page: page + 1 })}
      />
    </nav>
  )
}

/** '1–60 of 214', '1–60 of more than 10,000'; without what is not known yet. [issue 18] */
function rowsText(first: number, last: number, total: PagerProps['total']): string {
  if (!total) return `${first}–${last}`
  const figure = total.total.toLocaleString(currentLanguage())
  return ordersWorkMessages.rowsOf({
    first,
    last,
    total: total.hasMore ? ordersWorkMessages.moreThan({ total: figure }) : figure,
  })
}

interface NoOrdersProps {
  filters: OrdersFilters
  onChange: (change: OrdersSearch) => void
}

/** Nothing to show [1.2.34]: because the pages end before this one, because of the filters, or because there is nothing yet. */
function NoOrders({ filters, onChange }: NoOrdersProps) {
  const { profile } = useViewer()
  const word = profile.vocabulary.order.toLowerCase()
  const { q, page } = filters
  if (page > 1) {
    return (
      <EmptyState
        title={ordersListMessages.noOrdersFound}
        actions={
          <Button onPress={() => onChange({ page: undefined })}>{ordersListMessages.firstPage}</Button>
        }
      >
        {ordersListMessages.pageIsEmpty({ page })}
      </EmptyState>
    )
  }
  const isFiltered = q !== '' || filtersOn(filters).length > 0
  return (
    <EmptyState
      title={ordersListMessages.noOrdersFound}
      actions={
        isFiltered ? (
          <ButtonLink
            to="/orders"
            search={{ owner: 'all', type: 'active', category: 'all', status: 'All' }}
            onClick={() => void queryClient.invalidateQueries({ queryKey: [endpoints.getOrdersData.name] })}
          >
            {ordersListMessages.clearFilters}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/" variant="primary">
              {ordersListMessages.startHomePage}
            </ButtonLink>
            <HelpLink at="/" />
          </>
        )
      }
    >
      {isFiltered ? ordersListMessages.nothingMatchesSearch : ordersListMessages.firstStartsSo({ word })}
    </EmptyState>
  )
}
