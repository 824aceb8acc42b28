/** /money-owed: what customers owe, by age. To all but employees the address is unknown. [issue 18] */
import { currencySymbol } from '@orderwright/domain/invoices'
import {
  type CustomerReceivables,
  moneyOwedMessages as words,
  sumReceivables,
  reminderMessages,
} from '@orderwright/domain/receivables'
import { Download } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { failureMessage } from '../../lib/api/api.ts'
import { useIsPhone } from '../../lib/browser/media.ts'
import { useIsSlow } from '../../lib/browser/use-is-slow.ts'
import { useTopOf } from '../../lib/browser/use-top-of.ts'
import { readChoice, readDay, readText } from '../../lib/format/read-values.ts'
import { useNavigate, useSearch } from '../../lib/router/router-view.tsx'
import { readSort, sortText } from '../../lib/router/sort-text.ts'
import type { RawSearch } from '../../lib/router/search-text.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { HelpMark } from '../../ui/help-link.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { NotFoundPage } from '../navigation/not-found-page.tsx'
import { SearchField } from '../orders-list/search-field.tsx'
import { CustomerCards } from './customer-cards.tsx'
import { DayField } from './day-field.tsx'
import { CustomersTable } from './customers-table.tsx'
import { findCustomers, firstSort, type Sort, sortCustomers, sortKeys } from './find-customers.ts'
import { RemindersPanel } from './reminders-panel.tsx'
import { type Owed, saveReceivables, useReceivables } from './use-receivables.ts'

export function ReceivablesPage() {
  const { isEmployee } = useViewer()
  return isEmployee ? <ReceivablesScreen /> : <NotFoundPage />
}

const views = ['owed', 'reminders'] as const
type View = (typeof views)[number]

interface PageSearch {
  readonly q?: string | undefined
  readonly asOf?: string | undefined
  readonly sort?: string | undefined
  readonly view?: View | undefined
}

function parseSearch(search: RawSearch): PageSearch {
  return {
    q: readText(search['q'], 200),
    asOf: readDay(search['asOf']),
    sort: readText(search['sort'], 20),
    view: readChoice(views, search['view']),
  }
}

/** '-total': the most first. */
function sortOf(text: string | undefined): Sort {
  return readSort(text, sortKeys) ?? firstSort('total')
}

function nextSort(sort: Sort, key: string): Sort {
  const by = readChoice(sortKeys, key) ?? 'total'
  return sort.by === by ? { by, isDescending: !sort.isDescending } : firstSort(by)
}

