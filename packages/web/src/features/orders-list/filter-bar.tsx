/** The filters of the list. Each is in the address and remembered for the next visit. */
import { hasAdvancedView, type ListSort, listSortKeys, type ProductCategory } from '@orderwright/domain'
import { memo } from 'react'
import { useIsPhone } from '../../lib/browser/media.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { Select } from '../../ui/fields/select.tsx'
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
} from './search.ts'

interface FilterBarProps {
  filters: OrdersFilters
  categories: readonly ProductCategory[]
  onChange: (change: OrdersSearch) => void
}

const owners = [
  { key: 'all', label: 'Anyone' },
  { key: 'own', label: 'Me' },
] as const
const types = [
  { key: 'active', label: 'Active' },
  { key: 'archived', label: 'Archived' },
  { key: 'all', label: 'All' },
] as const
const views = [
  { key: 'basic', label: 'Basic' },
  { key: 'advanced', label: 'Advanced' },
] as const
const sortWords: Readonly<Record<ListSort['by'], string>> = {
  number: 'Number',
  title: 'Title',
  company: 'Company',
  created: 'Created',
  updated: 'Updated',
  total: 'Total',
  status: 'Status',
  owner: 'Owner',
  category: 'Category',
}
const rows = pageSizes.map((size) => ({ key: size, label: String(size) }))

export const FilterBar = memo(function FilterBar({ filters, categories, onChange }: FilterBarProps) {
  const { profile, isEmployee, role, org } = useViewer()
  const isPhone = useIsPhone()
  const sortable = listSortKeys.filter(
    (key) => (key !== 'total' || org.pricingIsHidden === 0) && (key !== 'owner' || isEmployee),
  )
  const statuses = profile.productOrderStatuses.filter(
    (status) => role !== 'guest' || status.isVisibleToGuest,
  )
  const categoryItems: { key: number | 'all'; label: string }[] = [
    { key: 'all', label: 'All' },
    ...categories.map((category) => ({ key: category.id, label: category.title })),
  ]
  const on = filtersOn(filters)
  const isOn = (name: FilterName) => on.includes(name)
  const clear = (name: keyof typeof noFilters) => onChange({ [name]: noFilters[name] })
  const common = { size: 'small', hasInlineLabel: true, className: 'shrink-0' } as const
  return (
    <div
      role="group"
      aria-label="Filters"
      className="no-scrollbar relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {isEmployee && (
        <Clearable label="Owner" isOn={isOn('owner')} onClear={() => clear('owner')}>
          <Select
            {...common}
            label="Owner"
            items={owners}
            value={filters.owner}
            onChange={(owner) => onChange({ owner })}
          />
        </Clearable>
      )}
      <Clearable label="Type" isOn={isOn('type')} onClear={() => clear('type')}>
        <Select
          {...common}
          label="Type"
          items={types}
          value={filters.type}
          onChange={(type) => onChange({ type })}
        />
      </Clearable>
      <Clearable label="Category" isOn={isOn('category')} onClear={() => clear('category')}>
        <Select
          {...common}
          label="Category"
          items={categoryItems}
          value={filters.category}
          onChange={(category) => onChange({ category })}
        />
      </Clearable>
      <Clearable label="Status" isOn={isOn('status')} onClear={() => clear('status')}>
        <Select
          {...common}
          label="Status"
          items={[{ key: 'All', label: 'All' }, ...statuses.map(({ key, title }) => ({ key, label: title }))]}
          value={filters.status}
          onChange={(status) => onChange({ status })}
        />
      </Clearable>
      {filters.paying && (
        <Clearable
          label="Processing payment"
          isOn
          // The address alone says it: without it all statuses are shown again.
          onClear={() => onChange({ paying: undefined, status: noFilters.status })}
        >
          <span className="pl-2.5 text-sm font-medium">Processing payment</span>
        </Clearable>
      )}
      {hasAdvancedView({ profile, role }) && (
        <Select
          {...common}
          label="View"
          items={views}
          value={filters.view}
          onChange={(view) => onChange({ view })}
        />
      )}
      {/* Cards have no column titles to press. */}
      {isPhone && (
        <Select
          {...common}
          label="Sort"
          items={sortable.map((key) => ({ key, label: sortWords[key] }))}
          value={filters.sort.by}
          onChange={(by) =>
            onChange({ sort: sortText(by === filters.sort.by ? filters.sort : nextSort(filters.sort, by)) })
          }
        />
      )}
      <Select
        {...common}
        label="Items/Page"
        items={rows}
        value={filters.rows}
        onChange={(chosen) => onChange({ rows: chosen })}
      />
    </div>
  )
})
