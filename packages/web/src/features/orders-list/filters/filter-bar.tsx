/** The filters of the list. Each is in the address and remembered for the next visit. */
import type { ProductCategory } from '@orderwright/domain/catalog'
import { deskMessages, ordersListMessages as words } from '@orderwright/domain/messages'
import { hasAdvancedView, type ListSort, listSortKeys } from '@orderwright/domain/orders'
import { memo, type ReactNode } from 'react'
import { useIsPhone } from '../../../lib/browser/media.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Clearable } from './clearable.tsx'
import {
  type FilterName,
  filtersOn,
  nextSort,
  noFilters,
  type OrdersFilters,
  type OrdersSearch,
  pageSizes,
  sortText,
} from '../search.ts'

interface FilterBarProps {
  filters: OrdersFilters
  categories: readonly ProductCategory[]
  onChange: (change: OrdersSearch) => void
  /** stands before the filters, and is pushed sideways with them */
  children?: ReactNode
}

const owners = [
  { key: 'all', label: words.anyone },
  { key: 'own', label: words.me },
] as const
const types = [
  { key: 'active', label: words.active },
  { key: 'archived', label: words.archived },
  { key: 'all', label: words.all },
] as const
const views = [
  { key: 'basic', label: words.basic },
  { key: 'advanced', label: words.advanced },
] as const
const sortWords: Readonly<Record<ListSort['by'], string>> = {
  number: words.number,
  title: words.title,
  company: words.company,
  created: words.created,
  updated: words.updated,
  total: words.total,
  status: words.status,
  owner: words.owner,
  category: words.category,
}
const rows = pageSizes.map((size) => ({ key: size, label: String(size) }))

/** What is filtered by though nobody can choose it any more, such as by a view that is older: it says so. */
function withGone<Key>(items: readonly { key: Key; label: string }[], chosen: Key) {
  return items.some(({ key }) => key === chosen)
    ? items
    : [...items, { key: chosen, label: words.goneFilter }]
}

export const FilterBar = memo(function FilterBar({
  filters,
  categories,
  onChange,
  children,
}: FilterBarProps) {
  const { profile, isEmployee, role, org } = useViewer()
  const isPhone = useIsPhone()
  const sortable = listSortKeys.filter(
    (key) => (key !== 'total' || org.pricingIsHidden === 0) && (key !== 'owner' || isEmployee),
  )
  const statuses = profile.productOrderStatuses.filter(
    (status) => role !== 'guest' || status.isVisibleToGuest,
  )
  const categoryItems: { key: number | 'all'; label: string }[] = [
    { key: 'all', label: words.all },
    ...categories.map((category) => ({ key: category.id, label: category.title })),
  ]
  const statusItems = [
    { key: 'All', label: words.all },
    ...statuses.map(({ key, title }) => ({ key, label: title })),
  ]
  const on = filtersOn(filters)
  const isOn = (name: FilterName) => on.includes(name)
  const clear = (name: keyof typeof noFilters) => onChange({ [name]: noFilters[name] })
  const common = { size: 'small', hasInlineLabel: true, className: 'shrink-0' } as const
  return (
    <div
      role="group"
      aria-label={words.filters}
      className="no-scrollbar relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {children}
      {isEmployee && (
        <Clearable label={words.owner} isOn={isOn('owner')} onClear={() => clear('owner')}>
          <Select
            {...common}
            label={words.owner}
            items={owners}
            value={filters.owner}
            onChange={(owner) => onChange({ owner })}
          />
        </Clearable>
      )}
      <Clearable label={words.type} isOn={isOn('type')} onClear={() => clear('type')}>
        <Select
          {...common}
          label={words.type}
          items={types}
          value={filters.type}
          onChange={(type) => onChange({ type })}
        />
      </Clearable>
      <Clearable label={words.category} isOn={isOn('category')} onClear={() => clear('category')}>
        <Select
          {...common}
          label={words.category}
          // Those of the organization come with the rows.
          items={categories.length === 0 ? categoryItems : withGone(categoryItems, filters.category)}
          value={filters.category}
          onChange={(category) => onChange({ category })}
        />
      </Clearable>
      <Clearable label={words.status} isOn={isOn('status')} onClear={() => clear('status')}>
        <Select
          {...common}
          label={words.status}
          items={withGone(statusItems, filters.status)}
          value={filters.status}
          onChange={(status) => onChange({ status })}
        />
      </Clearable>
      {filters.paying && (
        <Clearable
          label={words.processingPayment}
          isOn
          // The address alone says it: without it all statuses are shown again.
          onClear={() => onChange({ paying: undefined, status: noFilters.status })}
        >
          <span className="ps-2.5 text-sm font-medium">{words.processingPayment}</span>
        </Clearable>
      )}
      {filters.waiting && (
        <Clearable
          label={deskMessages.reasons[filters.waiting]}
          isOn
          onClear={() => onChange({ waiting: undefined, status: noFilters.status })}
        >
          <span className="ps-2.5 text-sm font-medium">{deskMessages.reasons[filters.waiting]}</span>
        </Clearable>
      )}
      {hasAdvancedView({ profile, role }) && (
        <Select
          {...common}
          label={words.view}
          items={views}
          value={filters.view}
          onChange={(view) => onChange({ view })}
        />
      )}
      {/* Cards have no column titles to press. */}
      {isPhone && (
        <Select
          {...common}
          label={words.sortBy}
          items={sortable.map((key) => ({ key, label: sortWords[key] }))}
          value={filters.sort.by}
          onChange={(by) =>
            onChange({ sort: sortText(by === filters.sort.by ? filters.sort : nextSort(filters.sort, by)) })
          }
        />
      )}
      <Select
        {...common}
        label={words.itemsPage}
        items={rows}
        value={filters.rows}
        onChange={(chosen) => onChange({ rows: chosen })}
      />
    </div>
  )
})
