/** What can be done with the selected rows of a list. */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { Archive, ArchiveRestore } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import type { AdminData } from '../admin-data.ts'
import { type FieldSpec, propsWith } from '../fields/field-spec.ts'
import { useEdit } from '../records/record-editing.tsx'
import { recordsOf } from '../records/records-of.ts'
import { useRecordActions } from '../records/use-record-actions.ts'
import type { RecordEditing } from '../section.ts'
import type { Selection } from '../../../ui/table/use-selection.ts'

interface BulkBarProps {
  editing: RecordEditing
  adminData: AdminData
  selection: Selection
}

export function BulkBar({ editing, adminData, selection }: BulkBarProps) {
  const { setGone } = useRecordActions(editing)
  const count = selection.ids.size
  if (count === 0) return null
  const records = () => recordsOf(adminData, editing.list, selection.ids)
  return (
    <div
      role="toolbar"
      aria-label={words.bulkActions}
      // Over the head of the list, so that no row moves under the pointer.
      className="absolute inset-x-0 bottom-1.5 z-20 flex min-h-11 flex-wrap items-center gap-2 rounded border border-edge bg-paper px-3 py-1.5 shadow-pop"
    >
      <span className="tabular text-sm font-medium" role="status">
        {words.selected({ count })}
      </span>
      {editing.gone && (
        <>
          <Button size="small" icon={<Archive aria-hidden />} onPress={() => void setGone(records(), true)}>
            {words.archive}
          </Button>
          <Button
            size="small"
            icon={<ArchiveRestore aria-hidden />}
            onPress={() => void setGone(records(), false)}
          >
            {words.unarchive}
          </Button>
        </>
      )}
      {editing.bulk?.(adminData).map((field) => (
        <BulkField key={field.label} field={field} editing={editing} records={records} />
      ))}
      <Button size="small" variant="quiet" className="ms-auto" onPress={() => selection.setAll([])}>
        {words.clearSelection}
      </Button>
    </div>
  )
}

interface Given {
  readonly key: string
  readonly label: string
  readonly value: unknown
}

function givenBy(field: FieldSpec): readonly Given[] {
  if (field.kind === 'choice') return field.choices.map(({ key, label }) => ({ key, label, value: key }))
  if (field.kind !== 'record') return []
  const none = field.none ? [{ key: 'none', label: field.none.label, value: field.none.value }] : []
  return [...none, ...field.choices.map(({ id, title }) => ({ key: String(id), label: title, value: id }))]
}

function BulkField({
  field,
  editing: { resource },
  records,
}: {
  field: FieldSpec
  editing: RecordEditing
  records: () => ReturnType<typeof recordsOf>
}) {
  const edit = useEdit()
  const choices = givenBy(field)
  return (
    <Select
      label={field.label}
      isLabelHidden
      size="small"
      placeholder={field.label}
      items={choices.map(({ key, label }) => ({ key, label }))}
      value={null}
      onChange={(key) => {
        const given = choices.find((one) => one.key === key)
        const chosen = records()
        if (given)
          edit({
            resource,
            records: chosen,
            props: (record) => propsWith(record, field.path, given.value),
            label: words.bulkDone({ label: `${field.label} ${given.label}`, count: chosen.length }),
          })
      }}
      className="w-44"
    />
  )
}
