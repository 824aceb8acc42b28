/** The settings of a record: its fields, its picture, putting it away and deleting it. Everything saves by itself. */
import { adminEditingMessages as words } from '@orderwright/domain'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'
import type { AdminData } from './admin-data.ts'
import { RecordField } from './fields/record-field.tsx'
import { ThumbnailField } from './fields/thumbnail-field.tsx'
import { type FieldSpec, valueAt } from './fields/field-spec.ts'
import { PanelView } from './panels/panel-view.tsx'
import { recordsOf } from './records/records-of.ts'
import { useRecordActions } from './records/use-record-actions.ts'
import { SaveStatus } from './fields/save-status.tsx'
import type { RecordEditing } from './section.ts'

interface SettingsPopupProps {
  editing: RecordEditing
  adminData: AdminData
  id: number
  onClose: () => void
  /** the record is deleted */
  onRemoved?: () => void
}

export function SettingsPopup({ editing, adminData, id, onClose, onRemoved }: SettingsPopupProps) {
  const { resource, list, one, gone, askRemove, settings } = editing
  const { isPending, remove, restore, setGone } = useRecordActions(editing)
  const { org } = useViewer()
  const isAllowed = ({ needs }: FieldSpec) => needs === undefined || org[needs]
  const [record] = recordsOf(adminData, list, new Set([id]))
  if (!record) return null
  const title = record.title || `#${id}`
  const isGone = gone !== undefined && valueAt(record, [gone]) === 1
  const isDeleted = gone === undefined && valueAt(record, ['deleted']) === 1
  const target = { resource, record }
  return (
    <Dialog
      title={words.settingsOf({ title })}
      isOpen
      onOpenChange={onClose}
      size="large"
      footer={
        <div className="flex w-full flex-wrap items-center gap-2">
          <SaveStatus />
          <span className="ml-auto flex flex-wrap gap-2">
            {gone && (
              <Button
                icon={isGone ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
                onPress={() => void setGone([record], !isGone)}
              >
                {isGone ? words.unarchive : words.archive}
              </Button>
            )}
            {isDeleted && (
              <Button icon={<ArchiveRestore aria-hidden />} onPress={() => void restore(id)}>
                {words.restore}
              </Button>
            )}
            {askRemove !== undefined && !isDeleted && (
              <Button
                variant="danger"
                icon={<Trash2 aria-hidden />}
                isPending={isPending}
                onPress={() =>
                  void remove({ id, title }).then((isRemoved) => {
                    if (isRemoved) (onRemoved ?? onClose)()
                  })
                }
              >
                {words.deleteOne({ one })}
              </Button>
            )}
          </span>
        </div>
      }
    >
      <div className="space-y-6">
        {settings?.(adminData, id)
          .filter(({ fields, panel, picture }) => panel || picture || fields.some(isAllowed))
          .map((group) => (
            <fieldset key={group.title}>
              <legend className="pb-2 text-sm font-semibold">{group.title}</legend>
              {group.picture && <ThumbnailField target={target} of={group.picture.resource} title={title} />}
              <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
                {group.fields.filter(isAllowed).map((field) => (
                  <RecordField
                    key={field.path.join('.')}
                    target={target}
                    field={field}
                    className={field.kind === 'text' && field.isMultiline ? 'sm:col-span-2' : 'min-w-0'}
                  />
                ))}
              </div>
              {group.panel && <PanelView title={group.title} panel={group.panel} adminData={adminData} />}
            </fieldset>
          ))}
      </div>
    </Dialog>
  )
}
