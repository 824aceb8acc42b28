/** A table within the details of a record: its rows are added, ranked, selected and set up there. [2.2.79, 2.2.100] */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { Plus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import type { AdminData } from '../admin-data.ts'
import { BulkBar } from '../list/bulk-bar.tsx'
import { choiceOf, findRows, type FilterValues } from '../rows/find-rows.ts'
import { FilterControl, RankedRows } from '../list/list-pane.tsx'
import { PanelView } from '../panels/panel-view.tsx'
import { recordsOf } from '../records/records-of.ts'
import { useRecordActions } from '../records/use-record-actions.ts'
import { RowTable } from '../rows/row-table.tsx'
import type { AdminTable, DetailGroup, RecordEditing } from '../section.ts'
import { SettingsPopup } from './settings-popup.tsx'
import { readSorting, sortRows } from '../rows/sort-rows.ts'
import { withMissingFilter } from '../translations/missing-filter.ts'
import { useSelection } from '../../../ui/table/use-selection.ts'

export type TableGroup = Extract<DetailGroup, { readonly table: AdminTable }>

interface DetailTableProps {
  group: TableGroup
  adminData: AdminData
  heading: ReactNode
}

export function DetailTable({ group, adminData, heading }: DetailTableProps) {
  const { editing } = group
  return editing ? (
    <EditedTable group={group} editing={editing} adminData={adminData} heading={heading} />
  ) : (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-2 [&>h2]:pb-0">
        {heading}
        {group.panel && (
          <span className="ms-auto">
            <PanelView title={group.title} panel={group.panel} adminData={adminData} />
          </span>
        )}
      </div>
      <PlainRows group={group} />
    </>
  )
}

function Empty({ children }: { children: string }) {
  return <p className="border-t border-hairline py-3 text-sm text-ink-2">{children}</p>
}

function PlainRows({ group: { table, empty, title } }: { group: TableGroup }) {
  if (table.rows.length === 0) return <Empty>{empty}</Empty>
  return (
    <div className="sm:overflow-x-auto">
      <RowTable label={title} table={table} rows={table.rows} />
    </div>
  )
}

function EditedTable({ group, editing, adminData, heading }: DetailTableProps & { editing: RecordEditing }) {
  const { title, empty } = group
  const { profile } = useViewer().org
  const { table, filters } = useMemo(() => {
    const given = { rows: group.table.rows, filters: group.filters ?? [] }
    const found = withMissingFilter(given, editing, adminData, profile)
    return { table: { ...group.table, rows: found.rows }, filters: found.filters }
  }, [group, editing, adminData, profile])
  const [values, setValues] = useState<FilterValues>({})
  const [sort, setSort] = useState<string | undefined>()
  const [open, setOpen] = useState<{ readonly id: number; readonly isNew: boolean } | null>(null)
  const selection = useSelection()
  const sorting = readSorting(sort, table)
  const rows = useMemo(
    () => sortRows(findRows(table, filters, values, ''), sorting, table.titleColumn),
    [table, filters, values, sorting],
  )
  const shared = {
    label: title,
    table,
    rows,
    sorting,
    onSort: setSort,
    selection,
    ...(editing.settings ? { onSettings: ({ id }: { id: number }) => setOpen({ id, isNew: false }) } : {}),
  }
  return (
    <>
      <div className="relative flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 pb-2 [&>h2]:pb-0">
        <BulkBar editing={editing} adminData={adminData} selection={selection} />
        {heading}
        <span className="ms-auto flex flex-wrap items-center gap-3">
          {filters.map((filter) => (
            <FilterControl
              key={filter.key}
              filter={filter}
              value={choiceOf(filter, values)}
              onChange={(choice) => setValues({ ...values, [filter.key]: choice })}
            />
          ))}
          {editing.creator && (
            <AddRow editing={editing} adminData={adminData} onAdded={(id) => setOpen({ id, isNew: true })} />
          )}
        </span>
      </div>
      {rows.length === 0 ? (
        <Empty>{table.rows.length === 0 ? empty : words.allFilteredOut}</Empty>
      ) : (
        <div className="sm:overflow-x-auto">
          {editing.isRanked ? (
            <RankedRows {...shared} editing={editing} adminData={adminData} />
          ) : (
            <RowTable {...shared} />
          )}
        </div>
      )}
      {open !== null && editing.settings && (
        <SettingsPopup editing={editing} adminData={adminData} {...open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

function AddRow({
  editing,
  adminData,
  onAdded,
}: {
  editing: RecordEditing
  adminData: AdminData
  onAdded: (id: number) => void
}) {
  const { isPending, add } = useRecordActions(editing)
  return (
    <Button
      icon={<Plus aria-hidden />}
      isPending={isPending}
      onPress={() => {
        const peers = editing.peers?.(adminData) ?? recordsOf(adminData, editing.list)
        void add(peers).then((id) => {
          if (id !== null && editing.opensNew) onAdded(id)
        })
      }}
    >
      {words.add({ one: editing.one })}
    </Button>
  )
}
