/** The list of a section of the back office: search, filters and rows, all from the section's data. */
import { adminMessages } from '@orderwright/domain'
import { readAdminListSearch } from '../navigation/address-search.ts'
import { useParams } from 'wouter'
import { useNavigate, useSearch } from '../../lib/router/router-view.tsx'
import { useCallback, useMemo } from 'react'
import { NotFoundPage } from '../navigation/not-found-page.tsx'
import { failureMessage } from '../../lib/api/api.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { SearchField } from '../orders-list/search-field.tsx'
import { emptyAdminData, useAdminData } from './admin-data.ts'
import { InviteGuest } from './controls/invite-guest.tsx'
import { NewGroup } from './controls/new-group.tsx'
import { choiceOf, findRows } from './find-rows.ts'
import { RowTable } from './row-table.tsx'
import { type AdminSection, type Filter, type SectionKey } from './section.ts'
import { findSection } from './sections.ts'

/** How long the search waits for the typing to end. [2.9.04] */
const DEBOUNCE_MS = 100

export function AdminListPage() {
  const { section: key = '' } = useParams()
  const section = findSection(key)
  if (!section) return <NotFoundPage message={adminMessages.noSection} />
  return <SectionList key={section.key} section={section} />
}

const forms = { inviteGuest: InviteGuest, newGroup: NewGroup }

function SectionList({ section }: { section: AdminSection }) {
  const search = useSearch(readAdminListSearch)
  const q = search.q ?? ''
  const change = useSearchChange(section.key)
  const onSearch = useCallback((typed: string) => change({ q: typed || undefined }), [change])
  const query = useAdminData(section.listNeeds)
  const table = useMemo(() => section.list(query.data ?? emptyAdminData), [section, query.data])
  const rows = query.data ? findRows(table, section.filters, search, q) : null
  const Form = section.form && forms[section.form]
  useDocumentTitle(adminMessages.tab({ title: section.title }))
  return (
    <main className="flex min-w-0 flex-1 flex-col px-4 sm:min-h-0 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-5 pb-3">
        <h1 className="text-xl font-semibold tracking-tight">{section.title}</h1>
        <p className="tabular text-sm text-ink-2" role="status">
          {rows &&
            (rows.length === table.rows.length
              ? rows.length
              : adminMessages.shownOf({ shown: rows.length, all: table.rows.length }))}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-3 max-sm:w-full">
          {section.filters.map((filter) => (
            <FilterControl
              key={filter.key}
              filter={filter}
              value={choiceOf(filter, search)}
              onChange={(choice) => change({ [filter.key]: choice === filter.initial ? undefined : choice })}
            />
          ))}
          <div className="max-sm:w-full">
            <SearchField
              label={adminMessages.search({ title: section.title })}
              value={q}
              onChange={onSearch}
              debounceMs={DEBOUNCE_MS}
            />
          </div>
        </div>
      </div>
      {Form && <Form />}
      <div className="min-h-0 pb-10 sm:flex-1 sm:overflow-auto sm:pb-4">
        {query.isError && !query.data ? (
          <ErrorState
            message={failureMessage(query.error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : rows?.length === 0 ? (
          <NoRows section={section} isFiltered={table.rows.length > 0} />
        ) : (
          <RowTable label={section.title} table={table} rows={rows} />
        )}
      </div>
    </main>
  )
}

type Change = Readonly<Partial<Record<Filter['key'] | 'q', string | undefined>>>

/** Filters and search in the address, in the place of those before: Back leaves the list. */
function useSearchChange(section: SectionKey) {
  const navigate = useNavigate()
  return useCallback(
    (next: Change) =>
      void navigate({
        to: '/admin/:section',
        params: { section },
        search: (old) => ({ ...old, ...next }),
        replace: true,
      }),
    [navigate, section],
  )
}

interface FilterControlProps {
  filter: Filter
  value: string
  onChange: (choice: string) => void
}

function FilterControl({ filter, value, onChange }: FilterControlProps) {
  return <SegmentedControl label={filter.label} segments={filter.choices} value={value} onChange={onChange} />
}

function NoRows({ section, isFiltered }: { section: AdminSection; isFiltered: boolean }) {
  if (!isFiltered)
    return <EmptyState title={adminMessages.noneYet({ title: section.title })}>{section.empty}</EmptyState>
  const all = Object.fromEntries(section.filters.map(({ key }) => [key, 'all']))
  return (
    <EmptyState
      title={adminMessages.noneFound({ title: section.title })}
      actions={
        <ButtonLink to="/admin/:section" params={{ section: section.key }} search={all}>
          {adminMessages.showAll}
        </ButtonLink>
      }
    >
      {adminMessages.noMatch}
    </EmptyState>
  )
}
