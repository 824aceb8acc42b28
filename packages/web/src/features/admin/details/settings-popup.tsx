/** The settings of a record: its fields, its picture, putting it away and deleting it. Everything saves by itself. */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import type { AdminData } from '../admin-data.ts'
import { valueAt } from '../fields/field-spec.ts'
import { PanelView } from '../panels/panel-view.tsx'
import { recordsOf } from '../records/records-of.ts'
import { useRecordActions } from '../records/use-record-actions.ts'
import { SaveStatus } from '../fields/save-status.tsx'
import { RecordSettings } from './record-settings.tsx'
import type { RecordEditing } from '../section.ts'

interface SettingsPopupProps {
  editing: RecordEditing
  adminData: AdminData
  id: number
  onClose: () => void
  /** it was made a moment ago: typing names it */
  isNew?: boolean
  /** the record is deleted */
  onRemoved?: () => void
}

export function SettingsPopup({
  editing,
  adminData,
  id,
  isNew = false,
  onClose,
  onRemoved,
}: SettingsPopupProps) {
  const { resource, list, one, gone, askRemove, holds, settings } = editing
  const { isPending, remove, restore, setGone } = useRecordActions(editing)
  const [record] = recordsOf(adminData, list, new Set([id]))
  if (!record) return null
  const title = record.title || `#${id}`
  const isGone = gone !== undefined && valueAt(record, [gone]) === 1
  const isDeleted = gone === undefined && valueAt(record, ['deleted']) === 1
  return (
    <Dialog
      title={words.settingsOf({ title })}
      isOpen
      onOpenChange={onClose}
      size="large"
      footer={
        <div className="flex w-full flex-wrap items-center gap-2">
          <SaveStatus />
          <span className="ms-auto flex flex-wrap gap-2">
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
                  void remove({ id, title, concerned: holds?.(adminData, id) }).then((isRemoved) => {
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
      <RecordSettings
        groups={settings?.(adminData, id) ?? []}
        target={{ resource, record }}
        title={title}
        isNew={isNew}
        renderPanel={(panel, name) => <PanelView title={name} panel={panel} adminData={adminData} />}
      />
    </Dialog>
  )
}
