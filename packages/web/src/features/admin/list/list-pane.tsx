/** The list of a section of the back office: search, filters, order and rows, all from the section's data. */
import { byRankThenId } from '@orderwright/domain/catalog'
import { adminMessages } from '@orderwright/domain/messages'
import { type RefObject, useCallback, useEffect, useMemo } from 'react'
import { failureMessage } from '../../../lib/api/api.ts'
import { useNavigate, useSearch } from '../../../lib/router/router-view.tsx'
import { useDocumentTitle } from '../../../lib/session/document-title.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { cx } from '../../../ui/cx.ts'
import { deferred } from '../../../ui/deferred.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { HelpMark } from '../../../ui/help-link.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { readAdminListSearch } from '../../navigation/address-search.ts'
import { SearchField } from '../../orders-list/search-field.tsx'
import { type AdminData, emptyAdminData } from '../admin-data.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CardGrid } from '../cards/card-grid.tsx'
import { InviteGuest } from '../controls/invite-guest.tsx'
import { InviteMember } from '../controls/invite-member.tsx'
import { NewGroup } from '../controls/new-group.tsx'
import { UploadPictures } from '../controls/upload-pictures.tsx'
import { choiceOf, findRows } from '../rows/find-rows.ts'
import { ListActions, NoMatch, NoRecords } from './list-actions.tsx'
import { rememberShown } from './neighbours.ts'
import { NewRuleForm } from '../rules/new-rule-form.tsx'
import { recordsOf } from '../records/records-of.ts'
import { useAdminData, useBegunData } from '../records/use-admin-data.ts'
import { useRecordActions } from '../records/use-record-actions.ts'
import { RowTable } from '../rows/row-table.tsx'
import type { AdminRow, AdminSection, AdminTable, Filter, RecordEditing, SectionKey } from '../section.ts'
import { readSorting, sortRows } from '../rows/sort-rows.ts'
import { withMissingFilter } from '../translations/missing-filter.ts'
import { useSelection } from '../../../ui/table/use-selection.ts'

/** How long the search waits for the typing to end. [2.9.04] */
const DEBOUNCE_MS = 100

/** With what telephone numbers are compared by, which no other list needs. */
const DoublesNote = deferred(() => import('../customers/doubles-note.tsx').then((part) => part.DoublesNote))

const forms = {
  inviteGuest: InviteGuest,
  inviteMember: InviteMember,
  newGroup: NewGroup,
  newRule: NewRuleForm,
  uploadPictures: UploadPictures,
  customerDoubles: DoublesNote,
}

interface ListPaneProps {
  section: AdminSection
  openId: number | null
  isHidden: boolean
  /** a record stands open beside it */
  isNarrow: boolean
  scroller: RefObject<HTMLDivElement | null>
}

/** Rows with what the list knows of them: their place among the ranked, and that their pages stand beside it. */
function placed(
  { rows }: AdminTable,
  { key, editing }: AdminSection,
  adminData: AdminData,
): readonly AdminRow[] {
  const ranks = new Map<number, number>()
  if (editing?.isRanked) {
    const ranked = recordsOf(adminData, editing.list).toSorted(byRankThenId)
    for (const [index, { id }] of ranked.entries()) ranks.set(id, index + 1)
  }
  return rows.map((row) => {
    const rank = ranks.get(row.id)
    return {
      ...row,
      ...(rank === undefined ? {} : { rank }),
      ...(row.to?.section === key ? { keepsSearch: true } : {}),
    }
  })
}

/** Beside an open record only what tells the rows apart. */
function narrowed(table: AdminTable): AdminTable {
  return { ...table, columns: table.columns.filter(({ key }) => key === table.titleColumn || key === 'rank') }
}

