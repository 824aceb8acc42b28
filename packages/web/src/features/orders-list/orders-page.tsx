/** The list of orders: employees see all, guests their own [1.6.04, 1.6.05]. */
import { endpoints } from '@orderwright/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback } from 'react'
import { HeaderSlot } from '../../app/header-slots.tsx'
import { call, failureMessage, queryClient } from '../../lib/api.ts'
import { useDocumentTitle } from '../../lib/document-title.ts'
import { useSession, useViewer } from '../../lib/session.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { FilterBar } from './filter-bar.tsx'
import { listEntries } from './list-entry.ts'
import { useOrdersQuery } from './orders-query.ts'
import { OrdersTable } from './orders-table.tsx'
import { filtersOf, type OrdersFilters, type OrdersSearch, settingsOf, withChange } from './search.ts'
import { SearchField } from './search-field.tsx'

export function OrdersPage() {
  const { org, profile, role, isEmployee } = useViewer()
  const words = profile.vocabulary
  const search = useSearch({ from: '/signed-in/orders' })
  const filters = filtersOf(search, org.settings.ordersPageSettings)
  const change = useFilterChange(search)
  const query = useOrdersQuery(filters)
  useDocumentTitle(words.orders)

  const onSearch = useCallback((q: string) => change({ q }), [change])
  const page = query.data?.data
  const entries = page ? listEntries(page, profile, role) : null
  const showsTotal = org.pricingIsHidden === 0 && !entries?.some((entry) => entry.total === undefined)
  const isLastPage = !entries || entries.length < filters.rows

  return (
    <main className="mx-auto max-w-[1360px] px-4 pb-16 sm:px-6">
      <HeaderSlot name="search">
        <SearchField label={`Search ${words.orders.toLowerCase()}`} value={filters.q} onChange={onSearch} />
      </HeaderSlot>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-6 pb-4">
        <h1 className="text-xl font-semibold tracking-tight">{words.orders}</h1>
        <div className="order-last w-full min-w-0 sm:order-none sm:w-auto sm:flex-1">
          <FilterBar filters={filters} categories={page?.productCategories ?? []} onChange={change} />
        </div>
        <Pager filters={filters} count={entries?.length ?? 0} isLastPage={isLastPage} onChange={change} />
      </div>
      {query.isError ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : entries?.length === 0 ? (
        <NoOrders filters={filters} />
      ) : (
        <OrdersTable
          label={words.orders}
          entries={entries}
          showsOwner={isEmployee}
          showsTotal={showsTotal}
          isStale={query.isPlaceholderData}
        />
      )}
    </main>
  )
}

/** Writes a change of the filters into the address, and what of it is to be remembered to the server. */
function useFilterChange(search: OrdersSearch): (change: OrdersSearch) => void {
  const { org } = useViewer()
  const { session, setSession } = useSession()
  const navigate = useNavigate({ from: '/orders' })
  const saved = org.settings.ordersPageSettings
  return useCallback(
    (change: OrdersSearch) => {
      const next = withChange(search, change)
      // Typing and paging leave one entry each in the history; a filter does too, so that Back takes it back.
      void navigate({ to: '/orders', search: next, replace: 'q' in change, resetScroll: 'page' in change })
      const settings = settingsOf(filtersOf(next, saved), saved)
      if (!session || JSON.stringify(settings) === JSON.stringify(saved)) return
      setSession({
        ...session,
        orgs: session.orgs.map((other) =>
          other.id === org.id
            ? { ...other, settings: { ...other.settings, ordersPageSettings: settings } }
            : other,
        ),
      })
      void call(endpoints.saveOrdersPageSettings, { orgId: org.id, ordersPageSettings: settings })
    },
    [search, saved, session, setSession, org.id, navigate],
  )
}

interface PagerProps {
  filters: OrdersFilters
  count: number
  isLastPage: boolean
  onChange: (change: OrdersSearch) => void
}

/** Previous and next [1.2.31, 1.4.50, 1.4.51]. */
function Pager({ filters: { page, rows }, count, isLastPage, onChange }: PagerProps) {
  const first = (page - 1) * rows
  return (
    <nav aria-label="Pages" className="ml-auto flex items-center gap-1">
      <span className="tabular mr-2 text-sm text-ink-2" aria-live="polite">
        {count > 0 ? `${first + 1}–${first + count}` : `Page ${page}`}
      </span>
      <IconButton
        label="Previous page"
        icon={<ChevronLeft />}
        variant="outlined"
        isDisabled={page === 1}
        onPress={() => onChange({ page: page - 1 })}
      />
      <IconButton
        label="Next page"
        icon={<ChevronRight />}
        variant="outlined"
        isDisabled={isLastPage}
        onPress={() => onChange({ page: page + 1 })}
      />
    </nav>
  )
}

/** Nothing to show [1.2.34]: because of the filters, or because there is nothing yet. */
function NoOrders({ filters }: { filters: OrdersFilters }) {
  const { profile } = useViewer()
  const word = profile.vocabulary.order.toLowerCase()
  const isFiltered =
    filters.q !== '' ||
    filters.status !== 'All' ||
    filters.category !== 'all' ||
    filters.type !== 'active' ||
    filters.owner !== 'all' ||
    filters.page > 1
  return (
    <EmptyState
      title="No orders found"
      actions={
        isFiltered ? (
          <ButtonLink
            to="/orders"
            search={{ owner: 'all', type: 'active', category: 'all', status: 'All' }}
            onClick={() => void queryClient.invalidateQueries({ queryKey: [endpoints.getOrdersData.name] })}
          >
            Clear filters
          </ButtonLink>
        ) : (
          <ButtonLink to="/" variant="primary">
            Start at the home page
          </ButtonLink>
        )
      }
    >
      {isFiltered ? 'Nothing matches the search and filters.' : `Your first ${word} starts with a product.`}
    </EmptyState>
  )
}