function useOpenKeys() {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((key: string) => {
    setOpenKeys((old) => {
      const next = new Set(old)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])
  return { openKeys, toggle }
}

function ReceivablesScreen() {
  const { profile } = useViewer()
  const search = useSearch(parseSearch)
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const frame = useRef<HTMLElement>(null)
  const top = useTopOf(frame)
  const query = useReceivables(search.asOf)
  const isSlow = useIsSlow(query.isFetching && (!query.data || query.isPlaceholderData))
  const sort = useMemo(() => sortOf(search.sort), [search.sort])
  useDocumentTitle(words.title)
  const change = useCallback(
    (changed: PageSearch) => {
      void navigate({ to: '/money-owed', search: (old) => ({ ...old, ...changed }), replace: true })
    },
    [navigate],
  )
  const onSearch = useCallback((q: string) => change({ q: q || undefined }), [change])
  const view = search.view ?? 'owed'
  const owed = query.data
  const word = profile.vocabulary.order
  const found = useMemo(
    () => sortCustomers(findCustomers(owed?.customers ?? [], search.q ?? ''), sort),
    [owed?.customers, search.q, sort],
  )
  return (
    <main
      ref={frame}
      className="mx-auto flex max-w-[1600px] flex-col px-4 max-sm:overflow-y-auto sm:px-6"
      style={{ height: `calc(100dvh - ${top}px - var(--toast-room, 0px))` }}
    >
      <div className="flex items-center gap-1 pt-5">
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <HelpMark at="/money-owed" title={words.title} />
      </div>
      <SegmentedControl
        label={reminderMessages.views}
        segments={views.map((key) => ({ key, label: viewLabels[key] }))}
        value={view}
        onChange={(next) => change({ view: next === 'owed' ? undefined : next })}
        className="mt-3 self-start"
      />
      {view === 'reminders' && (
        <div className="pt-4 pb-8 sm:min-h-0 sm:flex-1 sm:overflow-auto sm:pb-4">
          <RemindersPanel />
        </div>
      )}
      {view === 'owed' && (
        <>
          <p className="pt-3 text-sm text-ink-2">{words.hint}</p>
          <div className="flex flex-wrap items-end gap-3 pt-3 pb-3">
            <DayField
              label={words.asOf}
              value={search.asOf ?? owed?.asOf ?? ''}
              onChange={(asOf) => change({ asOf })}
            />
            <SearchField label={words.search} value={search.q ?? ''} onChange={onSearch} />
            {isPhone && (
              <Select
                label={words.sortBy}
                items={sortKeys.map((key) => ({ key, label: words.sorts[key] }))}
                value={sort.by}
                onChange={(by) => change({ sort: sortText(firstSort(by)) })}
              />
            )}
            <span className="flex-1" />
            <Button
              icon={<Download aria-hidden />}
              isDisabled={found.length === 0}
              onPress={() => owed && void saveReceivables({ ...owed, customers: found }, word)}
            >
              {words.exportCsv}
            </Button>
          </div>
          <p role="status" className="text-sm text-ink-2 not-empty:pb-2">
            {isSlow && words.slow}
          </p>
          <div className="pb-8 sm:min-h-0 sm:flex-1 sm:overflow-auto sm:pb-4">
            {owed ? (
              <Customers
                owed={owed}
                found={found}
                sort={sort}
                isPhone={isPhone}
                isStale={query.isPlaceholderData}
                onSort={(key) => change({ sort: sortText(nextSort(sort, key)) })}
                onClear={() => change({ q: undefined })}
              />
            ) : query.isError ? (
              <ErrorState
                message={failureMessage(query.error)}
                onRetry={() => void query.refetch()}
                isRetrying={query.isFetching}
              />
            ) : (
              <SkeletonGroup label={words.loading}>
                <Skeleton className="h-64 w-full" />
              </SkeletonGroup>
            )}
          </div>
        </>
      )}
    </main>
  )
}

const viewLabels: Readonly<Record<View, string>> = {
  owed: reminderMessages.owed,
  reminders: reminderMessages.title,
}

interface OwedProps {
  owed: Owed
  found: readonly CustomerReceivables[]
  sort: Sort
  isPhone: boolean
  isStale: boolean
  onSort: (key: string) => void
  onClear: () => void
}

/** The customers that the search finds, and their sums. */
function Customers({ owed, found, sort, isPhone, isStale, onSort, onClear }: OwedProps) {
  const { profile } = useViewer()
  const { openKeys, toggle } = useOpenKeys()
  const word = profile.vocabulary.order
  if (owed.customers.length === 0)
    return <EmptyState title={words.nothing}>{words.nothingNext({ word })}</EmptyState>
  if (found.length === 0) {
    return (
      <EmptyState title={words.noneFound} actions={<Button onPress={onClear}>{words.clearSearch}</Button>} />
    )
  }
  const shown = {
    customers: found,
    sums: sumReceivables(found),
    symbol: currencySymbol(owed.currency),
    word,
    isStale,
    openKeys,
    onToggle: toggle,
  }
  return (
    <>
      {isPhone ? <CustomerCards {...shown} /> : <CustomersTable {...shown} sort={sort} onSort={onSort} />}
      {owed.otherCurrencyCount > 0 && (
        <p className="pt-3 text-sm text-ink-2">{words.otherCurrency({ count: owed.otherCurrencyCount })}</p>
      )}
    </>
  )
}