export function ListPane({ section, openId, isHidden, isNarrow, scroller }: ListPaneProps) {
  const search = useSearch(readAdminListSearch)
  const q = search.q ?? ''
  const change = useSearchChange(section.key, openId)
  const onSearch = useCallback((typed: string) => change({ q: typed || undefined }), [change])
  const query = useAdminData(section.listNeeds)
  const adminData = query.data
  const begun = useBegunData(section.beginsWith)
  // The list as far as it is there. Its beginning is not that of another order.
  const present = adminData ?? (search.sort === undefined ? begun : undefined)
  const isWhole = adminData !== undefined
  const { profile } = useViewer().org
  const whole = useMemo(() => {
    const shown = present ?? emptyAdminData
    const table = section.list(shown)
    const { filters } = section
    const rows = placed(table, section, shown)
    return { ...table, ...withMissingFilter({ rows, filters }, section.editing, shown, profile) }
  }, [section, present, profile])
  const { timeZone } = profile.region
  const { filters } = whole
  const sorting = readSorting(search.sort, whole)
  const rows = useMemo(() => {
    if (!present) return null
    const found = findRows(whole, filters, search, q, timeZone)
    // That the beginning has none says nothing of the rest.
    if (!isWhole && found.length === 0) return null
    return sortRows(found, sorting, whole.titleColumn)
  }, [present, isWhole, whole, filters, search, q, timeZone, sorting])
  useEffect(() => {
    if (rows && isWhole)
      rememberShown(
        section.key,
        rows.map(({ id }) => id),
      )
  }, [rows, isWhole, section.key])
  const selection = useSelection()
  const { editing } = section
  const Form = section.form && forms[section.form]
  const isBeside = isNarrow && !isHidden
  const Title = openId === null ? 'h1' : 'h2'
  return (
    <div
      hidden={isHidden}
      className={cx(
        'flex min-w-0 flex-col px-4 sm:min-h-0 sm:px-6',
        isHidden && 'hidden',
        isBeside ? 'w-[26rem] shrink-0 border-e border-hairline' : 'flex-1',
      )}
    >
      {openId === null && <TabTitle title={section.title} />}
      <div className="relative flex flex-wrap items-center gap-x-4 gap-y-3 pt-5 pb-3">
        {editing && adminData && <BulkBar editing={editing} adminData={adminData} selection={selection} />}
        <div className="flex items-center gap-1">
          <Title className="text-xl font-semibold tracking-tight">{section.title}</Title>
          <HelpMark at={`/admin/${section.key}`} title={section.title} />
        </div>
        <p className="tabular text-sm text-ink-2" role="status">
          {rows &&
            isWhole &&
            (rows.length === whole.rows.length
              ? rows.length
              : adminMessages.shownOf({ shown: rows.length, all: whole.rows.length }))}
        </p>
        <div className="ms-auto flex flex-wrap items-center gap-3 max-sm:w-full">
          {filters.map((filter) => (
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
      <div ref={scroller} className="min-h-0 pb-24 sm:flex-1 sm:overflow-auto">
        {query.isError && !adminData ? (
          <ErrorState
            message={failureMessage(query.error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : rows?.length === 0 && whole.rows.length > 0 ? (
          <NoMatch section={section} />
        ) : rows?.length === 0 ? (
          <NoRecords section={section} adminData={adminData} />
        ) : section.layout === 'cards' && !isBeside ? (
          <CardGrid label={section.title} rows={rows} adminData={adminData} editing={editing} />
        ) : (
          <Rows
            section={section}
            table={isBeside ? narrowed(whole) : whole}
            rows={rows}
            adminData={present}
            isWaiting={!isWhole}
            openId={openId}
            scroller={scroller}
            sorting={sorting}
            onSort={(sort) => change({ sort })}
            {...(editing && !isBeside ? { selection } : {})}
          />
        )}
      </div>
      {editing?.creator && adminData && whole.rows.length > 0 && (
        <ListActions section={section} editing={editing} adminData={adminData} />
      )}
    </div>
  )
}

/** The list names the tab again when a record is closed. */
function TabTitle({ title }: { title: string }) {
  useDocumentTitle(adminMessages.tab({ title }))
  return null
}

type RowsProps = Omit<Parameters<typeof RowTable>[0], 'label' | 'onRank'> & {
  section: AdminSection
  adminData: AdminData | undefined
}

function Rows({ section, adminData, ...props }: RowsProps) {
  const { editing, title } = section
  return editing?.isRanked && adminData ? (
    <RankedRows {...props} label={title} editing={editing} adminData={adminData} />
  ) : (
    <RowTable {...props} label={title} />
  )
}

/** Rows whose rank can be typed. */
export function RankedRows({
  editing,
  adminData,
  ...props
}: Omit<Parameters<typeof RowTable>[0], 'onRank'> & { editing: RecordEditing; adminData: AdminData }) {
  const { moveTo } = useRecordActions(editing)
  return (
    <RowTable
      {...props}
      onRank={(row, typed) => {
        const peers = editing.peers?.(adminData)
        const ids = peers && new Set(peers.map(({ id }) => id))
        const records = recordsOf(adminData, editing.list, ids)
        const moved = records.find(({ id }) => id === row.id)
        if (moved) moveTo(records, moved, typed)
      }}
    />
  )
}

type Change = Readonly<Partial<Record<Filter['key'] | 'q' | 'sort', string | undefined>>>

/** Filters, search and order in the address, in the place of those before: Back leaves the list. */
function useSearchChange(section: SectionKey, openId: number | null) {
  const navigate = useNavigate()
  return useCallback(
    (next: Change) => {
      const search = (old: object) => ({ ...old, ...next })
      void navigate(
        openId === null
          ? { to: '/admin/:section', params: { section }, search, replace: true }
          : { to: '/admin/:section/:id', params: { section, id: String(openId) }, search, replace: true },
      )
    },
    [navigate, section, openId],
  )
}

interface FilterControlProps {
  filter: Filter
  value: string
  onChange: (choice: string) => void
}

export function FilterControl({ filter, value, onChange }: FilterControlProps) {
  return <SegmentedControl label={filter.label} segments={filter.choices} value={value} onChange={onChange} />
}
