/** A picture of the library: its image, its caption, what it is associated with, and the way to delete it. [2.2.102] */
import { adminMediaMessages as words } from '@orderwright/domain/messages'
import type { Medium } from '@orderwright/domain/people'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlainLink } from '../../../ui/link.tsx'
import type { AdminData } from '../admin-data.ts'
import type { FieldSpec } from '../fields/field-spec.ts'
import { RecordField } from '../fields/record-field.tsx'
import { useRecordActions } from '../records/use-record-actions.ts'
import type { RecordEditing } from '../section.ts'
import { fileTitleOf, mediumAddress, mediumTitleOf } from '../medium-words.ts'
import { Associations } from './associations.tsx'

/** ms after the last key at which a caption is saved. [2.9.03] */
const CAPTION_DELAY_MS = 400

function captionField(medium: Medium): FieldSpec {
  return {
    kind: 'text',
    path: ['title'],
    // Not by its caption, which would change the field's name under the hand that types.
    label: words.captionOf({ title: fileTitleOf(medium) }),
    shortLabel: words.caption,
    placeholder: words.caption,
    maxLength: 200,
    delayMs: CAPTION_DELAY_MS,
  }
}

interface PictureCardProps {
  medium: Medium
  adminData: AdminData
  editing: RecordEditing
}

export function PictureCard({ medium, adminData, editing }: PictureCardProps) {
  const { isPending, remove } = useRecordActions(editing)
  const title = mediumTitleOf(medium)
  return (
    <article aria-label={title} className="flex flex-col">
      <PlainLink
        to="/admin/:section/:id"
        params={{ section: 'media', id: String(medium.id) }}
        search={(old) => old}
        aria-label={words.detailsOf({ title })}
        className="focus-inset block rounded-t bg-desk"
      >
        <img
          src={mediumAddress(medium, 'thumbnail')}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-46 w-full object-contain"
        />
      </PlainLink>
      <div className="flex flex-col gap-1.5 border-t border-hairline p-2">
        <RecordField
          target={{ resource: 'medium', record: medium }}
          field={captionField(medium)}
          isLabelHidden
          size="small"
        />
        <div className="flex items-center justify-between gap-1">
          <Associations medium={medium} adminData={adminData} />
          <IconButton
            label={words.deleteOf({ title })}
            icon={<Trash2 />}
            variant="danger"
            isPending={isPending}
            onPress={() => void remove({ id: medium.id, title })}
          />
        </div>
      </div>
    </article>
  )
}
